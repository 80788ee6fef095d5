import { finishWorksOnce } from '../../engine/due-work.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { reportTask } from '../report.ts'

type Decision = 'continue' | 'hold' | 'cancel' | 'raise'

/** `baton escalation resolve ID continue|hold|cancel|raise`: a person decides. */
export async function escalationResolve(
  escalation: string,
  decision: Decision,
  options: CommonOptions & { readonly note?: string },
): Promise<void> {
  await withBaton(options, 'write', async (baton) => {
    const { actor, engine } = baton
    const note = options.note ?? null
    const result = await engine.execute({ type: 'resolve_escalation', escalation, decision, note }, { actor })
    if (decision === 'cancel') await finishWorksOnce(engine)
    await reportTask(baton, result, {
      ko: `${actor} 에스컬레이션 ${escalation} 해결 (${decision})`,
      en: `escalation ${escalation} resolved by ${actor} (${decision})`,
    })
  })
}
