import type { VisitRecord } from '../../../../pipeline/visits/visit-record.ts'
import { PLATFORM_AGENT } from '../../../../protocol/messages/schemas.ts'
import type { Pipeline } from '../../../../protocol/pipeline/pipeline.ts'
import type { WorkRow } from '../../../../store/port.ts'
import type { CarriedReport } from './carried-breach.ts'
import type { CarriedFacts } from './carried-facts.ts'

export interface Elsewhere {
  readonly pipeline: Pipeline
  readonly statusOf: (task_id: string) => string | undefined
  /** Whether a lane has a place that nobody is on the way to take. */
  readonly isFree: (lane: string) => boolean
  /** Who wished last that a run be paused. */
  readonly pausedBy: (run_id: string) => string | null
}

/** Whatever waits has a reason that still stands, and somebody or something that ends it. */
export function checkWaits(facts: CarriedFacts, elsewhere: Elsewhere, report: CarriedReport): void {
  for (const row of facts.rows) {
    if (row.state !== 'parked') continue
    const stands = row.keys.some((key) => standsFor(facts, elsewhere, row, key))
    if (!stands) report('wake', `${row.id} waits for ${row.keys.join(', ')}, and nothing of that stands`)
  }
  for (const visit of facts.visits) checkVisit(facts, visit, elsewhere, report)
  for (const { run_id, state, held, visit } of facts.runs) {
    const isOfPerson = state !== 'paused' || held === true || elsewhere.pausedBy(run_id) !== PLATFORM_AGENT
    if (visit !== undefined && !isOfPerson)
      report('person', `${run_id} was paused with its task, and does not go on with it`)
  }
}

function standsFor(facts: CarriedFacts, elsewhere: Elsewhere, row: WorkRow, key: string): boolean {
  const { pipeline, statusOf, isFree } = elsewhere
  const [kind, ...rest] = key.split(':')
  const id = rest.join(':')
  switch (kind) {
    case 'pipeline':
      return facts.control.stopped_at !== null
    case 'registry':
      return hasIdleTeam(facts, pipeline)
    case 'done':
      return pipeline.statuses.get(statusOf(id) ?? '')?.kind !== 'done'
    case 'lane':
      return !isFree(id)
    case 'item':
      return facts.items.some(({ item }) => item === id)
    case 'task':
      // Only an escalation is lifted by nothing but the task itself.
      return (
        row.keys.length === 1 && facts.record.escalations.some(({ state, level }) => state === 'open' && level >= 2)
      )
    default:
      return false
  }
}

function hasIdleTeam({ registry, record }: CarriedFacts, pipeline: Pipeline): boolean {
  const agents = registry.agents.length > 0 ? registry.agents : pipeline.definition.agents
  return (
    pipeline.definition.teams.some(
      ({ id }) => !agents.some(({ team, status }) => team === id && status === 'active'),
    ) && record.task.status !== ''
  )
}

function checkVisit(facts: CarriedFacts, visit: VisitRecord, { pipeline }: Elsewhere, report: CarriedReport): void {
  const { rows, runs, record } = facts
  const waits = Object.values(visit.outstanding)
  const enters = rows.filter(({ kind, data }) => kind === 'enter' && data.visit === visit.visit)
  const isHold = pipeline.statuses.get(record.task.status)?.kind === 'hold'
  const wrong = (what: string) => report('person', `${visit.visit} is ${visit.state}: ${what}`)
  if (visit.state === 'held') {
    const runs_at = waits.some(({ due_at }) => due_at !== null) || visit.due_at !== null
    if (runs_at) report('time', `${visit.visit} is held, and its time runs on`)
    if (!isHold) wrong(`its task is ${record.task.status}`)
    return
  }
  if (isHold) wrong(`its task is ${record.task.status}`)
  if (visit.entering !== enters.length > 0 && visit.state !== 'open')
    wrong(`entering ${visit.entering}, with ${enters.length} rows`)
  if (visit.state === 'waiting' && enters.length === 0) wrong('nothing takes it up')
  if (visit.state === 'open' && waits.length === 0) wrong('it waits for nothing')
  if (visit.state === 'open' && waits.every(({ at, resting }) => resting || at === 'item' || at === 'time')) {
    wrong('it keeps its place while all of it waits for people or times')
  }
  if (visit.state !== 'parked' || visit.entering) return
  if (rows.some(({ kind, data }) => kind === 'match_runs' && data.visit === visit.visit)) return
  const isWaited = waits.some(({ at, resting, run_id }) => {
    if (at === 'item' || at === 'time') return true
    if (!resting) return false
    const run = runs.find((one) => one.run_id === run_id)
    return run ? isForPerson(run) : true
  })
  if (!isWaited) wrong('nobody is asked anything, and no time comes')
}

/** A person can end it: a question, an error that waiting does not help with, a pause; or a time does. */
const isForPerson = ({ state, asking, held }: CarriedFacts['runs'][number]): boolean =>
  (state === 'waiting_question' && asking !== null) ||
  state === 'waiting_retry' ||
  (state === 'paused' && held !== true)
