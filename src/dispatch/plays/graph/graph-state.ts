import type { EffectBody, ReadWork, RunBrief } from '../../../protocol/plays/effect.ts'
import {
  type GraphAgent,
  type GraphSpec,
  MOST_NODES,
  type NodeState,
  type Retry,
  type ShownNode,
} from '../../../protocol/plays/graph-spec.ts'
import type { Entry, PlayOutcome, StageConfig, Step } from '../../../protocol/plays/play.ts'
import type { StoryEvent } from '../../../protocol/plays/story.ts'
import { scopeMatcher } from '../../graph/scope-matcher.ts'
import type { WorkPlace } from '../leader-coder-state.ts'
import type { SettingsDecision, Settling } from '../settle-settings.ts'

export interface GraphConfig {
  readonly stage: StageConfig
  readonly spec: GraphSpec
  readonly place: WorkPlace
  /** The graph is the coder of a leader: what it was ordered, and what the leader wants to have looked up. */
  readonly order?: GraphOrder
}

interface GraphOrder {
  readonly brief: Pick<RunBrief, 'handoff' | 'relaxed'>
  readonly look: Pick<ReadWork, 'exists' | 'changed_in_task'>
}

export interface GraphState {
  readonly phase: GraphPhase
  /** Numbers the effects of the play that are no runs, and all runs of the visit. */
  readonly n: number
  readonly runs: number
  /** The key of an effect of the whole graph: the plan, a loop that no node began, the last reading. */
  readonly waits: string | null
  readonly chosen: readonly string[]
  readonly serialise: readonly (readonly [string, string])[]
  /** What a person said with their yes to the plan. */
  readonly settled?: string
  /** What was wrong with a person's edit of the plan. */
  readonly problem: string | null
  readonly nodes: Readonly<Record<string, GraphNode>>
  /** The commit with everything that was merged so far. */
  readonly tip: string
  /** Nodes whose work waits to be merged, in the order in which they came; the first one is being merged. */
  readonly merges: readonly string[]
  /** Scopes that the planner gave. */
  readonly scopes: Readonly<Record<string, readonly string[]>>
  /** Files of agents that may change at the same time, as the planner says. */
  readonly overlaps?: Readonly<Record<string, readonly string[]>>
  /** Feedback loops so far, and how many more a person allowed. */
  readonly loops: number
  readonly more: number
  /** A line for each of the last loops: who sent the work back to whom, and why. */
  readonly tried?: readonly string[]
  /** The node whose finding stopped the graph. */
  readonly stopped: string | null
  /** Why the play above refused the work, while a person is asked about it. */
  readonly refused: string | null
  readonly decided: readonly SettingsDecision[]
  readonly last: { readonly run_id: string; readonly agent: string; readonly ended_at: string } | null
}

type GraphPhase = 'planning' | 'running' | 'finishing' | 'offered' | 'refused' | 'gave_up'

/** What a person is asked about a node. */
export type NodeAsk = 'settings' | 'outside' | 'conflict' | 'failed' | 'loop' | 'critical' | 'rejected' | 'security'

export interface GraphNode {
  readonly needs: readonly string[]
  readonly state: NodeState
  /** How many runs it had in the visit, and how many of the last ones in a row failed. */
  readonly n: number
  readonly failures: number
  readonly waits: string | null
  readonly ask: NodeAsk | null
  /** The commit that its work comes after, and a second parent where it settles a conflict. */
  readonly start: string | null
  readonly joins: string | null
  /** The commit that its next clone begins with, if that is not the tip: its own unfinished work, or a merge with markers. */
  readonly from: string | null
  readonly conflicts: readonly string[]
  /** How a person settles a conflict. */
  readonly settles: 'agent' | 'ours' | 'theirs' | null
  /** Its work, while it waits to be merged; and a merge with both sides whose checks run. */
  readonly work: string | null
  readonly joined: string | null
  readonly run_id: string | null
  /** The effect of its last completed run, and of its last reading. */
  readonly ran: string | null
  readonly read: string | null
  readonly verdict: string | null
  readonly retry: Retry | null
  /** It has to run again as soon as what it does now is over. */
  readonly reopen: Retry | null
  /** Whether its work is held to its scope: a person may let the rest in. */
  readonly scoped: boolean
  readonly settling: Settling | null
  /** What a person is shown with the question; the findings of a verifier until they are judged. */
  readonly lines: readonly string[]
  /** How many of the first lines are about a question that came before the findings were judged; absent: none. */
  readonly ahead?: number
  /** The critical findings of its last run, each by a digest. */
  readonly criticals: readonly string[]
  /** Those of the run before it, and files that its findings name. */
  readonly earlier: readonly string[]
  readonly files: readonly string[]
  /** The commit of its newest step on the tip. */
  readonly landed: string | null
  readonly summary: string
}

export const NEW_NODE: Omit<GraphNode, 'needs'> = {
  ...{ state: 'waiting', n: 0, failures: 0, waits: null, ask: null, start: null, joins: null, from: null },
  ...{ conflicts: [], settles: null, work: null, joined: null, run_id: null, ran: null, read: null, verdict: null },
  ...{
    retry: null,
    reopen: null,
    scoped: true,
    settling: null,
    lines: [],
    criticals: [],
    earlier: [],
    files: [],
    landed: null,
    summary: '',
  },
}

