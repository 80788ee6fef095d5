import { projectRun } from '../run-projection.ts'
import type { MemoryRecord, MemoryState } from './state.ts'

/** Brings what the lists know of a run up to its record. */
export function indexRun(state: MemoryState, { id, position, value }: MemoryRecord<'run'>): void {
  // Lists hand the row out as it is.
  const row = Object.freeze(projectRun(id, value))
  const known = state.runs.get(id)
  if (known) known.row = row
  else state.runs.set(id, { position, row })
}
