import { graph } from '../../src/dispatch/plays/graph/graph.ts'
import type { GraphConfig, GraphState } from '../../src/dispatch/plays/graph/graph-state.ts'
import type { Effect, EffectKind } from '../../src/protocol/plays/effect.ts'
import type { AgentKind, GraphAgent, GraphSpec } from '../../src/protocol/plays/graph-spec.ts'
import type { Outcomes } from '../../src/protocol/plays/outcome.ts'
import type { StageConfig } from '../../src/protocol/plays/play.ts'
import { entry, id, read, run, stageConfig, TIP } from './outcomes.ts'
import { PlayHost } from './play-host.ts'

/** The agents of the document's example, with scopes that do not meet. */
export const AGENTS: Readonly<Record<string, GraphAgent>> = {
  researcher: agent('analysis'),
  analyst: agent('analysis'),
  planner: agent('design'),
  dba: agent('data', ['db/**']),
  frontend: agent('implementation', ['web/**']),
  backend: agent('implementation', ['api/**']),
  'unit-tester': agent('verification', ['test/**']),
  'code-reviewer': agent('verification'),
  architect: agent('verification'),
  executor: agent('execution', ['**']),
}

export function agent(kind: AgentKind, scope: readonly string[] = []): GraphAgent {
  return { kind, scope, description: kind, work: kind, criteria: [], output: '', instructions: '', flags: [] }
}

export const spec = (chosen: readonly string[], more: Partial<GraphSpec> = {}): GraphSpec => ({
  ...{ chosen, serialise: [], agents: AGENTS, witnesses: [], parallel: 4, loops: 3, ...more },
})

/** A graph with its host: effects are found by what they are about. */
export class GraphScene {
  readonly host: PlayHost<GraphState, GraphConfig>
  #commits = 0

  constructor(given: GraphSpec, stage: Partial<StageConfig> = {}) {
    const config: GraphConfig = {
      stage: stageConfig('DEV', stage),
      spec: given,
      place: { tip: TIP, start: TIP, onto: [TIP], conflicts: [] },
    }
    this.host = new PlayHost(graph, config, entry())
  }

  get keys(): readonly string[] {
    return [...this.host.outstanding.values()].map(({ key }) => key).sort()
  }

  get state(): GraphState {
    return this.host.state
  }

  commit(): string {
    this.#commits += 1
    return this.#commits.toString(16).padStart(40, '0')
  }

  effect(prefix: string): Effect {
    const found = [...this.host.outstanding.values()].find(({ key }) => key.startsWith(prefix))
    if (!found) throw new Error(`no effect ${prefix} of ${this.keys.join(' ')}`)
    return found
  }

  done<Kind extends EffectKind>(prefix: string, _kind: Kind, outcome: Outcomes[Kind]) {
    return this.host.send(this.host.event(this.effect(prefix), outcome))
  }

  answer(prefix: string, choice: string, note: string | null = null) {
    return this.done(prefix, 'ask', { choice, note, criteria: [], waive: [], by: 'song-po', how: 'person' })
  }

  /** The agent's run ends well, and its work is read; merges are done too. */
  works(name: string, said: Parameters<typeof run>[0] = {}, more: Partial<ReturnType<typeof read>> = {}) {
    this.done(`${name}.run`, 'start_run', run({ run_id: `run-${name}-${this.commit()}`, ...said }))
    this.reads(name, more)
  }

  reads(name: string, more: Partial<ReturnType<typeof read>> = {}) {
    this.done(`${name}.read`, 'read_work', read({ commit: this.commit(), ...more }))
    for (;;) {
      const merge = [...this.host.outstanding.values()].find(({ do: kind }) => kind === 'merge')
      if (!merge) return
      const commit = this.commit()
      this.host.send(this.host.event(merge, { kind: 'merged', ours: id('b'), commit, tree: id('d'), files: [] }))
    }
  }

  /** Agents that run now. */
  get running(): readonly string[] {
    return [...this.host.outstanding.values()].flatMap((one) => (one.do === 'start_run' ? [one.node ?? ''] : []))
  }
}
