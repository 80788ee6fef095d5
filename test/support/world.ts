import { PLAYS } from '../../src/dispatch/plays/plays.ts'
import type { Caller } from '../../src/engine/engine.ts'
import type { RunClaim } from '../../src/pipeline/caller/run-claim.ts'
import type { Changeset, NewEvent, NewNotice, NewWork, WorkOp } from '../../src/pipeline/changeset.ts'
import {
  type PipelineCommand,
  type StepAction,
  type StepDetails,
  UUIDS_PER_REQUEST,
} from '../../src/pipeline/command.ts'
import { decide } from '../../src/pipeline/decide.ts'
import { type Fact, Facts, wanted } from '../../src/pipeline/facts.ts'
import { pipelineNow } from '../../src/pipeline/pipeline-time.ts'
import { CONTROL, type CommandResult, type MessageRecord, type TaskRecord } from '../../src/pipeline/records.ts'
import { boundToRun } from '../../src/pipeline/runs/run-authority.ts'
import { fromStoredError } from '../../src/pipeline/stored-error.ts'
import {
  BatonError,
  type ContractKind,
  createValidator,
  DEFAULT_PIPELINE,
  type Pipeline,
} from '../../src/protocol/index.ts'
import { eventFaults } from './event-faults.ts'

/** Whatever is told is of the map of events: its fields, and no others. */
function requireDeclared({ type, data }: NewEvent): void {
  const faults = eventFaults(type, data)
  if (faults.length > 0) throw new Error(faults.join('; '))
}

/**
 * The smallest thing that decisions can live in: records in a map, a clock that the test turns. It applies what is
 * decided and nothing else, so that a test of a rule is a test of the rule.
 */
export class World {
  readonly records = new Map<string, Fact>()
  readonly events: NewEvent[] = []
  readonly notices: NewNotice[] = []
  /** Rows that were added to the queue, and everything that was done to it. */
  readonly works: NewWork[] = []
  readonly workOps: WorkOp[] = []
  /** Until when each worker is believed to be alive. */
  readonly leases = new Map<string, number>()
  readonly pipeline: Pipeline
  now = Date.parse('2026-02-28T00:00:00.000Z')
  #commands = 0
  #uuids = 0

  constructor(pipeline: Pipeline = DEFAULT_PIPELINE) {
    this.pipeline = pipeline
  }

  do(given: PipelineCommand, actor = this.pipeline.definition.po, caller: Caller = {}): CommandResult {
    this.#commands += 1
    const command = caller.run ? boundToRun(given, caller.run.run_id) : given
    const facts = this.read(command, caller.run)
    const changeset = decide(
      {
        id: `command-${this.#commands}`,
        actor,
        now: this.now,
        simulated: true,
        uuids: Array.from({ length: UUIDS_PER_REQUEST }, () => this.uuid()),
        command,
        ...caller,
      },
      facts,
      PLAYS,
    )
    this.requireFences(changeset)
    for (const { kind, id, value } of changeset.writes) {
      if (kind === 'message') this.requireContract(id, value)
      const version = (this.records.get(`${kind} ${id}`)?.version ?? 0) + 1
      this.records.set(`${kind} ${id}`, structuredClone({ kind, id, version, value }) as Fact)
    }
    for (const event of changeset.events) requireDeclared(event)
    this.events.push(...changeset.events)
    this.notices.push(...changeset.notices)
    this.workOps.push(...changeset.work)
    this.works.push(...changeset.work.flatMap((op) => (op.op === 'add' ? [op.row] : [])))
    if (changeset.answer.ok) return changeset.answer.result
    throw fromStoredError(changeset.answer.error)
  }

  /** As a store does it, for leases; rows of the queue are not kept here. */
  private requireFences({ fences }: Changeset): void {
    const isLive = (worker: string) => (this.leases.get(worker) ?? 0) > this.now
    for (const fence of fences) {
      if ('work' in fence) throw new Error(`no queue is kept here: ${fence.work}`)
      const holds = 'worker' in fence ? isLive(fence.worker) : !isLive(fence.lapsed)
      if (!holds && fence.refusal) throw fromStoredError(fence.refusal)
      if (!holds) throw new Error(`a fence without a refusal: ${JSON.stringify(fence)}`)
    }
  }

  /** Whatever is decided, a message that is kept keeps its contract. */
  private requireContract(id: string, { type, body }: MessageRecord): void {
    const { violations } = createValidator(this.pipeline)(type.replaceAll('_', '-') as ContractKind, body)
    if (violations.length > 0) throw new Error(`${type} ${id} breaks its contract: ${JSON.stringify(violations)}`)
  }

