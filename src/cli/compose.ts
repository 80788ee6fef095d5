import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Clock, fixedClock, systemClock } from '../engine/clock.ts'
import { Engine } from '../engine/engine.ts'
import { requireWitnessed } from '../engine/require-witnessed.ts'
import { BatonError } from '../protocol/baton-error.ts'
import { inflect } from '../protocol/inflect.ts'
import type { Lang } from '../protocol/lang.ts'
import type { Pipeline } from '../protocol/pipeline/pipeline.ts'
import type { EffectiveConfig } from '../protocol/project-config/effective-config.ts'
import { TEXT_PATTERNS } from '../protocol/text-patterns.ts'
import { backUp } from '../service/audit/back-up.ts'
import type { Caller } from '../service/caller/caller.ts'
import type { RunClaim } from '../service/caller/process-caller.ts'
import { type StoreHome, storeHome } from '../service/place/store-home.ts'
import type { Service } from '../service/service.ts'
import { maskCrash, maskedFailure } from '../service/settings/masked-failure.ts'
import { openSecrets } from '../service/settings/settings-access.ts'
import type { Store } from '../store/port.ts'
import { backUpTranscripts, requireNoTranscriptsAt, restoreTranscripts } from '../store/sqlite/copy-transcripts.ts'
import { openSqliteStore } from '../store/sqlite/open.ts'
import { peekStoreId } from '../store/sqlite/peek-store-id.ts'
import { restoreStore } from '../store/sqlite/restore-store.ts'
import { keepWitness, lostStore, recallWitness } from '../store/sqlite/witness-copy.ts'
import { repositoryResolver } from '../workspace/git/resolve-repository.ts'
import { type Access, requireCaller } from './caller.ts'
import { type Project, projectFrom } from './config-file.ts'
import { keepWhenNobodyReads } from './on-interrupt.ts'
import { asTypedHere } from './own-command.ts'
import type { PromptOverrides } from './prompt-files.ts'
import { stateFolder } from './relay/last-run.ts'
import { scratchRunHere } from './relay/scratch-runs.ts'
import { repositoryOfStore, witnessCopyOf } from './repository-place.ts'
import { settingsKeyFile, settingsPassphrase } from './settings-keys.ts'
import { shellWord } from './shell-word.ts'
import { excludeFromGit, storePath } from './store-path.ts'
import { terminalText } from './terminal-text.ts'
import { usageProblem } from './usage-error.ts'

/** What every command that works on a store takes. */
export interface CommonOptions {
  readonly store?: string
  readonly pipeline?: string
  /** Null: no configuration, whatever is there. */
  readonly config?: string | null
  readonly as?: string
  readonly now?: string
  readonly json?: boolean
  readonly lang: Lang
}

/** The parts that one command line works with, and who asks. */
export interface Baton {
  /** What use cases work with, and who asks for them. */
  readonly service: Service
  readonly caller: Caller
  /** The pipeline of new tasks. */
  readonly pipeline: Pipeline
  readonly now: () => number
  readonly actor: string
  readonly lang: Lang
  readonly json: boolean
  /** Null: that of the machine. */
  readonly timeZone: string | null
  /** What the repository asks for, the defaults filled in. */
  readonly config: EffectiveConfig
  /** Its prompt templates, where it has some of its own. */
  readonly prompts: PromptOverrides
  readonly storePath: string
  /** What a suggested command must repeat to reach the same store with the same pipeline. */
  readonly flags: string
}

/**
 * Opens what a command needs, lets it work, and closes everything whatever happened. The only place that wires
 * concrete parts together.
 *
 * 1. Who acts is settled here, once: inside a run its token, else `--as`, else the PO (`caller.ts`).
 * 2. A command that only looks never makes a store: a typing error in a path must not look like an empty pipeline.
 */
