import { BatonError } from '../../protocol/baton-error.ts'
import type { Draft } from '../draft.ts'
import { requireLease, requireWorker } from '../runs/open-run.ts'
import { openTask } from '../task-state.ts'
import { currentStay } from './current-visit.ts'
import type { Carried } from './relay-command.ts'
import type { RelayRecord, Visit } from './relay-record.ts'

/** The relay of a task, where it was read and there is one. */
export function relayOf(draft: Draft, task_id: string): RelayRecord | undefined {
  return draft.facts.has({ kind: 'relay', id: task_id }) ? draft.read('relay', task_id) : undefined
}

export function openRelay(draft: Draft, task_id: string): RelayRecord {
  const relay = draft.read('relay', task_id)
  if (!relay) throw BatonError.of('RELAY_NOT_FOUND', { task_id })
  return relay
}

/** The relay of a worker that still carries it and whose lease holds. */
export function openCarried(draft: Draft, { task_id, worker }: Carried): RelayRecord {
  requireWorker(draft)
  const relay = openRelay(draft, task_id)
  if (relay.driver !== worker) throw BatonError.of('RELAY_SUPERSEDED', { task_id, worker })
  requireLease(draft, worker, task_id)
  return relay
}

export function putRelay(draft: Draft, relay: RelayRecord): RelayRecord {
  const written = { ...relay, updated_at: draft.at }
  draft.put('relay', relay.task_id, written)
  return written
}

/** The visit of a step; what is recorded for an earlier stay of the task is refused. */
export function openVisit(draft: Draft, relay: RelayRecord, seq: number): Visit {
  const { record, pipeline } = openTask(draft, relay.task_id)
  const stay = currentStay(pipeline, record.task)
  if (stay?.seq !== seq) {
    const { status } = record.task
    throw BatonError.of('VISIT_OVER', { task_id: relay.task_id, seq, status })
  }
  return relay.visits.find((visit) => visit.seq === seq) ?? { ...NEW_VISIT, seq, stage: stay.stage, kind: stay.kind }
}

export function withVisit(relay: RelayRecord, visit: Visit): RelayRecord {
  const others = relay.visits.filter(({ seq }) => seq !== visit.seq)
  return { ...relay, visits: [...others, visit] }
}

const NEW_VISIT = {
  tip: '',
  runs: [],
  evidence: [],
  documents: [],
  loop: null,
  waived: [],
  encouraged: 0,
  landed: null,
} as const satisfies Partial<Visit>
