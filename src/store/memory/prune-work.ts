import type { Pruning } from '../port.ts'
import { SETTLED_KEPT_MS } from '../settled-kept.ts'
import { type MemoryState, type MemoryWork, recordKey } from './state.ts'

export function pruneWork(state: MemoryState, now: number, { dryRun = false }: Pruning = {}): number {
  const over = [...state.work.all].filter(([, work]) => isOver(state, work, now - SETTLED_KEPT_MS))
  if (!dryRun) for (const [id] of over) state.work.all.delete(id)
  return over.length
}

function isOver(state: MemoryState, { state: how, row: { visit }, ready_at }: MemoryWork, before: number): boolean {
  return how === 'settled' && (visit === null ? ready_at < before : isClosed(state, visit))
}

function isClosed({ records }: MemoryState, visit: string): boolean {
  const value = records.get(recordKey({ kind: 'visit', id: visit }))?.value
  return value !== undefined && 'visit' in value && 'state' in value && value.state === 'closed'
}
