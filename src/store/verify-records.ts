import { hash } from 'node:crypto'
import { compareFields } from '../pipeline/binding/compare-fields.ts'
import { isBound, isWhole } from '../pipeline/binding/record-stream.ts'
import { type BoundTree, newestProof, type Proof, StreamFold } from '../pipeline/binding/stream-fold.ts'
import type { StoredEvent } from '../pipeline/changeset.ts'
import type { RecordKey, RecordKind } from '../pipeline/records.ts'
import type { PipelineDefinition } from '../protocol/pipeline/definition.ts'
import { definitionHash } from '../protocol/pipeline/definition-hash.ts'
import { recordDigest } from './record-digest.ts'

/**
 * Compares what is stored with what the events bind.
 *
 * Owns: which rows are compared, and what a difference is called. Does not own: whether the events themselves are
 * genuine (`chain.ts`), how digests are folded (`pipeline/binding`).
 *
 * 1. One stream is folded at a time, so the memory it takes does not grow with the store.
 * 2. Every row of every kind is compared or found `unbound`: rows are counted, and looked for one by one only where
 *    the counts differ.
 */
export interface StoredRows {
  /** All events, the streams one after the other, each in the order of `seq`. */
  readonly events: () => Iterable<StoredEvent>
  /** The value of a row; undefined where there is none, `value: undefined` where it cannot be read. */
  readonly row: (kind: string, id: string) => { readonly value: unknown } | undefined
  /** How many rows there are of each kind. */
  readonly counts: () => ReadonlyMap<string, number>
  readonly ids: (kind: string) => Iterable<string>
}

/** `definition`: its content does not give its id. `missing`: the row is gone. `unbound`: no event wrote the row. */
export interface RecordFault {
  readonly kind: string
  readonly id: string
  readonly field: string
  readonly found: 'changed' | 'added' | 'removed' | 'missing' | 'unbound' | 'definition'
  /** The row as it is, for answers, notices and work: they are accepted by value. */
  readonly stored?: unknown
  /** The JSON of the value that was written, where its event holds it. */
  readonly proved?: string
  readonly proof: Proof | null
}

export interface Verified {
  readonly compared: number
  readonly faults: readonly RecordFault[]
}

export function verifyRecords(rows: StoredRows, progress: (events: number) => void = () => {}): Verified {
  const faults: RecordFault[] = []
  const found = new Map<string, number>()
  const definitions = new Set<string>()
  for (const fold of foldStreams(rows.events(), progress)) {
    for (const [record, tree] of fold.records) {
      const [kind, id] = splitRecord(record)
      const row = rows.row(kind, id)
      if (!row) {
        faults.push({ kind, id, field: '', found: 'missing', proof: newestProof(tree) })
        continue
      }
      found.set(kind, (found.get(kind) ?? 0) + 1)
      const stored = isWhole(kind) ? { stored: row.value } : {}
      const differing = compareFields(tree, row.value, recordDigest)
      for (const fault of differing) faults.push({ kind, id, ...stored, ...fault })
      const needs = kind === 'task' && differing.length === 0 ? neededDefinition(row.value) : undefined
      if (needs === undefined || definitions.has(needs)) continue
      definitions.add(needs)
      if (!rows.row('definition', needs))
        faults.push({ kind: 'definition', id: needs, field: '', found: 'missing', proof: newestProof(tree) })
    }
  }
  const counts = rows.counts()
  for (const [kind, count] of counts) {
    if (isBound(kind) && count !== (found.get(kind) ?? 0)) faults.push(...unboundRows(rows, kind))
  }
  faults.push(...definitionFaults(rows))
  const compared = [...found.values()].reduce((sum, count) => sum + count, counts.get('definition') ?? 0)
  return { compared, faults }
}

/** What is wrong with the records that some streams bind, given all events of these streams. */
export async function verifyStreams(
  events: readonly StoredEvent[],
  known: readonly RecordKey[],
  load: (keys: readonly RecordKey[]) => Promise<readonly { readonly value: unknown }[]>,
): Promise<RecordFault[]> {
  const trees = new Map<string, BoundTree>()
  const streams = Map.groupBy(events, ({ stream }) => stream)
  for (const ofStream of streams.values()) {
    for (const fold of foldStreams(ofStream, () => {}))
      for (const [record, tree] of fold.records) trees.set(record, tree)
  }
  for (const { kind, id } of known) if (!trees.has(`${kind} ${id}`)) trees.set(`${kind} ${id}`, new Map())
  const keys = [...trees.keys()].map(splitRecord).filter(([kind]) => !isWhole(kind))
  const loaded = await load(keys.map(([kind, id]) => ({ kind: kind as RecordKind, id })))
  return keys.flatMap(([kind, id], index): RecordFault[] => {
    const tree = trees.get(`${kind} ${id}`) ?? new Map()
    const value = loaded[index]?.value
    const bound = !(tree instanceof Map) || tree.size > 0
    if (!bound) return value === undefined ? [] : [{ kind, id, field: '', found: 'unbound', proof: null }]
    if (value === undefined) return [{ kind, id, field: '', found: 'missing', proof: newestProof(tree) }]
    return compareFields(tree, value, recordDigest).map((fault) => ({ kind, id, ...fault }))
  })
}

/** Whether a definition is the one that its id names. */
export function isDefinition(id: string, value: unknown): boolean {
  const definition = (value as { readonly definition?: PipelineDefinition } | undefined)?.definition
  try {
    return definition !== undefined && definitionHash(definition, (text) => hash('sha256', text)) === id
  } catch {
    return false
  }
}

function* foldStreams(events: Iterable<StoredEvent>, progress: (events: number) => void): Generator<StreamFold> {
  let fold = new StreamFold()
  let stream: string | undefined
  let seen = 0
  for (const event of events) {
    if (stream !== undefined && event.stream !== stream) {
      yield fold
      fold = new StreamFold()
    }
    stream = event.stream
    fold.add(event)
    seen += 1
    progress(seen)
  }
  yield fold
}

function unboundRows(rows: StoredRows, kind: string): RecordFault[] {
  const bound = new Set<string>()
  for (const fold of foldStreams(rows.events(), () => {})) for (const record of fold.records.keys()) bound.add(record)
  return [...rows.ids(kind)]
    .filter((id) => !bound.has(`${kind} ${id}`))
    .map((id) => {
      const stored = isWhole(kind) ? { stored: rows.row(kind, id)?.value } : {}
      return { kind, id, field: '', found: 'unbound', ...stored, proof: null }
    })
}

/** The definition that a task began with, by its hash. */
function neededDefinition(task: unknown): string | undefined {
  const id = (task as { readonly definition?: unknown } | undefined)?.definition
  return typeof id === 'string' && id.startsWith('sha256:') ? id : undefined
}

function definitionFaults(rows: StoredRows): RecordFault[] {
  return [...rows.ids('definition')]
    .filter((id) => !isDefinition(id, rows.row('definition', id)?.value))
    .map((id) => ({ kind: 'definition', id, field: '/definition', found: 'definition', proof: null }))
}

function splitRecord(record: string): [kind: string, id: string] {
  const space = record.indexOf(' ')
  return [record.slice(0, space), record.slice(space + 1)]
}
