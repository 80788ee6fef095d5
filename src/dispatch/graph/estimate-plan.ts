/** What one earlier run took. */
export interface PastRun {
  /** The specialist, or the agent where it was none. */
  readonly agent: string
  readonly ms: number
  /** Null where its agent told none. */
  readonly usd: number | null
}

interface Range {
  readonly low: number
  readonly high: number
}

export interface PlanEstimate {
  /** Earlier runs that it is made from. */
  readonly runs: number
  /** Of one pass without repeats: the slowest agent of each level, one level after the other. */
  readonly ms: Range
  /** Null where no run told its cost. */
  readonly usd: Range | null
}

/**
 * How long a graph may take and what it may cost, from the middle of earlier runs (10 to 90 of a hundred): those of the
 * same specialist where there are some, else all of them. Undefined where nothing was run yet.
 */
export function estimatePlan(
  levels: readonly (readonly string[])[],
  past: readonly PastRun[],
): PlanEstimate | undefined {
  if (past.length === 0 || levels.length === 0) return undefined
  const runsOf = (agent: string) => {
    const own = past.filter((run) => run.agent === agent)
    return own.length > 0 ? own : past
  }
  const times = levels.map((level) => level.map((agent) => rangeOf(runsOf(agent).map(({ ms }) => ms))))
  const slowest = times.map((ranges) => ({
    low: Math.max(...ranges.map(({ low }) => low)),
    high: Math.max(...ranges.map(({ high }) => high)),
  }))
  const costs = levels.flat().flatMap((agent) => {
    const told = runsOf(agent).flatMap(({ usd }) => (usd === null ? [] : [usd]))
    return told.length === 0 ? [] : [rangeOf(told)]
  })
  return { runs: past.length, ms: sum(slowest), usd: costs.length === levels.flat().length ? sum(costs) : null }
}

const sum = (ranges: readonly Range[]): Range => ({
  low: ranges.reduce((all, { low }) => all + low, 0),
  high: ranges.reduce((all, { high }) => all + high, 0),
})

function rangeOf(values: readonly number[]): Range {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  return { low: at(0.1), high: at(0.9) }
}
