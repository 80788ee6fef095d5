import { type Resolution, resolveEscalation } from '../../service/tasks/resolve-escalation.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { reportTask } from '../report.ts'

/** `baton escalation resolve ID continue|hold|cancel|raise`: a person decides. */
export async function escalationResolve(
  escalation: string,
  decision: Resolution['decision'],
  options: CommonOptions & { readonly note?: string },
): Promise<void> {
  await withBaton(options, 'write', async (baton) => {
    const { service, caller } = baton
    const { actor } = caller
    const note = options.note ?? null
    const result = await resolveEscalation(service, caller, { escalation, decision, note })
    await reportTask(baton, result, {
      ko: `${actor} 에스컬레이션 ${escalation} 해결 (${decision})`,
      en: `escalation ${escalation} resolved by ${actor} (${decision})`,
    })
  })
}
