import { hash } from 'node:crypto'
import { compareFields } from '../pipeline/binding/compare-fields.ts'
import { isBound } from '../pipeline/binding/record-stream.ts'
import { newestProof, type Proof, StreamFold } from '../pipeline/binding/stream-fold.ts'
import type { StoredEvent } from '../pipeline/changeset.ts'
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
      for (const fault of compareFields(tree, row.value, recordDigest)) faults.push({ kind, id, ...fault })
      const needs = kind === 'task' ? neededDefinition(row.value) : undefined
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

/** What is wrong with some records, given all events of the streams that bind them. */
export function verifySome(
  events: Iterable<StoredEvent>,
  keys: Iterable<RowKey>,
  row: StoredRows['row'],
): RecordFault[] {
  const folds = new Map<string, StreamFold>()
  for (const event of events) {
    const fold = folds.get(event.stream) ?? new StreamFold()
    fold.add(event)
    folds.set(event.stream, fold)
  }
  const faults: RecordFault[] = []
  for (const { kind, id, stream } of keys) {
    const tree = folds.get(stream)?.records.get(`${kind} ${id}`)
    const stored = row(kind, id)
    if (tree && !stored) faults.push({ kind, id, field: '', found: 'missing', proof: newestProof(tree) })
    if (!tree && stored) faults.push({ kind, id, field: '', found: 'unbound', proof: null })
    if (tree && stored)
      for (const fault of compareFields(tree, stored.value, recordDigest)) faults.push({ kind, id, ...fault })
  }
  return faults
}

export interface RowKey {
  readonly kind: string
  readonly id: string
  /** The stream whose events bind it. */
  readonly stream: string
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
    .map((id) => ({ kind, id, field: '', found: 'unbound', proof: null }))
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
