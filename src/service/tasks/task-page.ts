import { waysBack } from '../../engine/ways-back.ts'
import type { TaskPackage } from '../../protocol/task-package/schema.ts'
import { allRows } from '../../store/all-rows.ts'
import type { Caller } from '../caller/caller.ts'
import { runLives } from '../runs/run-life.ts'
import type { WithEngine } from '../service.ts'
import { heldBy } from './held.ts'
import { mySteps } from './my-steps.ts'
import { taskView } from './task-view.ts'

/** Everything that the page of a task shows. */
export async function taskPage(service: WithEngine, caller: Caller, { task_id }: { readonly task_id: string }) {
  const { engine } = service
  const view = await taskView(service, caller, { task_id })
  const { record, pipeline } = view
  const [relay] = await engine.store.load([{ kind: 'relay', id: task_id }])
  const dependents: string[] = []
  for await (const row of allRows(engine.store, 'dependents', { task_id })) dependents.push(row.task_id)
  const { spec, waiting } = relay.value ?? {}
  return {
    task: record.task,
    request: spec?.request ?? requestOf(record.task),
    stopped: view.stopped,
    blocked_by: view.blocked_by,
    escalations: record.escalations.map((one) => ({ ...one })),
    handoff: record.handoff && { ...record.handoff },
    deadlines: view.times,
    dependencies: view.dependencies,
    dependents,
    allowed: view.allowed,
    mine: await mySteps(service, caller, { record, pipeline }),
    held: heldBy(pipeline, record.task),
    stages: pipeline.stages.map(({ id }) => id),
    steps: view.steps.map((step) => ({ ...step, evidence: step.evidence && { ...step.evidence } })),
    rests_on: view.rests_on,
    went_on: view.went_on,
    way_back: view.wayBack ? shownWay(view.wayBack) : null,
    ways_back: (await waysBack(engine.store, task_id)).map(shownWay),
    requests: view.requests.map((one) => ({ ...one })),
    docs_skipped: view.docs_skipped && { ...view.docs_skipped },
    interrupted: view.interrupted,
    carried: spec
      ? {
          ...{ branch: spec.branch, target: spec.target, rehearsal: spec.rehearsal },
          graph: Object.keys(spec.graphs ?? {}).length > 0,
          waiting: waiting ?? null,
        }
      : null,
    runs: await runLives(service, caller, { task_id }),
  }
}

const shownWay = (way: Awaited<ReturnType<typeof waysBack>>[number]) => ({
  ...way,
  attachments: way.attachments.map((one) => ({ ...one })),
})

/** What was asked for, as the task has it. */
function requestOf({ team_payloads }: TaskPackage): string | null {
  for (const payload of Object.values(team_payloads)) {
    const { input } = payload as { input?: { request?: unknown } }
    if (typeof input?.request === 'string') return input.request
  }
  return null
}
