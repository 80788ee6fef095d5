import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import { type SettingScope, settingId } from '../../protocol/setting.ts'
import { Masker, type Secret } from '../../settings/mask/masker.ts'
import type { Engine } from '../engine.ts'
import { type OpenSettings, secretsIn } from './secret-keeper.ts'

/** What a run gets of the settings, and what hides it. */
export interface GivenSettings extends Disposable {
  readonly env: Readonly<Record<string, string>>
  /** Hides every value of the store, and secrets of the environment that the run gets; undefined: there are none. */
  readonly masker: Masker | undefined
  /** Of a declared name: what the agent got for it. */
  readonly answer: (name: string) => string | undefined
}

export interface RunSettings {
  readonly run: RunRecord
  /** Names of variables that it is passed from our environment. */
  readonly pass: readonly string[]
  /** The token of the run and whatever else is a secret of its own. */
  readonly own: readonly Secret[]
  /** Where its files go; taken away with the run. */
  readonly folder: string
}

/**
 * Gives a run the settings that its agent declares, and no others: keys and variables in its environment, files as paths
 * in a private folder. A declared setting that is missing stops the run before it starts.
 */
export async function giveSettings(engine: Engine, { run, pass, own, folder }: RunSettings): Promise<GivenSettings> {
  const opened = await engine.secrets?.current()
  if (!opened) return NOTHING
  const scopes = scopesOf(run)
  const declared = (run.settings ?? []).map((name) => ({ name: name.replace(/\?$/, ''), optional: name.endsWith('?') }))
  const found = declared.map((one) => ({ ...one, id: nearest(opened, scopes, one.name) }))
  const missing = found.filter(({ id, optional }) => id === undefined && !optional).map(({ name }) => name)
  if (missing.length > 0) throw settingsMissing(run, missing)
  const ids = found.flatMap(({ id }) => id ?? [])
  for (const id of ids) {
    const fault = opened.faults.get(id)
    if (fault) throw fault
  }
  if (ids.length > 0) {
    await engine.execute({ type: 'give_settings', run_id: run.run_id, settings: ids }, { actor: PLATFORM_AGENT })
  }
  const env: Record<string, string> = {}
  for (const id of ids) {
    const setting = opened.record.values[id]
    const value = opened.values.get(id)
    if (!setting || !value) continue
    env[setting.name] = setting.kind === 'file' ? keepFile(folder, setting.name, value) : Buffer.from(value).toString()
  }
  const files = engine.secrets?.envSecrets(run.workspace?.repository ?? undefined) ?? []
  return {
    env,
    masker: new Masker([...secretsIn(opened), ...own, ...secretVariables(pass), ...files]),
    answer: (name) => env[name],
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const NOTHING: GivenSettings = { env: {}, masker: undefined, answer: () => undefined, [Symbol.dispose]: () => {} }

function settingsMissing({ agent }: Pick<RunRecord, 'agent'>, names: readonly string[]): BatonError {
  const command = names.map((name) => `baton settings set ${name}`).join(' && ')
  return BatonError.of('SETTINGS_MISSING', { agent, names: names.join(', '), command })
}

/** For whom a setting of a run may hold, the nearest first. */
function scopesOf({ agent, workspace }: Pick<RunRecord, 'agent' | 'workspace'>): readonly SettingScope[] {
  const project: SettingScope[] = workspace?.repository ? [`project:${basename(workspace.repository)}`] : []
  return [`agent:${agent}`, ...project, 'store']
}

export function nearest(
  { record }: Pick<OpenSettings, 'record'>,
  scopes: readonly SettingScope[],
  name: string,
): string | undefined {
  return scopes.map((scope) => settingId(scope, name)).find((id) => record.values[id] !== undefined)
}

function keepFile(folder: string, name: string, value: Uint8Array): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, name)
  rmSync(path, { force: true })
  writeFileSync(path, value, { mode: 0o600, flag: 'wx' })
  return path
}

const SECRET_NAME = /KEY|TOKEN|SECRET|PASS|PWD|CREDENTIAL|AUTH|COOKIE|DSN|DATABASE_URL/i

/** Those of our variables that an agent is passed and whose names say that they are secret. */
function secretVariables(pass: readonly string[]): Secret[] {
  return pass.flatMap((name) => {
    const value = process.env[name]
    return value && SECRET_NAME.test(name) ? [{ name, value: Buffer.from(value) }] : []
  })
}
