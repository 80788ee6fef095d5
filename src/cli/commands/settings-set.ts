import { inflect } from '../../protocol/inflect.ts'
import { type KeyPlace, SETTING_KINDS, type SettingKind } from '../../protocol/setting.ts'
import { setSetting } from '../../service/settings/set-setting.ts'
import { unsetSetting } from '../../service/settings/unset-setting.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { readSecret } from '../read-secret.ts'
import { print, printJson } from '../report.ts'
import { scopeFrom, type WithScope } from '../setting-scope.ts'
import { terminalText } from '../terminal-text.ts'
import { usageProblem } from '../usage-error.ts'

export interface SettingsSetOptions extends CommonOptions, WithScope {
  readonly kind?: SettingKind
  readonly keyIn?: KeyPlace
  readonly allowShort?: boolean
  /** What was typed besides the name and the options. */
  readonly extra?: readonly string[]
}

/** `baton settings set NAME`: the value comes from standard input or is typed; it is in no argument and no history. */
export async function settingsSet(name: string, options: SettingsSetOptions): Promise<void> {
  const { lang } = options
  if ((options.extra ?? []).length > 0 || /[=\s]|^-/.test(name)) throw usageProblem(VALUE_AS_ARGUMENT)
  const kind = options.kind ?? SETTING_KINDS[0]
  const scope = scopeFrom(options)
  const shown = terminalText(name)
  const value = await readSecret(
    lang === 'ko' ? `${shown} 의 값 (화면에 표시되지 않음): ` : `Value of ${shown} (not shown): `,
    {
      lines: kind === 'file',
    },
  )
  await withBaton(options, 'create', async ({ service, caller, json }) => {
    const place = options.keyIn ?? 'file'
    const allow_short = options.allowShort ?? false
    const set = await setSetting(service, caller, { scope, name, kind, value, place, allow_short })
    if (json) return printJson(set)
    const ending = set.ending === null ? '' : ` …${terminalText(set.ending)}`
    print(
      lang === 'ko'
        ? `설정을 암호화해 저장했습니다: ${shown} (${set.scope})${ending}. 값은 다시 표시하지 않습니다.\n`
        : `Stored the setting ${shown} (${set.scope}), encrypted.${ending} The value is not shown again.\n`,
    )
    if (set.unmasked) process.stderr.write(UNMASKED[lang])
  })
}

/** Repeats nothing of what was typed: it may be the value. */
const VALUE_AS_ARGUMENT = {
  ko: "settings set 은 설정의 이름 하나와 옵션만 받습니다. 값은 인자로 받지 않습니다. 값을 저장하려면: printf '%s' … | baton settings set NAME. 방금 값을 입력했다면 셸 기록에 남았을 수 있으니 새 값으로 바꾸세요",
  en: "settings set takes the name of one setting and its options. The value is not taken as an argument. To give it: printf '%s' … | baton settings set NAME. If you typed a value just now, it may be in the history of the shell: replace it with a new one",
} as const

const UNMASKED = {
  ko: '경고: 값이 6자보다 짧아 로그와 기록에서 마스킹되지 않습니다.\n',
  en: 'warning: the value is shorter than 6 characters and is not masked in logs and records.\n',
} as const

/** `baton settings unset NAME`. */
export async function settingsUnset(name: string, options: CommonOptions & WithScope): Promise<void> {
  const scope = scopeFrom(options)
  await withBaton(options, 'write', async ({ service, caller, json, lang }) => {
    const gone = await unsetSetting(service, caller, { scope, name })
    if (json) return printJson(gone)
    const shown = terminalText(name)
    print(
      lang === 'ko'
        ? inflect`설정 ${shown} (${scope}) 을(를) 지웠습니다.\n`
        : `Removed the setting ${shown} (${scope}).\n`,
    )
  })
}
