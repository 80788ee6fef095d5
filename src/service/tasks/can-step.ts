import { dryRun } from '../../engine/dry-run.ts'
import type { StepAction } from '../../protocol/plays/step-details.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** Whether the engine would accept the step from the caller now; nothing is committed. */
export async function canStep(
  { engine }: WithEngine,
  { actor }: Caller,
  { task_id, action }: { readonly task_id: string; readonly action: StepAction },
): Promise<boolean> {
  const judge = await dryRun(engine, { type: 'step', task_id, action, details: {} })
  return judge(actor).ok
}
