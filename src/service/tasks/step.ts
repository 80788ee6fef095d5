import { doHouseQueueOnce } from '../../engine/due-work.ts'
import type { Results } from '../../pipeline/results.ts'
import { TOKEN_STEPS } from '../../pipeline/runs/run-authority.ts'
import { type ChecklistBox, checklistBy } from '../../protocol/documents/checklist.ts'
import type { StepAction, StepDetails } from '../../protocol/plays/step-details.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

export interface StepInput {
  readonly task_id: string
  readonly action: StepAction
  readonly details: StepDetails
  /** The boxes of the completion checklist that the caller has looked at. */
  readonly checked?: readonly ChecklistBox[] | undefined
}

/** One step of the table. */
export async function step(
  { engine }: WithEngine,
  caller: Caller,
  { task_id, action, details, checked }: StepInput,
): Promise<Results['step']> {
  const more = checked === undefined ? {} : { checklist: checklistBy(caller.actor, checked) }
  const command = { type: 'step', task_id, action, details: { ...details, ...more } } as const
  const result = await engine.execute(command, askedBy(caller))
  // Tasks that depend on it are blocked from now on, not only after the next tick.
  if (action === 'cancel') await doHouseQueueOnce(engine)
  return result
}

/** Whether the token of a run may take the step, or a person alone. */
export const isStepOfRuns = (action: StepAction): boolean => TOKEN_STEPS[action]
