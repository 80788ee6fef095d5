import type { StoredEvent } from '../../../../pipeline/changeset.ts'
import type { ShownNode } from '../../../../protocol/plays/graph-spec.ts'
import type { CarriedReport } from './carried-breach.ts'

export interface GraphLimits {
  /** How many agents of a graph may be at work at once. */
  readonly parallel: number
  /** How often the same agent may fail in a row before a person is asked. */
  readonly failures: number
  /** Whether a commit has another one in its history. */
  readonly contains: (commit: string, earlier: string) => boolean
}

interface Graph {
  readonly nodes: Map<string, ShownNode>
  /** Failures in a row, counted by what is told alone. */
  readonly failures: Map<string, number>
  /** The agent whose security finding a person has not answered yet. */
  stopped: string | null
  /** Agents that a finding has stopped. */
  readonly halted: Set<string>
}

/**
 * The graphs as the log tells them: what a reducer that is wrong does in the fold too, this finds. It shares nothing with
 * the play.
 *
 * 1. An agent starts when all that it follows is over, and beside few enough. Whose files meet: `check-scopes.ts`.
 * 2. The same agent fails no more often in a row than it may without a person.
 * 3. While a security finding waits for a person nobody starts.
 * 4. What landed has the step of every agent in its history.
 */
export class GraphFold {
  readonly #graphs = new Map<string, Graph>()
  /** The newest graph of each stage of a task. */
  readonly #newest = new Map<string, Graph>()
  readonly #limits: GraphLimits
  readonly #report: CarriedReport

  constructor(limits: GraphLimits, report: CarriedReport) {
    this.#limits = limits
    this.#report = report
  }

  read({ stream, type, data }: StoredEvent): void {
    if (type === 'graph:planned') {
      const nodes = data.nodes as readonly ShownNode[]
      const graph = {
        nodes: new Map(nodes.map((node) => [node.agent, node])),
        failures: new Map(),
        stopped: null,
        halted: new Set<string>(),
      }
      this.#graphs.set(String(data.visit), graph)
      this.#newest.set(`${stream} ${data.stage}`, graph)
    }
    if (type === 'item:answered') this.#answered(data)
    const visit = String(data.visit)
    const graph = this.#graphs.get(visit)
    if (type === 'graph:moved' && graph) this.#moved(visit, graph, data as unknown as Moved)
    const landed = type === 'stage:landed' ? this.#newest.get(`${stream} ${data.stage}`) : undefined
    if (landed) this.#landed(`${stream} ${data.stage}`, landed, String(data.commit))
  }

  #moved(visit: string, graph: Graph, node: Moved): void {
    const { agent, state, why } = node
    if (state === 'running' && why === null) this.#started(visit, graph, node)
    this.#countFailures(visit, graph, node)
    if (why === 'security' && state === 'asking') graph.stopped = agent
    if (why === 'stopped') graph.halted.add(agent)
    graph.nodes.set(agent, node)
  }

  #started(visit: string, { nodes, stopped, halted }: Graph, { agent, needs }: Moved): void {
    const { parallel } = this.#limits
    const early = needs.find((need) => nodes.has(need) && !isOver(nodes.get(need)))
    if (early !== undefined) this.#report('graph', `${visit}: ${agent} started before ${early} was over`)
    const active = [...nodes.values()].filter((one) => one.agent !== agent && isActive(one)).map((one) => one.agent)
    if (active.length >= parallel) this.#report('graph', `${visit}: ${agent} started beside ${active.join(', ')}`)
    if (stopped !== null || halted.has(agent))
      this.#report('graph', `${visit}: ${agent} started while a finding of ${stopped ?? 'security'} waits for a person`)
    // The one that found it may run again for a conflict, and find nothing any more.
    halted.clear()
  }

  #countFailures(visit: string, { failures }: Graph, { agent, state, why }: Moved): void {
    if (why === 'failed') {
      const count = (failures.get(agent) ?? 0) + 1
      failures.set(agent, count)
      if (count > this.#limits.failures) this.#report('limit', `${visit}: ${agent} failed ${count} times in a row`)
    } else if (why !== null && why !== 'stopped' && state !== 'running') failures.delete(agent)
    else if (state === 'done' || state === 'skipped') failures.delete(agent)
  }

  #answered({ key, kind }: StoredEvent['data']): void {
    const graph = this.#graphs.get(String(key).split('/', 2).join('/'))
    if (kind === 'security' && graph) {
      graph.stopped = null
      graph.halted.clear()
    }
    if (kind === 'agent_failed') graph?.failures.clear()
  }

  #landed(where: string, { nodes }: Graph, commit: string): void {
    const { contains } = this.#limits
    for (const node of nodes.values())
      if (node.commit !== null && !contains(commit, node.commit))
        this.#report('graph', `${where}: the step of ${node.agent} is not in what landed`)
  }
}

type Moved = ShownNode & { readonly why: string | null }

const isOver = (node: ShownNode | undefined) => node?.state === 'done' || node?.state === 'skipped'
const isActive = (node: ShownNode) => node.state !== 'waiting' && !isOver(node)