  /** The code of the refusal, and nothing may have been written unless the refusal is a record itself. */
  refusal(command: PipelineCommand, actor?: string, caller: Caller = {}): BatonError {
    const before = JSON.stringify([...this.records])
    try {
      this.do(command, actor, caller)
    } catch (error) {
      if (!(error instanceof BatonError)) throw error
      if (error.code !== 'DEFERRAL_LIMIT' && JSON.stringify([...this.records]) !== before) {
        throw new Error(`${error.code} wrote something`)
      }
      return error
    }
    throw new Error(`${command.type} was not refused`)
  }

  read(command: PipelineCommand, run?: RunClaim): Facts {
    const known = { current: { hash: 'sha256:test', pipeline: this.pipeline }, byHash: new Map() }
    let facts = new Facts([], known)
    for (let keys = wanted(command, facts, run); keys.length > 0; keys = wanted(command, facts, run)) {
      const loaded = keys.map(
        ({ kind, id }) => this.records.get(`${kind} ${id}`) ?? ({ kind, id, version: 0, value: undefined } as Fact),
      )
      facts = new Facts([...facts.all(), ...loaded], known)
    }
    return facts
  }

  uuid(): string {
    this.#uuids += 1
    return `00000000-0000-4000-8000-${String(this.#uuids).padStart(12, '0')}`
  }

  create(more: Partial<Extract<PipelineCommand, { type: 'create_task' }>> = {}): string {
    const task_id = more.task_id ?? `TASK-20260228-${String(this.#commands + 1).padStart(3, '0')}`
    this.do({
      type: 'create_task',
      definition: 'sha256:test',
      title: '슬랙 모달 에러 수정',
      priority: 'P1_HIGH',
      dependencies: [],
      tags: [],
      input: null,
      input_ref: null,
      ...more,
      task_id,
    })
    return task_id
  }

  step(task_id: string, action: StepAction, actor?: string, details: StepDetails = {}): CommandResult {
    return this.do({ type: 'step', task_id, action, details }, actor)
  }

  task(id: string): TaskRecord {
    const record = this.records.get(`task ${id}`)?.value as TaskRecord | undefined
    if (!record) throw new Error(`no task ${id}`)
    return record
  }

  status(id: string): string {
    return this.task(id).task.status
  }

  minutes(count: number): void {
    this.now += count * 60_000
  }

  /** Fires whatever is due for any task, as the engine does. */
  tick(): void {
    const control = this.records.get(`control ${CONTROL.id}`)?.value as { stopped_at: number | null; frozen_ms: number }
    const at = pipelineNow(control ?? { stopped_at: null, frozen_ms: 0 }, this.now)
    for (const { kind, id, value } of [...this.records.values()]) {
      if (kind !== 'task') continue
      const due = (value as TaskRecord).due_at
      if (due !== null && due <= at) this.do({ type: 'fire_deadlines', task_id: id }, 'baton')
    }
  }

  /** Receiver and first line of every notice since the last call. */
  heard(): string[] {
    return this.notices.splice(0).map((notice) => `${notice.to}: ${notice.text.ko.split('\n')[0]}`)
  }
}

export const REASON = {
  category: 'quality',
  description: '모달이 닫히지 않음',
  action_items: [{ assignee: 'jarvis', action: '닫기 처리', deadline: '2026-03-01' }],
}

/** Carries a task along the happy path until it is in a status. */
const PATH: readonly [string, StepAction, string][] = [
  ['PLAN_PENDING', 'pickup', 'song-po'],
  ['PLAN_IN_PROGRESS', 'handoff', 'song-po'],
  ['DEV_PENDING', 'pickup', 'jarvis'],
  ['DEV_IN_PROGRESS', 'handoff', 'jarvis'],
  ['QA_PENDING', 'pickup', 'kimqa'],
  ['QA_IN_PROGRESS', 'handoff', 'kimqa'],
  ['HARDEN_PENDING', 'pickup', 'kangchul'],
  ['HARDEN_IN_PROGRESS', 'handoff', 'kangchul'],
  ['DOC_PENDING', 'pickup', 'kkomkkom'],
  ['DOC_IN_PROGRESS', 'complete', 'kkomkkom'],
  ['DEPLOY_READY', 'approve', 'song-po'],
]

export function carryTo(world: World, task: string, status: string): void {
  for (const [from, action, actor] of PATH) {
    if (world.status(task) === status) return
    if (world.status(task) === from) world.step(task, action, actor)
  }
  if (world.status(task) !== status) throw new Error(`the happy path does not lead to ${status}`)
}

export function hireDocumentation(world: World): void {
  world.do({
    type: 'register_agent',
    agent: {
      agent_id: 'kkomkkom',
      agent_name: '꼼꼼이',
      team: 'KKOMKKOM',
      role: '문서화',
      status: 'active',
      github_registered: 'Y',
      lead: true,
    },
  })
}
