import type { DispatchBrief } from '../../../../protocol/plays/graph-spec.ts'
import type { CarriedReport } from './carried-breach.ts'
import type { CarriedFacts } from './carried-facts.ts'

/** Agents of one graph that are at work are told scopes in different folders, whoever gave them: their file or a planner. */
export function checkScopes({ visits, runs }: CarriedFacts, report: CarriedReport): void {
  for (const { visit, outstanding } of visits) {
    // The brief is in the run alone.
    const working = new Set(Object.values(outstanding).map(({ run_id }) => run_id))
    const told = runs.flatMap(({ run_id, brief }) => {
      const { dispatch } = (brief ?? {}) as { readonly dispatch?: DispatchBrief }
      return working.has(run_id) && dispatch ? [dispatch] : []
    })
    for (const [at, one] of told.entries())
      for (const other of told.slice(at + 1))
        if (one.scope.some((first) => other.scope.some((second) => meet(first, second))))
          report('graph', `${visit}: ${one.agent} and ${other.agent} work on the same files`)
  }
}

/** Scopes of the simulation are folders with all that is in them. */
function meet(first: string, second: string): boolean {
  const [one, other] = [first, second].map((scope) => scope.replace('**', ''))
  return one !== undefined && other !== undefined && (one.startsWith(other) || other.startsWith(one))
}
