import type { Results } from '../../pipeline/results.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { listText } from '../../protocol/list-text.ts'
import type { StepDetails } from '../../protocol/plays/step-details.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { taskView } from './task-view.ts'

const WAYS_BACK = ['reject', 'revision_request'] as const
type BackAction = (typeof WAYS_BACK)[number]

export interface SendBackInput {
  readonly task_id: string
  /** A status, where the table has a longer way back than to the team before. */
  readonly to?: string | undefined
  readonly details: StepDetails
}

/** Sends work back to the team before, or to the status that is named. */
export async function sendBack(
  service: WithEngine,
  caller: Caller,
  { task_id, to, details }: SendBackInput,
): Promise<{ readonly action: BackAction; readonly result: Results['step'] }> {
  const action = to === undefined ? 'reject' : await actionTo(service, caller, task_id, to)
  const result = await service.engine.execute({ type: 'step', task_id, action, details }, askedBy(caller))
  return { action, result }
}

/** The action that leads to a status; the engine judges it again, this only finds its name. */
async function actionTo(service: WithEngine, caller: Caller, task_id: string, to: string): Promise<BackAction> {
  const { record, pipeline } = await taskView(service, caller, { task_id })
  const { status } = record.task
  const ways = WAYS_BACK.flatMap((action) => pipeline.steps.get(status)?.get(action) ?? [])
  const way = ways.find((one) => one.to === to)
  if (way) return way.action as BackAction
  // The same command came before, and its own effect is in the way: the engine knows the first answer.
  if (await service.engine.wasExecuted(caller)) return 'reject'
  const allowed = listText(ways.map((one) => `${one.action} → ${one.to}`))
  throw BatonError.of('TRANSITION_REFUSED', { status, action: `reject → ${to}`, allowed })
}
