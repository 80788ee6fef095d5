import type { FoundRow } from '../../pipeline/binding/bind-anew.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { StoreFault, Witnessed } from '../../store/port.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { Service } from '../service.ts'

export interface Accepted {
  readonly problems: readonly string[]
  readonly known: Witnessed['known']
  readonly found: Witnessed['found']
}

/**
 * The PO accepts the store as it is, on the record. What the witness knew and every problem go into an event; from then
 * on the chain proves what is there now. Undefined where there was nothing to accept.
 */
export async function acceptStore(
  { engine, storePath }: Pick<Service, 'engine' | 'storePath'>,
  caller: Caller,
  { reason }: { readonly reason: string },
): Promise<Accepted | undefined> {
  const { store } = engine
  const { state, known, found, faults: seen } = await store.witnessed()
  const faults = (await store.check()).filter(
    ({ place, problem }) => !seen.some((one) => one.place === place && one.problem === problem),
  )
  const damage = faults.filter((fault) => rowOf(fault) === undefined)
  const [first] = damage
  if (first) {
    const values = { store: storePath, faults: damage.length, first: `${first.place}: ${first.problem}` }
    throw BatonError.of('AUDIT_NOT_ACCEPTABLE', values, { list: damage })
  }
  const all = [...seen, ...faults]
  if (all.length === 0 && state === 'agrees') return undefined
  const rows = uniqueRows(faults)
  const problems = all.map(({ place, problem }) => `${place}: ${problem}`)
  if (state === 'missing') problems.unshift('the witness file was removed')
  await engine.execute({ type: 'accept_store', reason, known, found, rows, problems }, askedBy(caller))
  await store.accepted()
  return { problems, known, found }
}

/** The row that a fault is about, where it can be accepted: a record that is bound, or a task or run listed otherwise. */
function rowOf({ place, record }: StoreFault): FoundRow | undefined {
  if (record?.kind === 'definition') return undefined
  if (record) return { kind: record.kind, id: record.id, value: record.stored, stream: record.proof?.stream }
  const [, kind, id] = /^(task|run) (.+)$/s.exec(place) ?? []
  return kind === undefined || id === undefined ? undefined : { kind, id, stream: id }
}

function uniqueRows(faults: readonly StoreFault[]): FoundRow[] {
  const rows = new Map<string, FoundRow>()
  for (const fault of faults) {
    const row = rowOf(fault)
    if (row && (fault.record || !rows.has(`${row.kind} ${row.id}`))) rows.set(`${row.kind} ${row.id}`, row)
  }
  return [...rows.values()]
}
