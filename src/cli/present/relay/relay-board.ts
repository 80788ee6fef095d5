import { checkWord } from '../../../protocol/evidence/evidence-word.ts'
import { ACTIONS, type Action } from '../../../protocol/pipeline/actions.ts'
import type { Pipeline } from '../../../protocol/pipeline/pipeline.ts'
import type { RelayEvent } from '../../../service/work/shown.ts'
import { terminalText } from '../../terminal-text.ts'
import { checkBegun, checkEnded, type Lane, laneIn, newLane } from './relay-lane.ts'

type Of<T extends RelayEvent['type']> = Extract<RelayEvent, { type: T }>

/** A task as it is watched. */
export interface BoardTask {
  readonly task_id: string
  readonly title: string
  readonly branch: string
  readonly status: string
  readonly begun: number
  /** When the relay left it (ms). */
  readonly ended: number | null
  readonly lanes: readonly Lane[]
  readonly waiting: { readonly what: Of<'relay:waiting'>['what']; readonly text: string } | null
}

export interface BoardPlace {
  readonly task_id?: string
  readonly stage?: string
  /** The specialist of a graph whose run it is. */
  readonly agent?: string
}

/**
 * Where the tasks of a relay stand, put together from its events.
 *
 * Owns: which lane is in which state, and which run belongs where. Does not own: how any of it is drawn.
 *
 * 1. Events are only hints: one that is missing or comes twice leaves a board that the next move puts right.
 * 2. Of an ended run nothing but its place is kept: a long relay takes hardly more room than a short one.
 */
export class RelayBoard {
  readonly #pipeline: Pipeline
  readonly #tasks = new Map<string, BoardTask>()
  readonly #runs = new Map<string, BoardPlace>()
  /** Tasks of which a question or an item was shown that nobody has answered yet. */
  readonly #asked = new Set<string>()

  constructor(pipeline: Pipeline) {
    this.#pipeline = pipeline
  }

  get tasks(): readonly BoardTask[] {
    return [...this.#tasks.values()]
  }

  /** Where an event belongs, as far as it is known. */
  placeOf(event: RelayEvent): BoardPlace {
    if (!('task_id' in event)) return this.placeOfRun(event.run_id)
    return 'stage' in event ? { task_id: event.task_id, stage: event.stage } : { task_id: event.task_id }
  }

  placeOfRun(run_id: string): BoardPlace {
    return this.#runs.get(run_id) ?? {}
  }

  /** The lane of the stage that holds the baton. */
  holder(task: BoardTask): Lane | undefined {
    const stage = this.#pipeline.statuses.get(task.status)?.stage
    return task.lanes.find((lane) => lane.stage === stage)
  }

  /** That a task waits for a person is no news where what it asks was shown. */
  isRepeated(event: RelayEvent): boolean {
    return event.type === 'relay:waiting' && ASKED_BEFORE.has(event.what) && this.#asked.has(event.task_id)
  }

  see(event: RelayEvent, now: number): void {
    if (event.type === 'relay:started') {
      this.#tasks.set(event.task_id, this.#begin(event, now))
      return
    }
    if (event.type === 'stage:run') {
      const { run_id, task_id, stage, node } = event
      this.#runs.set(run_id, { task_id, stage, ...(node ? { agent: node } : {}) })
    }
    const { task_id, stage } = this.placeOf(event)
    if (event.type === 'run:asked' || event.type === 'item:opened') this.#asked.add(task_id ?? '')
    if (ENDS_ASKING.has(event.type)) this.#asked.delete(task_id ?? '')
    const task = this.#tasks.get(task_id ?? '')
    if (task) this.#tasks.set(task.task_id, this.#after(task, stage, event, now))
  }

  #begin(event: Of<'relay:started'>, now: number): BoardTask {
    const { task_id, title, branch, status, stages } = event
    const at = this.#pipeline.statuses.get(status)
    const holder = stages.findIndex(({ stage }) => stage === at?.stage)
    const over = at?.kind === 'ready' || at?.kind === 'done'
    const lanes = stages.map((stage, index) => {
      const lane = newLane(stage, now)
      if (over || index < holder) return laneIn(lane, 'passed', now)
      return index === holder ? laneIn(lane, this.#stateAt(status), now) : lane
    })
    return { task_id, title, branch, status, begun: now, ended: null, lanes, waiting: null }
  }

  #after(task: BoardTask, stage: string | undefined, event: RelayEvent, now: number): BoardTask {
    const inLane = (change: (lane: Lane) => Lane): BoardTask => ({
      ...task,
      lanes: task.lanes.map((lane) => (lane.stage === stage ? change(lane) : lane)),
    })
    const works = (change: (lane: Lane) => Lane = (lane) => lane): BoardTask => ({
      ...inLane((lane) => change(laneIn(lane, 'working', now))),
      waiting: null,
    })
    switch (event.type) {
      case 'task:moved':
        return this.#moved(task, event, now)
      case 'stage:run': {
        const { role, attempt } = event
        return works((lane) => ({ ...lane, run: { role, attempt, state: 'queued' }, checks: [], deadline: null }))
      }
      case 'run:started':
        return works((lane) => withRunState(lane, 'running'))
      case 'run:moved':
        return inLane((lane) => {
          const asks = event.state === 'waiting_question' || event.retry_at === null
          return withRunState(laneIn(lane, asks ? 'asking' : 'working', now), event.state)
        })
      case 'run:asked':
        return inLane((lane) => laneIn(lane, 'asking', now))
      case 'run:answered':
        return works()
      case 'run:ended':
        return inLane((lane) => withRunState(lane, event.state))
      case 'check:started':
        return inLane((lane) => ({ ...lane, checks: checkBegun(lane.checks, event.name) }))
      case 'check:ended':
        return inLane((lane) => ({
          ...lane,
          checks: checkEnded(lane.checks, event.check.name, checkWord(event.check)),
        }))
      case 'evidence:recorded':
        return inLane((lane) => ({ ...lane, evidence: event.result }))
      case 'relay:waiting':
        return this.#waits(task, event, now)
      case 'relay:ended':
        return { ...task, status: event.status, ended: now, lanes: task.lanes.map((lane) => resting(lane, now)) }
      default:
        return task
    }
  }

