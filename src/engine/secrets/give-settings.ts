import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import { type SettingScope, settingId } from '../../protocol/setting.ts'
import { Masker, type Secret } from '../../settings/mask/masker.ts'
import type { Engine } from '../engine.ts'
import { type OpenSettings, secretsIn } from './secret-keeper.ts'

/** The settings of a run as environment variables, and the masker for them. Disposing removes the files. */
export interface GivenSettings extends Disposable {
  readonly env: Readonly<Record<string, string>>
  /** Masks all values of the store and the secrets in the run's environment; undefined: there are no settings. */
  readonly masker: Masker | undefined
  /** The value that the agent got for a declared name; for a file, its path. */
  readonly answer: (name: string) => string | undefined
}

export interface RunSettings {
  readonly run: RunRecord
  /** Names of variables that the run gets from the worker's environment. */
  readonly pass: readonly string[]
  /** Secrets of the run itself, such as its token. */
  readonly own: readonly Secret[]
  /** The folder for settings that are files; removed with the run. */
  readonly folder: string
}

/**
 * Gives a run the settings (`baton settings`) that its agent declares, and no others: keys and variables in its
 * environment, files as paths in a private folder. If a required setting is missing, the run does not start.
 */
export async function giveSettings(engine: Engine, { run, pass, own, folder }: RunSettings): Promise<GivenSettings> {
  const opened = await engine.secrets?.current()
  if (!opened) return NOTHING
  const found = declaredBy(opened, run)
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

/** What of a run says which settings it gets. */
type Declaring = Pick<RunRecord, 'agent' | 'settings'> & {
  readonly workspace: Pick<NonNullable<RunRecord['workspace']>, 'repository'> | null
}

/** Refuses a run that would not start because a required setting is missing, before there is one. */
export async function requireSettings({ secrets }: Pick<Engine, 'secrets'>, run: Declaring): Promise<void> {
  if ((run.settings ?? []).length === 0) return
  const opened = await secrets?.current()
  if (opened) declaredBy(opened, run)
}

/** The settings that a run declares, by their ids; refused where a required one is missing. */
function declaredBy(opened: OpenSettings, run: Declaring) {
  const scopes = scopesOf(run)
  const declared = (run.settings ?? []).map((name) => ({ name: name.replace(/\?$/, ''), optional: name.endsWith('?') }))
  const found = declared.map((one) => ({ ...one, id: nearest(opened, scopes, one.name) }))
  const missing = found.filter(({ id, optional }) => id === undefined && !optional).map(({ name }) => name)
  if (missing.length > 0) throw settingsMissing(run, missing)
  return found
}

const NOTHING: GivenSettings = { env: {}, masker: undefined, answer: () => undefined, [Symbol.dispose]: () => {} }

function settingsMissing({ agent }: Pick<RunRecord, 'agent'>, names: readonly string[]): BatonError {
  const command = names.map((name) => `baton settings set ${name}`).join(' && ')
  return BatonError.of('SETTINGS_MISSING', { agent, names: names.join(', '), command })
}

/** The scopes that apply to a run; the first one that has the setting wins. */
function scopesOf({ agent, workspace }: Declaring): readonly SettingScope[] {
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

/** Variables that the run gets from this process and whose names look like secrets. */
function secretVariables(pass: readonly string[]): Secret[] {
  return pass.flatMap((name) => {
    const value = process.env[name]
    return value && SECRET_NAME.test(name) ? [{ name, value: Buffer.from(value) }] : []
  })
}
