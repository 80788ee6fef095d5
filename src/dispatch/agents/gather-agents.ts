import type { FileFault } from '../frontmatter/read-frontmatter.ts'
import { type AgentDefinition, readAgent } from './read-agent.ts'

/** A file as it was read. Files of a project come after the built-in ones. */
export interface GivenFile {
  readonly path: string
  readonly text: string
}

export interface GatheredAgents {
  readonly agents: ReadonlyMap<string, AgentDefinition>
  /** Built-in agents whose scope is that of a project's file. */
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
      if (agents.has(read.name) && read.scope.length > 0) scoped.add(read.name)
      agents.set(read.name, merged(read, agents.get(read.name)))
    }
  }
  return { agents, scoped, faults }
}

/** A project's file that says no kind or scope keeps that of the built-in agent of its name. */
const merged = (own: AgentDefinition, built: AgentDefinition | undefined): AgentDefinition =>
  built === undefined
    ? own
    : {
        ...own,
        kind: built.kind,
        scope: own.scope.length === 0 ? built.scope : own.scope,
        criteria: own.criteria.length === 0 ? built.criteria : own.criteria,
        output: own.output || built.output,
      }