  /** What was handed on is passed, what it went back over is open again, and the receiver begins. */
  #moved(task: BoardTask, { action, from, to, result, deadline_at }: Of<'task:moved'>, now: number): BoardTask {
    const direction = Object.hasOwn(ACTIONS, action) ? ACTIONS[action as Action].direction : 'aside'
    const stageOf = (status: string) => this.#pipeline.statuses.get(status)?.stage ?? null
    const target = task.lanes.findIndex(({ stage }) => stage === stageOf(to))
    const lanes = task.lanes.map((lane, index): Lane => {
      const left = { ...lane, run: null, checks: [], deadline: null }
      if (index === target) {
        const returns = direction === 'back' ? lane.returns + 1 : lane.returns
        return { ...laneIn(left, this.#stateAt(to), now), returns, deadline: deadline_at ?? null }
      }
      if (direction === 'back' && index > target && target >= 0)
        return laneIn({ ...left, evidence: null }, 'waiting', now)
      if (lane.stage !== stageOf(from)) return lane
      const onwards = direction === 'forward' || direction === 'finish'
      return laneIn(
        { ...left, evidence: onwards ? (result ?? lane.evidence) : null },
        onwards ? 'passed' : 'waiting',
        now,
      )
    })
    return { ...task, status: to, lanes, waiting: null, ended: null }
  }

  #waits(task: BoardTask, { what, text }: Of<'relay:waiting'>, now: number): BoardTask {
    const holder = this.holder(task)
    const state = FOR_A_PERSON.has(what) ? 'asking' : 'waiting'
    const lanes = task.lanes.map((lane) => (lane === holder ? laneIn(lane, state, now) : lane))
    return { ...task, lanes, waiting: { what, text } }
  }

  #stateAt(status: string): Lane['state'] {
    const kind = this.#pipeline.statuses.get(status)?.kind
    if (kind === 'revision') return 'returned'
    return kind === 'in_progress' ? 'working' : 'waiting'
  }
}

const ASKED_BEFORE: ReadonlySet<string> = new Set(['question', 'item', 'choice', 'document', 'run'])

const ENDS_ASKING: ReadonlySet<RelayEvent['type']> = new Set(['run:answered', 'item:answered', 'task:moved'] as const)

const FOR_A_PERSON: ReadonlySet<string> = new Set([
  'question',
  'choice',
  'document',
  'escalation',
  'item',
  'run',
  'retry',
  'hold',
])

const withRunState = (lane: Lane, state: NonNullable<Lane['run']>['state']): Lane =>
  lane.run === null ? lane : { ...lane, run: { ...lane.run, state } }

/** The beginning of an agent's line: its stage, or its own name where several agents work on one stage. */
export function speakerOf({ stage, agent }: BoardPlace): string {
  const name = agent ?? stage
  return name === undefined ? '' : `${terminalText(name)} `
}

/** Nobody works any more where the relay has stopped; who must decide stays marked. */
const resting = (lane: Lane, now: number): Lane => (lane.state === 'working' ? laneIn(lane, 'waiting', now) : lane)
