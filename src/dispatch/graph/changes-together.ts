import type { AgentDefinition } from '../agents/read-agent.ts'
import { scopeMatcher } from './scope-matcher.ts'

/** Two files in the scopes of two agents that were often changed by one commit. */
export interface ChangedTogether {
  readonly agents: readonly [string, string]
  readonly files: readonly [string, string]
  readonly times: number
}

const LEAST = 3
const MOST = 5

/**
 * Where agents that work apart touch files that history changed together: their scopes do not overlap, but their work
 * may. The most frequent pair of each two agents.
 */
export function changesTogether(
  agents: readonly Pick<AgentDefinition, 'name' | 'scope'>[],
  commits: readonly (readonly string[])[],
): readonly ChangedTogether[] {
  const scopes = agents.flatMap(({ name, scope }) => {
    const matches = scopeMatcher(scope)
    return matches === undefined ? [] : [{ name, matches }]
  })
  const owners = new Map<string, readonly string[]>()
  const ownersOf = (file: string) => {
    const known = owners.get(file) ?? scopes.filter(({ matches }) => matches.test(file)).map(({ name }) => name)
    owners.set(file, known)
    return known
  }
  const counted = new Map<string, ChangedTogether>()
  for (const files of commits) {
    const owned = files.flatMap((file) => ownersOf(file).map((agent) => ({ agent, file })))
    for (const [at, one] of owned.entries())
      for (const other of owned.slice(at + 1)) {
        // A file that both may touch serialises them already.
        if (one.agent === other.agent || one.file === other.file) continue
        const [first, second] = one.agent < other.agent ? [one, other] : [other, one]
        const key = `${first.agent}\n${second.agent}\n${first.file}\n${second.file}`
        const times = (counted.get(key)?.times ?? 0) + 1
        counted.set(key, { agents: [first.agent, second.agent], files: [first.file, second.file], times })
      }
  }
  const often = [...counted.values()].filter(({ times }) => times >= LEAST).toSorted((a, b) => b.times - a.times)
  const best = new Map(often.toReversed().map((one) => [one.agents.join('\n'), one]))
  return [...best.values()].toSorted((a, b) => b.times - a.times).slice(0, MOST)
}
