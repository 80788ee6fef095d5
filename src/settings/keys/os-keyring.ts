import { BatonError } from '../../protocol/baton-error.ts'
import type { KeyKeeper } from './key-file.ts'
import { formatKeys, parseKeys } from './key-text.ts'

/** As much of a keyring as is used: one text under a service and a name. */
interface Keyring {
  getPassword(): string | null
  setPassword(text: string): void
}

type OpenKeyring = (service: string, name: string) => Promise<Keyring>

const SERVICE = 'baton settings'

/** The keyring of the operating system: Keychain, Credential Manager, or the Secret Service of a Linux desktop. */
export function osKeyring(store: string, open: OpenKeyring = openPackage): KeyKeeper {
  const where = `the keyring, entry "${SERVICE}" of ${store}`
  const opened = async <T>(use: (entry: Keyring) => T): Promise<T> => {
    try {
      return use(await open(SERVICE, store))
    } catch (error) {
      if (error instanceof BatonError) throw error
      const said = error instanceof Error ? error.message : String(error)
      throw BatonError.of('SETTINGS_KEY_UNUSABLE', {
        place: where,
        reason: {
          ko: `키링을 열 수 없습니다 (${said}). 다른 곳에 두려면 --key-in file 또는 passphrase`,
          en: `the keyring cannot be opened (${said}); to keep the key elsewhere, use --key-in file or passphrase`,
        },
      })
    }
  }
  return {
    where,
    load: () =>
      opened((entry) => {
        const text = entry.getPassword()
        return text ? parseKeys(text, where) : []
      }),
    save: (keys) => opened((entry) => entry.setPassword(formatKeys(keys))),
  }
}

/**
 * An optional dependency with native code, loaded when a key is kept in a keyring and never before.
 *
 * On Linux it falls back to the keyring of the kernel where no Secret Service runs. That one is empty after a restart of
 * the machine, and every setting with it, so it is not used.
 */
async function openPackage(service: string, name: string): Promise<Keyring> {
  const { Entry } = await import('@napi-rs/keyring')
  return new Entry(service, name, { linux: { store: 'secret-service' } })
}
