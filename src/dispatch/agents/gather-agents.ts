import type { FileFault } from '../frontmatter/read-frontmatter.ts'
import { withDefaultScope } from './default-scope.ts'
import { type AgentDefinition, readAgent } from './read-agent.ts'

/** A file as it was read. Files of a project come after the built-in ones. */
export interface GivenFile {
  readonly path: string
  readonly text: string
}

export interface GatheredAgents {
  readonly agents: ReadonlyMap<string, AgentDefinition>
  /** Agents whose scope comes from a later file than their first one. */
  readonly scoped: ReadonlySet<string>
  /** Files that were left out. */
  readonly faults: readonly FileFault[]
}

/** Agents by name. A later file of the same name replaces an earlier one; a broken one is named and left out. */
export function gatherAgents(files: readonly GivenFile[]): GatheredAgents {
  const agents = new Map<string, AgentDefinition>()
  const scoped = new Set<string>()
  const faults: FileFault[] = []
  for (const { path, text } of files) {
    const read = readAgent(path, text)
    if ('problem' in read) faults.push(read)
    else {
      if (agents.has(read.name) && read.saysScope) scoped.add(read.name)
      agents.set(read.name, merged(read, agents.get(read.name)))
    }
  }
  const whole = new Map([...agents].map(([name, agent]) => [name, withDefaultScope(agent, agents)]))
  return { agents: whole, scoped, faults }
}

/** What a file does not say, it takes from the file of the same name before it: kind, scope, criteria and output. */
const merged = (own: AgentDefinition, before: AgentDefinition | undefined): AgentDefinition =>
  before === undefined
    ? own
    : {
        ...own,
        ...(own.isKindGuessed ? { kind: before.kind, isKindGuessed: before.isKindGuessed } : {}),
        scope: own.saysScope ? own.scope : before.scope,
        saysScope: own.saysScope || before.saysScope,
        criteria: own.criteria.length === 0 ? before.criteria : own.criteria,
        output: own.output || before.output,
      }
