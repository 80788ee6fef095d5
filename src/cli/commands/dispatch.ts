import { graphOfRequest } from '../../service/plan/graph-of-request.ts'
import { pastRuns } from '../../service/plan/past-runs.ts'
import { planEditsText } from '../../service/plan/plan-edits-text.ts'
import { openWork } from '../../service/plan/running-overlap.ts'
import { createTask } from '../../service/tasks/create-task.ts'
import { targetCommit } from '../../service/work/begin-work.ts'
import { withBaton } from '../compose.ts'
import { planText } from '../present/plan/plan-text.ts'
import { jsonLine } from '../present/screen/json-line.ts'
import { builtInFolder } from '../prompt-files.ts'
import { asDispatch } from '../relay/as-dispatch.ts'
import { canAsk } from '../relay/attend-relay.ts'
import { rememberRun } from '../relay/last-run.ts'
import { rememberScratchRun } from '../relay/scratch-runs.ts'
import { warnNotInClones } from '../relay/warn-not-in-clones.ts'
import { requireAgentHere } from '../relay/who-plays.ts'
import { print } from '../report.ts'
import { analystJson, fallbackLine, planHere } from '../session/plan-here.ts'
import { reportSession } from '../session/report-session.ts'
import { priorityFrom, titleFrom } from '../task-arguments.ts'
import { usageProblem } from '../usage-error.ts'
import { editsOf, type PlanOptions, requirePossible, shownLine } from './plan.ts'
import { begin, carry, configFor, firstLine, placeFor, type RunOptions, scratchLine } from './run.ts'

export type DispatchOptions = RunOptions & Pick<PlanOptions, 'add' | 'remove' | 'serialise' | 'analyst'>

/**
 * `baton dispatch "…"`: a graph of specialists works on the request and lands on the branch of a task, which a person
 * approves. It is a pipeline of one stage; the other teams are not asked.
 */
export async function dispatch(asked: string, options: DispatchOptions): Promise<void> {
  if (asked.trim() === '') throw usageProblem({ ko: '요청이 비어 있습니다.', en: 'The request is empty.' })
  const title = titleFrom(firstLine(asked))
  const priority = priorityFrom(options.priority ?? 'P2')
  if (options.agent !== undefined) requireAgentHere(options.agent)
  const edits = editsOf(options)
  const place = await placeFor(options)
  const { repository } = place
  if (place.scratch && !options.json) print(scratchLine(repository, options.lang))
  await withBaton(
    { ...options, ...place.options },
    'create',
    async (baton) => {
      const { service, caller } = baton
      const open = await openWork(service)
      const builtIn = builtInFolder(options.lang)
      const { json, lang } = baton
      const session = place.scratch ? undefined : await reportSession(baton, { repository, yes: options.yes ?? false })
      const asks = !options.yes && canAsk({ json })
      const { planned, analysed } = await planHere(options, {
        ...{ request: asked, edits, builtIn, repository, open, past: await pastRuns(service) },
        ...{ analystName: options.analyst, files: session?.files },
        asks,
      })
      requirePossible(planned)
      const { request } = planned
      const config = await configFor(baton, place, options.agent, { yes: options.yes ?? false })
      const [stage] = config.stages
      if (!stage) throw usageProblem({ ko: '단계가 없는 파이프라인입니다.', en: 'The pipeline has no stage.' })
      const { serialise } = edits
      const graphs = await graphOfRequest(planned, { builtIn, repository, serialise, stage, asked: asks, lang })
      if (!json) {
        print(fallbackLine(analysed, lang))
        print(planText(planned, lang, 'run').split('\n').map(shownLine).join('\n'))
      } else if (analysed) {
        const at = new Date(baton.now()).toISOString()
        print(jsonLine({ type: 'analyst:answered', at, ...analystJson(analysed, lang) }))
      }
      const commit = await targetCommit(repository, config)
      if (!place.scratch) await warnNotInClones(baton, { repository, commit })
      rememberRun(baton.storePath)
      if (place.scratch) rememberScratchRun(baton.storePath)
      const { task_id } = await createTask(service, caller, {
        ...{ title, priority, input: request, plan_edits: planEditsText(edits) },
      })
      await begin(baton, { task_id, request, repository, config, skip_docs: undefined, graphs })
      await carry(baton, task_id, { yes: options.yes ?? false, fast: options.fast ?? false, config })
    },
    asDispatch,
  )
}
