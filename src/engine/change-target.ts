import { expectedTip } from '../pipeline/relay/branch-tip.ts'
import { isLanding, visitId } from '../pipeline/visits/visit-record.ts'
import { BatonError } from '../protocol/baton-error.ts'
import { commonAncestor, isAncestor, openTaskGit } from '../workspace/git/task-git.ts'
import { branchesWith, readBranch, readTarget, unusableTarget } from '../workspace/land/task-branch.ts'
import type { Engine } from './engine.ts'
import { type Look, look } from './look.ts'

/** Changes the target branch of a task, with an event. Returns the old target. */
export async function changeTarget(engine: Engine, task_id: string, target: string, actor: string): Promise<string> {
  const { relay } = await look({ engine, task_id })
  const { repository, branch } = relay.spec
  const { stands } = await readTarget({ repository, branch, target })
  // A renamed branch passes: its commits are the same.
  const related = await commonAncestor(await openTaskGit({ repository }), stands, expectedTip(relay))
  if (related === undefined) throw unusableTarget(repository, target, UNRELATED)
  await requireNotLanded(engine, task_id)
  const { before } = await engine.execute({ type: 'change_target', task_id, target }, { actor })
  return before
}

/**
 * Refuses (`TASK_BUSY`) if an approval has already moved the old target and was killed before it reported so. The
 * approval must be finished first.
 */
async function requireNotLanded(engine: Engine, task_id: string): Promise<void> {
  const { relay, record } = await look({ engine, task_id })
  const [visit] = await engine.store.load([{ kind: 'visit', id: visitId(task_id, record.carried?.visit ?? 0) }])
  const landing = Object.values(visit.value?.outstanding ?? {}).find(isLanding)?.effect
  if (landing?.do !== 'land' || landing.branch !== 'target') return
  const { repository, target } = relay.spec
  const stands = await readBranch({ repository, branch: target })
  if (stands !== null && (await isAncestor(await openTaskGit({ repository }), landing.to, stands))) {
    throw BatonError.of('TASK_BUSY', { task_id })
  }
}

const UNRELATED = { ko: '이 작업과 이어진 커밋이 없음', en: 'it has no commit in common with the work' }

const MOST_NAMED = 5

/** Returns the commit of the target branch. If the branch was renamed or deleted, the error lists other branches. */
export async function requireTarget({ relay }: Pick<Look, 'relay'>): Promise<string> {
  const { repository, target, branch, base } = relay.spec
  const commit = await readBranch({ repository, branch: target })
  if (commit !== null) return commit
  const contain = (await branchesWith({ repository, commit: base })).filter((name) => name !== branch)
  const found = contain.length > 0 ? contain : (await branchesWith({ repository })).filter((name) => name !== branch)
  const branches = found.slice(0, MOST_NAMED).join(', ') + (found.length > MOST_NAMED ? ', …' : '')
  const { task_id } = relay
  throw BatonError.of('TARGET_GONE', { task_id, target, branches: branches || '-' }, { branches: found })
}
