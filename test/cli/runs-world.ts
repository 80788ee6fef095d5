import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { createProcessTable } from '../../src/agents/process-table.ts'
import type { RunRecord } from '../../src/pipeline/runs/run-record.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { until } from '../agents/agent-world.ts'
import { diskFolder } from '../support/disk-folder.ts'
import { type Ran, ROOT } from '../support/run-baton.ts'
import { runCommand } from '../support/run-command.ts'

export const BIN = join(ROOT, 'bin', 'baton.js')
/** Of util-linux: runs a command in a pseudo-terminal. */
export const TERMINAL = 'script'

/** A script of `test/fixtures`, as the command of an agent. */
export const agent = (script: string, ...args: string[]) => [
  '--',
  'sh',
  join(ROOT, 'test', 'fixtures', script),
  ...args,
]
export const says = (...samples: string[]) =>
  agent(
    'runs/says-and-hears.sh',
    ...samples.map((name) => join(ROOT, 'test', 'fixtures', 'protocol', 'samples', `${name}.txt`)),
  )

const PREFIX = 'baton-runs-cli-'

/** A folder for the desks of a file, and what was started at them. */
export class RunsWorld {
  readonly folder: string
  readonly #started: Started[] = []

  constructor(folder = mkdtempSync(join(tmpdir(), PREFIX))) {
    this.folder = folder
  }

  desk(name: string): Desk {
    return new Desk(this, name)
  }

  /** Something that runs on while the test goes on; whatever is left of it at the end is killed and fails the file. */
  start(
    file: string,
    args: readonly string[],
    { cwd, env }: Pick<Desk, 'cwd' | 'env'>,
    more: Readonly<Record<string, string>> = {},
  ): Started {
    const started = new Started(spawn(file, args, { cwd, env: { ...usual(), ...env, ...more }, stdio: 'pipe' }))
    this.#started.push(started)
    return started
  }

  /** Baton in a pseudo-terminal of its own; `after` is what a shell there runs when it has ended. */
  type(args: readonly string[], desk: Pick<Desk, 'cwd' | 'env'>, after?: string): Started {
    const words = [process.execPath, BIN, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`)
    const line = words.join(' ')
    // Ctrl-C reaches the shell too, which shall live on to look at what is left.
    const typed = after === undefined ? `exec ${line}` : `trap : INT; ${line}; code=$?; ${after}; exit $code`
    return this.start(TERMINAL, ['-qec', typed, '/dev/null'], desk, { SHELL: '/bin/sh', TERM: 'xterm' })
  }

  async close(): Promise<void> {
    const left = this.#started.filter(({ isOver }) => !isOver)
    for (const { child } of left) child.kill('SIGKILL')
    const { rows } = await createProcessTable().scan()
    const home = this.folder
    const agents = rows.filter(
      ({ pid, state }) => state !== 'Z' && environmentOf(pid).includes(`BATON_CONTEXT=${home}`),
    )
    rmSync(this.folder, { recursive: true, force: true })
    expect(
      left.map(({ child }) => child.spawnargs.join(' ')),
      'no command is left running',
    ).toEqual([])
    expect(agents, 'no agent is left running').toEqual([])
  }
}

/** A repository, a store and a home for runs, and the real command line in it. */
export class Desk {
  readonly #world: RunsWorld
  readonly store: string
  /** The person's repository. */
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>

  constructor(world: RunsWorld, name: string) {
    this.#world = world
    const folder = join(world.folder, name)
    this.cwd = join(folder, 'repository')
    this.store = join(folder, 'baton.db')
    this.env = { BATON_STORE: this.store, BATON_HOME: join(folder, 'home') }
    mkdirSync(this.cwd, { recursive: true })
    const git = (...args: string[]) => execFileSync('git', ['-C', this.cwd, ...args])
    git('init', '--quiet', '--initial-branch=main')
    git('-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '--quiet', '--allow-empty', '-m', 'first')
  }

  run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> {
    return runCommand(args, { cwd: this.cwd, env: { ...this.env, ...env } })
  }

  /** The same with `--json`, which must be refused. */
  async refused(args: readonly string[]) {
    const at = args.includes('--') ? args.indexOf('--') : args.length
    const ran = await this.run(args.toSpliced(at, 0, '--json'))
    const { error } = JSON.parse(ran.stderr.trim().split('\n').at(-1) ?? '') as {
      error: { code: string; message: string; details: Record<string, unknown> }
    }
    return { exit: ran.code, code: error.code, message: error.message, details: error.details }
  }

  start(args: readonly string[], env: Readonly<Record<string, string>> = {}): Started {
    return this.#world.start(process.execPath, [BIN, ...args], this, env)
  }

  /** In a pseudo-terminal of its own, where questions are asked in place. */
  type(args: readonly string[]): Started {
    return this.#world.type(args, this)
  }

  /** The run as the store has it; a desk has one unless the test says which. */
  async record(run_id?: string): Promise<RunRecord> {
    const store = await openSqliteStore({ path: this.store, create: false })
    try {
      const id = run_id ?? (await store.list('runs', { limit: 1 })).rows[0]?.run_id ?? '-'
      const [loaded] = await store.load([{ kind: 'run', id }])
      if (loaded?.kind !== 'run' || !loaded.value) throw new Error(`no run ${id}`)
      return loaded.value
    } finally {
      await store.close()
    }
  }

  /** The process of the worker that holds the run. */
  async holder(): Promise<number> {
    const { holder } = await this.record()
    const store = await openSqliteStore({ path: this.store, create: false })
    const [loaded] = await store.load([{ kind: 'worker', id: holder ?? '-' }])
    await store.close()
    if (loaded?.kind !== 'worker' || !loaded.value) throw new Error(`no worker ${holder}`)
    return loaded.value.pid
  }

  async heard(): Promise<unknown[]> {
    const { workspace } = await this.record()
    const text = readFileSync(join(workspace?.folder ?? '', 'heard.jsonl'), 'utf8')
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  }
}

/** A command that runs while the test does something else. */
export class Started {
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
  isOver = false
  stdout = ''
  stderr = ''

  constructor(child: ChildProcess) {
    this.child = child
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.stdout += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.stderr += text
    })
    child.stdin?.on('error', () => {})
    this.ended = new Promise((resolve) => {
      child.once('close', (code) => {
        this.isOver = true
        resolve(code)
      })
    })
  }

  /** Waits for it to print something. */
  async printed(what: string | RegExp): Promise<void> {
    const found = () => (typeof what === 'string' ? this.stdout.includes(what) : what.test(this.stdout))
    await until(`it prints ${what}; so far: ${this.stdout}${this.stderr}`, () => found() || this.isOver, 120_000)
    if (!found()) throw new Error(`it ended without ${what}:\n${this.stdout}${this.stderr}`)
  }

  write(text: string): void {
    this.child.stdin?.write(text)
  }
}

/** `onDisk` where the tests are about crashes: their files are not kept in memory. */
export function useRunsWorld({ onDisk = false } = {}): () => RunsWorld {
  const held: { current?: RunsWorld } = {}
  beforeAll(() => {
    held.current = onDisk ? new RunsWorld(diskFolder(PREFIX)) : new RunsWorld()
  })
  afterAll(() => held.current?.close())
  return () => held.current as RunsWorld
}

const usual = () => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  LANG: 'en_US.UTF-8',
  TMPDIR: tmpdir(),
})

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return '' // It has ended meanwhile.
  }
}
