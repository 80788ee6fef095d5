import type { Localized } from '../../protocol/lang.ts'
import { type AckInput, acknowledge } from '../../service/tasks/acknowledge.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { reportTask } from '../report.ts'
import { lineComments, namedFiles, type StepOptions, sendBackReason } from '../step-arguments.ts'

type AckStatus = AckInput['status']

/** `baton task ack ID accepted|deferred|rejected`: the receiving team's answer to a handoff. */
export async function taskAck(
  task_id: string,
  status: AckStatus,
  options: CommonOptions & StepOptions & { readonly handoff?: string },
): Promise<void> {
  const reason = status === 'rejected' ? sendBackReason('ack rejected', options) : undefined
  const attachments = namedFiles(options.artifact)
  const comments = lineComments(options.comment)
  await withBaton(options, 'step', async (baton) => {
    const { service, caller } = baton
    const result = await acknowledge(service, caller, {
      task_id,
      handoff_id: options.handoff ?? null,
      status,
      message: options.reason ?? null,
      ...(reason === undefined ? {} : { reason }),
      ...(attachments === undefined ? {} : { attachments }),
      ...(comments === undefined ? {} : { line_comments: comments }),
    })
    await reportTask(baton, result, DID[status](caller.actor))
  })
}

const DID: Readonly<Record<AckStatus, (actor: string) => Localized>> = {
  accepted: (actor) => ({ ko: `${actor} ACK 인수`, en: `ACK accepted by ${actor}` }),
  deferred: (actor) => ({ ko: `${actor} ACK 보류`, en: `ACK deferred by ${actor}` }),
  rejected: (actor) => ({ ko: `${actor} ACK 거절`, en: `ACK rejected by ${actor}` }),
}
