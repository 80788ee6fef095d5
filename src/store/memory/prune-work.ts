import type { Pruning } from '../port.ts'
import { type MemoryState, recordKey } from './state.ts'

export function pruneWork(state: MemoryState, { dryRun = false }: Pruning = {}): number {
  const over = [...state.work.all].filter(([, { state: how, row }]) => how === 'settled' && isClosed(state, row.visit))
  if (!dryRun) for (const [id] of over) state.work.all.delete(id)
  return over.length
}

function isClosed({ records }: MemoryState, visit: string | null): boolean {
  if (visit === null) return false
  const value = records.get(recordKey({ kind: 'visit', id: visit }))?.value
  return value !== undefined && 'visit' in value && 'state' in value && value.state === 'closed'
}
