import type { MemoryState } from './state.ts'

export function pulse(state: MemoryState): number {
  let versions = 0
  for (const { version } of state.records.values()) versions += version
  return versions
}
