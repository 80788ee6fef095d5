import type { ErrorEntry } from './error-entry.ts'

/** What can go wrong while a clone is prepared. */
export const SETUP_ERRORS = {
  SETUP_NOT_APPROVED: {
    http: 409,
    exit: 7,
    retryable: false,
    message: {
      ko: '{sources} 의 준비 명령과 복사할 파일을 아직 허용하지 않아 시작하지 않았습니다. 내용을 확인하고 허용하려면: {how}. 쓰지 않으려면 baton.config.json 에 "setup" 을 적으세요. 필요한 것이 없으면 빈 객체를 적습니다.',
      en: 'The commands and copies of {sources} are not allowed yet, so nothing was started. Read them; to allow them: {how}. To do without them, write "setup" into baton.config.json, an empty object for none.',
    },
  },
  SETUP_FAILED: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '준비 명령 {command} 이(가) 실패했습니다 ({how}, {where}). 작업 탓이 아니므로 시도 횟수에 넣지 않았습니다. 이 컴퓨터에서 그 명령이 되게 하거나 baton.config.json 의 "setup" 을 고친 뒤 다시 시도하세요.\n{tail}',
      en: 'The setup command {command} failed ({how}, {where}). That is no fault of the work, so no attempt was used. Make the command work on this machine, or change "setup" in baton.config.json, and try again.\n{tail}',
    },
  },
  SETUP_UNREACHABLE: {
    http: 503,
    exit: 1,
    retryable: true,
    message: {
      ko: '준비 명령 {command} 이(가) 네트워크에 닿지 못했습니다 ({where}). 작업 탓이 아니므로 시도 횟수에 넣지 않았습니다. 네트워크나 레지스트리가 돌아오면 다시 시도하세요.\n{tail}',
      en: 'The setup command {command} did not reach the network ({where}). That is no fault of the work, so no attempt was used. Try again when the network or the registry is back.\n{tail}',
    },
  },
} as const satisfies Record<string, ErrorEntry>
