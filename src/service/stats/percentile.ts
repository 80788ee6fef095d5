export interface Spread {
  readonly n: number
  readonly p50: number | null
  readonly p99: number | null
}

/** The value that so many of a hundred do not go beyond (nearest rank). */
function percentile(sorted: readonly number[], of: number): number | null {
  if (sorted.length === 0) return null
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil((of / 100) * sorted.length) - 1))] ?? null
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  return { n: sorted.length, p50: percentile(sorted, 50), p99: percentile(sorted, 99) }
}
