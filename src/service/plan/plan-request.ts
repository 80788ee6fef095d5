import { type ChangedTogether, changesTogether } from '../../dispatch/graph/changes-together.ts'
import { estimatePlan, type PastRun, type PlanEstimate } from '../../dispatch/graph/estimate-plan.ts'
import { type DispatchPlan, makePlan, type PlanEdits, type PlanInput } from '../../dispatch/make-plan.ts'
import { readDefinitions } from '../../engine/read-definitions.ts'
import { commitFiles } from '../../workspace/history/commit-files.ts'
import { workTreeFiles } from '../../workspace/tree/work-tree-files.ts'
import { type FilesOfAgent, filesOfAgents } from './files-of-agents.ts'
import { type OpenWork, overlapsWith, type WorkOverlap } from './running-overlap.ts'

export { orderLines } from '../../dispatch/graph/order-lines.ts'
export type { PlanEdits } from '../../dispatch/make-plan.ts'

export interface PlannedRequest extends DispatchPlan {
  /** Files of the repository that each agent may touch. */
  readonly touches: readonly FilesOfAgent[]
  readonly overlaps: readonly WorkOverlap[]
  /** Files of different agents that git history changed together. */
  readonly together: readonly ChangedTogether[]
  /** From past runs; absent where there are none. */
  readonly estimate?: PlanEstimate | undefined
  readonly files: number
}

export interface PlanParts {
  readonly request: string
  /** What of the request is analysed; absent: all of it. */
  readonly analysed?: string
  readonly edits: PlanEdits
  /** The folder of the agents and skills that come with Baton, in the language of the person. */
  readonly builtIn: string
  /** Undefined outside of a repository: then no file is known. */
  readonly repository: string | undefined
  /** Work that is under way; empty where there is no store. */
  readonly open: readonly OpenWork[]
  /** What earlier runs took; absent: nothing is estimated. */
  readonly past?: readonly PastRun[]
  /** An agent's analysis; absent: Baton's own. */
  readonly analyst?: PlanInput['analyst']
  /** Paths of the repository, where they are known already. */
  readonly known?: readonly string[] | undefined
}

/** Which agents a request would need, in which order, on which files. Nothing is run and nothing is stored. */
export async function planRequest(parts: PlanParts): Promise<PlannedRequest> {
  const { request, edits, builtIn, repository, open, analyst } = parts
  const [definitions, files, commits] = await Promise.all([
    readDefinitions(builtIn, repository),
    parts.known ?? (repository === undefined ? [] : workTreeFiles(repository)),
    repository === undefined ? [] : commitFiles(repository),
  ])
  const plan = makePlan({
    request,
    analysed: parts.analysed,
    edits,
    files,
    agentFiles: definitions.agents,
    skillFiles: definitions.skills,
    leftOut: definitions.leftOut,
    analyst,
  })
  return {
    ...plan,
    touches: filesOfAgents(plan.agents, files),
    overlaps: overlapsWith(plan.agents, open),
    together: changesTogether(plan.agents, commits),
    estimate: plan.graph.ok ? estimatePlan(plan.graph.levels, parts.past ?? []) : undefined,
    files: files.length,
  }
}
