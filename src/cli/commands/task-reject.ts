import { BatonError } from '../../protocol/baton-error.ts'
import { listText } from '../../protocol/list-text.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { taskView } from '../present/task-view.ts'
import { reportTask } from '../report.ts'
import { lineComments, namedFiles, outputFields, type StepOptions, sendBackReason } from '../step-arguments.ts'

const WAYS_BACK = ['reject', 'revision_request'] as const
type WayBack = (typeof WAYS_BACK)[number]

/** `baton task reject ID`: back to the team before, or with `--to` where the table has a longer way back. */
export async function taskReject(task_id: string, options: CommonOptions & StepOptions): Promise<void> {
  const reason = sendBackReason('reject', options)
  const attachments = namedFiles(options.artifact)
  const comments = lineComments(options.comment)
  const output = outputFields(options.output)
  await withBaton(options, 'step', async (baton) => {
    const { actor, engine } = baton
    const action = options.to === undefined ? 'reject' : await wayTo(baton, task_id, options.to.toUpperCase())
    const details = {
      ...(reason === undefined ? {} : { reason }),
      ...(attachments === undefined ? {} : { attachments }),
      ...(comments === undefined ? {} : { line_comments: comments }),
      ...(output === undefined ? {} : { output }),
    }
    const result = await engine.execute({ type: 'step', task_id, action, details }, { actor })
    const asked = action === 'reject'
    await reportTask(baton, result, {
      ko: asked ? `${actor} 반려` : `${actor} 수정 요청`,
      en: asked ? `rejected by ${actor}` : `revision requested by ${actor}`,
    })
  })
}

/** The action that leads to a status; the engine judges it again, this only finds its name. */
async function wayTo(baton: Baton, task_id: string, to: string): Promise<WayBack> {
  const { record, pipeline } = await taskView(baton, task_id)
  const { status } = record.task
  const ways = WAYS_BACK.flatMap((action) => pipeline.steps.get(status)?.get(action) ?? [])
  const way = ways.find((step) => step.to === to)
  if (way) return way.action as WayBack
  const allowed = listText(ways.map((step) => `${step.action} → ${step.to}`))
  throw BatonError.of('TRANSITION_REFUSED', { status, action: `reject → ${to}`, allowed })
}
