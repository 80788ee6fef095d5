import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import { createRun, type NewRun } from '../../src/engine/runs/new-run.ts'
import type { RunEvent } from '../../src/engine/runs/run-event.ts'
import { RunWorker, type RunWorkerOptions } from '../../src/engine/runs/run-worker.ts'
import type { RunRecord } from '../../src/pipeline/runs/run-record.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { scratchRepository } from '../../src/workspace/git/scratch-repository.ts'

const PO = { actor: 'song-po' }

/** A store, a repository and a worker of its own for one test, and what the runs told. */
export class RunBench implements AsyncDisposable {
  readonly events: RunEvent[] = []
  readonly #waiters = new Set<() => void>()
  readonly #workers: RunWorker[] = []
  readonly folder: string
  readonly repository: string
  readonly engine: Engine

  private constructor(folder: string, repository: string, engine: Engine) {
    this.folder = folder
    this.repository = repository
    this.engine = engine
  }

  static async open(): Promise<RunBench> {
    const folder = await mkdtemp(join(tmpdir(), 'baton-runs-'))
    const repository = await scratchRepository()
    const store = await openSqliteStore({ path: join(folder, 'baton.db') })
    const engine = new Engine({ store, pipeline: DEFAULT_PIPELINE, clock: systemClock, timeZone: 'UTC' })
    return new RunBench(folder, repository, engine)
  }

  async worker(more: Partial<RunWorkerOptions> = {}): Promise<RunWorker> {
    const worker = await RunWorker.start({
      engine: this.engine,
      home: join(this.folder, 'home'),
      onEvent: (event) => {
        this.events.push(event)
        for (const wake of this.#waiters) wake()
      },
      ...more,
    })
    this.#workers.push(worker)
    return worker
  }

  /** A run of a script in a clone of the repository. */
  async create(script: string, more: Partial<NewRun> = {}): Promise<string> {
    const argv = ['sh', '-c', script]
    const { repository } = this
    const workspace = (run_id: string) => ({
      repository,
      folder: join(this.folder, 'home', run_id, 'work'),
      base: null,
    })
    return createRun(this.engine, { agent: 'sample', argv, workspace, ...more }, PO)
  }

  async record(run_id: string): Promise<RunRecord> {
    const [loaded] = await this.engine.store.load([{ kind: 'run', id: run_id }])
    if (loaded?.kind !== 'run' || !loaded.value) throw new Error(`no run ${run_id}`)
    return loaded.value
  }

  answer(run_id: string, text: string) {
    return this.engine.execute({ type: 'answer_question', run_id, question_id: null, text }, PO)
  }

  control(type: 'pause_run' | 'resume_run' | 'cancel_run', run_id: string) {
    return this.engine.execute({ type, run_id, reason: null }, PO)
  }

  /** Resolves with the first event, of those so far and to come, that fits. */
  async event<Type extends RunEvent['type']>(
    type: Type,
    fits: (event: Extract<RunEvent, { type: Type }>) => boolean = () => true,
  ): Promise<Extract<RunEvent, { type: Type }>> {
    for (;;) {
      const found = this.events.find((one) => one.type === type && fits(one as never))
      if (found) return found as Extract<RunEvent, { type: Type }>
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#waiters.delete(wake)
          resolve()
        }
        this.#waiters.add(wake)
      })
    }
  }

  async transcript(run_id: string): Promise<string> {
    const frames = await this.engine.store.readTranscript(run_id, { after: 0, limitBytes: 64 * 1024 * 1024 })
    return frames.map(({ source, bytes }) => `${source}: ${Buffer.from(bytes).toString()}`).join('')
  }

  async eventTypes(run_id: string): Promise<string[]> {
    const events = await this.engine.store.events({ stream: run_id, limit: 1_000 })
    return events.map(({ type, data }) => (type === 'run:moved' ? `→ ${String(data.to)}` : type))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const worker of this.#workers) await worker.stop()
    await this.engine.idle()
    await this.engine.store.close()
    await rm(this.folder, { recursive: true, force: true })
    await rm(this.repository, { recursive: true, force: true })
  }
}
