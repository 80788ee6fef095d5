import type { Tier } from '../project-config/agent-options.ts'

/** What an agent is for. The dependency rules, the default scopes and the context that it gets go by it. */
export const AGENT_KINDS = ['analysis', 'design', 'data', 'implementation', 'verification', 'execution'] as const
export type AgentKind = (typeof AGENT_KINDS)[number]

/** How the verdict of a verifier is taken: each has a loop of its own. */
export type VerifierKind = 'tester' | 'reviewer' | 'architect'

/** One specialist, as its file defined it when the task was started. */
export interface GraphAgent {
  readonly kind: AgentKind
  readonly description: string
  /** Files that it may touch, as patterns; empty: it writes no code. */
  readonly scope: readonly string[]
  readonly work: string
  readonly criteria: readonly string[]
  readonly output: string
  /** The text of its file, with the skills that its CLI does not load. */
  readonly instructions: string
  /** Model, tools and turns as flags of Claude Code: added to the command where that is the agent of the run. */
  readonly flags: readonly string[]
  /** Which model another CLI is to use, where the project names it; absent: the one that the CLI is called with. */
  readonly tier?: Tier
  /** For another CLI than Claude Code. */
  readonly max_turns?: number
}

/** Everything that a graph is built from. A person may still add or remove agents, so all known ones are in it. */
export interface GraphSpec {
  readonly chosen: readonly string[]
  /** The second of each pair follows the first. */
  readonly serialise: readonly (readonly [string, string])[]
  readonly agents: Readonly<Record<string, GraphAgent>>
  /** The skill whose workflow the request is: all agents are told it. */
  readonly skill?: GraphSkill
  /** A file of the repository for each two agents whose scopes meet in one. */
  readonly witnesses: readonly string[]
  /** What the plan may run into, and what it may take, in lines for people; of the agents as they were chosen. */
  readonly foresight?: readonly string[]
  /** Questions about the request that nobody was asked yet: the plan waits for a person, however few agents it has. */
  readonly open?: readonly string[]
  /** How many agents work at once. */
  readonly parallel: number
  /** How many feedback loops there may be before a person is asked. */
  readonly loops: number
}

interface GraphSkill {
  readonly name: string
  readonly text: string
}

/** The most agents of one graph. */
export const MOST_NODES = 20

/** What an agent leaves for Baton and for the agents after it. These files do not land on the task's branch. */
export const GRAPH_PAPERS = [
  'plans/current.md',
  'plans/design.md',
  'plans/prd.md',
  'codebase.md',
  'requirements.md',
] as const
export type GraphPaper = (typeof GRAPH_PAPERS)[number]

/** Agents of other tools may keep them beside the memory of the project. */
export const paperPlaces = (paper: GraphPaper): readonly string[] => [paper, `.claude/memory/${paper}`]

/** Why an agent is called again. `by` is the effect whose run said so; `text` is what Baton or a person says. */
export interface Retry {
  readonly kind: 'failed' | 'tests' | 'findings' | 'revision' | 'checks' | 'conflict' | 'again' | 'person'
  readonly from: string
  readonly by: string | null
  readonly text: string
  /** What a person added when they allowed one more try. */
  readonly note?: string
}

/** What the worker that starts a run of a specialist builds its prompt from. */
export interface DispatchBrief {
  readonly agent: string
  readonly retry: Retry | null
  /** What a person said with their yes to the plan; absent: nothing. */
  readonly settled?: string
  /** The files that it may touch: the planner may have changed them. */
  readonly scope: readonly string[]
  /**
   * Agents whose results are there, with the effects that have their result and their documents. Who writes documents is
   * in its own context when it is called again.
   */
  readonly context: readonly { readonly agent: string; readonly ran: string; readonly read: string | null }[]
}

export type NodeState =
  | 'waiting'
  | 'running'
  | 'reading'
  | 'asking'
  | 'queued'
  | 'merging'
  | 'checking'
  | 'done'
  | 'skipped'

/** A node as people are shown it. */
export interface ShownNode {
  readonly agent: string
  readonly kind: AgentKind
  readonly needs: readonly string[]
  readonly state: NodeState
  /** How often it ran, and how many of the last runs in a row failed. */
  readonly runs: number
  readonly failures: number
  readonly run_id: string | null
  /** The commit with its step, once that is in the work. */
  readonly commit: string | null
  readonly summary: string
}
