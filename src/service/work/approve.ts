import { changeTarget, requireTarget } from '../../engine/change-target.ts'
import { look } from '../../engine/look.ts'
import { requireUnchanged } from '../../engine/require-unchanged.ts'
import { type TaskEvidence, taskEvidence } from '../../pipeline/relay/forward-steps.ts'
import type { Evidence } from '../../protocol/plays/evidence.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { stepsOf } from '../tasks/steps-of.ts'

export interface ApprovalFacts {
  /** Whether agents carried it: then its work has to be brought to a target. */
  readonly is_carried: boolean
  readonly rests_on: TaskEvidence | null
  /** The newest evidence that still counts. */
  readonly evidence: Evidence | null
}

/** What an approval would rest on. Records that were edited are refused first. */
export async function approvalFacts(
  service: WithEngine,
  _caller: Caller,
  { task_id }: { readonly task_id: string },
): Promise<ApprovalFacts> {
  const { engine } = service
  await requireUnchanged(engine.store, task_id)
  const steps = (await stepsOf(service, [{ task_id }])).get(task_id) ?? []
  const [relay] = await engine.store.load([{ kind: 'relay', id: task_id }])
  const evidence = steps.findLast((step) => step.voided_by === null && step.evidence)?.evidence ?? null
  return { is_carried: relay.value !== undefined, rests_on: taskEvidence(steps), evidence }
}

/** Refuses where the target of a task that is ready is gone. What cannot be approved is refused for that elsewhere. */
export async function requireTargetOfReady(
  { engine }: WithEngine,
  _caller: Caller,
  { task_id }: { readonly task_id: string },
): Promise<void> {
  const at = await look({ engine, task_id })
  if (at.pipeline.statuses.get(at.record.task.status)?.kind === 'ready') await requireTarget(at)
}

/** The work goes to another branch than was settled at the start. Answers with the one before. */
export function changeTargetOf(
  { engine }: WithEngine,
  { actor }: Caller,
  { task_id, target }: { readonly task_id: string; readonly target: string },
): Promise<string> {
  return changeTarget(engine, task_id, target, actor)
}
