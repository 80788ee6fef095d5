import type { AgentDefinition } from './read-agent.ts'

/** Built-in agents whose files another agent of their kind may touch. */
const DATA = 'dba'
const TESTER = 'unit-tester'
const EVERYTHING = ['**']
const WRITES = ['Edit', 'MultiEdit', 'Write', 'NotebookEdit']

/**
 * The files of an agent whose own file names none: only Baton knows scopes, so files that were written for other tools
 * have none. Who builds may touch everything, and so works beside nobody else who changes code.
 */
export function withDefaultScope(
  agent: AgentDefinition,
  agents: ReadonlyMap<string, AgentDefinition>,
): AgentDefinition {
  if (agent.saysScope || agent.scope.length > 0 || !mayWrite(agent)) return agent
  const { kind, name } = agent
  if (kind === 'data') return { ...agent, scope: agents.get(DATA)?.scope ?? EVERYTHING }
  if (kind === 'implementation' || kind === 'execution') return { ...agent, scope: EVERYTHING }
  const isTester = kind === 'verification' && /test|qa|테스트/.test(name)
  return isTester ? { ...agent, scope: agents.get(TESTER)?.scope ?? [] } : agent
}

function mayWrite({ tools, disallowedTools }: AgentDefinition): boolean {
  const allowed = tools === null ? WRITES : WRITES.filter((tool) => tools.some((one) => bare(one) === tool))
  return allowed.some((tool) => !disallowedTools.includes(tool))
}

/** `Edit` of `Edit(src/**)`. */
const bare = (tool: string) => tool.replace(/\(.*$/, '')
