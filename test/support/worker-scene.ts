import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import { createRun } from '../../src/engine/runs/new-run.ts'
import type { WorkerTimes } from '../../src/engine/runs/run-worker.ts'
import type { RunRecord } from '../../src/pipeline/runs/run-record.ts'
import { BatonError, DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import type { Store } from '../../src/store/port.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { scratchRepository } from '../../src/workspace/git/scratch-repository.ts'
import { diskFolder } from './disk-folder.ts'
import { answerTo, type WorkerAgent, workerAgentArgv } from './worker-agent.ts'
import { WorkerLife } from './worker-life.ts'
import { doublesNow, leftOf } from './worker-marks.ts'
import { until } from './worker-until.ts'

const PERSON = { actor: 'song-po' }
const LOOK_MS = 30

/**
 * Where workers are tormented: a store, a repository, agents, and the person who answers them. The person and all that
 * is measured live in this process, which nobody kills; workers live in processes of their own.
 */
export class WorkerScene implements AsyncDisposable {
  readonly ledger: string
  readonly runs: string[] = []
  /** What the store took from the person, question by question. */
  readonly answers = new Map<string, string>()
  /** Runs that were seen with two attempts alive. */
  readonly doubles = new Set<string>()
  readonly engine: Engine
  readonly repository: string
  readonly #folder: string
  readonly lives: WorkerLife[] = []
  readonly #atEnd: (() => void)[] = []
  #isOver = false
  #person: Promise<void> | undefined

  private constructor(folder: string, repository: string, store: Store) {
    this.#folder = folder
    this.repository = repository
    this.ledger = join(folder, 'ledger')
    mkdirSync(this.ledger)
    this.engine = new Engine({ store, pipeline: DEFAULT_PIPELINE, clock: systemClock, timeZone: 'UTC' })
  }

  static async open(): Promise<WorkerScene> {
    const folder = diskFolder('baton-workers-')
    const store = await openSqliteStore({ path: join(folder, 'baton.db'), busyMs: 30_000 })
    return new WorkerScene(folder, await scratchRepository(), store)
  }

  get store(): Store {
    return this.engine.store
  }

  /** A worker process; `home` is the same for all, as on one machine. */
  begin(atOnce: number, times: Partial<WorkerTimes> = {}): WorkerLife {
    const begin = { store: join(this.#folder, 'baton.db'), home: join(this.#folder, 'home'), atOnce, times }
    const life = WorkerLife.begin(begin, join(this.#folder, 'compiled'))
    this.lives.push(life)
    return life
  }

  /** A run of a small agent, in a clone of the repository or in a plain folder. */
  async create(agent: Omit<WorkerAgent, 'ledger'>, place: 'clone' | 'folder'): Promise<string> {
    const argv = workerAgentArgv({ ...agent, ledger: this.ledger })
    const { repository } = this
    const workspace = (run_id: string) => ({
      repository,
      folder: join(this.#folder, 'home', run_id, 'work'),
      base: null,
    })
    const where = place === 'clone' ? { workspace } : {}
    const run_id = await createRun(this.engine, { agent: 'sample', argv, ...where }, PERSON)
    this.runs.push(run_id)
    return run_id
  }

  /** From now on questions are answered, each look with this chance, and everybody is watched. */
  startAnswering(chance: () => boolean = () => true): void {
    // What went wrong is heard at the end, where the person is waited for.
    this.#person ??= this.#answer(chance)
    this.#person.catch(() => {})
  }

  async records(runs: readonly string[] = this.runs): Promise<RunRecord[]> {
    const loaded = await this.store.load(runs.map((id) => ({ kind: 'run', id })))
    return loaded.flatMap((one) => (one.kind === 'run' && one.value ? [one.value] : []))
  }

  async openRuns(): Promise<number> {
    const { rows } = await this.store.list('runs', { open: true, limit: 1_000 })
    return rows.length
  }

  /** Whether somebody keeps everybody else from writing. */
  async isLocked(): Promise<boolean> {
    const store = await openSqliteStore({ path: join(this.#folder, 'baton.db'), busyMs: 200 })
    try {
      await store.reserve('probe', 1)
      return false
    } catch (error) {
      if (error instanceof BatonError && error.code === 'STORE_BUSY') return true
      throw error
    } finally {
      await store.close()
    }
  }

  /** What has to be undone however this ends. */
  atEnd(undo: () => void): void {
    this.#atEnd.push(undo)
  }

  /** What the agents themselves wrote down. */
  written(name: string): string[] {
    const path = join(this.ledger, name)
    return existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : []
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true
    for (const life of this.lives) await life[Symbol.asyncDispose]()
    for (const undo of this.#atEnd) undo()
    await this.#person
    const workers = [...this.#workers()]
    const left = await until(() => workers.every((worker) => leftOf(worker).length === 0), 10_000)
    await this.engine.idle()
    await this.store.close()
    rmSync(this.#folder, { recursive: true, force: true })
    rmSync(this.repository, { recursive: true, force: true })
    if (left === undefined) throw new Error('processes of a worker outlived it by 10 s')
  }

  #workers(): ReadonlySet<string> {
    return new Set(this.lives.flatMap(({ id }) => (id === undefined ? [] : [id])))
  }

  async #answer(chance: () => boolean): Promise<void> {
    while (!this.#isOver) {
      for (const double of doublesNow(this.#workers())) this.doubles.add(double)
      const { rows } = await this.store.list('runs', { state: ['waiting_question'], limit: 1_000 })
      for (const run of await this.records(rows.map(({ run_id }) => run_id))) if (chance()) await this.#answerOne(run)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
  }

  async #answerOne({ run_id, questions, asking }: RunRecord): Promise<void> {
    const asked = questions.find(({ id }) => id === asking)
    if (!asked || asked.answer !== undefined) return
    const text = answerTo(asked.question.question)
    try {
      await this.engine.execute({ type: 'answer_question', run_id, question_id: asked.id, text }, PERSON)
      this.answers.set(asked.id, text)
    } catch (error) {
      if (!(error instanceof BatonError) || error.code !== 'RUN_ENDED') throw error
    }
  }
}
