import { ledAgents } from '../../dispatch/graph/led-agents.ts'
import type { Lang } from '../../protocol/lang.ts'
import type { GraphSpec } from '../../protocol/plays/graph-spec.ts'
import type { EffectiveConfig, EffectiveStage } from '../../protocol/project-config/effective-config.ts'
import type { Service } from '../service.ts'
import { graphOfRequest } from './graph-of-request.ts'
import { pastRuns } from './past-runs.ts'
import { planRequest } from './plan-request.ts'
import { openWork } from './running-overlap.ts'

interface StagesParts {
  readonly request: string
  readonly repository: string
  readonly config: EffectiveConfig
  /** The folder of the agents and skills that come with Baton. */
  readonly builtIn: string
  readonly lang: Lang
}

/**
 * The specialists of the stages that a graph plays, or codes for the leader of. Who codes for a leader is what the
 * configuration says, else the size of the request: a graph from medium on. Undefined where no stage has a graph.
 */
export async function graphsOfStages(
  service: Pick<Service, 'engine' | 'config'>,
  { request, repository, config, builtIn, lang }: StagesParts,
): Promise<Readonly<Record<string, GraphSpec>> | undefined> {
  const possible = config.stages.filter(mayHaveGraph)
  if (possible.length === 0) return undefined
  const open = await openWork(service)
  const edits = { add: [], remove: [], serialise: [] }
  const planned = await planRequest({ request, edits, builtIn, repository, open, past: await pastRuns(service) })
  const isLarge = planned.analysis.size === 'medium' || planned.analysis.size === 'large'
  const stages = possible.filter(({ play, coder }) => play === 'graph' || coder === 'graph' || isLarge)
  if (stages.length === 0) return undefined
  const specs = await Promise.all(
    stages.map(async (stage) => {
      const specs = await graphOfRequest(planned, { builtIn, repository, serialise: [], stage, asked: true, lang })
      if (stage.play === 'graph') return specs
      return Object.fromEntries(
        Object.entries(specs).map(([id, spec]) => [id, { ...spec, chosen: ledAgents(spec.chosen) }]),
      )
    }),
  )
  return Object.assign({}, ...specs) as Readonly<Record<string, GraphSpec>>
}

const mayHaveGraph = ({ play, coder }: EffectiveStage) =>
  play === 'graph' || (play === 'leader-coder' && coder !== 'single')
