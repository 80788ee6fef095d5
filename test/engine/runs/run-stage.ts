import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { createProcessTable } from '../../../src/agents/process-table.ts'
import type { NewRun } from '../../../src/engine/runs/new-run.ts'
import type { RunWorker, RunWorkerOptions } from '../../../src/engine/runs/run-worker.ts'
import type { RunRecord } from '../../../src/pipeline/runs/run-record.ts'
import { ROOT } from '../../support/run-baton.ts'
import { RunBench } from '../../support/run-bench.ts'

const FIXTURES = join(ROOT, 'test', 'fixtures')

/** A block or a program of the document, as it stands there. */
export const sample = (name: string) => join(FIXTURES, 'protocol', 'samples', `${name}.txt`)

/** One bench and one worker for the tests of a file, which play their runs side by side. */
export class RunStage {
  readonly bench: RunBench
  readonly worker: RunWorker

  constructor(bench: RunBench, worker: RunWorker) {
    this.bench = bench
    this.worker = worker
  }

  /** A run of a script of `test/fixtures`, such as `runs/says-and-hears.sh`. */
  create(script: string, args: readonly string[] = [], more: Partial<NewRun> = {}): Promise<string> {
    const program = script.endsWith('.js') ? process.execPath : 'sh'
    return this.bench.create('', { argv: [program, join(FIXTURES, script), ...args], ...more })
  }

  /** Plays it, and makes sure that afterwards nothing of it is left but its record. */
  async play(run_id: string): Promise<RunRecord> {
    const run = await this.worker.run(run_id)
    expect(await livingOf(this.worker.id, run_id), `${run_id} leaves no process behind`).toEqual([])
    return run
  }

  /** Text that an agent can print as it is: a file beside the store. */
  file(name: string, text: string): string {
    const path = join(this.bench.folder, name)
    writeFileSync(path, text)
    return path
  }

  asked(run_id: string, text = '') {
    return this.bench.event(
      'run:asked',
      (event) => event.run_id === run_id && event.question.question.question.includes(text),
    )
  }

  moved(run_id: string, to: RunRecord['state']) {
    return this.bench.event('run:moved', (event) => event.run_id === run_id && event.state === to)
  }

  /** What the agent read on its stdin, as it kept it. */
  async heard(run_id: string): Promise<unknown[]> {
    const { workspace } = await this.bench.record(run_id)
    const text = await readFile(join(workspace?.folder ?? '', 'heard.jsonl'), 'utf8').catch(() => '')
    return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))
  }

  /** What the store says of it, one kind of event. */
  async events(run_id: string, type: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const events = await this.bench.engine.store.events({ stream: run_id, limit: 1_000 })
    return events.flatMap((event) => (event.type === type ? [event.data] : []))
  }

  /** What whoever asked for the run was told about it: the templates of the notices, the oldest first. */
  async notices(run_id: string): Promise<string[]> {
    return (await this.#told(run_id)).map(({ template }) => template)
  }

  async noticeTexts(run_id: string): Promise<string[]> {
    return (await this.#told(run_id)).map(({ text }) => text.en)
  }

  async #told(run_id: string) {
    const { rows } = await this.bench.engine.store.list('notices', { to: ['song-po'], limit: 500 })
    return rows.filter(({ text }) => text.en.includes(run_id)).toSorted((a, b) => a.at.localeCompare(b.at))
  }
}

/** Processes that carry the marks of a worker and a run; zombies only wait for their parent. */
export async function livingOf(worker: string, run_id?: string): Promise<string[]> {
  const { rows } = await createProcessTable().scan()
  const own = rows.filter((row) => row.worker === worker && (run_id === undefined || row.run === run_id))
  return own.filter(({ state }) => state !== 'Z').map(({ pid, state }) => `${pid} ${state}`)
}

/** A stage for each file. Whatever is left in the temporary folder after it fails the file. */
export function useRunStage(options: Partial<RunWorkerOptions> = {}): () => RunStage {
  const held: { current?: RunStage } = {}
  const usual = process.env.TMPDIR
  const temporary = mkdtempSync(join(tmpdir(), 'baton-stage-'))
  beforeAll(async () => {
    process.env.TMPDIR = temporary
    const bench = await RunBench.open()
    const times = { graceMs: 200, quotaEveryMs: 50, watchMs: 25, ...options.times }
    held.current = new RunStage(bench, await bench.worker({ ...options, times }))
  })
  afterAll(async () => {
    const { bench, worker } = held.current as RunStage
    await bench[Symbol.asyncDispose]()
    expect(await livingOf(worker.id), 'no process is left').toEqual([])
    const left = readdirSync(temporary)
    rmSync(temporary, { recursive: true, force: true })
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
    expect(left, 'nothing is left in the temporary folder').toEqual([])
  })
  return () => held.current as RunStage
}
