import { isBound } from '../pipeline/binding/record-stream.ts'
import type { Changeset, Fence, WorkOp } from '../pipeline/changeset.ts'

/**
 * Refuses a changeset with a key that an engine could not keep as it came (empty, or half a character, which becomes
 * another text on disk), one that is not remembered and yet writes what has to be bound to the chain, and one that
 * writes a lease, which only the store does. Keys are made or checked above the store: such a one is a defect there, not
 * bad input.
 */
export function assertStorable(changeset: Changeset): void {
  const { commandId, fences, reads, writes, events, notices, work } = changeset
  if (commandId !== null) assertKey(commandId)
  else if (events.length + notices.length > 0 || writes.some(({ kind }) => isBound(kind))) {
    throw new TypeError('a changeset without a commandId holds nothing that has to be bound')
  }
  if (writes.some(({ kind }) => kind === 'worker')) throw new TypeError('leases are renewed, not written')
  for (const fence of fences) assertKey(fenceKey(fence))
  for (const { id } of reads) assertKey(id)
  for (const { id } of writes) assertKey(id)
  for (const { stream } of events) assertKey(stream)
  for (const { id, to } of notices) {
    assertKey(id)
    assertKey(to)
  }
  for (const op of work) for (const key of workKeys(op)) assertKey(key)
}

function fenceKey(fence: Fence): string {
  if ('worker' in fence) return fence.worker
  return 'lapsed' in fence ? fence.lapsed : fence.work
}

function workKeys(op: WorkOp): readonly string[] {
  switch (op.op) {
    case 'add':
      return [op.row.id, op.row.queue, op.row.task_id ?? '-', op.row.visit ?? '-']
    case 'park':
      // A row that waits for nothing would wait for ever.
      return op.keys.length > 0 ? [op.id, ...op.keys] : ['']
    case 'wake':
      return [op.key]
    case 'suspend':
    case 'resume':
    case 'drop':
      return [op.visit]
    default:
      return [op.id]
  }
}

export function assertKey(key: string): void {
  if (key === '' || !key.isWellFormed()) throw new TypeError(`not a key: ${JSON.stringify(key)}`)
}
