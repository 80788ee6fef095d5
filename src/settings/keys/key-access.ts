import { BatonError } from '../../protocol/baton-error.ts'
import type { KeyPlace, WrappedKey } from '../../protocol/setting.ts'
import { type NamedKey, newKey, unwrapKey, wrapKey } from './data-key.ts'
import type { KeyKeeper } from './key-file.ts'
import { newSalt, passphraseKey } from './passphrase-key.ts'

/** How this process gets at wrapping keys. */
export interface KeyAccess {
  readonly keeper: (place: 'file' | 'keyring') => Promise<KeyKeeper>
  /** Undefined where nobody can be asked. */
  readonly passphrase: (why: 'open' | 'new') => Promise<string | undefined>
  /** The file by which one process at a time replaces keys. */
  readonly lock: () => Promise<string>
}

const PASSPHRASE = 'BATON_SETTINGS_PASSPHRASE'

/** Opens the data key of a store. `names` are the settings that would have to be entered again without it. */
export async function openDataKey(access: KeyAccess, wrapped: WrappedKey, names: readonly string[]): Promise<NamedKey> {
  const missing = (place: string) =>
    BatonError.of('SETTINGS_KEY_MISSING', { key: wrapped.wrap_id, place, names: names.join(', ') || '-' })
  if (wrapped.place === 'passphrase') {
    const passphrase = await access.passphrase('open')
    if (passphrase === undefined || wrapped.salt === null) throw missing(PASSPHRASE)
    return unwrapKey(wrapped, await passphraseKey(passphrase, wrapped.salt), PASSPHRASE)
  }
  const keeper = await access.keeper(wrapped.place)
  const key = (await keeper.load()).find(({ id }) => id === wrapped.wrap_id)
  if (!key) throw missing(keeper.where)
  return unwrapKey(wrapped, key, keeper.where)
}

/** A data key under a new wrapping key, which is kept before anything says that it is used. */
export async function wrapAnew(
  access: KeyAccess,
  data: NamedKey,
  place: KeyPlace,
): Promise<{ readonly wrapped: WrappedKey; readonly forgetOld: () => Promise<void> }> {
  if (place === 'passphrase') {
    const passphrase = await access.passphrase('new')
    if (passphrase === undefined) {
      throw BatonError.of('SETTINGS_KEY_UNUSABLE', { place: PASSPHRASE, reason: NO_PASSPHRASE })
    }
    const salt = newSalt()
    const wrapped = wrapKey(data, await passphraseKey(passphrase, salt), { place, salt })
    return { wrapped, forgetOld: async () => {} }
  }
  const keeper = await access.keeper(place)
  const old = await keeper.load()
  const fresh = newKey()
  await keeper.save([...old, fresh])
  const isOld = (key: NamedKey) => old.some(({ id }) => id === key.id)
  const forgetOld = async () => keeper.save((await keeper.load()).filter((key) => !isOld(key)))
  return { wrapped: wrapKey(data, fresh, { place, salt: null }), forgetOld }
}

const NO_PASSPHRASE = {
  ko: '암호를 물을 수 없습니다. 터미널에서 실행하거나 이 변수를 설정하세요',
  en: 'nobody can be asked for a passphrase; run it in a terminal, or set this variable',
}
