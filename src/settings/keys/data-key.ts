import { randomBytes } from 'node:crypto'
import { BatonError } from '../../protocol/baton-error.ts'
import type { KeyPlace, SealedSetting, WrappedKey } from '../../protocol/setting.ts'
import { KEY_BYTES, openBox, sealBox } from './sealed-box.ts'

/** A key with its name. The name is no secret. */
export interface NamedKey {
  readonly id: string
  readonly bytes: Uint8Array
}

export const newKey = (): NamedKey => ({ id: randomBytes(6).toString('hex'), bytes: randomBytes(KEY_BYTES) })

/** Which value it is: sealed under one name, it does not open under another. */
type ValuePlace = Pick<SealedSetting, 'scope' | 'name' | 'kind'>

const aboutValue = (key: string, { scope, name, kind }: ValuePlace) =>
  JSON.stringify(['baton setting', 1, key, scope, name, kind])

const aboutKey = ({ key_id, wrap_id, place, salt }: Omit<WrappedKey, 'wrapped'>) =>
  JSON.stringify(['baton settings key', 1, key_id, wrap_id, place, salt])

const VERSION = 'v1'

export function sealValue(key: NamedKey, place: ValuePlace, value: Uint8Array): string {
  return `${VERSION}.${key.id}.${sealBox(key.bytes, aboutValue(key.id, place), value)}`
}

export function openValue(key: NamedKey, setting: ValuePlace & Pick<SealedSetting, 'sealed'>): Buffer {
  const [version, key_id, box, ...rest] = setting.sealed.split('.')
  const isOurs = version === VERSION && key_id === key.id && box !== undefined && rest.length === 0
  const opened = isOurs ? openBox(key.bytes, aboutValue(key.id, setting), box) : undefined
  if (!opened) throw BatonError.of('SETTING_DAMAGED', { name: setting.name, scope: setting.scope })
  return opened
}

export function wrapKey(
  data: NamedKey,
  wrapping: NamedKey,
  { place, salt }: { readonly place: KeyPlace; readonly salt: string | null },
): WrappedKey {
  const about = { key_id: data.id, wrap_id: wrapping.id, place, salt }
  return { ...about, wrapped: sealBox(wrapping.bytes, aboutKey(about), data.bytes) }
}

/** Where it lies, in words, is for the error alone. */
export function unwrapKey(wrapped: WrappedKey, wrapping: NamedKey, where: string): NamedKey {
  const bytes =
    wrapping.id === wrapped.wrap_id ? openBox(wrapping.bytes, aboutKey(wrapped), wrapped.wrapped) : undefined
  if (bytes?.length !== KEY_BYTES) throw BatonError.of('SETTINGS_KEY_WRONG', { place: where })
  return { id: wrapped.key_id, bytes }
}