export async function withBaton<T>(
  given: CommonOptions,
  access: Access,
  work: (baton: Baton) => Promise<T>,
  reshape: (project: Project) => Project = (project) => project,
): Promise<T> {
  const options = inScratchRun(given, access)
  using _kept = access === 'read' ? undefined : keepWhenNobodyReads()
  const caller = requireCaller(options.as, access, pathOf(options).path)
  const { pipeline, config, prompts } = reshape(await projectFrom(options))
  const clock = clockFrom(options.now)
  const timeZone = config.timezone
  const copy = witnessCopyOf(pathOf(options).path)
  requireNotLost(options, access, copy)
  const { path } = locateStore(options, access)
  if (copy !== undefined) recallWitness(path, copy)
  const making = { create: access === 'create' || access === 'accept', replaceLost: access === 'accept' }
  const store = await openSqliteStore({ path, ...making, onlyLook: access === 'read' })
  try {
    if (access === 'read') await warnUnlessWitnessed(store, path, options)
    else if (access !== 'accept') await requireWitnessed(store, path)
    const repositoryOf = repositoryResolver(repositoryOfStore(path))
    const passphrase = (why: 'open' | 'new') => settingsPassphrase(why, options.lang)
    const secrets = openSecrets({ store, keyFile: settingsKeyFile, passphrase, project: repositoryOfStore(path) })
    using _crash = maskCrash(secrets)
    const engine = new Engine({ store, pipeline, clock, timeZone, caller, repositoryOf, secrets })
    const actor = caller.run ? await agentOfRun(store, caller.run) : (options.as ?? pipeline.definition.po)
    const flags = flagsOf(options)
    const baton: Baton = {
      service: {
        engine,
        config,
        configNow: async () => reshape(await projectFrom(options)).config,
        storePath: path,
        home: () => homeOfStore(store, path),
        flags,
      },
      caller: {
        actor,
        ...(caller.origin ? { from: caller.origin } : {}),
        ...(caller.run ? { run: caller.run } : {}),
      },
      pipeline,
      now: () => clock.now(),
      actor,
      lang: options.lang,
      json: options.json ?? false,
      timeZone,
      config,
      prompts,
      storePath: path,
      flags,
    }
    try {
      const answer = await work(baton)
      await engine.idle()
      return answer
    } catch (error) {
      throw maskedFailure(secrets, error)
    }
  } finally {
    await store.close()
    if (copy !== undefined && access !== 'read') keepWitness(path, copy)
  }
}

/**
 * A store that is gone is not a typing error in its path, and `baton init` is not the way out. `audit accept` is, which
 * needs the witness to know what was lost.
 */
function requireNotLost(options: CommonOptions, access: Access, copy: string | undefined): void {
  const { path } = pathOf(options)
  if (existsSync(path)) return
  if (access === 'accept' && copy !== undefined) recallWitness(path, copy)
  const lost = lostStore(path, copy)
  if (lost && access !== 'accept')
    throw BatonError.of('STORE_LOST', { store: path, id: lost.store, events: lost.events })
}

/** Who only looks is not stopped, but is told that what they see may be old. */
async function warnUnlessWitnessed(store: Store, path: string, { json, lang }: CommonOptions): Promise<void> {
  if (json) return
  const problem = await requireWitnessed(store, path).catch((error: unknown) => error)
  if (!problem) return
  if (!(problem instanceof BatonError)) throw problem
  const text = asTypedHere(terminalText(problem.describe(lang)))
  process.stderr.write(`${lang === 'ko' ? '경고' : 'warning'}: ${text} [${problem.code}]\n`)
}

/** Where a folder has no store of its own, its newest scratch run is meant: that of `baton run` without a configuration. */
function inScratchRun(options: CommonOptions, access: Access): CommonOptions {
  if (access === 'create' || access === 'accept') return options
  if (options.store !== undefined || process.env.BATON_STORE || existsSync(pathOf(options).path)) return options
  const store = scratchRunHere()
  if (store === undefined) return options
  if (!options.json) process.stderr.write(scratchHint(repositoryOfStore(store) ?? store, options.lang))
  return { ...options, store, config: options.config ?? null }
}

const scratchHint = (folder: string, lang: Lang) =>
  lang === 'ko'
    ? `이 폴더에서 마지막으로 시작한 임시 git 저장소를 사용합니다: ${folder}\n`
    : `Using the newest scratch repository that was started from this folder: ${folder}\n`

