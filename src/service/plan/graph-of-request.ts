import { specOfPlan } from '../../dispatch/graph/spec-of-plan.ts'
import { readDefinitions } from '../../engine/read-definitions.ts'
import type { Lang } from '../../protocol/lang.ts'
import type { GraphSpec } from '../../protocol/plays/graph-spec.ts'
import type { EffectiveConfig } from '../../protocol/project-config/effective-config.ts'
import { workTreeFiles } from '../../workspace/tree/work-tree-files.ts'
import { foresightLines } from './foresight-lines.ts'
import type { PlannedRequest } from './plan-request.ts'

/** The specialists of a planned request, for the stage that they work on. */
export async function graphOfRequest(
  planned: PlannedRequest,
  parts: {
    readonly builtIn: string
    readonly repository: string
    readonly serialise: GraphSpec['serialise']
    readonly stage: EffectiveConfig['stages'][number]
    /** The language of what a person is shown with the plan. */
    readonly lang: Lang
  },
): Promise<Readonly<Record<string, GraphSpec>>> {
  const { builtIn, repository, serialise, stage, lang } = parts
  const { agents, graph } = planned
  const [definitions, files] = await Promise.all([readDefinitions(builtIn, repository), workTreeFiles(repository)])
  const order = graph.ok ? graph.nodes.map(({ id }) => id) : agents.map(({ name }) => name)
  const spec = specOfPlan({
    ...{ agentFiles: definitions.agents, skillFiles: definitions.skills, files, chosen: order, serialise },
    foresight: foresightLines(planned, lang),
  })
  return { [stage.stage]: spec }
}
