import { BatonError } from '../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import { inScope, type SettingScope } from '../../protocol/setting.ts'
import { TEXT_PATTERNS } from '../../protocol/text-patterns.ts'
import { type Draft, requirePo } from '../draft.ts'
import { SETTINGS } from '../records.ts'
import type { Results } from '../results.ts'
import { NO_SETTINGS, type SettingsCommand, type SettingsRecord, settingId } from './settings-record.ts'

type Command<Type extends SettingsCommand['type']> = Extract<SettingsCommand, { type: Type }>

/** More of them would make every change of one heavy. */
const MOST_SETTINGS = 200

export function decideSettings(draft: Draft, command: SettingsCommand): Results[SettingsCommand['type']] {
  if (command.type === 'give_settings') return giveSettings(draft, command)
  requirePo(draft, draft.facts.current.pipeline, 'change settings')
  switch (command.type) {
    case 'set_setting':
      return setSetting(draft, command)
    case 'unset_setting':
      return unsetSetting(draft, command)
    case 'rotate_settings':
      return rotateSettings(draft, command)
    case 'forget_settings':
      return forgetSettings(draft, command)
  }
}

function setSetting(draft: Draft, { setting, key }: Command<'set_setting'>): Results['set_setting'] {
  const record = read(draft)
  const { scope, name, kind, ending, bytes } = setting
  requireName(scope, name)
  // Sealed with a key that was replaced meanwhile.
  if (record.key && record.key.key_id !== key.key_id) throw BatonError.of('SETTINGS_CHANGED', {})
  const id = settingId(scope, name)
  const replaced = record.values[id] !== undefined
  if (!replaced && Object.keys(record.values).length >= MOST_SETTINGS) {
    throw BatonError.of('SETTING_INVALID', { name, reason: TOO_MANY })
  }
  const value = { ...setting, set_at: draft.at, set_by: draft.request.actor, used: null }
  draft.event('@settings', 'setting:set', { scope, name, kind, ending, bytes, replaced })
  put(draft, { key: record.key ?? key, values: { ...record.values, [id]: value } })
  return { scope, name, kind, ending, replaced }
}

function unsetSetting(draft: Draft, { scope, name }: Command<'unset_setting'>): Results['unset_setting'] {
  const record = read(draft)
  const { [settingId(scope, name)]: gone, ...values } = record.values
  if (!gone) throw BatonError.of('SETTING_NOT_FOUND', { name, where: inScope(scope) }, { scope })
  draft.event('@settings', 'setting:unset', { scope, name, kind: gone.kind })
  put(draft, { ...record, values })
  return { scope, name, removed: true }
}

/** All or nothing, in one commit: every value is sealed with the key that is stored with it. */
function rotateSettings(draft: Draft, { key, values }: Command<'rotate_settings'>): Results['rotate_settings'] {
  const record = read(draft)
  const entries = Object.entries(record.values)
  const isWhole =
    Object.keys(values).length === entries.length && entries.every(([id, { sealed }]) => values[id]?.from === sealed)
  if (!isWhole || !record.key) throw BatonError.of('SETTINGS_CHANGED', {})
  const { key_id, wrap_id, place } = key
  const before = record.key
  if (key_id === before.key_id && entries.some(([id, { sealed }]) => values[id]?.to !== sealed)) {
    throw BatonError.of('SETTINGS_CHANGED', {})
  }
  draft.event('@settings', 'settings:rotated', { key_id, wrap_id, place, before: before.key_id, count: entries.length })
  const resealed = entries.map(([id, value]) => [id, { ...value, sealed: values[id]?.to ?? value.sealed }])
  put(draft, { key, values: Object.fromEntries(resealed) })
  return { key_id, wrap_id, place, count: entries.length }
}

function forgetSettings(draft: Draft, { key_id }: Command<'forget_settings'>): Results['forget_settings'] {
  const record = read(draft)
  if (record.key?.key_id !== key_id) throw BatonError.of('SETTINGS_CHANGED', {})
  const names = Object.keys(record.values)
  draft.event('@settings', 'settings:lost', { key_id, names })
  put(draft, NO_SETTINGS)
  return { names }
}

function giveSettings(draft: Draft, { run_id, settings }: Command<'give_settings'>): Results['give_settings'] {
  const { actor, command } = draft.request
  if (actor !== PLATFORM_AGENT) {
    throw BatonError.of('ACTOR_NOT_ALLOWED', { actor, status: '-', action: command.type, who: PLATFORM_AGENT })
  }
  const record = read(draft)
  const given = settings.filter((id) => record.values[id] !== undefined)
  draft.event('@settings', 'settings:given', { run_id, names: given })
  const used = { run_id, at: draft.at }
  const values = Object.entries(record.values).map(([id, value]) => [
    id,
    given.includes(id) ? { ...value, used } : value,
  ])
  put(draft, { ...record, values: Object.fromEntries(values) })
  return { run_id, given }
}

const read = (draft: Draft): SettingsRecord => draft.read('settings', SETTINGS.id) ?? NO_SETTINGS
const put = (draft: Draft, record: SettingsRecord) => draft.put('settings', SETTINGS.id, record)

function requireName(scope: SettingScope, name: string): void {
  const isScope = scope === 'store' || /^(?:project|agent):[^\s/]{1,100}$/u.test(scope)
  if (!isScope) throw BatonError.of('SETTING_INVALID', { name, reason: SCOPES })
  if (!TEXT_PATTERNS.variableName.regex.test(name)) {
    throw BatonError.of('SETTING_INVALID', { name, reason: TEXT_PATTERNS.variableName.expected })
  }
  // The run's own marks, and what decides which program is run with whose libraries.
  if (/^BATON_/i.test(name) || RESERVED.has(name.toUpperCase())) {
    throw BatonError.of('SETTING_INVALID', { name, reason: TAKEN })
  }
}

const RESERVED: ReadonlySet<string> = new Set([
  'PATH',
  'HOME',
  'SHELL',
  'USER',
  'NODE_OPTIONS',
  'LD_PRELOAD',
  'LD_LIBRARY_PATH',
  'DYLD_INSERT_LIBRARIES',
  'BASH_ENV',
  'ENV',
])
const SCOPES = {
  ko: '범위는 store, project:이름, agent:이름 가운데 하나입니다',
  en: 'a scope is store, project:NAME or agent:NAME',
}
const TAKEN = { ko: '이 이름은 설정으로 쓸 수 없습니다', en: 'this name cannot be a setting' }
const TOO_MANY = { ko: `설정은 ${MOST_SETTINGS}개까지입니다`, en: `a store holds at most ${MOST_SETTINGS} settings` }
