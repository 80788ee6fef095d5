import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { ClaimedWork } from '../../store/port.ts'
import { openTaskGit } from '../../workspace/git/task-git.ts'
import { advanceBranch } from '../../workspace/land/advance-branch.ts'
import { keepCommit } from '../../workspace/land/task-branch.ts'
import type { Engine } from '../engine.ts'
import { look } from '../look.ts'

/** Moves the task's branch to the revert commit, by compare-and-swap. Safe to do twice. */
export async function moveUndone(engine: Engine, { row, token }: ClaimedWork): Promise<void> {
  const task_id = row.task_id ?? ''
  const { relay } = await look({ engine, task_id })
  const { repository, branch, tip_ref } = relay.spec
  const { undo } = relay
  let moved = false
  if (undo) {
    const { from, commit: to } = undo
    if (tip_ref !== undefined) await keepCommit({ repository, ref: tip_ref, commit: to })
    const advanced = await advanceBranch(await openTaskGit({ repository }), { branch, from, to })
    moved = advanced.kind === 'advanced'
  }
  const claim = { work: row.id, token }
  await engine.execute({ type: 'branch_undone', task_id, moved, ...claim }, { actor: PLATFORM_AGENT })
}
