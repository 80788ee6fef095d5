import { escalate } from '../../service/tasks/escalate.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { reportTask } from '../report.ts'

/** `baton task escalate ID`: the owning team calls for the PO. */
export async function taskEscalate(
  task_id: string,
  options: CommonOptions & { readonly reason?: string },
): Promise<void> {
  await withBaton(options, 'step', async (baton) => {
    const { service, caller } = baton
    const { actor } = caller
    const result = await escalate(service, caller, { task_id, reason: options.reason ?? '' })
    await reportTask(baton, result, { ko: `${actor} 에스컬레이션`, en: `escalated by ${actor}` })
  })
}
