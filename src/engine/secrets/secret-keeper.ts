import type { PipelineCommand } from '../../pipeline/command.ts'
import { SETTINGS } from '../../pipeline/records.ts'
import { NO_SETTINGS, type SettingsRecord } from '../../pipeline/settings/settings-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { SealedSetting } from '../../protocol/setting.ts'
import { envSecrets } from '../../settings/environment/env-files.ts'
import { type NamedKey, openValue } from '../../settings/keys/data-key.ts'
import { type KeyAccess, openDataKey } from '../../settings/keys/key-access.ts'
import { Masker, type Secret } from '../../settings/mask/masker.ts'
import type { Store } from '../../store/port.ts'
import { maskCommand } from './mask-command.ts'

export interface SecretKeeperOptions {
  readonly store: Pick<Store, 'load'>
  readonly access: KeyAccess
  /** The project whose `.env` files hold values that are masked too. */
  readonly project?: string | undefined
}

/** The settings of a store, with the values that this machine can open. */
export interface OpenSettings {
  readonly record: SettingsRecord
  readonly version: number
  /** Values by scope and name; those that cannot be opened are missing. */
  readonly values: ReadonlyMap<string, Uint8Array>
  /** Why they cannot be opened, by scope and name. */
  readonly faults: ReadonlyMap<string, BatonError>
}

const TRIES = 10

/** How long the masker may use settings that were read before. A run always gets the newest settings. */
const FRESH_MS = 1_000
/** The same for `.env` files, which a walk over folders finds. */
const FRESH_FILES_MS = 10_000

/** A masker, and what it was made of. */
interface KeptMasker {
  readonly version: number
  readonly files: readonly Secret[]
  readonly readAt: number
  readonly masker: Masker
}

/**
 * Decrypts settings (`baton settings`) and masks their values in everything that this process writes.
 *
 * 1. A value is passed to two places only: a run whose agent declares it, and the masker.
 * 2. Without the key on this machine no value is decrypted. Then no run here gets a value, so there is none to mask.
 */
export class SecretKeeper {
  readonly #options: SecretKeeperOptions
  #open: OpenSettings | undefined
  #readAt = Number.NEGATIVE_INFINITY
  #key: { readonly wrapped: string; readonly key: Promise<NamedKey> } | undefined
  readonly #maskers = new Map<string, KeptMasker>()

  constructor(options: SecretKeeperOptions) {
    this.#options = options
  }

  /** Reads the current settings from the store. */
  async current(): Promise<OpenSettings> {
    for (let tries = 1; ; tries += 1) {
      const [loaded] = await this.#options.store.load([SETTINGS])
      this.#readAt = performance.now()
      const isKnown = this.#open?.version === loaded.version && this.#open.faults.size === 0
      if (this.#open && isKnown) return this.#open
      this.#open = await this.#opened(loaded.value ?? NO_SETTINGS, loaded.version)
      if (this.#open.faults.size === 0 || tries === TRIES) return this.#open
      // The key may have been rotated since the record was read.
      const [now] = await this.#options.store.load([SETTINGS])
      if (now.version === loaded.version) return this.#open
    }
  }

  /** The key that encrypts the values. Rejects if this machine cannot open it. */
  dataKey({ key, values }: SettingsRecord): Promise<NamedKey> {
    if (!key) throw BatonError.of('INTERNAL', { reason: 'there are no settings to open' })
    if (this.#key?.wrapped !== key.wrapped) {
      const opened = openDataKey(this.#options.access, key, Object.values(values).map(nameOf))
      // A failure is not cached: the key may be added later.
      opened.catch(() => {
        this.#key = undefined
      })
      this.#key = { wrapped: key.wrapped, key: opened }
    }
    return this.#key.key
  }

  get access(): KeyAccess {
    return this.#options.access
  }

  /**
   * Hides every value, secrets of our own environment and of the `.env` files of a project, and keys of known forms.
   * Without a project it is that of the store. `fresh`: its files are read again, however new what was read is.
   */
  async masker(project = this.#options.project ?? '', { fresh = false } = {}): Promise<Masker> {
    const opened = await this.#recent()
    const kept = this.#maskers.get(project)
    const now = performance.now()
    const isFresh = kept && !fresh && now - kept.readAt < FRESH_FILES_MS
    if (isFresh && kept.version === opened.version) return kept.masker
    const files = isFresh ? kept.files : this.envSecrets(project)
    const isSame = kept?.version === opened.version && sameSecrets(kept.files, files)
    const masker = isSame ? kept.masker : new Masker([...secretsIn(opened), ...files])
    this.#maskers.set(project, { version: opened.version, files, readAt: isFresh ? kept.readAt : now, masker })
    return masker
  }

  /** The masker that was made last, if any. */
  get lastMasker(): Masker | undefined {
    return [...this.#maskers.values()].at(-1)?.masker
  }

  /** What the `.env` files of a project hold now. */
  envSecrets(project = this.#options.project ?? ''): readonly Secret[] {
    return project === '' ? [] : envSecrets(project)
  }

  /** The command with secret values masked in its texts. */
  async masked<Command extends PipelineCommand>(command: Command): Promise<Command> {
    return maskCommand(command, await this.masker())
  }

  async #recent(): Promise<OpenSettings> {
    const isFresh = this.#open && performance.now() - this.#readAt < FRESH_MS
    return isFresh && this.#open ? this.#open : this.current()
  }

  async #opened(record: SettingsRecord, version: number): Promise<OpenSettings> {
    const values = new Map<string, Uint8Array>()
    const faults = new Map<string, BatonError>()
    const settings = Object.entries(record.values)
    if (settings.length === 0) return { record, version, values, faults }
    const refuse = (error: unknown, ids: readonly string[]) => {
      if (!(error instanceof BatonError)) throw error
      for (const id of ids) faults.set(id, error)
    }
    try {
      const key = await this.dataKey(record)
      for (const [id, setting] of settings) {
        try {
          values.set(id, openValue(key, setting))
        } catch (error) {
          refuse(error, [id])
        }
      }
    } catch (error) {
      refuse(error, Object.keys(record.values))
    }
    return { record, version, values, faults }
  }
}

/** Values of the settings, and of variables of this process whose names look like secrets. */
export function secretsIn({ record, values }: OpenSettings): readonly Secret[] {
  const settings = [...values].map(([id, value]) => ({ name: record.values[id]?.name ?? id, value }))
  const variables = Object.entries(process.env).flatMap(([name, value]) =>
    value && SECRET_NAME.test(name) ? [{ name, value: Buffer.from(value) }] : [],
  )
  return [...settings, ...variables]
}

const SECRET_NAME = /(?:^|_)(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?)(?:_|$)/i

const sameSecrets = (some: readonly Secret[], others: readonly Secret[]) =>
  some.length === others.length &&
  some.every(({ value }, at) => Buffer.compare(value, others[at]?.value ?? EMPTY) === 0)

const EMPTY = new Uint8Array(0)

const nameOf = ({ name }: SealedSetting) => name
