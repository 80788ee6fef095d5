import type { Localized } from './lang.ts'

/** What a setting is: an API key or another variable that an agent gets in its environment, or a file that it gets as a path. */
export const SETTING_KINDS = ['key', 'variable', 'file'] as const
export type SettingKind = (typeof SETTING_KINDS)[number]

/** Where the key lies that opens the settings of a store. */
export const KEY_PLACES = ['file', 'keyring', 'passphrase'] as const
export type KeyPlace = (typeof KEY_PLACES)[number]

/**
 * For whom a setting holds: everybody who uses the store, one project, or one agent. The nearest wins: that of the
 * agent, then that of the project, then that of the store.
 */
export type SettingScope = 'store' | `project:${string}` | `agent:${string}`

/** A setting as it is kept. The value is sealed; the other fields may be shown. */
export interface SealedSetting {
  readonly scope: SettingScope
  readonly name: string
  readonly kind: SettingKind
  readonly sealed: string
  /** The last characters of the value; null where it is too short for that. */
  readonly ending: string | null
  readonly bytes: number
  readonly set_at: string
  readonly set_by: string
  /** The run that got it last; null: none yet. */
  readonly used: { readonly run_id: string; readonly at: string } | null
}

/** The key that seals values, itself sealed by a key that the store does not have. */
export interface WrappedKey {
  readonly key_id: string
  /** Names the wrapping key. */
  readonly wrap_id: string
  readonly place: KeyPlace
  /** Of a passphrase. */
  readonly salt: string | null
  readonly wrapped: string
}

/** By which a setting is kept: one value for each name in a scope. */
export const settingId = (scope: SettingScope, name: string): string => `${scope}/${name}`

/** Where a setting was looked for, as a part of a sentence; without a scope it was looked for in all of them. */
export const inScope = (scope: SettingScope | undefined): Localized =>
  scope === undefined ? { ko: '', en: '' } : { ko: ` (범위 ${scope})`, en: ` in the scope ${scope}` }
