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
    /** Whether a person was asked what the request leaves open, or need not be. */
    readonly asked: boolean
    /** The language of what a person is shown with the plan. */
    readonly lang: Lang
  },
): Promise<Readonly<Record<string, GraphSpec>>> {
  const { builtIn, repository, serialise, stage, asked, lang } = parts
  const { agents, analysis, graph } = planned
  const [definitions, files] = await Promise.all([readDefinitions(builtIn, repository), workTreeFiles(repository)])
  const order = graph.ok ? graph.nodes.map(({ id }) => id) : agents.map(({ name }) => name)
  const open = openLines(planned, lang)
  const spec = specOfPlan({
    ...{ agentFiles: definitions.agents, skillFiles: definitions.skills, files, chosen: order, serialise },
    foresight: [...open, ...foresightLines(planned, lang)],
    open: asked ? [] : open,
    skill: analysis.skill.chosen,
  })
  return { [stage.stage]: spec }
}

/** What nobody has settled yet: whoever approves the plan sees it. */
function openLines({ unclear, analysis }: PlannedRequest, lang: Lang): readonly string[] {
  const [open, needed] = lang === 'ko' ? ['확인 필요', '전제 조건'] : ['Unclear', 'Prerequisite']
  const { name = '', prerequisites = [] } = analysis.skill.chosen ?? {}
  return [
    ...unclear.map((question) => `${open}: ${question[lang]}`),
    ...prerequisites.map((one) => `${needed} (${name}): ${one}`),
  ]
}
