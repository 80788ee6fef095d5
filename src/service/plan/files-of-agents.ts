import type { AgentDefinition } from '../../dispatch/agents/read-agent.ts'
import { scopeMatcher } from '../../dispatch/graph/scope-matcher.ts'

export interface FilesOfAgent {
  readonly agent: string
  readonly count: number
  /** The first of them. */
  readonly some: readonly string[]
}

const SHOWN = 3

/** How many files of the repository match the scope of each agent. */
export function filesOfAgents(agents: readonly AgentDefinition[], files: readonly string[]): readonly FilesOfAgent[] {
  return agents.map(({ name, scope }) => {
    const matches = scopeMatcher(scope)
    const own = matches === undefined ? [] : files.filter((file) => matches.test(file))
    return { agent: name, count: own.length, some: own.slice(0, SHOWN) }
  })
}
