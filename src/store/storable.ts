import { isBound } from '../pipeline/binding/record-stream.ts'
import type { Changeset } from '../pipeline/changeset.ts'

/**
 * Refuses a changeset with a key that an engine could not keep as it came (empty, or half a character, which becomes
 * another text on disk), and one that is not remembered and yet writes what has to be bound to the chain. Keys are made or checked above the
 * store: such a one is a defect there, not bad input.
 */
export function assertStorable(changeset: Changeset): void {
  const { commandId, reads, writes, events, notices, work } = changeset
  if (commandId !== null) assertKey(commandId)
  else if (events.length + notices.length + work.length > 0 || writes.some(({ kind }) => isBound(kind))) {
    throw new TypeError('a changeset without a commandId holds nothing but leases of workers')
  }
  for (const { id } of reads) assertKey(id)
  for (const { id } of writes) assertKey(id)
  for (const { stream } of events) assertKey(stream)
  for (const { id, to } of notices) {
    assertKey(id)
    assertKey(to)
  }
  for (const { id } of work) assertKey(id)
}

export function assertKey(key: string): void {
  if (key === '' || !key.isWellFormed()) throw new TypeError(`not a key: ${JSON.stringify(key)}`)
}
