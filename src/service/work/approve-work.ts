import { requireTarget } from '../../engine/change-target.ts'
import { look } from '../../engine/look.ts'
import { requireUnchanged } from '../../engine/require-unchanged.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { readBranch } from '../../workspace/land/task-branch.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { changeTargetOf } from './approve.ts'

export interface ApproveInput {
  readonly task_id: string
  /** The commit that the person looked at. */
  readonly commit?: string | undefined
  readonly target?: string | undefined
}

export interface Approved {
  readonly task_id: string
  readonly status: string
  /** A worker merges it; without agents the approval is all there is. */
  readonly merging: boolean
}

/** The PO approves exactly what they saw. Carried work is merged by the next worker, and events tell how that goes. */
export async function approveWork(service: WithEngine, caller: Caller, input: ApproveInput): Promise<Approved> {
  const { engine } = service
  const { task_id, commit, target } = input
  await requireUnchanged(engine.store, task_id)
  const [relay] = await engine.store.load([{ kind: 'relay', id: task_id }])
  if (!relay.value) {
    const { status } = await engine.execute({ type: 'step', task_id, action: 'approve', details: {} }, askedBy(caller))
    return { task_id, status, merging: false }
  }
  const at = await look({ engine, task_id })
  await requireReviewed(at.relay.spec, task_id, commit)
  const { commandId: _, content: __, ...rest } = caller
  // Without the id, which is that of the approval: the second command under one id would not be executed.
  if (target !== undefined) await changeTargetOf(service, rest, { task_id, target })
  else await requireTarget(at)
  await engine.execute({ type: 'approve_work', task_id }, askedBy(caller))
  await engine.execute({ type: 'resume_work', task_id }, askedBy(rest))
  return { task_id, status: at.record.task.status, merging: true }
}

/** Work that came after the review is not approved with it. */
async function requireReviewed(
  spec: { readonly repository: string; readonly branch: string },
  task_id: string,
  commit: string | undefined,
): Promise<void> {
  if (commit === undefined) return
  const tip = await readBranch({ repository: spec.repository, branch: spec.branch })
  if (tip === null || tip === commit) return
  throw BatonError.of(
    'REVIEW_STALE',
    { task_id, reviewed: commit.slice(0, 12), now: tip.slice(0, 12) },
    { commit: tip },
  )
}
