import { randomUUID } from 'node:crypto'
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ProcessTable } from '../../agents/process-table.ts'
import type { SetupTold } from '../../pipeline/setup/setup-records.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { ProjectSetup, SetupStep } from '../../protocol/plays/project-setup.ts'
import { checkOut } from '../../workspace/clone/check-out.ts'
import { withProcessLock } from '../../workspace/git/process-lock.ts'
import { removeFolder } from '../../workspace/git/remove-folder.ts'
import { readTree } from '../../workspace/git/task-git.ts'
import { bringEntry, type CacheEntry, openEntry, PathTaken, writeEntry } from '../../workspace/setup/cache-entry.ts'
import { copyFiles, digestOfFiles, ignoredFiles } from '../../workspace/setup/copy-ignored.ts'
import { writtenSince } from '../../workspace/setup/folder-list.ts'
import { putBack, restoreTracked, stampsOf } from '../../workspace/setup/tracked-files.ts'
import { untrackedPaths } from '../../workspace/setup/untracked-paths.ts'
import { changedEntries, type TreeEntry, treeEntries } from '../../workspace/tree/tree-entries.ts'
import type { Engine } from '../engine.ts'
import { type FailedStep, runSteps } from './run-steps.ts'
import { changedInputs, setupKey, treeKey } from './setup-key.ts'
import { ToolVersions } from './tool-versions.ts'

export interface SetupsOptions {
  readonly engine: Engine
  /** The folder of this machine for this store: the cache is below it, beside the clones. */
  readonly home: string
  readonly worker: string
  readonly processes?: ProcessTable
  readonly signal: AbortSignal
}

export interface SetUpRequest {
  readonly repository: string
  readonly setup: ProjectSetup
  readonly task_id: string
  /** The commit that the task begins with. */
  readonly base: string
  /** The commit whose files lie in the folder. */
  readonly commit: string
  /** A clone that Baton has just made: nobody has worked in it. */
  readonly folder: string
}

export interface FolderSetup {
  /** Paths that belong to the setup and never to the work. */
  readonly paths: readonly string[]
  /** The setup fails because of what the task changed: the folder has none. */
  readonly fault: SetupFault | null
}

export interface SetupFault {
  readonly command: readonly string[]
  readonly text: string
}

/**
 * Makes a clone work like the project: dependencies, generated files, ignored files.
 *
 * Owns: the cache of this machine. Does not own: what the setup is (the relay's specification).
 *
 * 1. Commands run in a folder of their own, never in a clone: what they write into tracked files is put back, and clones
 *    get copies.
 * 2. A failure is the environment's (`SETUP_FAILED`, `SETUP_UNREACHABLE`), unless the task changed the inputs: then it is
 *    a fault of the work.
 * 3. What was made from inputs that the task changed is used by this task alone.
 * 4. Two processes that need the same entry make it once.
 */
export class ProjectSetups {
  readonly #options: SetupsOptions
  readonly #cache: string
  readonly #tools = new ToolVersions()
  /** Entries whose contents were compared for a task. */
  readonly #compared = new Set<string>()
  readonly #making = new Map<string, Promise<Made>>()

  constructor(options: SetupsOptions) {
    this.#options = options
    this.#cache = join(options.home, SETUP_FOLDER)
  }

  async setUp(request: SetUpRequest): Promise<FolderSetup> {
    const { repository, setup, folder } = request
    const copied = await ignoredFiles(repository, setup.copy)
    const brought = setup.steps.length === 0 ? NOTHING : await this.#bring(request, copied)
    if (brought.fault) return brought
    const own = await copyFiles(repository, folder, copied)
    const paths = [...brought.paths, ...own]
    await excludePaths(folder, paths)
    return { paths, fault: null }
  }

  /** What the setup of a commit is made from, as `setUp` answers it, without making it. */
  async digestFor(request: Omit<SetUpRequest, 'folder'>): Promise<string> {
    const { repository, setup } = request
    const copied = await ignoredFiles(repository, setup.copy)
    const files = copied.length === 0 ? '' : await digestOfFiles(repository, copied)
    return setup.steps.length === 0 ? `none${files}` : (await this.#plan(request, copied)).key
  }

  /** Platform, and versions of the programs that checks name. */
  environment(checks: readonly { readonly command: readonly string[] }[]): Promise<Readonly<Record<string, string>>> {
    return this.#tools.of(checks.map(({ command }) => command))
  }

  async #plan(request: Omit<SetUpRequest, 'folder'>, copied: readonly string[]) {
    const { repository, setup, task_id, base, commit } = request
    const tree = await readTree({ repository, commit })
    const entries = await treeEntries({ repository, tree })
    const changed = changedInputs(setup, await treeEntries({ repository, tree: base }), entries)
    const key = setupKey({
      setup,
      entries,
      environment: await this.#tools.of(setup.steps.flatMap(({ command, again }) => [command, ...again])),
      copied: await digestOfFiles(repository, copied),
      task_id: changed.length > 0 ? task_id : null,
    })
    return { key, work: { ...request, tree, entries, changed, copied } }
  }

