import type { RecordKind } from '../records.ts'

/**
 * Not bound: a worker's lease changes every few seconds, the id of a definition is the hash of its content, and a lane
 * follows from the visits that are in it.
 */
const UNBOUND: ReadonlySet<string> = new Set(['worker', 'definition', 'lane'])

export const isBound = (kind: string): boolean => !UNBOUND.has(kind)

/** Rows beside the records that are bound whole, because they are written once: answers, notices, and the work of stores before schema 5. */
export const isWhole = (kind: string): boolean => kind === 'command' || kind === 'notice' || kind === 'work'

/** Bound in the stream of the task that they name. */
const OF_THEIR_TASK: ReadonlySet<string> = new Set(['message', 'visit', 'item', 'outcome'])

const STREAMS: Readonly<Partial<Record<RecordKind, string>>> = { registry: '@registry', control: '@pipeline' }

/**
 * The one stream whose events bind a record. A record is verified with the events of this stream alone, so checking one
 * task does not read the whole store. A kind that is not named here has a stream of its own, `@kind`.
 */
export function streamOf(kind: RecordKind, id: string, value: unknown): string {
  if (kind === 'task' || kind === 'relay' || kind === 'run') return id
  if (OF_THEIR_TASK.has(kind)) return (value as { readonly task_id: string }).task_id
  return STREAMS[kind] ?? `@${kind}`
}
