import type { Engine } from '../../src/engine/engine.ts'
import type { RelayAgent, RelaySpec } from '../../src/pipeline/relay/relay-record.ts'
import type { RunRecord } from '../../src/pipeline/runs/run-record.ts'
import { QUEUES } from '../../src/pipeline/visits/rows.ts'
import { visitOfEffect } from '../../src/pipeline/visits/visit-record.ts'
import { WORK_SCHEMA } from '../../src/pipeline/work-row.ts'
import type { Effect, EffectKind } from '../../src/protocol/plays/effect.ts'
import type { Outcomes, RunOutcome, WorkRead } from '../../src/protocol/plays/outcome.ts'
import { NO_END } from '../../src/protocol/plays/run-end.ts'
import type { ClaimedWork } from '../../src/store/port.ts'

const PLATFORM = { actor: 'baton' }
const ZERO = '0'.repeat(40)
const DONE = 'd'.repeat(40)

/**
 * A worker that is played by hand: it claims rows of the queue under a lease and reports what the test says, by the
 * same commands as an executor. No git, no processes.
 */
export class HandWorker {
  readonly engine: Engine
  readonly id: string

  constructor(engine: Engine, id = 'w') {
    this.engine = engine
    this.id = id
  }

  lease(ms = 60_000) {
    const queues = Object.values(QUEUES)
    return this.engine.store.renew({ worker: this.id, host: 'elsewhere', pid: 1, started: '1', queues }, ms)
  }

  /** Works on a task until there is nothing left to claim. */
  async work(task_id: string, script: Script = {}): Promise<void> {
    for (let rows = await this.#claim(task_id); rows.length > 0; rows = await this.#claim(task_id)) {
      for (const claimed of rows) await this.#perform(claimed, script)
    }
  }

  /** The run that a task offers next, in this worker's hands. */
  async startRun(task_id: string): Promise<HandRun> {
    await this.work(task_id, { run: () => 'keep' })
    const { rows } = await this.engine.store.list('runs', { task_id, holder: this.id, limit: 1 })
    const [run] = rows
    if (!run) throw new Error(`${task_id} offers no run`)
    return { run_id: run.run_id, worker: this.id, attempt: run.attempt, checkpoint: null }
  }

  #claim(task: string) {
    const queues = [QUEUES.git, QUEUES.checks, QUEUES.runs, QUEUES.enter]
    return this.engine.store.claim({ worker: this.id, queues, limit: 1, schema: WORK_SCHEMA, task })
  }

  async #perform({ row, token, claims }: ClaimedWork, script: Script): Promise<void> {
    const claim = { work: row.id, token }
    if (row.kind === 'enter') {
      const visit = String(row.data.visit)
      await this.engine.execute({ type: 'enter_visit', visit, limit: 9, ...claim }, PLATFORM)
    } else if (row.kind === 'run') await this.#run(String(row.data.run_id), claim, script)
    else {
      const [visit] = await this.engine.store.load([{ kind: 'visit', id: visitOfEffect(row.id) }])
      const effect = visit.value?.outstanding[row.id]?.effect
      if (!effect) throw new Error(`${row.id} is not outstanding`)
      const reason = script.fails?.(effect)
      if (reason !== undefined) {
        await this.engine.execute({ type: 'work_failed', ...claim, reason, lasting: true, claims }, PLATFORM)
      } else await this.engine.execute({ type: 'work_done', ...claim, outcome: outcomeOf(effect, script) }, PLATFORM)
    }
  }

  async #run(run_id: string, row: { readonly work: string; readonly token: number }, script: Script): Promise<void> {
    const taking = { type: 'take_run', run_id, worker: this.id, token_hash: 't', nonce: 'n', row } as const
    const { attempt } = await this.engine.execute(taking, PLATFORM)
    const [run] = await this.engine.store.load([{ kind: 'run', id: run_id }])
    const end = run.value && script.run?.(run.value)
    if (end === 'keep') return
    const checkpoint = { why: 'complete', commit: DONE, tree: ZERO, phase: null, transcript: 0, session: null } as const
    const ended = { ...NO_END, how: 'completed', verdict: 'pass', summary: 'done', ...end } as const
    const held = { run_id, worker: this.id, attempt, checkpoint }
    await this.engine.execute({ type: 'run_ended', ...held, end: ended }, PLATFORM)
  }
}

interface HandRun {
  readonly run_id: string
  readonly worker: string
  readonly attempt: number
  readonly checkpoint: null
}

/** What comes of the work, where it is not the best. */
interface Script {
  /** How a run ends; `keep`: it goes on. */
  readonly run?: (run: RunRecord) => Partial<RunOutcome['end']> | 'keep'
  readonly read?: Partial<WorkRead>
  /** Whether the checks pass. */
  readonly passes?: boolean
  /** Why an effect cannot be performed; undefined where it can. */
  readonly fails?: (effect: Effect) => string | undefined
}

function outcomeOf(effect: Effect, { read = {}, passes = true }: Script): Outcomes[EffectKind] {
  switch (effect.do) {
    case 'land':
      return { kind: 'landed', aside: null }
    case 'read_work':
      return { ...READ, ...read }
    case 'gather_evidence': {
      const { stage, run, commit } = effect
      const checks = effect.checks.map(({ name, command }) => ({
        ...{ name, command, code: passes ? 0 : 1, signal: null, passed: passes, waived: false, duration_ms: 12 },
        ...{ output_sha256: 'f'.repeat(64), output_bytes: 4, tail: 'text' },
      }))
      const passed = checks.every((one) => one.passed)
      return { stage, run_id: run, commit, tree: ZERO, checks, passed, at: '2026-03-02T00:00:00.000Z' }
    }
    default:
      throw new Error(`no outcome for ${effect.do}`)
  }
}

const READ: WorkRead = {
  commit: DONE,
  tree: 'e'.repeat(40),
  before: ZERO,
  changed: ['docs/plan.md'],
  changed_total: 1,
  tests: [],
  settings: [],
  documents: {},
  present: [],
  changed_in_task: ['docs/plan.md'],
  added: {},
  rebuilt: null,
}

export const AGENT: RelayAgent = {
  mode: 'single',
  name: 'agent',
  argv: ['node', 'agent.js'],
  pass: [],
  nonce_required: false,
  limits: {},
}

export const RELAY: RelaySpec = {
  repository: '/nowhere',
  branch: 'b',
  target: 'main',
  base: ZERO,
  request: 'a',
  language: 'en',
  stages: {},
  checks: [],
  loop: { attempts: 1, relaxedAttempts: 1 },
  repairs: 2,
  prompts: {},
  rehearsal: false,
}