/** Sizes of what a node keeps (bytes). With the most nodes the state stays below 64 KiB (`fit-state.ts`). */
export const NODE_BYTES = {
  summary: 160,
  retry: 600,
  note: 600,
  settled: 1_000,
  lines: 1_500,
  files: 500,
  scopes: 4_000,
  overlaps: 1_000,
  refused: 4_000,
} as const
/** Of the coder of a leader: the state of the leader needs its share of the 64 KiB. */
export const MOST_CODERS = 10
export const mostNodes = ({ order }: Pick<GraphConfig, 'order'>): number => (order ? MOST_CODERS : MOST_NODES)

/** Kinds of agents that change the code. */
export const BUILDERS: readonly string[] = ['data', 'implementation', 'execution']

export type GraphStep = Step<GraphState>

/** One step of the play while it is made: everything that it changes and asks for. */
export class Turn {
  state: GraphState
  readonly config: GraphConfig
  readonly entry: Entry
  readonly #effects: Step<GraphState>['effects'][number][] = []
  readonly #told: StoryEvent[] = []
  readonly #drop: string[] = []
  outcome: PlayOutcome | undefined
  hold: GraphStep['hold']

  constructor(state: GraphState, config: GraphConfig, entry: Entry) {
    this.state = state
    this.config = config
    this.entry = entry
  }

  get step(): GraphStep {
    return {
      state: this.state,
      effects: this.#effects,
      ...(this.#told.length > 0 ? { told: this.#told } : {}),
      ...(this.#drop.length > 0 ? { drop: this.#drop } : {}),
      ...(this.outcome ? { outcome: this.outcome } : {}),
      ...(this.hold ? { hold: this.hold } : {}),
    }
  }

  set(change: Partial<GraphState>): undefined {
    this.state = { ...this.state, ...change }
  }

  node(id: string): GraphNode {
    const node = this.state.nodes[id]
    if (!node) throw new TypeError(`${id} is no node of the graph`)
    return node
  }

  agent(id: string): GraphAgent {
    const agent = Object.hasOwn(this.config.spec.agents, id) ? this.config.spec.agents[id] : undefined
    if (!agent) throw new TypeError(`${id} is no agent of the graph`)
    return agent
  }

  put(id: string, change: Partial<GraphNode>): undefined {
    this.set({ nodes: { ...this.state.nodes, [id]: { ...this.node(id), ...change } } })
  }

  /**
   * The files that an agent may touch: as the planner says, else as its file does. Files that a leader ordered and that
   * are in nobody's scope may be touched by every builder.
   */
  scope(id: string): readonly string[] {
    const own = this.#ownScope(id)
    const { exists: ordered = [] } = this.config.order?.look ?? {}
    if (ordered.length === 0 || !BUILDERS.includes(this.agent(id).kind)) return own
    const all = scopeMatcher(Object.keys(this.state.nodes).flatMap((one) => this.#ownScope(one)))
    return [...own, ...ordered.filter((path) => !all?.test(path))]
  }

  #ownScope(id: string): readonly string[] {
    return [...new Set([...this.#givenScope(id), ...(this.overlap(id) ?? [])])]
  }

  #givenScope(id: string): readonly string[] {
    return Object.hasOwn(this.state.scopes, id) ? (this.state.scopes[id] ?? []) : this.agent(id).scope
  }

  /** Files that it may change while others of the same list do; undefined: none. */
  overlap(id: string): readonly string[] | undefined {
    const { overlaps = {} } = this.state
    return Object.hasOwn(overlaps, id) ? overlaps[id] : undefined
  }

  /** The files that are its own while it works. */
  alone(id: string): readonly string[] {
    const overlap = this.overlap(id) ?? []
    return this.scope(id).filter((pattern) => !overlap.includes(pattern))
  }

  tell(event: StoryEvent): undefined {
    this.#told.push(event)
  }

  /** Tells how a node stands now. */
  show(id: string, why: string | null = null): undefined {
    this.tell({ type: 'graph:moved', node: shownNode(this, id), why })
  }

  /** Asks for an effect of a node, which then waits for it. */
  want(id: string, role: string, state: NodeState, body: EffectBody): undefined {
    const n = this.state.n + 1
    const key = `${id}.${role}.${n}`
    this.set({ n })
    this.put(id, { state, waits: key })
    this.#effects.push({ ...body, key })
  }

  /** Starts a run of a node: runs are numbered by the node. */
  run(id: string, body: EffectBody): undefined {
    const key = `${id}.run.${this.node(id).n}`
    this.put(id, { state: 'running', waits: key })
    this.#effects.push({ ...body, key })
  }

  /** Asks for an effect of the whole graph. */
  wantAll(role: string, body: EffectBody): undefined {
    const n = this.state.n + 1
    const key = `${role}.${n}`
    this.set({ n, waits: key })
    this.#effects.push({ ...body, key })
  }

  drop(id: string): undefined {
    const { waits } = this.node(id)
    if (waits !== null) this.#drop.push(waits)
  }
}

export const shownNode = (turn: Turn, id: string): ShownNode => {
  const { needs, state, n, failures, run_id, landed, summary } = turn.node(id)
  const { kind } = turn.agent(id)
  return { agent: id, kind, needs, state, runs: n, failures, run_id, commit: landed, summary }
}

export const isOver = ({ state }: GraphNode): boolean => state === 'done' || state === 'skipped'

/** It has work that is not merged yet, or makes some: nothing that touches the same files may run beside it. */
export const isActive = ({ state }: GraphNode): boolean =>
  state !== 'waiting' && state !== 'done' && state !== 'skipped'

export const readingOf = (of: ReadWork['of'], onto: ReadWork['onto'], more: Partial<ReadWork> = {}): ReadWork => ({
  ...{ do: 'read_work', of, onto, run: null, without: [], documents: [], exists: [], changed_in_task: [] },
  ...{ added_lines: [], ...more },
})
