import type { MemoryState } from './state.ts'

export function reserve(state: MemoryState, day: string, count: number): number {
  const reserved = state.days.get(day) ?? 0
  state.days.set(day, reserved + count)
  return reserved + 1
}
