import type { Results } from '../../pipeline/results.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { KeyPlace, WrappedKey } from '../../protocol/setting.ts'
import { newKey, openValue, sealValue } from '../../settings/keys/data-key.ts'
import { type KeyAccess, wrapAnew } from '../../settings/keys/key-access.ts'
import { withKeyLock } from '../../settings/keys/key-lock.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { despiteChanges, secretsOf } from './settings-access.ts'

export interface RotateInput {
  /** Where the new wrapping key is kept; undefined: where the old one is. */
  readonly place: KeyPlace | undefined
  /** Seal the values anew too; else only the key that wraps their key is replaced. */
  readonly values: boolean
}

/**
 * Replaces the keys while runs go on: those that have their values keep them, later ones open the new record.
 *
 * The new wrapping key is kept first, beside the old one; then the record changes in one commit; only then the old key
 * is removed. A process that is killed in between leaves a record that a kept key opens.
 */
export async function rotateSettings(
  service: WithEngine,
  caller: Caller,
  { place, values: anew }: RotateInput,
): Promise<Results['rotate_settings']> {
  const secrets = secretsOf(service)
  return withKeyLock(await secrets.access.lock(), () =>
    despiteChanges(async () => {
      const { record } = await secrets.current()
      if (!record.key) throw BatonError.of('SETTING_NOT_FOUND', { name: NOTHING_TO_ROTATE, where: '' })
      const old = await secrets.dataKey(record)
      const data = anew ? newKey() : old
      const resealed = Object.entries(record.values).map(([id, setting]) => {
        const to = anew ? sealValue(data, setting, openValue(old, setting)) : setting.sealed
        return [id, { from: setting.sealed, to }]
      })
      const { wrapped, forgetOld } = await wrapAnew(secrets.access, data, place ?? record.key.place)
      const values = Object.fromEntries(resealed)
      const done = await service.engine.execute({ type: 'rotate_settings', key: wrapped, values }, askedBy(caller))
      await forgetOld()
      if (wrapped.place !== record.key.place) await forgetIn(secrets.access, record.key)
      return done
    }),
  )
}

/** The key is kept elsewhere now. */
async function forgetIn(access: KeyAccess, { place, wrap_id }: WrappedKey): Promise<void> {
  if (place === 'passphrase') return
  const keeper = await access.keeper(place)
  await keeper.save((await keeper.load()).filter(({ id }) => id !== wrap_id))
}

/** The key is lost: the sealed values, which nobody can open, are removed. Answers which must be entered again. */
export async function forgetLost(service: WithEngine, caller: Caller): Promise<Results['forget_settings']> {
  const { record } = await secretsOf(service).current()
  if (!record.key) return { names: [] }
  return service.engine.execute({ type: 'forget_settings', key_id: record.key.key_id }, askedBy(caller))
}

/** Stands in the place of a name. */
const NOTHING_TO_ROTATE = { ko: '값', en: 'whose key could be replaced' } as const
