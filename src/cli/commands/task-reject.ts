import { sendBack } from '../../service/tasks/send-back.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { reportTask } from '../report.ts'
import { lineComments, namedFiles, outputFields, type StepOptions, sendBackReason } from '../step-arguments.ts'

/** `baton task reject ID`: back to the team before, or with `--to` where the table has a longer way back. */
export async function taskReject(task_id: string, options: CommonOptions & StepOptions): Promise<void> {
  const reason = sendBackReason('reject', options)
  const attachments = namedFiles(options.artifact)
  const comments = lineComments(options.comment)
  const output = outputFields(options.output)
  await withBaton(options, 'step', async (baton) => {
    const { service, caller } = baton
    const { actor } = caller
    const details = {
      ...(reason === undefined ? {} : { reason }),
      ...(attachments === undefined ? {} : { attachments }),
      ...(comments === undefined ? {} : { line_comments: comments }),
      ...(output === undefined ? {} : { output }),
    }
    const { action, result } = await sendBack(service, caller, { task_id, to: options.to?.toUpperCase(), details })
    const asked = action === 'reject'
    await reportTask(baton, result, {
      ko: asked ? `${actor} 반려` : `${actor} 수정 요청`,
      en: asked ? `rejected by ${actor}` : `revision requested by ${actor}`,
    })
  })
}
