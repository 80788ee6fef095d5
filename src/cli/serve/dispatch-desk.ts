import { BatonError } from '../../protocol/baton-error.ts'
import type { WorkDesk } from '../../server/server-parts.ts'
import { graphOfRequest } from '../../service/plan/graph-of-request.ts'
import { pastRuns } from '../../service/plan/past-runs.ts'
import { planEditsText } from '../../service/plan/plan-edits-text.ts'
import { planJson } from '../../service/plan/plan-json.ts'
import { planRequest } from '../../service/plan/plan-request.ts'
import { openWork } from '../../service/plan/running-overlap.ts'
import { activateMissingAgents } from '../../service/registry/activate-missing-agents.ts'
import { createTask } from '../../service/tasks/create-task.ts'
import { beginWork, targetCommit } from '../../service/work/begin-work.ts'
import { forPipeline } from '../../service/work/for-pipeline.ts'
import { requirePossible } from '../commands/plan.ts'
import type { Baton } from '../compose.ts'
import { builtInFolder } from '../prompt-files.ts'
import { asDispatch } from '../relay/as-dispatch.ts'
import { rehearsalCommands } from '../relay/who-plays.ts'
import { isStoresRepository } from '../repository-place.ts'
import type { ProjectNow } from './project-now.ts'

/** Where new work is done, and with what. */
export interface Place extends Pick<ProjectNow, 'config' | 'prompts'> {
  readonly repository: string
}

type Start = Parameters<WorkDesk['dispatch']>[1]

/** Plans and dispatches for the server, as `baton plan` and `baton dispatch` do for a terminal. */
export function dispatchDesk(
  baton: Baton,
  repository: string | undefined,
  placeFor: (start: Pick<Start, 'agent' | 'target' | 'rehearsal'>) => Promise<Place>,
): Pick<WorkDesk, 'plan' | 'dispatch'> {
  const { storePath } = baton

  return {
    plan: async ({ request, ...edits }, lang) => {
      const { service } = baton
      const past = await pastRuns(service)
      const open = await openWork(service)
      const planned = await planRequest({
        ...{ request, edits: whole(edits), builtIn: builtInFolder(lang), repository, open, past },
      })
      requirePossible(planned)
      return planJson(planned, lang, past)
    },

    dispatch: async (caller, start, lang) => {
      const { request, title = titleOf(request), priority = 'P2_MEDIUM' } = start
      const place = await placeFor(start)
      const { pipeline, config } = asDispatch({ pipeline: baton.pipeline, config: place.config })
      const [stage] = config.stages
      if (!stage) throw BatonError.of('INTERNAL', { reason: 'the pipeline has no stage' })
      const edits = whole(start)
      const builtIn = builtInFolder(lang)
      const open = await openWork(baton.service)
      const past = await pastRuns(baton.service)
      const { repository, prompts } = place
      const planned = await planRequest({ request, edits, builtIn, repository, open, past })
      requirePossible(planned)
      const { serialise } = edits
      const graphs = await graphOfRequest(planned, { builtIn, repository, serialise, stage, asked: false, lang })
      await targetCommit(place.repository, config)
      const { commandId: _, content: __, ...rest } = caller
      const store_repository = isStoresRepository(storePath, place.repository)
      return forPipeline(baton.service, { pipeline, config }, async (service) => {
        const { task_id, status } = await createTask(service, caller, {
          ...{ title, priority, input: request, plan_edits: planEditsText(edits) },
        })
        // The registry is the PO's. For anybody else the task waits at the team, and the PO finds that in the inbox.
        if (caller.actor === pipeline.definition.po) await activateMissingAgents(service, rest, { skipsDocs: true })
        await beginWork(service, rest, {
          ...{ task_id, request, repository: place.repository, config, store_repository, graphs, prompts },
          ...{ rehearsal: rehearsalCommands(pipeline), language: lang, skip_docs: undefined },
        }).catch((error: unknown) => {
          // The same request again finds the task that was made, and that agents carry it.
          if (!(error instanceof BatonError && error.code === 'RELAY_EXISTS')) throw error
        })
        return { task_id, status }
      })
    },
  }
}

const whole = ({ add = [], remove = [], serialise = [] }: Pick<Start, 'add' | 'remove' | 'serialise'>) => ({
  ...{ add, remove, serialise: serialise.map(([first = '', then = '']): [string, string] => [first, then]) },
})

const titleOf = (request: string) => [...(request.trim().split('\n')[0] ?? '')].slice(0, 80).join('') || '-'
