import { type DispatchPlan, makePlan, type PlanEdits } from '../../dispatch/make-plan.ts'
import { readDefinitions } from '../../engine/read-definitions.ts'
import { workTreeFiles } from '../../workspace/tree/work-tree-files.ts'
import { type FilesOfAgent, filesOfAgents } from './files-of-agents.ts'
import { type OpenWork, overlapsWith, type WorkOverlap } from './running-overlap.ts'

export type { PlanEdits } from '../../dispatch/make-plan.ts'

export interface PlannedRequest extends DispatchPlan {
  /** Files of the repository that each agent may touch. */
  readonly touches: readonly FilesOfAgent[]
  readonly overlaps: readonly WorkOverlap[]
  readonly files: number
}

interface PlanParts {
  readonly request: string
  readonly edits: PlanEdits
  /** The folder of the agents and skills that come with Baton. */
  readonly builtIn: string
  /** Undefined outside of a repository: then no file is known. */
  readonly repository: string | undefined
  /** Work that is under way; empty where there is no store. */
  readonly open: readonly OpenWork[]
}

/** Which agents a request would need, in which order, on which files. Nothing is run and nothing is stored. */
export async function planRequest(parts: PlanParts): Promise<PlannedRequest> {
  const { request, edits, builtIn, repository, open } = parts
  const [definitions, files] = await Promise.all([
    readDefinitions(builtIn, repository),
    repository === undefined ? [] : workTreeFiles(repository),
  ])
  const plan = makePlan({ request, edits, files, agentFiles: definitions.agents, skillFiles: definitions.skills })
  return {
    ...plan,
    touches: filesOfAgents(plan.agents, files),
    overlaps: overlapsWith(plan.agents, open),
    files: files.length,
  }
}