/** The path of the store, made known to git where it is new. */
export function locateStore(options: CommonOptions, access: Access): { path: string } {
  const named = options.store ?? (process.env.BATON_STORE || undefined)
  if (named !== undefined && /^[a-z]+:\/\//i.test(named)) {
    const reason = { ko: '이 버전은 SQLite 파일만 엽니다', en: 'this version opens SQLite files only' }
    throw BatonError.of('STORE_UNUSABLE', { store: named.replace(/\/\/[^/@]*@/, '//…@'), reason })
  }
  const { path, repository, shared } = pathOf(options)
  if (shared !== undefined && !options.json) process.stderr.write(ownStoreHint(path, shared, options.lang))
  if (existsSync(path)) return { path }
  // A store that is gone has a witness; without one, the path is a typing error.
  const makes = access === 'create' || (access === 'accept' && existsSync(`${path}.witness`))
  // Opening it says what the witness knows of a store that is gone.
  if (!makes && !existsSync(`${path}.witness`)) throw BatonError.of('STORE_NOT_FOUND', { store: path })
  if (repository !== undefined) excludeFromGit(repository)
  return { path }
}

function pathOf({ store }: CommonOptions) {
  return storePath(store ?? (process.env.BATON_STORE || undefined), process.cwd())
}

/** The path of the store that a command would open, whether or not there is one. */
export const storeNamed = (options: CommonOptions): string => pathOf(options).path

/** The agent for whom a run's token acts. The decision asks again, and looks at the token. */
async function agentOfRun(store: Store, { run_id }: RunClaim): Promise<string> {
  const [loaded] = await store.load([{ kind: 'run', id: run_id }])
  return loaded.value?.agent || '-'
}

/** The folder of the runs of a store on this machine, and the name under which the store signs its merges. */
function homeOfStore(store: Pick<Store, 'facts'>, path: string): Promise<StoreHome> {
  return storeHome({ store, storePath: path, runs: join(stateFolder(), 'runs'), peekStoreId })
}

/** A store at a path, only to compare with, and the name under which it signs its merges. Closed whatever happened. */
export async function withStoreAt<T>(
  path: string,
  work: (parts: { readonly store: Store; readonly identity: string }) => Promise<T>,
): Promise<T> {
  const store = await openSqliteStore({ path, create: false })
  try {
    return await work({ store, identity: (await homeOfStore(store, path)).identity })
  } finally {
    await store.close()
  }
}

/** Copies the store to a file, and what its runs said to a file beside it; null where they said nothing. */
export async function backUpTo(path: string, { service, caller, storePath }: Baton) {
  requireNoTranscriptsAt(path)
  const { events, tasks } = await backUp(service, caller, { path })
  return { backup: path, transcripts: await backUpTranscripts(storePath, path), events, tasks }
}

/** Puts a backup in the place of the store, and its transcripts; what was there is kept beside it. */
export async function restoreFrom(file: string, options: CommonOptions) {
  requireOutsideRun(options, 'create')
  const { path } = locateStore(options, 'create')
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const copy = witnessCopyOf(path)
  if (copy !== undefined) recallWitness(path, copy)
  const restored = await restoreStore(file, path)
  if (copy !== undefined) keepWitness(path, copy)
  const transcripts = await restoreTranscripts(file, path)
  return { store: path, ...restored, transcripts: transcripts ?? null }
}

/** For commands that open no store in the usual way: the same refusal of a caller inside a run. */
export function requireOutsideRun(options: CommonOptions, access: Access): void {
  requireCaller(options.as, access, pathOf(options).path)
}

/** A store that an earlier version made for one worktree: it is used, and how to share it is said. */
function ownStoreHint(path: string, shared: string, lang: Lang): string {
  const move = `mv ${shellWord(dirname(path))} ${shellWord(dirname(shared))}`
  return lang === 'ko'
    ? inflect`이 작업 트리에 따로 만든 Baton 저장소 ${path} 을(를) 사용합니다. Baton 저장소는 git 저장소 하나에 하나만 두어야 합니다. 실행 중인 Baton이 없을 때 옮기세요: ${move}\n`
    : `Using the store ${path} of this worktree. A repository should have one store; move it while no Baton process runs: ${move}\n`
}

function clockFrom(now: string | undefined): Clock {
  if (now === undefined) return systemClock
  const { regex, expected } = TEXT_PATTERNS.timestamp
  if (regex.test(now)) return fixedClock(Date.parse(now))
  throw usageProblem({
    ko: `--now 는 ${expected.ko}이어야 합니다 (${now}).`,
    en: `--now must be ${expected.en}, not "${now}".`,
  })
}

function flagsOf({ store, pipeline, config }: CommonOptions): string {
  const flag = (name: string, value: string | null | undefined) =>
    value === undefined || value === null ? '' : ` --${name} ${shellWord(value)}`
  return flag('store', store) + flag('pipeline', pipeline) + flag('config', config)
}
