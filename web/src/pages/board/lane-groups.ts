import type { InboxEntry, Life, TaskCard } from '../../../../src/protocol/api/api-types.ts'
import type { PipelineWords } from '../../api/pipeline-words.ts'

type LaneGroup = 'back' | 'progress' | 'pending'

export interface Lane {
  /** A team, or `ready` for what the PO approves. */
  readonly id: string
  readonly groups: readonly { readonly group: LaneGroup | 'ready' | 'hold'; readonly tasks: readonly TaskCard[] }[]
  readonly count: number
}

/** Work that waits to be approved, and work on hold, have lanes of their own at the end. */
export const READY = 'ready'
export const HOLD = 'hold'

/** Lanes in the order of the stages, each in groups: sent back, in progress, pending. */
export function lanesOf(tasks: Iterable<TaskCard>, words: PipelineWords): readonly Lane[] {
  const byLane = new Map<string, Map<string, TaskCard[]>>()
  for (const id of [...words.stages.map(({ team }) => team), READY]) byLane.set(id, new Map())
  for (const task of tasks) {
    const { kind, terminal } = words.status(task.status)
    if (terminal) continue
    const lane = kind === 'ready' ? READY : kind === 'hold' ? HOLD : task.team
    const group = GROUPS[kind] ?? 'pending'
    const groups = byLane.get(lane) ?? new Map<string, TaskCard[]>()
    byLane.set(lane, groups)
    const found = groups.get(group)
    if (found) found.push(task)
    else groups.set(group, [task])
  }
  return [...byLane].map(([id, groups]) => ({
    id,
    groups: ORDER.flatMap((group) => {
      const found = groups.get(group)
      return found ? [{ group, tasks: found.toSorted(byUrgency) }] : []
    }),
    count: [...groups.values()].reduce((sum, { length }) => sum + length, 0),
  }))
}

const GROUPS: Readonly<Record<string, LaneGroup | 'ready' | 'hold'>> = {
  revision: 'back',
  in_progress: 'progress',
  pending: 'pending',
  ready: 'ready',
  hold: 'hold',
}
const ORDER = ['back', 'progress', 'pending', 'ready', 'hold'] as const

/** Blocked first, then the next deadline, priority, id. */
function byUrgency(a: TaskCard, b: TaskCard): number {
  return (
    Number(b.blocked) - Number(a.blocked) ||
    (a.due_at ?? Number.MAX_SAFE_INTEGER) - (b.due_at ?? Number.MAX_SAFE_INTEGER) ||
    (a.priority < b.priority ? -1 : a.priority > b.priority ? 1 : a.task_id < b.task_id ? -1 : 1)
  )
}

/** What a card says besides its task. */
export interface CardFacts {
  readonly waits: InboxEntry | undefined
  readonly life: Life | undefined
}

/** By task; of several entries the first: the inbox is sorted. */
export function factsByTask(waiting: readonly InboxEntry[], live: readonly Life[]): ReadonlyMap<string, CardFacts> {
  const found = new Map<string, CardFacts>()
  for (const life of live) {
    if (life.task_id !== null) found.set(life.task_id, { waits: undefined, life })
  }
  for (const entry of waiting.toReversed()) {
    if (entry.task_id !== null) found.set(entry.task_id, { waits: entry, life: found.get(entry.task_id)?.life })
  }
  return found
}
