import type { ErrorEntry } from './error-entry.ts'

/** What can go wrong with settings and the keys that open them. */
export const SETTINGS_ERRORS = {
  SETTING_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '설정 {name} 이(가) 없습니다{where}. baton settings list 로 확인하세요.',
      en: 'There is no setting {name}{where}. See baton settings list.',
    },
  },
  SETTING_INVALID: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '설정 {name} 을(를) 저장할 수 없습니다: {reason}.',
      en: 'The setting {name} cannot be stored: {reason}.',
    },
  },
  SETTING_DAMAGED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '설정 {name} ({scope}) 의 암호화된 값이 손상되었거나 다른 설정에서 복사되어 쓰지 않았습니다. 다시 입력하세요: baton settings set {name}',
      en: 'The encrypted value of the setting {name} ({scope}) is damaged, or was copied from another setting, so it was not used. Enter it again: baton settings set {name}',
    },
  },
  SETTINGS_KEY_MISSING: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '이 컴퓨터에는 설정을 복호화하는 키 {key} 이(가) 없습니다 ({place}). 키가 있는 컴퓨터에서 복사하세요. 키를 잃어버렸으면 baton settings rotate --lost 를 실행하고 다음 설정을 다시 입력하세요: {names}. 다른 데이터는 그대로입니다.',
      en: 'This machine does not have the key {key} that opens the settings ({place}). Copy it from a machine that has it. If it is lost, run baton settings rotate --lost and enter again: {names}. Nothing else is lost.',
    },
  },
  SETTINGS_KEY_UNUSABLE: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '설정의 키를 쓸 수 없습니다 ({place}): {reason}. 아무것도 바꾸지 않았습니다.',
      en: 'The key of the settings cannot be used ({place}): {reason}. Nothing was changed.',
    },
  },
  SETTINGS_KEY_WRONG: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{place} 의 키로는 이 Baton 저장소의 설정을 복호화할 수 없습니다: 다른 키이거나 암호가 틀렸습니다. 아무것도 바꾸지 않았습니다.',
      en: 'The key from {place} does not open the settings of this store: it is another key, or the passphrase is wrong. Nothing was changed.',
    },
  },
  SETTINGS_MISSING: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '에이전트 {agent} 에 필요한 설정이 없습니다: {names}. 추가하세요: {command}',
      en: 'The agent {agent} needs settings that are missing: {names}. Add them: {command}',
    },
  },
  SETTINGS_CHANGED: {
    http: 409,
    exit: 4,
    retryable: true,
    message: {
      ko: '그사이 설정이 바뀌었습니다. 다시 시도하세요.',
      en: 'The settings were changed meanwhile. Try again.',
    },
  },
} as const satisfies Record<string, ErrorEntry>
