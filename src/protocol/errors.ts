import type { ErrorEntry } from './errors/error-entry.ts'
import { RUN_ERRORS } from './errors/run-errors.ts'

/**
 * The error catalogue: every code that Baton can answer with, once.
 *
 * Owns: code, message in both languages, HTTP status, exit code, whether trying again can help.
 * Does not own: what is wrong inside a document, which is a list of violations (`violation-rules.ts`).
 *
 * 1. A message says what happened, to which thing, and what to do next.
 * 2. Exit codes: 1 other, 2 usage, 3 invalid input, 4 refused by the state, 5 not found, 6 not allowed, 7 waiting for a person.
 * 3. `docs/errors.md` is generated from this table; a test fails when the two differ.
 */
export const ERRORS = {
  INTERNAL: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '예상하지 못한 오류입니다: {reason}. 같은 명령을 BATON_DEBUG=1 과 함께 다시 실행하면 자세한 내용이 나옵니다.',
      en: 'Something unexpected failed: {reason}. Run the same command with BATON_DEBUG=1 to see the details.',
    },
  },
  USAGE: {
    http: 400,
    exit: 2,
    retryable: false,
    message: {
      ko: '{problem} 사용법은 baton {command}--help 에서 볼 수 있습니다.',
      en: '{problem} See baton {command}--help.',
    },
  },
  INVALID_INPUT: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '입력 {total}건 가운데 {invalid}건이 계약에 어긋납니다. 위반 항목을 고친 뒤 다시 시도하세요.',
      en: '{invalid} of {total} inputs break their contract. Mend the listed violations and try again.',
    },
  },
  INVALID_JSON: {
    http: 400,
    exit: 3,
    retryable: false,
    message: {
      ko: '{source}: JSON 이 아닙니다 ({reason}). 표시된 위치의 문법을 고치세요.',
      en: '{source} is not JSON ({reason}). Mend the syntax at that place.',
    },
  },
  JSON_TOO_DEEP: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{source}: {limit}단계보다 깊게 중첩되어 읽지 않았습니다. 구조를 얕게 바꾸세요.',
      en: '{source} nests deeper than {limit} levels and was not read. Flatten it.',
    },
  },
  JSON_TOO_MANY_VALUES: {
    http: 413,
    exit: 3,
    retryable: false,
    message: {
      ko: '{source}: 값이 {limit}개를 넘어 읽지 않았습니다. 파일을 나누세요.',
      en: '{source} holds more than {limit} values and was not read. Split it.',
    },
  },
  UNSAFE_KEY: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{source}: 키 {key} 는 허용되지 않습니다. 이 키를 지우세요.',
      en: '{source} contains the key {key}, which is never allowed. Remove it.',
    },
  },
  INVALID_ENCODING: {
    http: 400,
    exit: 3,
    retryable: false,
    message: {
      ko: '{source}: UTF-8 이 아닙니다 ({reason}). UTF-8 로 다시 저장하세요.',
      en: '{source} is not UTF-8 ({reason}). Save it as UTF-8.',
    },
  },
  INPUT_TOO_LARGE: {
    http: 413,
    exit: 3,
    retryable: false,
    message: {
      ko: '{source}: {limit} 바이트를 넘어 읽지 않았습니다. 파일을 나누거나 줄이세요.',
      en: '{source} is larger than {limit} bytes and was not read. Split or shorten it.',
    },
  },
  NOT_A_FILE: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{source}: 파일이 아니라 {found}입니다. 파일 경로를 주거나, 표준 입력은 - 로 쓰세요.',
      en: '{source} is {found}, not a file. Name a file, or - for standard input.',
    },
  },
  FILE_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '{source}: 그런 파일이 없습니다. 경로를 확인하세요.',
      en: '{source}: there is no such file. Check the path.',
    },
  },
  FILE_UNREADABLE: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '{source}: 읽을 수 없습니다 ({reason}). 권한을 확인하세요.',
      en: '{source} cannot be read ({reason}). Check its permissions.',
    },
  },
  UNKNOWN_KIND: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{source}: 어떤 문서인지 알 수 없습니다. --kind 로 종류를 알려 주세요: {kinds}.',
      en: '{source}: cannot tell what kind of document this is. Say it with --kind: {kinds}.',
    },
  },
  PIPELINE_INVALID: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '파이프라인 정의 {source} 에 결함이 {faults}건 있어 쓸 수 없습니다: {first}',
      en: 'The pipeline definition {source} has {faults} fault(s) and is refused: {first}',
    },
  },
  TRANSITION_REFUSED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{status} 상태에서는 {action} 을(를) 할 수 없습니다. 지금 가능한 동작: {allowed}.',
      en: '{action} is not possible in status {status}. Possible now: {allowed}.',
    },
  },
  UNKNOWN_STATUS: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{status} 은(는) 이 파이프라인의 상태가 아닙니다. 쓸 수 있는 상태: {statuses}.',
      en: '{status} is not a status of this pipeline. Its statuses: {statuses}.',
    },
  },
  NO_REMEMBERED_STATUS: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{status} 이전의 상태가 기록되어 있지 않아 되돌아갈 수 없습니다. baton doctor 로 점검하세요.',
      en: 'No status from before {status} is on record, so there is nothing to return to. Run baton doctor.',
    },
  },
  ACTOR_NOT_ALLOWED: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '{actor} 은(는) {status} 에서 {action} 을(를) 할 수 없습니다. 할 수 있는 쪽: {who}.',
      en: '{actor} may not {action} in status {status}. Who may: {who}.',
    },
  },
  AGENT_NOT_ACTIVE: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '에이전트 {actor} 은(는) active 가 아니어서 움직일 수 없습니다. 등록부에서 active 로 등록하세요.',
      en: 'Agent {actor} is not active and may not act. Register it as active first.',
    },
  },
  TEAM_NOT_ACTIVE: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{team} 팀에 active 에이전트가 없어 {action} 을(를) 할 수 없습니다. 에이전트를 등록하거나 다른 길을 고르세요: {allowed}.',
      en: '{action} needs an active agent in team {team}, and there is none. Register one, or choose another way: {allowed}.',
    },
  },
  TEAM_IS_ACTIVE: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{team} 팀에 active 에이전트가 있으므로 {action} 은(는) 할 수 없습니다. 다른 길: {allowed}.',
      en: '{action} is only for when team {team} has no active agent, and it has one. Other ways: {allowed}.',
    },
  },
  TEMPLATE_INCOMPLETE: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '알림 템플릿 {template} 에 값이 없습니다: {missing}. 알림을 만드는 쪽이 값을 넘겨야 합니다.',
      en: 'The notification template {template} lacks values: {missing}. Whoever makes the notification must supply them.',
    },
  },

  // Leader and coder
  AUTO_FIX_FAILED: {
    http: 422,
    exit: 3,
    retryable: true,
    message: {
      ko: '{role} 의 출력을 {attempts}번 읽었지만 형식이 맞지 않습니다: {first}. 시도한 출력을 모두 남겼으니 확인한 뒤 다시 맡기세요.',
      en: 'The output of {role} was read {attempts} time(s) and never had the right form: {first}. All attempts are kept; look at them and ask again.',
    },
  },
  LOOP_LIMITS_INVALID: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '리더-코더 반복의 설정 {name} 은(는) 1 이상 {max} 이하의 정수여야 합니다 (지금 {value}). 설정을 고치세요.',
      en: 'The leader-coder limit {name} must be a whole number from 1 to {max}, and is {value}. Mend the setting.',
    },
  },
  LOOP_EVENT_REFUSED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '리더-코더 반복이 {status} (시도 {attempt}) 일 때는 {event} 을(를) 받을 수 없습니다. 지금 가능한 것: {allowed}.',
      en: 'The leader-coder loop is {status} (attempt {attempt}) and cannot take {event}. Possible now: {allowed}.',
    },
  },
  PO_APPROVAL_REQUIRED: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '{action} 은(는) PO 의 승인이 있어야 합니다. PO 에게 승인을 받은 뒤 다시 고르세요.',
      en: '{action} needs the approval of the PO. Get it and choose again.',
    },
  },

  // Pipeline
  TASK_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 이(가) 없습니다. baton task list 로 확인하세요.',
      en: 'There is no task {task_id}. See baton task list.',
    },
  },
  TASK_EXISTS: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '태스크 {task_id} 은(는) 이미 있습니다. 다른 id 로 들여오거나 있는 태스크를 쓰세요.',
      en: 'Task {task_id} exists already. Import it under another id, or use the one that is there.',
    },
  },
  TASK_BLOCKED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{task_id} 은(는) 에스컬레이션 {escalation} 때문에 막혀 있습니다. PO 가 baton escalation resolve {escalation} 으로 풀어야 합니다.',
      en: '{task_id} is blocked by escalation {escalation}. The PO must resolve it: baton escalation resolve {escalation}.',
    },
  },
  DEPENDENCIES_UNMET: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{task_id} 의 선행 태스크가 끝나지 않았습니다: {dependencies}. 그 태스크를 먼저 끝내거나 의존성을 바꾸세요.',
      en: '{task_id} waits for its dependencies: {dependencies}. Finish them first, or change the dependencies.',
    },
  },
  DEPENDENCY_CYCLE: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{task_id} 의 의존성이 고리를 이룹니다: {path}. 고리를 끊으세요.',
      en: 'The dependencies of {task_id} form a cycle: {path}. Break it.',
    },
  },
  PIPELINE_STOPPED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '파이프라인이 중단되어 픽업할 수 없습니다. PO 가 baton pipeline start 로 재개합니다.',
      en: 'The pipeline is stopped: nothing is picked up. The PO starts it with baton pipeline start.',
    },
  },
  PIPELINE_ALREADY: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '파이프라인은 이미 {state} 입니다.',
      en: 'The pipeline is {state} already.',
    },
  },
  NO_OPEN_HANDOFF: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{task_id} 에는 응답할 핸드오프가 없습니다 (현재 {status}).',
      en: '{task_id} has no handoff to acknowledge (it is {status}).',
    },
  },
  ALREADY_ACKED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '핸드오프 {handoff_id} 은(는) 이미 {ack} 로 응답되었습니다.',
      en: 'Handoff {handoff_id} was already answered with {ack}.',
    },
  },
  HANDOFF_ID_REUSED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{handoff_id} 은(는) 다른 내용으로 이미 쓰였습니다. 새 UUID 로 보내세요.',
      en: '{handoff_id} was already used with other content. Send it under a new UUID.',
    },
  },
  HANDOFF_SUPERSEDED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '핸드오프 {handoff_id} 은(는) 더 새로운 {newest} 로 대체되었습니다.',
      en: 'Handoff {handoff_id} was replaced by the newer {newest}.',
    },
  },
  HANDOFF_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '{task_id} 에 핸드오프 {handoff_id} 이(가) 없습니다.',
      en: '{task_id} has no handoff {handoff_id}.',
    },
  },
  DEFERRAL_LIMIT: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '핸드오프 {handoff_id} 은(는) 이미 {limit}번 보류되었습니다. L1 에스컬레이션을 올렸습니다; 인수하거나 거절하세요.',
      en: 'Handoff {handoff_id} was deferred {limit} times already. An L1 escalation was raised; accept or reject it.',
    },
  },
  REASON_REQUIRED: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{action} 에는 사유가 필요합니다: {missing}.',
      en: '{action} needs a reason: {missing}.',
    },
  },
  ESCALATION_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '에스컬레이션 {escalation} 이(가) 없습니다. baton escalation list 로 확인하세요.',
      en: 'There is no escalation {escalation}. See baton escalation list.',
    },
  },
  ESCALATION_ENDED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '에스컬레이션 {escalation} 은(는) 이미 끝났습니다 ({outcome}).',
      en: 'Escalation {escalation} has ended already ({outcome}).',
    },
  },
  ESCALATION_NOT_YOURS: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '{actor} 은(는) L{level} 에스컬레이션을 풀 수 없습니다. 할 수 있는 쪽: {who}.',
      en: '{actor} may not resolve an L{level} escalation. Who may: {who}.',
    },
  },
  UNKNOWN_AGENT: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '{agent} 은(는) 등록부에 없습니다. baton agent list 로 확인하세요.',
      en: '{agent} is not in the registry. See baton agent list.',
    },
  },
  PO_ONLY: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '{action} 은(는) PO ({po}) 만 할 수 있습니다.',
      en: 'Only the PO ({po}) may {action}.',
    },
  },
  MESSAGE_DISAGREES: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '메시지가 태스크 {task_id} 와 맞지 않습니다: {field} 은(는) {expected} 이어야 하는데 {found} 입니다.',
      en: 'The message does not agree with task {task_id}: {field} must be {expected}, it is {found}.',
    },
  },
  SIMULATION_BROKEN: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '씨앗 {seed} 의 {step}번째 걸음에서 불변식이 깨졌습니다: {first}. baton simulate --seed {seed} 로 똑같이 재현됩니다.',
      en: 'Seed {seed} broke an invariant at step {step}: {first}. baton simulate --seed {seed} replays it.',
    },
  },
  STAGE_FAILED: {
    http: 500,
    exit: 1,
    retryable: true,
    message: {
      ko: '{stage} 단계의 에이전트가 실패했습니다 ({how}). 태스크는 {status} 에 그대로 있습니다.',
      en: 'The agent of stage {stage} failed ({how}). The task stays in {status}.',
    },
  },
  CONFLICT: {
    http: 503,
    exit: 1,
    retryable: true,
    message: {
      ko: '다른 명령이 같은 것을 계속 바꾸어 {tries}번 시도하고 멈췄습니다. 다시 시도하세요.',
      en: 'Other commands kept changing the same thing; gave up after {tries} tries. Try again.',
    },
  },
  DEFINITION_MISSING: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '{task_id} 이(가) 쓰는 파이프라인 정의 {definition} 이(가) 저장소에 없습니다. baton doctor 로 점검하세요.',
      en: 'The pipeline definition {definition} that {task_id} uses is not in the store. Run baton doctor.',
    },
  },

  // Store
  STORE_BUSY: {
    http: 503,
    exit: 1,
    retryable: true,
    message: {
      ko: '저장소 {store} 를 {seconds}초 동안 다른 프로세스가 잡고 있어 아무것도 기록하지 않았습니다. 잠시 뒤 다시 시도하거나, 그 프로세스를 끝내세요.',
      en: 'Another process has held the store {store} for {seconds} s, so nothing was written. Try again in a moment, or end that process.',
    },
  },
  STORE_NEWER: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '저장소 {store} 는 더 새로운 Baton 이 만든 판({found})이고 이 프로그램은 {known} 까지만 압니다. Baton 을 올린 뒤 다시 여세요.',
      en: 'The store {store} was written by a newer Baton (version {found}; this one knows up to {known}). Upgrade Baton and open it again.',
    },
  },
  STORE_CORRUPT: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '{store} 는 손상되었거나 Baton 저장소가 아닙니다 ({reason}). 경로를 확인하고, 맞다면 baton restore 로 백업을 되돌리세요.',
      en: '{store} is damaged or no store of Baton ({reason}). Check the path; if it is right, put a backup back with baton restore.',
    },
  },
  STORE_READ_ONLY: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '저장소 {store} 에 쓸 수 없어 아무것도 기록하지 않았습니다 ({reason}). 파일과 폴더의 쓰기 권한을 확인하세요.',
      en: 'The store {store} cannot be written, so nothing was ({reason}). Check that the file and its folder are writable.',
    },
  },
  STORE_FULL: {
    http: 507,
    exit: 1,
    retryable: false,
    message: {
      ko: '저장소 {store} 가 있는 디스크가 가득 차 아무것도 기록하지 않았습니다. 공간을 비운 뒤 같은 명령을 다시 실행하세요.',
      en: 'The disk that holds the store {store} is full, so nothing was written. Free some space and run the same command again.',
    },
  },
  STORE_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '{store} 에 저장소가 없습니다. baton init 으로 만들거나 --store 로 다른 경로를 주세요.',
      en: 'There is no store at {store}. Make one with baton init, or name another with --store.',
    },
  },
  STORE_UNUSABLE: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '저장소 {store} 를 쓸 수 없습니다 ({reason}). 막고 있는 것을 치우거나 --store 로 다른 경로를 주세요.',
      en: 'The store {store} cannot be used ({reason}). Remove what is in the way, or name another with --store.',
    },
  },
  STORE_COPY_EXISTS: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{path} 가 이미 있어 덮어쓰지 않았습니다. 다른 이름을 고르거나 그 파일을 옮기세요.',
      en: '{path} exists already and is not overwritten. Choose another name, or move that file away.',
    },
  },

  // Git and workspaces
  GIT_MISSING: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: 'git 을 찾을 수 없습니다. git 2.39 이상을 설치하고 PATH 에 두세요.',
      en: 'There is no git on this machine. Install git 2.39 or newer and put it on the PATH.',
    },
  },
  GIT_FAILED: {
    http: 500,
    exit: 1,
    retryable: true,
    message: {
      ko: 'git {verb} 이(가) {folder} 에서 실패했습니다: {reason}. 원인을 없앤 뒤 같은 명령을 다시 실행하세요.',
      en: 'git {verb} failed in {folder}: {reason}. Remove the cause and run the same command again.',
    },
  },
  NOT_A_REPOSITORY: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{path} 은(는) Baton 이 쓸 수 있는 git 저장소가 아닙니다 ({reason}). 경로를 확인하거나 그곳에서 git init 을 실행하세요.',
      en: '{path} is no git repository that Baton can use ({reason}). Check the path, or run git init there.',
    },
  },
  REPOSITORY_NOT_YOURS: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '{path} 은(는) 다른 사용자의 저장소라 git 이 열지 않습니다. 믿을 수 있다면 git config --global --add safe.directory {path} 를 실행하세요.',
      en: '{path} belongs to another user, so git does not open it. If you trust it, run git config --global --add safe.directory {path}.',
    },
  },
  REF_REFUSED: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{name} 은(는) 브랜치나 실행의 이름으로 쓸 수 없습니다: {reason}. 글자, 숫자, - _ . / 로 된 이름을 쓰세요.',
      en: '{name} cannot name a branch or a run: {reason}. Use letters, digits, - _ . and / in it.',
    },
  },
  COMMIT_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '{repository} 에 커밋 {name} 이(가) 없습니다. git log --all 로 있는 것을 확인하세요.',
      en: '{repository} has no commit {name}. See what there is with git log --all.',
    },
  },
  WORKSPACE_GONE: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '{run} 의 작업 폴더 {folder} 이(가) 없습니다. 마지막 체크포인트에서 다시 만들 수 있습니다: 실행을 다시 이어 가세요.',
      en: 'The workspace {folder} of {run} is gone. It can be rebuilt from the last checkpoint: take the run up again.',
    },
  },
  WORKSPACE_TAKEN: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{folder} 에 이미 다른 것이 있어 {run} 의 작업 폴더를 만들지 않았습니다. 그것을 옮기거나 다른 폴더를 고르세요.',
      en: '{folder} holds something else already, so the workspace of {run} was not made. Move it away, or choose another folder.',
    },
  },
  WORKSPACE_CONFLICT: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{run} 의 작업 폴더는 바뀌지 않았습니다. 이 파일들이 서로 어긋납니다: {files}. 그 파일을 직접 정리한 뒤 다시 시도하세요.',
      en: 'The workspace of {run} was left as it is: these files are in each other’s way: {files}. Sort them out by hand and try again.',
    },
  },

  // Command line
  AS_REFUSED: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '실행(run) 안에서는 --as {actor} 를 쓸 수 없습니다. 누가 움직이는지는 실행의 토큰이 정합니다; --as 를 빼세요.',
      en: 'Inside a run --as {actor} is refused: the token of the run says who acts. Leave --as out.',
    },
  },
  RUN_CANNOT_ACT: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '실행(run) 안에서는 이 명령으로 태스크를 바꿀 수 없습니다. 결과는 에이전트의 출력으로 알리고, 명령은 사람이 실행 밖에서 내리세요.',
      en: 'Inside a run this command changes nothing. Report the result in the output of the agent; a person gives the command outside the run.',
    },
  },
  AUDIT_FAILED: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '저장소 {store} 의 기록이 온전하지 않습니다 (문제 {faults}건). 목록을 확인하고, 필요하면 baton restore 로 백업을 되돌리세요.',
      en: 'The records of the store {store} are not intact ({faults} fault(s)). Read the list; put a backup back with baton restore if needed.',
    },
  },
  DOCTOR_FOUND: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '문제 {problems}건이 남아 있습니다. 그 가운데 {repairable}건은 baton doctor --repair 로 고칠 수 있습니다.',
      en: '{problems} problem(s) remain; baton doctor --repair can mend {repairable} of them.',
    },
  },

  // Runs
  ...RUN_ERRORS,
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS
