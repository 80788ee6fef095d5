import type { Land } from '../../protocol/plays/effect.ts'
import type { Landed } from '../../protocol/plays/outcome.ts'
import { type Advanced, advanceBranch } from '../../workspace/advance-branch.ts'
import { mergeCommits } from '../../workspace/merge-commits.ts'
import { reviewDiff } from '../../workspace/review-diff.ts'
import { setAside } from '../../workspace/set-aside.ts'
import { keepCommit, makeBranch, readBranch } from '../../workspace/task-branch.ts'
import { isAncestor, openTaskGit } from '../../workspace/task-git.ts'
import type { EffectContext } from './effect-context.ts'

/** Moves a branch by comparing and swapping it. A branch that has the commit already is landed. */
export async function land(context: EffectContext, effect: Land): Promise<Landed> {
  const { repository, branch, target, tip_ref } = context.at.relay.spec
  const name = effect.branch === 'task' ? branch : target
  const { from, to } = effect
  const aside = await putAside(context, effect)
  const now = await readBranch({ repository, branch: name })
  if (now === null) return { kind: 'moved', now, in_the_way: [], changes: [] }
  if (from === to) return now === to ? { kind: 'landed', aside } : movedTo(context, effect, now)
  // Whatever becomes of the branch, what was landed last is kept.
  if (effect.branch === 'task' && tip_ref !== undefined) await keepCommit({ repository, ref: tip_ref, commit: to })
  const git = await openTaskGit({ repository })
  const moved: Advanced = await advanceBranch(git, { branch: name, from, to })
  if (moved.kind === 'advanced') return { kind: 'landed', aside }
  if (moved.kind === 'blocked') return { kind: 'blocked', files: moved.files }
  return movedTo(context, effect, moved.now)
}

/** Keeps what somebody put on the task's branch, and puts the branch back; one that is gone is made again. */
async function putAside({ at, visit }: EffectContext, { aside, from, restore = false }: Land): Promise<string | null> {
  const { repository, branch } = at.relay.spec
  if (restore) await makeBranch({ repository, branch, commit: from })
  return aside === null ? null : setAside({ repository, task: visit.task_id, branch, commit: aside, to: from })
}

const MOST_FILES = 20

/** What somebody put there, and why it cannot be taken over, if it cannot. */
async function movedTo({ at }: EffectContext, { branch, from, to }: Land, now: string): Promise<Landed> {
  const { repository } = at.relay.spec
  if (branch === 'target') return { kind: 'moved', now, in_the_way: [], changes: [] }
  const git = await openTaskGit({ repository })
  const { files } = await reviewDiff({ repository, from, to: now })
  const lines = files.slice(0, MOST_FILES).map(({ path, added, removed }) => `${path} +${added} -${removed}`)
  const more = files.length > MOST_FILES ? [`+${files.length - MOST_FILES}`] : []
  const drops = !(await isAncestor(git, at.relay.tip ?? at.relay.spec.base, now))
  const in_the_way = drops
    ? ['it drops commits that a stage has landed']
    : await conflictsWith(at.relay.created_at, repository, now, to)
  return { kind: 'moved', now, in_the_way, changes: [`git log ${from}..${now}`, ...lines, ...more] }
}

async function conflictsWith(at: string, repository: string, now: string, landing: string): Promise<readonly string[]> {
  const joined = await mergeCommits({ repository, ours: now, theirs: landing, message: 'tried only', at })
  return joined.kind === 'conflict' ? [`it conflicts with the work of this stage: ${joined.files.join(', ')}`] : []
}
