import { specOfPlan } from '../../dispatch/graph/spec-of-plan.ts'
import { readDefinitions } from '../../engine/read-definitions.ts'
import type { GraphSpec } from '../../protocol/plays/graph-spec.ts'
import type { EffectiveConfig } from '../../protocol/project-config/effective-config.ts'
import { workTreeFiles } from '../../workspace/tree/work-tree-files.ts'
import type { PlannedRequest } from './plan-request.ts'

/** The specialists of a planned request, for the stage that they work on. */
export async function graphOfRequest(
  { agents, graph }: Pick<PlannedRequest, 'agents' | 'graph'>,
  parts: {
    readonly builtIn: string
    readonly repository: string
    readonly serialise: GraphSpec['serialise']
    readonly stage: EffectiveConfig['stages'][number]
  },
): Promise<Readonly<Record<string, GraphSpec>>> {
  const { builtIn, repository, serialise, stage } = parts
  const [definitions, files] = await Promise.all([readDefinitions(builtIn, repository), workTreeFiles(repository)])
  const order = graph.ok ? graph.nodes.map(({ id }) => id) : agents.map(({ name }) => name)
  const spec = specOfPlan({
    ...{ agentFiles: definitions.agents, skillFiles: definitions.skills, files, chosen: order, serialise },
  })
  return { [stage.stage]: spec }
}
