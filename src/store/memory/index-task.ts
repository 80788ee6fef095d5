import type { Escalation } from '../../pipeline/records.ts'
import { projectTask, terminalStatuses } from '../task-projection.ts'
import { type MemoryRecord, type MemoryState, recordKey } from './state.ts'

/** Brings what the lists know of a task up to its record. */
export function indexTask(state: MemoryState, { id, position, value }: MemoryRecord<'task'>): void {
  const projection = projectTask(id, value, terminalOf(state, value.definition))
  // Lists hand the row out as it is.
  Object.freeze(projection.row)
  const known = state.tasks.get(id)
  const before = known?.projection.escalations ?? []
  if (known) known.projection = projection
  else state.tasks.set(id, { position, projection })
  if (before.length > 0 || projection.escalations.length > 0)
    indexEscalations(state, id, before, projection.escalations)
}

function indexEscalations(
  state: MemoryState,
  task_id: string,
  before: readonly Escalation[],
  escalations: readonly Escalation[],
): void {
  const kept = new Set(escalations.map(({ id }) => id))
  for (const { id } of before) if (!kept.has(id)) state.escalations.delete(`${task_id}\n${id}`)
  for (const escalation of escalations) {
    const key = `${task_id}\n${escalation.id}`
    const known = state.escalations.get(key)
    if (known) {
      known.escalation = escalation
      continue
    }
    state.raised += 1
    state.escalations.set(key, { position: state.raised, task_id, escalation })
  }
}

/** Definitions are never edited, so what was worked out once stays; an unknown one may still come. */
function terminalOf(state: MemoryState, definition: string): ReadonlySet<string> {
  const known = state.terminal.get(definition)
  if (known) return known
  const record = state.records.get(recordKey({ kind: 'definition', id: definition }))
  if (record?.kind !== 'definition') return terminalStatuses()
  const terminal = terminalStatuses((record as MemoryRecord<'definition'>).value.definition)
  state.terminal.set(definition, terminal)
  return terminal
}
