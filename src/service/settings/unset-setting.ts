import type { Results } from '../../pipeline/results.ts'
import type { SettingScope } from '../../protocol/setting.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** Removes a setting. Runs that have it keep it until they end. */
export function unsetSetting(
  { engine }: WithEngine,
  caller: Caller,
  { scope, name }: { readonly scope: SettingScope; readonly name: string },
): Promise<Results['unset_setting']> {
  return engine.execute({ type: 'unset_setting', scope, name }, askedBy(caller))
}
