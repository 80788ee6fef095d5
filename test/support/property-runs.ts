/** What one mutant may cost: of thousands of cases, few are needed to see that something is broken. */
const UNDER_MUTATION = 40

/** How many cases a property is tried on. Fewer in a mutation run, where every property runs for every mutant. */
export function propertyRuns(wanted: number): number {
  return process.env.BATON_MUTATED_TESTS === undefined ? wanted : Math.min(wanted, UNDER_MUTATION)
}
