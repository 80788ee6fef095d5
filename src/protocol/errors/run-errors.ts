import type { ErrorEntry } from './error-entry.ts'

/** What can go wrong with runs, their questions and their workspaces. */
export const RUN_ERRORS = {
  PERMISSION_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '{stage} 단계에서 허용하지 않은 항목입니다: {rule}. 허용한 항목: {allowed}. baton pipeline permissions 로 확인하세요.',
      en: 'It was not allowed in the stage {stage}: {rule}. Allowed there: {allowed}. See baton pipeline permissions.',
    },
  },
  RUN_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '실행 {run_id} 이(가) 없습니다. baton runs list --all 로 id를 확인하세요.',
      en: 'There is no run {run_id}. See the ids with baton runs list --all.',
    },
  },
  RUN_EXISTS: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '실행 {run_id} 은(는) 이미 있습니다. 다른 id로 만드세요.',
      en: 'The run {run_id} already exists. Use another id.',
    },
  },
  RUN_ENDED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '실행 {run_id} 은(는) 이미 끝났습니다 ({state}). baton runs show {run_id} (으)로 결과를 보세요.',
      en: 'The run {run_id} has already ended ({state}). See its result with baton runs show {run_id}.',
    },
  },
  RUN_STATE_REFUSED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '실행 {run_id} 은(는) {state} 상태라 {action} 할 수 없습니다. 지금 할 수 있는 일: {allowed}.',
      en: 'The run {run_id} is {state}, so {action} is not possible. Possible now: {allowed}.',
    },
  },
  RUN_HELD: {
    http: 409,
    exit: 4,
    retryable: true,
    message: {
      ko: '실행 {run_id} 은(는) 동작 중인 워커 {worker} 이(가) 맡고 있습니다. 끝나기를 기다리거나 그 워커를 종료하세요.',
      en: 'The run {run_id} is held by the live worker {worker}. Wait until it ends, or stop that worker.',
    },
  },
  RUN_SUPERSEDED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '워커 {worker} 의 {attempt}번째 시도는 더 이상 유효하지 않습니다: 실행 {run_id} 은(는) 지금 {now}번째 시도입니다. 이 워커는 멈춰야 합니다.',
      en: 'Attempt {attempt} of the worker {worker} is outdated: the run {run_id} is at attempt {now}. That worker must stop.',
    },
  },
  LEASE_LOST: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '워커 {worker} 의 리스(lease)가 만료되었습니다 (실행 {run_id}). 이 워커는 멈춰야 하며, 실행은 다른 워커가 이어받습니다.',
      en: 'The lease of the worker {worker} has expired (run {run_id}). The worker must stop; another worker takes over the run.',
    },
  },
  WORK_SUPERSEDED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '대기열 항목 {work} 에 대한 보고는 더 이상 유효하지 않습니다 (토큰 {token}). 그사이 항목이 보류되었거나, 끝났거나, 다른 워커가 맡았습니다. 이 워커는 그 작업을 멈춰야 합니다.',
      en: 'The report on work item {work} with token {token} is outdated: the item was suspended, settled or claimed by another worker. This worker must stop working on it.',
    },
  },
  NO_CHANNEL: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '이 실행의 워커에 연결할 수 없습니다 ({reason}). baton mcp 는 에이전트를 시작한 워커가 동작하는 동안에만 쓸 수 있습니다. 표준 출력의 블록으로 묻고 보고하세요.',
      en: 'The worker of this run cannot be reached ({reason}). baton mcp works only while the worker that started the agent lives. Ask and report by blocks on standard output.',
    },
  },
  BLOCK_REFUSED: {
    http: 400,
    exit: 3,
    retryable: false,
    message: {
      ko: '에이전트가 보낸 블록을 받지 않았습니다: {reason}',
      en: 'The block that the agent sent was refused: {reason}',
    },
  },
  VARIABLES_MISSING: {
    http: 409,
    exit: 4,
    retryable: true,
    message: {
      ko: '실행 {run_id} 에 필요한 환경 변수가 여기에 없습니다: {names}. 값은 저장하지 않으므로 변수를 설정한 셸에서 실행하세요: baton runs resume {run_id}',
      en: 'The run {run_id} needs environment variables that are not set here: {names}. Their values are not stored; set them in this shell, then: baton runs resume {run_id}',
    },
  },
  RUN_FAILED: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '실행 {run_id} 이(가) 실패했습니다: {end}. 로그: baton runs logs {run_id}, 체크포인트에서 다시 시도: baton runs resume {run_id}',
      en: 'The run {run_id} failed: it {end}. Its output: baton runs logs {run_id}; try again from its checkpoint: baton runs resume {run_id}',
    },
  },
  RUN_INTERRUPTED: {
    http: 409,
    exit: 4,
    retryable: true,
    message: {
      ko: '실행 {run_id} 이(가) 중단되었습니다 ({state}). 작업은 모두 남아 있습니다. 이어서 실행: baton runs resume {run_id}',
      en: 'The run {run_id} was interrupted ({state}). Nothing is lost; continue with baton runs resume {run_id}.',
    },
  },
  QUESTION_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '답을 기다리는 질문이 없습니다 ({place}). 열린 질문은 baton inbox 로 확인하세요.',
      en: 'No question waits for an answer there ({place}). See the open questions with baton inbox.',
    },
  },
  QUESTION_ANSWERED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '질문 {question} 에는 {by} 이(가) 이미 "{answer}" 라고 답했습니다. 에이전트에게 더 전달하려면: baton runs follow-up RUN "…"',
      en: 'The question {question} was already answered by {by}: "{answer}". To tell the agent more: baton runs follow-up RUN "…"',
    },
  },
  ANSWER_REFUSED: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '"{answer}" 은(는) 쓸 수 없는 답입니다. 가능한 답: {options}.{meant}',
      en: '"{answer}" is not a valid answer to this question. Valid answers: {options}.{meant}',
    },
  },
  RUN_COMMAND_MISSING: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '명령 {file} 을(를) 찾을 수 없어 실행 {run_id} 을(를) 시작하지 못했습니다. 이름과 PATH를 확인한 뒤 baton agent run 을 다시 실행하세요.',
      en: 'The command {file} was not found, so the run {run_id} could not be started. Check the name and PATH, then call baton agent run again.',
    },
  },
  WAITING_FOR_PERSON: {
    http: 409,
    exit: 7,
    retryable: false,
    message: {
      ko: '실행 {run_id} 이(가) 사람을 기다립니다: {question}. 답하려면: {how}',
      en: 'The run {run_id} waits for a person: {question}. To answer: {how}',
    },
  },
} as const satisfies Record<string, ErrorEntry>
