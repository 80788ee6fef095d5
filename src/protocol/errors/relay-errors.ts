import type { ErrorEntry } from './error-entry.ts'

/** What can go wrong while agents carry a task. */
export const RELAY_ERRORS = {
  GRAPH_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 에는 에이전트 그래프가 없습니다. 그래프는 baton dispatch 로 시작한 태스크에 있습니다. baton task show {task_id} (으)로 확인하세요.',
      en: 'The task {task_id} has no graph of agents. Tasks that baton dispatch starts have one. See baton task show {task_id}.',
    },
  },
  PLAN_EDIT_REFUSED: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '계획을 바꾸지 않았습니다. {reason}. 예: baton answer {item} change --note "+architect -unit-tester backend>frontend"{flags}',
      en: 'The plan was not changed. {reason}. For example: baton answer {item} change --note "+architect -unit-tester backend>frontend"{flags}',
    },
  },
  RELAY_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 은(는) baton run 으로 시작하지 않아 에이전트로 이어갈 수 없습니다. baton task show {task_id} (으)로 다음 동작을 확인하세요.',
      en: 'The task {task_id} was not started with baton run, so agents cannot continue it. See what can be done next with baton task show {task_id}.',
    },
  },
  RELAY_EXISTS: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 은(는) 이미 다른 설정으로 진행 중입니다. baton run --resume {task_id} (으)로 이어가세요.',
      en: 'The task {task_id} is already in progress with other settings. Continue with baton run --resume {task_id}.',
    },
  },
  VISIT_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '단계의 진행 기록 {visit} 이(가) 없습니다. baton task show 로 태스크를 확인하세요.',
      en: 'There is no visit {visit} (the record of one stage of a task). See the task with baton task show.',
    },
  },
  EFFECT_OVER: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{effect} 의 결과는 더 필요하지 않습니다: 이미 기록되었거나 태스크가 다음 단계로 넘어갔습니다.',
      en: 'The outcome of {effect} is no longer needed: it is already recorded, or the task has moved on.',
    },
  },
  TASK_BUSY: {
    http: 409,
    exit: 4,
    retryable: true,
    message: {
      ko: '태스크 {task_id} 의 브랜치를 옮기는 중입니다. 잠시 뒤 다시 시도하세요. 계속되면 baton worker 를 실행해 마무리하세요.',
      en: 'Baton is moving a branch for the task {task_id}. Try again in a moment; if this does not end, start baton worker to finish it.',
    },
  },
  PLAY_NEWER: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '이 작업은 더 새로운 버전의 Baton이 시작했습니다 ({play} 버전 {found}, 이 Baton은 {known} 까지 지원). 같은 버전이나 더 새 버전으로 이어가세요.',
      en: 'A newer version of Baton started this work ({play} version {found}; this Baton knows {known}). Continue with that version or a newer one.',
    },
  },
  ITEM_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '결정 항목 {item} 이(가) 없습니다. 기다리는 결정은 baton inbox 에서 확인하세요.',
      en: 'There is no decision {item}. See the open decisions with baton inbox.',
    },
  },
  RUN_NOT_OF_VISIT: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '실행 {run_id} 은(는) 태스크 {task_id} 의 지금 단계에 속하지 않아 {action} 할 수 없습니다. 지난 실행은 태스크를 움직일 수 없습니다.',
      en: 'The run {run_id} does not belong to the current stage of {task_id}, so it cannot {action}. A past run cannot move a task.',
    },
  },
  EVIDENCE_MISSING: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 의 {action} 에는 통과한 증거가 필요합니다 (트리 {tree}). 검사를 통과하게 고친 뒤 다시 시도하세요.',
      en: 'To {action} the task {task_id}, evidence that passed is required (tree {tree}). Fix what the checks reported and try again.',
    },
  },
  CONDITION_UNMET: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 의 {action}: {stage} 단계의 조건 {condition} 이(가) 충족되지 않았습니다. baton inbox 에서 기다리는 결정을 확인하고 baton run --resume {task_id} (으)로 이어가세요.',
      en: 'To {action} the task {task_id}, the condition {condition} of the stage {stage} must be met. See the open decisions with baton inbox, then continue with baton run --resume {task_id}.',
    },
  },
  NOTHING_TO_CHOOSE: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 은(는) {status} 이고 기다리는 결정이 없습니다. 기다리는 결정은 baton inbox 에서 확인하세요.',
      en: 'The task {task_id} is {status} and has no open decision. See the open decisions with baton inbox.',
    },
  },
  FIX_FOLDER_MISSING: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 의 코더는 작업 폴더를 만들기 전에 실패했으므로 직접 고칠 것이 없습니다 (A). B나 C를 고르세요: baton inbox',
      en: 'The coder of {task_id} failed before it had a work folder, so there is nothing to fix by hand (A). Choose B or C: baton inbox',
    },
  },
  FIX_FOLDER_OF_MANY: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 은(는) 여러 에이전트가 저마다의 폴더에서 작업했습니다. 전체 작업이 있는 폴더가 없으므로 직접 고칠 수 없습니다 (A). B나 C를 고르세요: baton inbox',
      en: 'Several agents worked on {task_id}, each in a folder of its own. No folder has all of the work, so it cannot be fixed by hand (A). Choose B or C: baton inbox',
    },
  },
  FIX_FOLDER_REBUILT: {
    http: 409,
    exit: 7,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 의 작업 폴더가 없어져서 체크포인트 {checkpoint} 에서 다시 만들었습니다: {folder}. 거기에서 코드를 고친 뒤 입력하세요: {how}',
      en: 'The folder with the work of {task_id} was gone; it was rebuilt from checkpoint {checkpoint}: {folder}. Fix the code there, then type: {how}',
    },
  },
  ITEM_CHOICE_UNKNOWN: {
    http: 400,
    exit: 2,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 의 결정에 "{choice}" 은(는) 고를 수 없습니다. 선택지: {known}.',
      en: 'The decision on the task {task_id} cannot be answered with "{choice}". Choose one of: {known}.',
    },
  },
  ITEM_ANSWERED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 의 결정은 이미 내려졌습니다: {choice} ({by}). baton run --resume {task_id} (으)로 이어가세요.',
      en: 'The decision on the task {task_id} was already made: {choice} (by {by}). Continue with baton run --resume {task_id}.',
    },
  },
  DOCUMENT_NOT_REFUSED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 에는 거부된 HANDOFF.md 가 없습니다. 기다리는 결정은 baton inbox 에서 확인하세요.',
      en: 'The task {task_id} has no refused HANDOFF.md to decide on. See the open decisions with baton inbox.',
    },
  },
  CHECK_UNKNOWN: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '검사 "{name}" 은(는) 없습니다. 있는 검사: {known}.',
      en: 'There is no check "{name}". Known checks: {known}.',
    },
  },
  NOT_INTEGRATED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 의 작업은 아직 대상 브랜치에 없습니다. baton task approve {task_id} 을(를) 실행하면 병합하고 확인한 뒤 승인합니다.',
      en: 'The work of {task_id} is not on its target branch yet. baton task approve {task_id} merges and verifies it first.',
    },
  },
  TASK_INTEGRATING: {
    http: 409,
    exit: 4,
    retryable: true,
    message: {
      ko: '태스크 {task_id} 은(는) 병합 중입니다 ({commit}). baton task approve {task_id} (으)로 마치세요.',
      en: 'The task {task_id} is being merged ({commit}). Finish that with baton task approve {task_id}.',
    },
  },
  INTEGRATION_RETURNED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 은(는) 승인되었지만 {target} 에 병합하지 못했습니다: {reason}. {status} (으)로 돌아갔습니다. 이어가려면: {how}',
      en: 'The task {task_id} was approved but could not be merged into {target}: {reason}. It went back to {status}. To continue: {how}',
    },
  },
  APPROVAL_HELD: {
    http: 409,
    exit: 4,
    retryable: true,
    message: {
      ko: '{by} 이(가) {since} 부터 태스크 {task_id} 을(를) 승인하고 있습니다. 아무것도 바꾸지 않았습니다. 끝나기를 기다린 뒤 baton task show {task_id} (으)로 확인하세요.',
      en: '{by} has been approving {task_id} since {since}. Nothing was changed. Wait until that ends, then check with baton task show {task_id}.',
    },
  },
  TARGET_GONE: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{task_id} 의 대상 브랜치 {target} 이(가) 없습니다. 이름이 바뀌었거나 지워졌습니다. 병합한 것은 없습니다. 다른 브랜치를 정해 승인하세요: baton task approve {task_id} --target 이름 (있는 브랜치: {branches})',
      en: 'The target branch {target} of {task_id} does not exist: it was renamed or deleted. Nothing was merged. Approve with another branch: baton task approve {task_id} --target NAME (existing branches: {branches})',
    },
  },
  TARGET_BLOCKED: {
    http: 409,
    exit: 4,
    retryable: true,
    message: {
      ko: '브랜치 {target} 의 작업 폴더에 커밋하지 않은 변경이 있어 병합할 수 없습니다: {files}. 커밋하거나 stash한 뒤 (새 파일은 git stash -u) 다시 승인하세요.',
      en: 'Uncommitted changes block the merge where {target} is checked out: {files}. Commit or stash them (new files with git stash -u) and approve again.',
    },
  },
  RELAY_NOT_CARRIED: {
    http: 409,
    exit: 4,
    retryable: true,
    message: {
      ko: '태스크 {task_id} 은(는) {status} 에 있고 담당 워커가 없습니다. 이어가기: {how}',
      en: 'The task {task_id} is in {status}, and no worker works on it. Continue with {how}',
    },
  },
  UNDO_BUILT_ON: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{branch} 에서 {what} 의 작업({commit})만 되돌릴 수 없습니다: {reason}. 그 위에 쌓인 작업: {builds}. 바뀐 것은 없습니다. 다음: {how}',
      en: 'The work of {what} ({commit} on {branch}) cannot be undone alone: {reason}. Later work depends on it: {builds}. Nothing was changed. Next: {how}',
    },
  },
  REDO_REFUSED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{branch} 에서 되돌린 {what} 의 작업을 다시 반영할 수 없습니다: {reason}. 먼저 살펴볼 작업: {builds}. 바뀐 것은 없습니다. 다음: {how}',
      en: 'The undone work of {what} cannot be put back on {branch}: {reason}. Look at this work first: {builds}. Nothing was changed. Next: {how}',
    },
  },
  CHECKPOINT_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '{task_id} 의 그래프에 {checkpoint} 체크포인트가 없습니다. 있는 것: {known}',
      en: 'The graph of {task_id} has no checkpoint {checkpoint}. It has: {known}',
    },
  },
  UNDO_NOT_LANDED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{branch} 에서 {what} 의 작업은 바뀌지 않았습니다: {reason}.',
      en: 'Nothing of {what} was changed on {branch}: {reason}.',
    },
  },
  UNDO_MERGED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{what} 의 작업은 이미 {target} 에 병합되었습니다 ({commit}). 검사하고 승인하는 태스크로 되돌리세요: {how}',
      en: 'The work of {what} is already merged into {target} ({commit}). Revert it by a task that is checked and approved: {how}',
    },
  },
  REVERT_NOT_MERGED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 은(는) {status} 에 있고 병합되지 않았습니다. 병합 전에는 {branch} 에서 되돌립니다: {how}',
      en: 'The task {task_id} is in {status} and has not been merged. Before the merge work is undone on {branch}: {how}',
    },
  },
  REVERT_STEP_UNKNOWN: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '{task_id} 에 {step} 단계가 없습니다. 있는 단계: {steps}. 실행 id나 커밋도 쓸 수 있습니다.',
      en: '{task_id} has no step {step}. It has: {steps}. The id of a run or a commit works too.',
    },
  },
  REVERT_BUILT_ON: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{target} 에서 {what} 만 되돌릴 수 없습니다: {reason}. 그 위에 쌓인 작업: {builds}. 바뀐 것은 없습니다. 다음 (되돌리기 태스크는 승인한 뒤 다음 명령으로): {how}. 또는 에이전트에게 맡기기: {agent}',
      en: '{what} cannot be reverted alone on {target}: {reason}. Later work: {builds}. Nothing was changed. Next (approve the task of each revert before the next command): {how}. Or let an agent do it: {agent}',
    },
  },
  REVERT_UNDONE: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{what} 의 변경은 병합하기 전에 브랜치에서 이미 되돌렸으므로 {target} 에 없습니다. 바뀐 것은 없습니다.',
      en: '{what} was undone on the branch before the merge, so nothing of it is on {target}. Nothing was changed.',
    },
  },
  REVERT_NOTHING: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{target} 에 {what} 의 변경이 남아 있지 않습니다. 되돌린 태스크: {by}. 바뀐 것은 없습니다.',
      en: 'Nothing of {what} is left on {target}. Reverted by: {by}. Nothing was changed.',
    },
  },
  REVERT_LEFT_OUT: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{target} 에서 {what} 을(를) 태스크로 되돌리면 다음 파일이 빠집니다. Baton은 이런 파일을 커밋하지 않습니다: {files}. 바뀐 것은 없습니다. {target} 에서 이 파일을 직접 되돌려 커밋한 뒤 다시 실행하세요: {how}',
      en: 'A task that reverts {what} on {target} would leave these files out, because Baton does not commit such files: {files}. Nothing was changed. Revert these files yourself on {target}, commit them, and run the command again: {how}',
    },
  },
  REVERT_CHECKS_FAIL: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{what} 없이는 검사가 실패합니다: {check}. {target} 은(는) 바뀌지 않았습니다. 나중 작업: {later}. 나중 작업을 먼저 되돌리려면 baton task cancel {revert} --reason "…" 을 실행한 뒤 되돌리세요. 나머지를 에이전트가 고치게 하려면: baton run --resume {revert} --agent NAME',
      en: 'The checks fail without {what}: {check}. {target} was not changed. Later work: {later}. To revert later work first, end this with baton task cancel {revert} --reason "…". To let an agent adapt the rest: baton run --resume {revert} --agent NAME',
    },
  },
  REVERT_OPEN: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{what} 을(를) 되돌리는 태스크 {revert} 이(가) 이미 승인을 기다립니다. 다음: {how}',
      en: 'The revert of {what} is {revert}, which waits for approval. Next: {how}',
    },
  },
  REVERT_NOT_BEGUN: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 은(는) {what} 되돌리기로 만들어졌지만 아직 시작하지 않았습니다. 다음으로 시작하세요: {how}',
      en: 'The task {task_id}, a revert of {what}, has not begun. Start it with: {how}',
    },
  },
  RELAY_WAITING: {
    http: 409,
    exit: 7,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 은(는) {status} 에서 사람을 기다립니다 ({text}). 다음: {how}',
      en: 'The task {task_id} waits for a person in {status} ({text}). Next: {how}',
    },
  },
  RELAY_HELD: {
    http: 409,
    exit: 7,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 은(는) 보류 중입니다{reason}. 보류를 풀려면: {how}, 그다음 이어가기: {next}',
      en: 'The task {task_id} is on hold{reason}. Resume it with {how}, then continue with {next}',
    },
  },
  RELAY_INTERRUPTED: {
    http: 409,
    exit: 4,
    retryable: true,
    message: {
      ko: '태스크 {task_id} 이(가) {status} 에서 중단되었습니다. 작업은 모두 남아 있습니다. 이어가기: {how}',
      en: 'The task {task_id} was interrupted in {status}. Nothing is lost; continue with {how}',
    },
  },
  PIPELINE_NOT_RUNNABLE: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '이 파이프라인은 baton run 으로 진행할 수 없습니다: 단계 {stage} 에서 다음 팀으로 가는 handoff 도, 승인을 기다리는 상태로 가는 complete 도 없습니다. 정의에 하나를 더하거나 baton task 명령으로 직접 옮기세요.',
      en: 'baton run cannot run a task through this pipeline: stage {stage} has neither a handoff to the next team nor a complete to a status in which a person approves. Add one to the definition, or move tasks by hand with baton task.',
    },
  },
  NOTHING_TO_RESUME: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '이어갈 태스크가 없습니다. 태스크는 baton task list, 기다리는 결정은 baton inbox 에서 확인하세요.',
      en: 'There is no task to resume. See the tasks with baton task list, and the open decisions with baton inbox.',
    },
  },
} as const satisfies Record<string, ErrorEntry>
