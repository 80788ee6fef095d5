import type { StoreFacts } from '../port.ts'
import type { MemoryState } from './state.ts'

export function facts(state: MemoryState): StoreFacts {
  return { engine: 'memory', schema: 5, id: state.id, events: state.events.length, tasks: state.tasks.size }
}
