import { CONTROL, type Control, REGISTRY, type Registry, type TaskRecord } from '../../../../pipeline/records.ts'
import type { RelayRecord } from '../../../../pipeline/relay/relay-record.ts'
import type { RunRecord } from '../../../../pipeline/runs/run-record.ts'
import { askedItems, type ItemRecord, type VisitRecord } from '../../../../pipeline/visits/visit-record.ts'
import type { Store, WorkRow } from '../../../../store/port.ts'

/** Everything that the store says of one carried task. */
export interface CarriedFacts {
  readonly task_id: string
  readonly record: TaskRecord
  readonly relay: RelayRecord
  /** Those that are not closed. */
  readonly visits: readonly VisitRecord[]
  readonly rows: readonly WorkRow[]
  readonly runs: readonly RunRecord[]
  /** Those that are open, and those of a visit on hold: they are not shown until the task goes on. */
  readonly items: readonly ItemRecord[]
  readonly registry: Registry
  readonly control: Control
}

const LIMIT = 500

/** The rows of the queue by their tasks. */
export async function rowsByTask(store: Store): Promise<ReadonlyMap<string, CarriedFacts['rows']>> {
  const { rows } = await store.list('rows', { limit: LIMIT })
  return Map.groupBy(rows, ({ task_id }) => task_id ?? '')
}

export async function carriedFacts(
  store: Store,
  task_id: string,
  rows: CarriedFacts['rows'],
): Promise<CarriedFacts | undefined> {
  const [task, relay, registry, control] = await store.load([
    { kind: 'task', id: task_id },
    { kind: 'relay', id: task_id },
    REGISTRY,
    CONTROL,
  ])
  if (!task.value?.carried || !relay.value) return undefined
  const open = (await store.list('runs', { task_id, open: true, limit: LIMIT })).rows
  const runs = await store.load(open.map(({ run_id }) => ({ kind: 'run' as const, id: run_id })))
  const visits = (await store.list('visits', { task_id, open: true, limit: LIMIT })).rows
  const shown = (await store.list('items', { task_id, open: true, limit: LIMIT })).rows
  return {
    task_id,
    record: task.value,
    relay: relay.value,
    visits,
    rows,
    runs: runs.flatMap(({ value }) => value ?? []),
    items: [...shown, ...(await itemsOnHold(store, visits))],
    registry: registry.value ?? { agents: [] },
    control: control.value ?? { stopped_at: null, frozen_ms: 0 },
  }
}

async function itemsOnHold(store: Store, visits: readonly VisitRecord[]): Promise<readonly ItemRecord[]> {
  const ids = visits.filter(({ state }) => state === 'held').flatMap(askedItems)
  const items = await store.load(ids.map((id) => ({ kind: 'item' as const, id })))
  return items.flatMap(({ value }) => (value && value.answer === null && !value.open ? [value] : []))
}
