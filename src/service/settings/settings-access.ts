import { SecretKeeper } from '../../engine/secrets/secret-keeper.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { keyFile } from '../../settings/keys/key-file.ts'
import { osKeyring } from '../../settings/keys/os-keyring.ts'
import type { Store } from '../../store/port.ts'
import type { WithEngine } from '../service.ts'

export interface KeyPlaces {
  readonly store: Pick<Store, 'load' | 'facts'>
  /** The key file of a store on this machine, by the id of the store. */
  readonly keyFile: (store: string) => string
  readonly passphrase: (why: 'open' | 'new') => Promise<string | undefined>
  /** The project of the store: values of its `.env` files are masked. */
  readonly project?: string | undefined
}

/** Opens settings with what this machine has: a key file, a keyring, a passphrase. */
export function openSecrets({ store, keyFile: fileOf, passphrase, project }: KeyPlaces): SecretKeeper {
  const path = async () => fileOf((await store.facts()).id)
  return new SecretKeeper({
    store,
    project,
    access: {
      keeper: async (place) => (place === 'file' ? keyFile(await path()) : osKeyring((await store.facts()).id)),
      passphrase,
      lock: async () => `${await path()}.lock`,
    },
  })
}

/** The settings of a store; refused where nobody said how to open them. */
export function secretsOf({ engine }: WithEngine): SecretKeeper {
  if (!engine.secrets) throw BatonError.of('INTERNAL', { reason: 'no settings are opened here' })
  return engine.secrets
}

const TRIES = 5

/** Tries again what met a change of somebody else. */
export async function despiteChanges<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const isChange = error instanceof BatonError && error.code === 'SETTINGS_CHANGED'
      if (!isChange || tries === TRIES) throw error
    }
  }
}
