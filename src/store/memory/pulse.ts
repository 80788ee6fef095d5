import type { MemoryState } from './state.ts'

/** Whoever shares a store in memory shares the process: every commit counts as somebody else's. */
export function pulse(state: MemoryState): number {
  let versions = 0
  for (const { version } of state.records.values()) versions += version
  return versions
}
