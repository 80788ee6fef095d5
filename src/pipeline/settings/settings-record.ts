import type { SealedSetting, WrappedKey } from '../../protocol/setting.ts'

export { settingId } from '../../protocol/setting.ts'

/** The settings of a store: sealed values, and the key that seals them, which this store alone cannot open. */
export interface SettingsRecord {
  /** Null until the first value is set. */
  readonly key: WrappedKey | null
  /** By scope and name. */
  readonly values: Readonly<Record<string, SealedSetting>>
}

export const NO_SETTINGS: SettingsRecord = { key: null, values: {} }

/** A value sealed again: the sealed value before, so that a change in between is noticed, and the new one. */
interface Resealed {
  readonly from: string
  readonly to: string
}

export type SettingsCommand =
  | {
      readonly type: 'set_setting'
      readonly setting: Omit<SealedSetting, 'set_at' | 'set_by' | 'used'>
      /** The key that it is sealed with. */
      readonly key: WrappedKey
    }
  | { readonly type: 'unset_setting'; readonly scope: SealedSetting['scope']; readonly name: string }
  /** Other keys, of values and of keys: all values sealed again, or the same ones where only the wrapping changed. */
  | {
      readonly type: 'rotate_settings'
      readonly key: WrappedKey
      readonly values: Readonly<Record<string, Resealed>>
    }
  /** The key is lost: nobody can open the values any more. */
  | { readonly type: 'forget_settings'; readonly key_id: string }
  /** The worker's: a run got these. */
  | { readonly type: 'give_settings'; readonly run_id: string; readonly settings: readonly string[] }

const TYPES: ReadonlySet<string> = new Set<SettingsCommand['type']>([
  'set_setting',
  'unset_setting',
  'rotate_settings',
  'forget_settings',
  'give_settings',
])

export const isSettingsCommand = (command: { readonly type: string }): command is SettingsCommand =>
  TYPES.has(command.type)
