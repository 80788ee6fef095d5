import { execFileSync } from 'node:child_process'
import { accessSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { relayStory } from '../../src/engine/relay-story.ts'
import type { TaskRecord } from '../../src/pipeline/records.ts'
import type { RelayRecord } from '../../src/pipeline/relay/relay-record.ts'
import type { RunRecord } from '../../src/pipeline/runs/run-record.ts'
import { allRows } from '../../src/store/all-rows.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import type { Ran } from '../support/run-baton.ts'
import { runCommand } from '../support/run-command.ts'
import { BIN, type RunsWorld, type Started } from './runs-world.ts'

/** What a relay needs, so that no agent CLI of this machine is offered or called. */
const PROGRAMS = ['node', 'git', 'sh', 'script', 'grep', 'ps', 'stty']

export interface Line {
  readonly type: string
  readonly at: string
  readonly [field: string]: unknown
}

/**
 * A person who calls `baton run`: a folder to stand in, a home and a temporary folder of their own, a PATH with
 * nothing but what is needed. Everything that a run leaves lies below one folder.
 */
export class RelayDesk {
  readonly #world: RunsWorld
  readonly folder: string
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>

  constructor(world: RunsWorld, name: string) {
    this.#world = world
    this.folder = join(world.folder, name)
    this.cwd = this.path('here')
    const [bin, tmp] = [this.path('bin'), this.path('tmp')]
    for (const folder of [this.cwd, bin, tmp]) mkdirSync(folder, { recursive: true })
    for (const program of PROGRAMS) {
      const found = program === 'node' ? process.execPath : onPath(program)
      if (found) symlinkSync(found, join(bin, program))
    }
    symlinkSync(BIN, join(bin, 'baton'))
    this.env = { BATON_HOME: this.path('home'), TMPDIR: tmp, PATH: bin }
  }

  path(...names: string[]): string {
    return join(this.folder, ...names)
  }

  /** Makes the folder that the person stands in a repository with these files in its first commit. */
  repository(files: Readonly<Record<string, string>>): void {
    this.git('init', '--quiet', '--initial-branch=main')
    this.git('config', 'user.name', 'A person')
    this.git('config', 'user.email', 'person@example.org')
    for (const [path, text] of Object.entries(files)) this.write(path, text)
    this.git('add', '--all')
    this.git('commit', '--quiet', '--message', 'a project')
  }

  write(path: string, text: string): void {
    const file = join(this.cwd, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }

  git(...args: string[]): string {
    return git(this.cwd, ...args)
  }

  run(args: readonly string[], more: { readonly cwd?: string; readonly input?: string } = {}): Promise<Ran> {
    return runCommand(args, { cwd: this.cwd, env: this.env, ...more })
  }

  /** With `--json`; answers with the value that was printed: the last line, where there are several. */
  async json<Value = Record<string, unknown>>(args: readonly string[]): Promise<Value> {
    const ran = await this.run([...args, '--json'])
    if (ran.code !== 0) throw new Error(`exit ${ran.code}: ${args.join(' ')}\n${ran.stderr}`)
    const [last = ''] = ran.stdout.startsWith('{"type":') ? ran.stdout.trimEnd().split('\n').slice(-1) : [ran.stdout]
    return JSON.parse(last) as Value
  }

  /** With `--json`; must be refused. */
  async refused(args: readonly string[]) {
    const ran = await this.run([...args, '--json'])
    const { error } = JSON.parse(ran.stderr.trim().split('\n').at(-1) || '{"error":{}}') as {
      error: { code: string; message: string; details: Record<string, unknown> }
    }
    return { exit: ran.code, code: error.code, message: error.message, details: error.details }
  }

  start(args: readonly string[]): Started {
    return this.#world.start(process.execPath, [BIN, ...args], this)
  }

  /** In a pseudo-terminal, whose settings are printed when the command has ended. */
  type(args: readonly string[]): Started {
    return this.#world.type(args, this, 'stty -a')
  }

  /** A program on the PATH. */
  install(name: string, script: string): void {
    writeFileSync(this.path('bin', name), `#!/bin/sh\nexec node '${script}' "$@"\n`, { mode: 0o755 })
  }

  /** The store of the run that was started last. */
  get store(): string {
    return readFileSync(this.path('home', 'last-run'), 'utf8').trim()
  }

  /** The task as the store has it, with everything that belongs to it. */
  async read(task_id: string) {
    const store = await openSqliteStore({ path: this.store, create: false })
    try {
      const [task, relay] = await store.load([
        { kind: 'task', id: task_id },
        { kind: 'relay', id: task_id },
      ])
      const { rows } = await store.list('runs', { limit: 100 })
      const ids = rows.map(({ run_id }) => run_id).toSorted()
      const loaded = await store.load(ids.map((id) => ({ kind: 'run', id }) as const))
      const { rows: workers } = await store.list('workers', { limit: 100 })
      const visits = await Array.fromAsync(allRows(store, 'visits', { task_id }))
      const messages = await store.list('messages', { task_id, limit: 1_000 })
      return {
        record: task?.value as TaskRecord,
        relay: await relayStory(store, relay.value as RelayRecord),
        runs: loaded.map(({ value }) => value as RunRecord).filter((run) => run.task_id === task_id),
        messages: messages.rows,
        /** Ids of visits that have a place in their lane. */
        inLane: visits.filter(({ state }) => state === 'open').map(({ visit }) => visit),
        /** Workers that have not ended their leases. */
        workers: workers.filter(({ until }) => until > Date.now()).map(({ worker }) => worker),
      }
    } finally {
      await store.close()
    }
  }
}

export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd()
}

export const linesOf = (stdout: string): Line[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

/** Where a task has been, from its first status on. */
export const statusesOf = ({ task }: TaskRecord): string[] => task.pipeline_history.map(({ to_status }) => to_status)

/** A rehearsal's way: QA sends the work back once. */
export const REHEARSED = [
  'PLAN_IN_PROGRESS',
  'DEV_PENDING',
  'DEV_IN_PROGRESS',
  'QA_PENDING',
  'QA_IN_PROGRESS',
  'DEV_REVISION',
  'QA_PENDING',
  'QA_IN_PROGRESS',
  'HARDEN_PENDING',
  'HARDEN_IN_PROGRESS',
  'DOC_PENDING',
  'DOC_IN_PROGRESS',
  'DEPLOY_READY',
]

function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(':')
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file) && isProgram(file))
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, 1)
    return true
  } catch {
    return false // Not for us to run.
  }
}
