import type { ErrorEntry } from './error-entry.ts'

/** What the HTTP server refuses before anything is decided. */
export const SERVER_ERRORS = {
  SIGN_IN_NEEDED: {
    http: 401,
    exit: 6,
    retryable: false,
    message: {
      ko: '로그인이 필요합니다. baton serve 가 출력한 링크를 열거나 (새 링크: 서버의 터미널에서 Enter), baton token create 로 만든 토큰을 Authorization 헤더에 넣으세요.',
      en: 'Sign in first: open the link that baton serve printed (a new one: Enter in its terminal), or send a token of baton token create in the Authorization header.',
    },
  },
  LINK_USED: {
    http: 401,
    exit: 6,
    retryable: false,
    message: {
      ko: '이 링크는 이미 사용했거나, 만든 지 10분이 지났거나, 다른 서버의 링크입니다. 서버를 시작한 터미널에서 Enter를 눌러 새 링크를 받거나 서버를 다시 시작하세요.',
      en: 'This link was used already, is older than 10 minutes, or is not of this server. Press Enter in the terminal of the server for a new one, or start the server again.',
    },
  },
  ROLE_NEEDED: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '이 요청에는 {needed} 역할이 필요합니다. 지금 역할: {role}.',
      en: 'This request needs the role {needed}. The role of this session is {role}.',
    },
  },
  TOKEN_ROLE_TOO_LOW: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '{actor} 은(는) PO이지만 이 토큰의 역할은 {role} 이어서 {action} 을(를) 할 수 없습니다. PO 역할의 토큰을 쓰거나 토큰 없이 실행하세요.',
      en: '{actor} is the PO, but the role of this token is {role}, so it may not {action}. Use a token with the role po, or none.',
    },
  },
  HOST_REFUSED: {
    http: 421,
    exit: 6,
    retryable: false,
    message: {
      ko: '이 서버는 이 호스트 이름으로 온 요청을 받지 않습니다. 허용할 이름은 baton serve --allow-host 로 추가하세요.',
      en: 'This server takes no requests for this host name. Add names with baton serve --allow-host.',
    },
  },
  ORIGIN_REFUSED: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '다른 사이트에서 온 요청은 아무것도 바꿀 수 없습니다.',
      en: 'A request from another site cannot change anything.',
    },
  },
  JSON_NEEDED: {
    http: 415,
    exit: 3,
    retryable: false,
    message: {
      ko: '요청의 Content-Type 은 application/json 이어야 합니다. 보낼 내용이 없으면 빈 객체를 보내세요.',
      en: 'The Content-Type of the request must be application/json. Send an empty object where there is nothing to say.',
    },
  },
  BODY_TOO_LARGE: {
    http: 413,
    exit: 3,
    retryable: false,
    message: {
      ko: '요청이 너무 큽니다. 최대 {limit}바이트입니다.',
      en: 'The request is too large. At most {limit} bytes are taken.',
    },
  },
  REQUEST_INVALID: {
    http: 400,
    exit: 3,
    retryable: false,
    message: {
      ko: '요청의 {place} 이(가) 올바르지 않습니다: {problem}.',
      en: 'The request is not valid at {place}: {problem}.',
    },
  },
  TOO_MANY_REQUESTS: {
    http: 429,
    exit: 1,
    retryable: true,
    message: {
      ko: '요청이 너무 많습니다. {seconds}초 뒤에 다시 시도하세요.',
      en: 'Too many requests. Try again in {seconds} s.',
    },
  },
  KEY_REUSED: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '이 Idempotency-Key 는 내용이 다른 요청에 이미 사용했습니다. 새 요청에는 새 키를 쓰세요.',
      en: 'This Idempotency-Key was used for a request with other content. Use a new key for a new request.',
    },
  },
  TOKEN_SHOWN: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '토큰 {token_id} 은(는) 이 요청으로 이미 만들었고, 한 번만 보여 줍니다. 받지 못했다면 폐기하고 새로 만드세요: baton token revoke {token_id}',
      en: 'Token {token_id} was already made by this request, and is shown once. If it was lost, revoke it and make another: baton token revoke {token_id}',
    },
  },
  ROUTE_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '{method} {path} 은(는) 없는 경로입니다. /api/v1/openapi.json 을 확인하세요.',
      en: 'There is no {method} {path}. See /api/v1/openapi.json.',
    },
  },
  REVIEW_STALE: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{task_id}: 검토한 커밋은 {reviewed} 인데 지금은 {now} 입니다. 바뀐 내용을 확인하고 다시 승인하세요.',
      en: '{task_id}: commit {reviewed} was reviewed, and the branch is at {now} now. Look at what changed and approve again.',
    },
  },
  NOT_OF_TASK: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '{what} 은(는) {id} 에 없습니다.',
      en: 'There is no {what} in {id}.',
    },
  },
  TOKEN_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '토큰 {token} 이(가) 없습니다. baton token list 로 확인하세요.',
      en: 'There is no token {token}. See baton token list.',
    },
  },
  TOKEN_INVALID: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '토큰 {name} 을(를) 만들 수 없습니다: {problem}.',
      en: 'The token {name} cannot be made: {problem}.',
    },
  },
  SERVE_REFUSED: {
    http: 400,
    exit: 2,
    retryable: false,
    message: {
      ko: '{host} 에서 서버를 열지 않았습니다: {problem}',
      en: 'Not listening on {host}: {problem}',
    },
  },
  PORT_TAKEN: {
    http: 409,
    exit: 4,
    retryable: true,
    message: {
      ko: '{host}:{port} 은(는) 이미 사용 중입니다. --port 로 다른 번호를 지정하세요.',
      en: '{host}:{port} is in use. Give another number with --port.',
    },
  },
} as const satisfies Record<string, ErrorEntry>
