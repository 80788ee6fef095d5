import type { StoredEvent } from '../../pipeline/changeset.ts'
import type { EventQuery } from '../port.ts'
import type { MemoryState } from './state.ts'

/** Numbers are dense from 1, so the place in the list is the number. */
export function events(state: MemoryState, { stream, after = 0, limit }: EventQuery): StoredEvent[] {
  const all = stream === undefined ? state.events : (state.streams.get(stream) ?? [])
  return all.slice(after, after + limit)
}
