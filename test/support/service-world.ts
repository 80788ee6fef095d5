import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VirtualClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import type { PipelineCommand } from '../../src/pipeline/command.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { effectiveConfig, NO_CONFIG } from '../../src/protocol/project-config/effective-config.ts'
import type { Caller } from '../../src/service/caller/caller.ts'
import { storeHome } from '../../src/service/place/store-home.ts'
import type { Service } from '../../src/service/service.ts'
import { createTask } from '../../src/service/tasks/create-task.ts'
import { step } from '../../src/service/tasks/step.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { peekStoreId } from '../../src/store/sqlite/peek-store-id.ts'
import { AGENT, HandWorker, RELAY } from './hand-worker.ts'
import { QUESTION, SPEC } from './run-world.ts'

const PLATFORM = 'baton'
const WORKER = { worker: 'w', host: 'elsewhere', pid: 1, started: '1', queues: [] }

/** By which steps a task that no agents carry comes to each status, and who takes them. */
const WAY = [
  ['PLAN_IN_PROGRESS', 'pickup', 'song-po'],
  ['DEV_PENDING', 'handoff', 'song-po'],
  ['DEV_IN_PROGRESS', 'pickup', 'jarvis'],
  ['QA_PENDING', 'handoff', 'jarvis'],
  ['QA_IN_PROGRESS', 'pickup', 'kimqa'],
] as const
export type Reached = (typeof WAY)[number][0]

/** Use cases without a command line: a service on an SQLite store of its own, under a clock that the test turns. */
export class ServiceWorld implements AsyncDisposable {
  readonly service: Service
  readonly clock: VirtualClock
  readonly #folder: string
  #runs = 0

  private constructor(service: Service, clock: VirtualClock, folder: string) {
    this.service = service
    this.clock = clock
    this.#folder = folder
  }

  static async open(): Promise<ServiceWorld> {
    const folder = mkdtempSync(join(tmpdir(), 'baton-service-'))
    const clock = new VirtualClock(Date.parse('2026-11-15T09:00:00.000Z'))
    const storePath = join(folder, 'baton.db')
    const store = await openSqliteStore({ path: storePath, create: true, clock: clock.now })
    const engine = new Engine({ store, pipeline: DEFAULT_PIPELINE, clock, timeZone: 'UTC' })
    const home = () => storeHome({ store, storePath, runs: join(folder, 'runs'), peekStoreId })
    const service = { engine, config: effectiveConfig(NO_CONFIG, DEFAULT_PIPELINE), storePath, home, flags: '' }
    return new ServiceWorld(service, clock, folder)
  }

  /** A task that went its way step by step, up to a status. */
  async taskIn(status: Reached | 'PLAN_PENDING', title = 'a title'): Promise<string> {
    const { task_id } = await createTask(this.service, PO, { title, priority: 'P2_MEDIUM' })
    for (const [to, action, actor] of status === 'PLAN_PENDING' ? [] : WAY) {
      await step(this.service, { actor }, { task_id, action, details: {} })
      if (to === status) break
    }
    return task_id
  }

  /** A task that agents carry: its plan is written and waits for the PO. */
  async carriedTask(script: Parameters<HandWorker['work']>[1] = {}): Promise<string> {
    const { task_id } = await createTask(this.service, PO, { title: 'carried', priority: 'P2_MEDIUM' })
    await this.do({ type: 'start_relay', task_id, spec: { ...RELAY, stages: { PLAN: AGENT } } }, 'song-po')
    const hand = new HandWorker(this.service.engine)
    await hand.lease()
    await hand.work(task_id, script)
    return task_id
  }

  /** A run, started by somebody, that waits for an answer. */
  async askingRun(): Promise<{ readonly run_id: string; readonly question_id: string }> {
    this.#runs += 1
    const run_id = `RUN-20261115-00${this.#runs}-abcd`
    await this.service.engine.store.renew(WORKER, 60_000)
    await this.do({ type: 'create_run', run_id, spec: SPEC }, 'kimqa')
    const { attempt } = await this.do({ type: 'take_run', run_id, worker: 'w', token_hash: 't' })
    const held = { run_id, worker: 'w', attempt, checkpoint: null }
    const { question_id } = await this.do({ type: 'run_asked', ...held, question: QUESTION, phase: null })
    return { run_id, question_id: String(question_id) }
  }

  do<Command extends PipelineCommand>(command: Command, actor = PLATFORM) {
    return this.service.engine.execute(command, { actor })
  }

  /** How many events the store has: nothing else is written without one. */
  async events(): Promise<number> {
    return (await this.service.engine.store.facts()).events
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.service.engine.store.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

export const PO: Caller = { actor: 'song-po' }