  async #bring(request: SetUpRequest, copied: readonly string[]): Promise<FolderSetup> {
    const { repository, folder } = request
    const { signal } = this.#options
    const { key, work } = await this.#plan(request, copied)
    const { tree, entries } = work
    const made = await this.#entry(key, work, undefined)
    if ('fault' in made) return { ...NOTHING, fault: made.fault }
    const isOfTree = made.list.paths.others.length === 0 || (await differInTexts(repository, made.list.tree, tree))
    const own = isOfTree ? made : await this.#entry(treeKey(key, tree), work, made)
    if ('fault' in own) return { ...NOTHING, fault: own.fault }
    try {
      await bringEntry(made, { folder, parts: isOfTree ? ['outputs', 'others'] : ['outputs'], signal })
      if (own !== made) await bringEntry(own, { folder, parts: ['others'], signal })
    } catch (error) {
      if (!(error instanceof PathTaken)) throw error
      return { ...NOTHING, fault: { command: [], text: error.message } }
    }
    const roots = [...new Set([...made.list.paths.roots, ...own.list.paths.roots])]
    await keepTracked({ repository, folder, entries }, [made, own])
    return { paths: roots, fault: null }
  }

  /** An entry of the cache; it is made where there is none. Two callers of this process that need it wait for one. */
  async #entry(key: string, work: Work, from: CacheEntry | undefined): Promise<Made> {
    const before = this.#making.get(key)
    if (before) return before
    const making = this.#opened(key, work, from).finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  async #opened(key: string, work: Work, from: CacheEntry | undefined): Promise<Made> {
    const place = join(this.#cache, key)
    await mkdir(this.#cache, { recursive: true, mode: 0o700 })
    for (;;) {
      const found = await this.#found(key, work.task_id)
      if (found) return found
      const made = await withProcessLock(`${place}.lock`, async () => {
        // Another process may have made it between the look and the lock.
        return (await this.#found(key, work.task_id)) ?? this.#make(key, work, from)
      })
      if (made) return made.value
      await pause(WAIT_MS, undefined, { signal: this.#options.signal })
    }
  }

  async #found(key: string, task_id: string): Promise<CacheEntry | undefined> {
    const { engine } = this.#options
    const place = join(this.#cache, key)
    const [record] = await engine.store.load([{ kind: 'setup', id: key }])
    const contents = !this.#compared.has(`${key} ${task_id}`)
    const found = await openEntry(place, { key, list_sha256: record.value?.list_sha256 }, { contents })
    if ('list' in found) {
      // By this time the garbage collection knows when it was used last.
      const now = new Date()
      await utimes(place, now, now)
      this.#compared.add(`${key} ${task_id}`)
      return found
    }
    if (!found.missing) {
      await this.#tell(task_id, { what: 'discarded', key, why: found.why })
      await removeFolder(place)
    }
    return undefined
  }

  async #make(key: string, work: Work, from: CacheEntry | undefined): Promise<Made> {
    const { task_id, commit, setup, changed } = work
    const { engine } = this.#options
    const begun = performance.now()
    // On top of an entry, only what depends on the tree is made.
    const commandsOf = ({ command, again }: SetupStep) => (from && again.length > 0 ? again : [command])
    const steps = setup.steps.flatMap((step) => {
      const { name, cwd, source = null } = step
      return commandsOf(step).map((command) => ({ name, command, cwd, source }))
    })
    await this.#tell(task_id, { what: 'started', steps, commit, changed })
    const around = join(this.#cache, `${key}.making-${randomUUID().slice(0, 8)}`)
    const ended = (more: Partial<Extract<SetupTold, { what: 'ended' }>>) =>
      this.#tell(task_id, {
        what: 'ended',
        ...{ ok: true, step: null, tail: '', files: 0, bytes: 0, undone: [] },
        duration_ms: Math.round(performance.now() - begun),
        ...more,
      })
    try {
      const prepared = await this.#prepared(key, around, work, from)
      if ('failed' in prepared) {
        const { failed } = prepared
        await ended({ ok: false, step: failed.step.name, tail: failed.end.tail })
        return { fault: faultOf(failed, work) }
      }
      const { undone, entry } = prepared
      const bytes = entry.list.files.reduce((sum, { size }) => sum + size, 0)
      const files = entry.list.files.length
      await engine.execute(
        { type: 'keep_setup', key, list_sha256: entry.sha256, files, bytes, task_id },
        { actor: PLATFORM_AGENT },
      )
      await ended({ files, bytes, undone })
      return entry
    } finally {
      await removeFolder(around)
    }
  }

  async #prepared(key: string, around: string, work: Work, from: CacheEntry | undefined): Promise<Prepared> {
    const { repository, commit, setup, copied, entries, tree } = work
    const { engine, worker, processes, signal } = this.#options
    const folder = await checkOut({ repository, commit, folder: join(around, 'work'), signal })
    const own = await copyFiles(repository, folder, copied)
    if (from) await bringEntry(from, { folder, parts: ['outputs'], signal })
    const stamps = await stampsOf(folder, entries)
    const marks = { run: `SETUP-${key.slice(0, 16)}`, worker, attempt: 1, nonce: key.slice(0, 32) }
    const masker = await engine.secrets?.masker(repository, { fresh: true })
    const again = from !== undefined
    const failed = await runSteps({ folder, steps: setup.steps, again, marks, masker, processes, signal })
    if (failed) return { failed }
    const undone = await restoreTracked({ repository, folder, entries }, stamps)
    const tracked = new Set([...entries.keys(), ...own])
    const outputs = setup.steps.flatMap((step) => step.outputs)
    const found = untrackedPaths(folder, { tracked, outputs })
    // On top of an entry, only what was written besides belongs to the tree.
    const written = from ? await writtenOnTop(folder, found.outputs, from) : []
    const paths = from ? { ...found, outputs: [], others: [...found.others, ...written] } : found
    const entry = await writeEntry(join(this.#cache, key), { key, origin: folder, tree, paths })
    return { undone, entry }
  }

  async #tell(task_id: string, told: SetupTold): Promise<void> {
    await this.#options.engine.execute({ type: 'tell_setup', task_id, told }, { actor: PLATFORM_AGENT })
  }
}

/** Below the folder of a store's runs. */
export const SETUP_FOLDER = 'setup'

const WAIT_MS = 200
const NOTHING: FolderSetup = { paths: [], fault: null }

type Made = CacheEntry | { readonly fault: SetupFault }

interface Work extends Omit<SetUpRequest, 'folder'> {
  readonly tree: string
  readonly entries: ReadonlyMap<string, TreeEntry>
  /** Inputs that the task has changed. */
  readonly changed: readonly string[]
  readonly copied: readonly string[]
}

type Prepared =
  | { readonly failed: FailedStep }
  | { readonly undone: readonly string[]; readonly entry: CacheEntry & { readonly sha256: string } }

async function writtenOnTop(folder: string, outputs: readonly string[], from: CacheEntry): Promise<readonly string[]> {
  const written: string[] = []
  for (const path of outputs) {
    const prefix = `outputs/${path}/`
    const listed = from.list.files.filter((file) => file.path.startsWith(prefix))
    const relative = listed.map((file) => ({ ...file, path: file.path.slice(prefix.length) }))
    // A file that got the path of this folder has another time; it is no result of the commands.
    const moved = new Set(relative.filter((file) => file.holds_path).map((file) => file.path))
    const names = await writtenSince(join(folder, path), relative)
    written.push(...names.filter((name) => !moved.has(name)).map((name) => `${path}/${name}`))
  }
  return written
}

/** Whether two trees are the same but for texts, such as a plan: what is generated is the same for both. */
async function differInTexts(repository: string, from: string, to: string): Promise<boolean> {
  if (from === to) return true
  const changed = await changedEntries({ repository, from, to })
  return changed.every(({ path }) => /\.(?:md|markdown|rst|adoc)$/i.test(path))
}

/** A file of the tree stays as the tree has it, also where an entry of another tree has something at its place. */
async function keepTracked(
  where: { readonly repository: string; readonly folder: string; readonly entries: Work['entries'] },
  brought: readonly CacheEntry[],
): Promise<void> {
  for (const { list } of new Set(brought)) {
    for (const { path } of list.files) {
      const own = path.slice(path.indexOf('/') + 1)
      const entry = where.entries.get(own)
      if (entry) await putBack({ ...where, path: own, entry })
    }
  }
}

/** Fails as the environment's fault, or answers with the fault of the work. */
function faultOf({ command, end }: FailedStep, { changed, commit }: Work): SetupFault {
  const line = command.join(' ')
  const how = end.code === null ? (end.signal ?? '-') : `exit ${end.code}`
  const values = { command: line, how, where: commit.slice(0, 12), tail: lastLines(end.tail) }
  if (UNREACHABLE.test(end.output)) throw BatonError.of('SETUP_UNREACHABLE', values)
  if (changed.length === 0 || NOT_STARTED.has(end.code ?? 127)) throw BatonError.of('SETUP_FAILED', values)
  return { command, text: `${changed.join(', ')}: ${line} (${how})\n${end.tail}` }
}

/** The program of the step is not there, or may not be executed. */
const NOT_STARTED: ReadonlySet<number> = new Set([126, 127])

/** Words of package managers that do not reach their registry. */
const UNREACHABLE =
  /\b(?:ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH)\b|Could not resolve host|Temporary failure in name resolution|Name or service not known|network is unreachable|Connection (?:timed out|refused)|Max retries exceeded|dns error|failed to lookup address|i\/o timeout|no such host/i

const LINES = 20
const lastLines = (tail: string) => tail.split('\n').slice(-LINES).join('\n')

const MOST_LINES = 5_000

/** The agent's own git does not take what the setup made for new files of the work. */
async function excludePaths(folder: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  const info = join(folder, '.git', 'info')
  await mkdir(info, { recursive: true })
  const before = await readFile(join(info, 'exclude'), 'utf8').catch(() => '')
  const lines = paths.slice(0, MOST_LINES).map((path) => `/${path.replace(/([\\*?[\]!# ])/g, '\\$1')}`)
  await writeFile(join(info, 'exclude'), `${before}${lines.join('\n')}\n`)
}
