import type { Results } from '../../pipeline/results.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { KeyPlace, SettingKind, SettingScope } from '../../protocol/setting.ts'
import { newKey, sealValue } from '../../settings/keys/data-key.ts'
import { wrapAnew } from '../../settings/keys/key-access.ts'
import { withKeyLock } from '../../settings/keys/key-lock.ts'
import { isMaskable, SHORTEST_VALUE } from '../../settings/mask/value-encodings.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { despiteChanges, secretsOf } from './settings-access.ts'

export interface SettingInput {
  readonly scope: SettingScope
  readonly name: string
  readonly kind: SettingKind
  readonly value: Uint8Array
  /** Where the first key of the store is kept. */
  readonly place: KeyPlace
  /** Keep a value that is too short to be hidden. */
  readonly allow_short: boolean
}

export type SettingSet = Results['set_setting'] & {
  /** Too short to be looked for in texts: it is sealed, but not masked. */
  readonly unmasked: boolean
}

const MOST_BYTES = 16_384
/** Of a shorter value four characters would tell too much. */
const LONG_ENOUGH = 12
const ENDING = 4

/** Keeps a value, sealed. It is never shown again. */
export async function setSetting(service: WithEngine, caller: Caller, input: SettingInput): Promise<SettingSet> {
  const { scope, name, kind, value, place } = input
  const unmasked = requireValue(input)
  const secrets = secretsOf(service)
  const about = { scope, name, kind, bytes: value.length, ending: endingOf(kind, value) }
  const result = await withKeyLock(await secrets.access.lock(), () =>
    despiteChanges(async () => {
      const { record } = await secrets.current()
      const data = record.key ? await secrets.dataKey(record) : newKey()
      const key = record.key ?? (await wrapAnew(secrets.access, data, place)).wrapped
      const setting = { ...about, sealed: sealValue(data, about, value) }
      return service.engine.execute({ type: 'set_setting', setting, key }, askedBy(caller))
    }),
  )
  return { ...result, unmasked }
}

/** Whether it is kept although it cannot be masked. */
function requireValue({ name, kind, value, allow_short }: SettingInput): boolean {
  const refuse = (ko: string, en: string) => BatonError.of('SETTING_INVALID', { name, reason: { ko, en } })
  if (value.length === 0) throw refuse('값이 비어 있습니다', 'the value is empty')
  if (value.length > MOST_BYTES) {
    throw refuse(`값은 ${MOST_BYTES}바이트까지입니다`, `a value has at most ${MOST_BYTES} bytes`)
  }
  const text = Buffer.from(value).toString('utf8')
  const isText = Buffer.from(text).equals(value) && !text.includes('\0')
  if (kind !== 'file' && !isText) {
    throw refuse('변수는 UTF-8 텍스트여야 합니다. --kind file 을 쓰세요', 'a variable is UTF-8 text; use --kind file')
  }
  const isShort = !isMaskable(value)
  if (isShort && !allow_short) {
    throw refuse(
      `공백, 줄바꿈, 역슬래시를 뺀 값이 ${SHORTEST_VALUE}바이트보다 짧아 로그에서 마스킹할 수 없습니다. 그래도 저장하려면 --allow-short`,
      `without blanks, line breaks and backslashes it is shorter than ${SHORTEST_VALUE} bytes, so it cannot be masked in logs; to keep it all the same, use --allow-short`,
    )
  }
  return isShort
}

function endingOf(kind: SettingKind, value: Uint8Array): string | null {
  const letters = [...Buffer.from(value).toString('utf8').trimEnd()]
  return kind === 'file' || letters.length < LONG_ENOUGH ? null : letters.slice(-ENDING).join('')
}
