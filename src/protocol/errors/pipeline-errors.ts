import type { ErrorEntry } from './error-entry.ts'

/** What the pipeline refuses: steps, handoffs, escalations, messages, and who may do what. */
export const PIPELINE_ERRORS = {
  PIPELINE_INVALID: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '파이프라인 정의 {source} 에 오류가 {faults}건 있어 쓸 수 없습니다: {first}',
      en: 'The pipeline definition {source} has {faults} fault(s) and cannot be used: {first}',
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
      en: 'The status before {status} is not recorded, so the task cannot return to it. Run baton doctor.',
    },
  },
  ACTOR_NOT_ALLOWED: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '{actor} 은(는) {status} 에서 {action} 을(를) 할 수 없습니다. 권한이 있는 수행자: {who}.',
      en: '{actor} may not {action} in status {status}. Allowed: {who}.',
    },
  },
  AGENT_NOT_ACTIVE: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '에이전트 {actor} 은(는) 활성 상태가 아니어서 동작을 수행할 수 없습니다. 먼저 활성화하세요: baton agent register {actor} --status active',
      en: 'Agent {actor} is not active and may not act. Activate it first: baton agent register {actor} --status active',
    },
  },
  TEAM_NOT_ACTIVE: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{team} 팀에 활성 에이전트가 없어 {action} 을(를) 할 수 없습니다. 에이전트를 등록하거나 다른 동작을 쓰세요: {allowed}.',
      en: '{action} needs an active agent in team {team}, and there is none. Register one, or use another action: {allowed}.',
    },
  },
  TEAM_IS_ACTIVE: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{team} 팀에 활성 에이전트가 있으므로 {action} 은(는) 할 수 없습니다. 가능한 동작: {allowed}.',
      en: '{action} is possible only while team {team} has no active agent, and it has one. Other actions: {allowed}.',
    },
  },
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
      ko: '태스크 {task_id} 은(는) 이미 있습니다. 다른 id로 가져오거나 기존 태스크를 쓰세요.',
      en: 'Task {task_id} already exists. Import it under another id, or use the existing task.',
    },
  },
  TASK_BLOCKED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{task_id} 은(는) 에스컬레이션 {escalation} 때문에 막혀 있습니다. PO가 baton escalation resolve {escalation} (으)로 해결해야 합니다.',
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
      ko: '{task_id} 의 의존성이 순환합니다: {path}. 순환을 끊으세요.',
      en: 'The dependencies of {task_id} form a cycle: {path}. Break it.',
    },
  },
  PIPELINE_STOPPED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '파이프라인이 중단되어 픽업할 수 없습니다. PO가 baton pipeline start 로 재개할 수 있습니다.',
      en: 'The pipeline is stopped: nothing is picked up. The PO starts it with baton pipeline start.',
    },
  },
  PIPELINE_ALREADY: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '파이프라인은 이미 {state}입니다.',
      en: 'The pipeline is already {state}.',
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
      ko: '핸드오프 {handoff_id} 에는 이미 {ack} (으)로 응답했습니다.',
      en: 'Handoff {handoff_id} was already answered with {ack}.',
    },
  },
  HANDOFF_ID_REUSED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{handoff_id} 은(는) 내용이 다른 메시지에 이미 사용했습니다. 새 UUID로 보내세요.',
      en: '{handoff_id} was already used with other content. Send it under a new UUID.',
    },
  },
  HANDOFF_SUPERSEDED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '핸드오프 {handoff_id} 은(는) 더 새로운 {newest} (으)로 대체되었습니다.',
      en: 'Handoff {handoff_id} was replaced by the newer {newest}.',
    },
  },
  MESSAGE_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '그런 메시지가 없습니다: {message}. 태스크의 메시지를 보려면: baton message list TASK',
      en: 'There is no message {message}. To see the messages of a task: baton message list TASK',
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
      ko: '핸드오프 {handoff_id} 은(는) 이미 {limit}번 보류되었습니다. L1 에스컬레이션을 올렸습니다. 인수하거나 거절하세요.',
      en: 'Handoff {handoff_id} was deferred {limit} time(s) already. An L1 escalation was raised; accept or reject it.',
    },
  },
  REASON_REQUIRED: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{action} 에 필요한 값이 없습니다: {missing}. 추가해서 다시 실행하세요.',
      en: '{action} lacks {missing}. Add it and run the command again.',
    },
  },
  PLACEHOLDER_LEFT: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{field} 에 예시 문구 "{text}" 이(가) 그대로 있어 아무것도 기록하지 않았습니다. 직접 쓴 내용으로 바꾸세요. 예: --reason "로그인 오류 처리가 없음", --item "jarvis: 오류 처리 추가 @ 2026-03-02"',
      en: 'The {field} still holds the placeholder "{text}", so nothing was recorded. Write your own words, for example --reason "the login has no error handling" or --item "jarvis: add error handling @ 2026-03-02"',
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
      ko: '{actor} 은(는) L{level} 에스컬레이션을 해결할 수 없습니다. 권한이 있는 수행자: {who}.',
      en: '{actor} may not resolve an L{level} escalation. Allowed: {who}.',
    },
  },
  AGENT_NOT_OF_TEAM: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{agent} 에이전트는 {found} 팀 소속이라 {team} 팀의 태스크를 맡을 수 없습니다. {team} 의 활성 에이전트: {members}.',
      en: '{agent} belongs to {found} and cannot work on a task of {team}. Active agents of {team}: {members}.',
    },
  },
  UNKNOWN_AGENT: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '{agent} 은(는) 등록부에도 사람 목록에도 없습니다. baton agent list 와 baton people list 로 확인하세요.',
      en: '{agent} is neither in the registry nor a person. See baton agent list and baton people list.',
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
      ko: '메시지가 태스크 {task_id} 와(과) 맞지 않습니다: {field} 은(는) {expected} 이어야 하는데 {found} 입니다.',
      en: 'The message does not match task {task_id}: {field} must be {expected}, but is {found}.',
    },
  },
  STAGE_FAILED: {
    http: 500,
    exit: 1,
    retryable: true,
    message: {
      ko: '{stage} 단계의 에이전트가 실패했습니다 ({how}). 태스크 {task_id} 은(는) {status} 에 그대로 있습니다. 다시 시도: {next}',
      en: 'The agent of stage {stage} failed ({how}). The task {task_id} stays in {status}. To try again: {next}',
    },
  },
  AS_REFUSED: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '실행(run) 안에서는 --as {actor} 을(를) 쓸 수 없습니다. 수행자는 실행의 토큰이 정합니다. --as 를 빼세요.',
      en: '--as {actor} is refused inside a run: the token of the run decides who acts. Leave --as out.',
    },
  },
  RUN_CANNOT_ACT: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '실행 {run} 의 토큰으로는 할 수 없습니다: {what}. 실행 안에서는 자기 태스크의 ack, reject, revision request, escalate, message send, handoff, resubmit, complete 만 할 수 있습니다. 나머지는 에이전트의 출력으로 알리면 사람이 실행 밖에서 처리합니다.',
      en: 'Run {run} may not do this: {what}. Inside a run the token acts for its own task only: ack, reject, revision request, escalate, message send, handoff, resubmit, complete. Report the rest in the output of the agent; a person does it outside the run.',
    },
  },
  RUN_TOKEN_REFUSED: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '실행 {run} 의 토큰을 받아들이지 않습니다: {reason}. 아무것도 바뀌지 않았습니다.',
      en: 'The token of run {run} is refused: {reason}. Nothing was changed.',
    },
  },
  CALLER_IN_RUN: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '이 명령은 실행(run) 안에서 호출되었습니다: {found}. 에이전트는 사람을 대신할 수 없으므로 아무것도 바뀌지 않았습니다. 에이전트가 열지 않은 터미널에서, 실행의 작업 폴더 밖에서 다시 실행하세요.',
      en: 'This command was called from inside a run: {found}. An agent cannot act as a person, so nothing was changed. Call it in a terminal that no agent opened, outside the folders of runs.',
    },
  },
  VIEWER_CANNOT_ACT: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '{person} 은(는) 보기 전용(viewer)이라 조회만 할 수 있습니다. PO가 역할을 바꿀 수 있습니다: baton people set {person} --role lead --team TEAM',
      en: '{person} is a viewer and may only read. The PO can change that: baton people set {person} --role lead --team TEAM',
    },
  },
  PERSON_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '사람 {person} 이(가) 없습니다. baton people list 로 확인하세요. 새로 추가하려면: baton people add {person}',
      en: 'There is no person {person}. See baton people list, or add them: baton people add {person}',
    },
  },
  PERSON_OF_DEFINITION: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{person} 은(는) 파이프라인 정의에 있는 사람이라 지울 수 없습니다. 이름, 언어, 주소를 바꾸려면: baton people set {person}',
      en: '{person} comes with the pipeline definition and cannot be removed. To change name, language or addresses: baton people set {person}',
    },
  },
  PERSON_EXISTS: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{person} 은(는) 이미 있습니다. 바꾸려면: baton people set {person}',
      en: 'The person {person} already exists. To change them: baton people set {person}',
    },
  },
  PERSON_INVALID: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '사람 {person} 을(를) 저장할 수 없습니다: {problem}.',
      en: 'The person {person} cannot be saved: {problem}.',
    },
  },
  CONFIRMATION_FAILED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '입력한 값이 태스크 id {task_id} 와(과) 달라 승인하지 않았습니다. 아무것도 바뀌지 않았습니다.',
      en: 'The text that was typed is not the id {task_id}, so the task was not approved. Nothing was changed.',
    },
  },
} as const satisfies Record<string, ErrorEntry>
