import { BatonError } from '../../protocol/baton-error.ts'
import { inScope, type SealedSetting, type SettingScope, settingId, type WrappedKey } from '../../protocol/setting.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { secretsOf } from './settings-access.ts'

/** A setting without its value. */
export interface ShownSetting extends Omit<SealedSetting, 'sealed'> {
  /** Scopes that are nearer to an agent and have a setting of this name, which wins there. */
  readonly overridden_by: readonly SettingScope[]
  /** Why it cannot be opened on this machine; null: it can. */
  readonly problem: BatonError | null
}

export interface ShownSettings {
  readonly settings: readonly ShownSetting[]
  /** Null: there are none. */
  readonly key: Omit<WrappedKey, 'wrapped' | 'salt'> | null
}

export async function listSettings(service: WithEngine, _caller: Caller): Promise<ShownSettings> {
  const { record, faults } = await secretsOf(service).current()
  const all = Object.values(record.values)
  const settings = all.toSorted(byName).map(({ sealed: _, ...setting }) => ({
    ...setting,
    overridden_by: all.filter((one) => one.name === setting.name && isNearer(one, setting)).map(({ scope }) => scope),
    problem: faults.get(settingId(setting.scope, setting.name)) ?? null,
  }))
  const { key } = record
  return { settings, key: key && { key_id: key.key_id, wrap_id: key.wrap_id, place: key.place } }
}

export async function showSetting(
  service: WithEngine,
  caller: Caller,
  { name, scope }: { readonly name: string; readonly scope: SettingScope | undefined },
): Promise<readonly ShownSetting[]> {
  const { settings } = await listSettings(service, caller)
  const found = settings.filter((one) => one.name === name && (scope === undefined || one.scope === scope))
  if (found.length === 0)
    throw BatonError.of('SETTING_NOT_FOUND', { name, where: inScope(scope) }, { scope: scope ?? null })
  return found
}

/** Agent before project before store. */
const rank = ({ scope }: Pick<SealedSetting, 'scope'>) =>
  scope.startsWith('agent:') ? 0 : scope.startsWith('project:') ? 1 : 2

const isNearer = (one: Pick<SealedSetting, 'scope'>, other: Pick<SealedSetting, 'scope'>) => rank(one) < rank(other)

const byName = (one: SealedSetting, other: SealedSetting) =>
  one.name.localeCompare(other.name) || rank(one) - rank(other) || one.scope.localeCompare(other.scope)
