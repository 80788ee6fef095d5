import type { ErrorEntry } from './error-entry.ts'

/** What can go wrong with what comes in: the command line, files, documents, a model's answers. */
export const DOCUMENT_ERRORS = {
  INTERNAL: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '예상하지 못한 오류입니다: {reason}. 같은 명령을 BATON_DEBUG=1 과 함께 다시 실행하면 자세한 내용이 나옵니다.',
      en: 'Unexpected error: {reason}. Run the same command with BATON_DEBUG=1 to see the details.',
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
      en: '{invalid} of {total} input(s) break their contract. Fix the listed violations and try again.',
    },
  },
  INVALID_JSON: {
    http: 400,
    exit: 3,
    retryable: false,
    message: {
      ko: '{source}: JSON이 아닙니다 ({reason}). 표시된 위치의 문법을 고치세요.',
      en: '{source} is not JSON ({reason}). Fix the syntax there.',
    },
  },
  JSON_TOO_DEEP: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{source}: {limit}단계보다 깊게 중첩되어 읽지 않았습니다. 중첩을 줄이세요.',
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
      ko: '{source}: 키 {key} 은(는) 허용되지 않습니다. 이 키를 지우세요.',
      en: '{source} contains the key {key}, which is never allowed. Remove it.',
    },
  },
  INVALID_ENCODING: {
    http: 400,
    exit: 3,
    retryable: false,
    message: {
      ko: '{source}: UTF-8이 아닙니다 ({reason}). UTF-8로 다시 저장하세요.',
      en: '{source} is not UTF-8 ({reason}). Save it as UTF-8.',
    },
  },
  INPUT_TOO_LARGE: {
    http: 413,
    exit: 3,
    retryable: false,
    message: {
      ko: '{source}: {limit}바이트를 넘어 읽지 않았습니다. 파일을 나누거나 줄이세요.',
      en: '{source} is larger than {limit} bytes and was not read. Split or shorten it.',
    },
  },
  NOT_A_FILE: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{source}: 파일이 아니라 {found}입니다. 파일 경로를 지정하세요 (표준 입력은 -).',
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
      ko: '{source}: 어떤 문서인지 알 수 없습니다. --kind 로 종류를 지정하세요: {kinds}.',
      en: '{source}: the kind of this document is not clear. Name it with --kind: {kinds}.',
    },
  },
  CONFIG_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '{source}: 설정 파일이 없습니다. baton init 으로 만들거나 경로를 확인하세요.',
      en: '{source}: no configuration file there. Create one with baton init, or check the path.',
    },
  },
  CONFIG_INVALID: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '설정 파일 {source} 에 오류가 {faults}건 있어 쓸 수 없습니다. 아래 항목을 고치고 baton config check 로 확인하세요.',
      en: 'The configuration {source} has {faults} fault(s) and cannot be used. Fix the faults listed below, then run baton config check.',
    },
  },
  PROMPT_TEMPLATE_INVALID: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '프롬프트 템플릿 {file} 에 알 수 없는 자리표시자가 있습니다: {unknown}. 쓸 수 있는 것: {known}. 템플릿을 고치고 baton config check 로 확인하세요.',
      en: 'The prompt template {file} has unknown placeholders: {unknown}. Known placeholders: {known}. Fix the template, then run baton config check.',
    },
  },
  TEMPLATE_INCOMPLETE: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '알림 템플릿 {template} 에 값이 없습니다: {missing}. 알림을 만드는 코드가 값을 넘겨야 합니다.',
      en: 'The notification template {template} lacks values: {missing}. The code that creates the notification must supply them.',
    },
  },
  AUTO_FIX_FAILED: {
    http: 422,
    exit: 3,
    retryable: true,
    message: {
      ko: '{role} 의 출력을 {attempts}번 해석했지만 형식이 맞지 않습니다: {first}. 출력은 모두 보관했습니다. 확인한 뒤 다시 요청하세요.',
      en: 'The output of {role} was parsed {attempts} time(s) and never had the required format: {first}. All outputs are kept; read them, then ask again.',
    },
  },
  LOOP_LIMITS_INVALID: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '리더-코더 반복의 설정 {name} 은(는) 1 이상 {max} 이하의 정수여야 합니다 (지금 {value}). 설정을 고치세요.',
      en: 'The leader-coder limit {name} must be an integer from 1 to {max}, but is {value}. Fix the setting.',
    },
  },
  LOOP_EVENT_REFUSED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '리더-코더 반복이 {status} (시도 {attempt}) 일 때는 {event} 을(를) 받을 수 없습니다. 지금 가능한 것: {allowed}.',
      en: 'The leader-coder loop is {status} (attempt {attempt}) and does not accept {event}. Possible now: {allowed}.',
    },
  },
  PO_APPROVAL_REQUIRED: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '{action} 에는 PO의 승인이 필요합니다. 승인을 받은 뒤 다시 고르세요.',
      en: '{action} needs the approval of the PO. Ask the PO for it, then choose again.',
    },
  },
} as const satisfies Record<string, ErrorEntry>
