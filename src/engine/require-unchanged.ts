import type { RecordKey } from '../pipeline/records.ts'
import { PEOPLE, REGISTRY } from '../pipeline/records.ts'
import type { RelayRecord } from '../pipeline/relay/relay-record.ts'
import { BatonError } from '../protocol/baton-error.ts'
import { allEvents } from '../store/all-events.ts'
import { allRows } from '../store/all-rows.ts'
import { verifyChain } from '../store/chain.ts'
import type { Store } from '../store/port.ts'
import { recordProblem } from '../store/record-problem.ts'
import { verifyStreams } from '../store/verify-records.ts'

/** Another process may commit between the reads of events and records, so a difference is looked at again. */
const TRIES = 10

/**
 * Throws `RECORD_CHANGED` if a record of the task differs from what its chain of events proves: the task, its messages,
 * its relay, its visits with their runs, items and outcomes, the registry, the people, and whether the pipeline is
 * stopped. Reads only the streams of these records.
 */
export async function requireUnchanged(store: Store, task_id: string): Promise<void> {
  let found: TaskFault | undefined
  for (let tries = 0; tries < TRIES; tries += 1) {
    found = await firstFault(store, task_id)
    if (!found) return
  }
  if (found) throw BatonError.of('RECORD_CHANGED', { task_id, ...found })
}

interface TaskFault {
  readonly record: string
  readonly problem: { readonly ko: string; readonly en: string }
}

async function firstFault(store: Store, task_id: string): Promise<TaskFault | undefined> {
  const known = await keysOf(store, task_id)
  const runs = known.flatMap(({ kind, id }) => (kind === 'run' ? [id] : []))
  const events = []
  for (const stream of [task_id, ...runs, '@registry', '@people', '@pipeline']) {
    const own = []
    for await (const event of allEvents(store, { stream })) own.push(event)
    const [broken] = verifyChain(own)
    if (broken) return { record: broken.place, problem: { ko: broken.problem, en: broken.problem } }
    events.push(...own)
  }
  const [fault] = await verifyStreams(events, known, (keys) => store.load(keys))
  return fault && { record: `${fault.kind} ${fault.id}`, problem: recordProblem(fault) }
}

async function keysOf(store: Store, task_id: string): Promise<RecordKey[]> {
  const [relay] = await store.load([{ kind: 'relay', id: task_id }])
  // Relays of Baton 0.1 contain their visits. An edited record may have any form; the comparison finds that.
  const stored: unknown = relay.value?.visits ?? []
  const visits = Array.isArray(stored) ? (stored as NonNullable<RelayRecord['visits']>) : []
  const keys: RecordKey[] = [{ kind: 'task', id: task_id }, { kind: 'relay', id: task_id }, REGISTRY, PEOPLE]
  for (const visit of visits) for (const { run_id } of visit?.runs ?? []) keys.push({ kind: 'run', id: run_id })
  // Visits, items and outcomes are named by the events of the task; the events of a run are a stream of their own.
  for await (const { runs } of allRows(store, 'visits', { task_id })) {
    for (const { run_id } of Array.isArray(runs) ? runs : []) keys.push({ kind: 'run', id: run_id })
  }
  for await (const { id } of allRows(store, 'messages', { task_id })) keys.push({ kind: 'message', id })
  return keys
}
