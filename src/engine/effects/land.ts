import { expectedTip } from '../../pipeline/relay/branch-tip.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Land } from '../../protocol/plays/effect.ts'
import type { Landed } from '../../protocol/plays/outcome.ts'
import { isAncestor, openTaskGit } from '../../workspace/git/task-git.ts'
import { type Advanced, advanceBranch } from '../../workspace/land/advance-branch.ts'
import { mergeCommits } from '../../workspace/land/merge-commits.ts'
import { asideRef, setAside } from '../../workspace/land/set-aside.ts'
import { keepCommit, makeBranch, readBranch } from '../../workspace/land/task-branch.ts'
import { reviewDiff } from '../../workspace/tree/review-diff.ts'
import type { EffectContext } from './effect-context.ts'

/**
 * Moves a branch by compare-and-swap. If the branch contains the commit already, the result is `landed`: an earlier
 * worker moved it and could not report. With `from` equal to `to`, it only checks that the branch is at that commit.
 */
export async function land(context: EffectContext, effect: Land): Promise<Landed> {
  const { repository, branch, target, tip_ref } = context.at.relay.spec
  const name = effect.branch === 'task' ? branch : target
  const { from, to } = effect
  const git = await openTaskGit({ repository })
  const before = await readBranch({ repository, branch: name })
  // An earlier worker performed this and could not report it. What it set aside is kept under its ref already.
  const isThere = from !== to && before !== null && (await isAncestor(git, to, before))
  const aside = isThere ? keptAside(context, effect) : await putAside(context, effect)
  if (aside !== null && typeof aside !== 'string') return aside
  const now = await readBranch({ repository, branch: name })
  if (now === null) return { kind: 'moved', now, in_the_way: [], changes: [] }
  // A ref keeps the last landed commit, also if the branch is deleted later. A commit that did not land gets no ref.
  const isKept = from !== to || (now === to && isLanded(context, to))
  if (isKept && effect.branch === 'task' && tip_ref !== undefined)
    await keepCommit({ repository, ref: tip_ref, commit: to })
  if (from === to) return now === to ? { kind: 'landed', aside } : movedTo(context, effect, now)
  const moved: Advanced = await advanceBranch(git, { branch: name, from, to })
  if (moved.kind === 'advanced') return { kind: 'landed', aside }
  if (moved.kind === 'blocked') return { kind: 'blocked', files: moved.files }
  return movedTo(context, effect, moved.now)
}

/** Whether the commit has landed: Baton left the branch there, or it is an accepted commit that passed its checks. */
const isLanded = ({ at, visit }: EffectContext, commit: string): boolean =>
  commit === expectedTip(at.relay) || visit.evidence.some((one) => one.commit === commit && one.passed)

/** Keeps a foreign commit under a ref and moves the task's branch back; restores a branch that was deleted. */
async function putAside(context: EffectContext, effect: Land): Promise<string | Landed | null> {
  const { at, visit } = context
  const { aside, from, restore = false } = effect
  const { repository, branch } = at.relay.spec
  if (restore) await makeBranch({ repository, branch, commit: from })
  if (aside === null) return null
  try {
    return await setAside({ repository, task: visit.task_id, branch, commit: aside, to: from })
  } catch (error) {
    // The branch was moved again, or uncommitted files block the update. A person decides; a retry would not help.
    if (!(error instanceof BatonError)) throw error
    if (error.code === 'BRANCH_BLOCKED') return { kind: 'blocked', files: namedFiles(error) }
    if (error.code !== 'BRANCH_MOVED') throw error
    const now = await readBranch({ repository, branch })
    return now === null ? { kind: 'moved', now, in_the_way: [], changes: [] } : movedTo(context, effect, now)
  }
}

const keptAside = ({ visit }: EffectContext, { aside }: Land): string | null =>
  aside === null ? null : asideRef(visit.task_id, aside)

const namedFiles = ({ details }: BatonError): readonly string[] =>
  (details as { readonly paths?: readonly string[] } | undefined)?.paths ?? []

const MOST_FILES = 20

/** Describes the foreign commit on the branch, and why it cannot be accepted, if it cannot. */
async function movedTo({ at }: EffectContext, { branch, from, to }: Land, now: string): Promise<Landed> {
  const { repository } = at.relay.spec
  if (branch === 'target') return { kind: 'moved', now, in_the_way: [], changes: [] }
  const git = await openTaskGit({ repository })
  const { files } = await reviewDiff({ repository, from, to: now })
  const lines = files.slice(0, MOST_FILES).map(({ path, added, removed }) => `${path} +${added} -${removed}`)
  const more = files.length > MOST_FILES ? [`+${files.length - MOST_FILES}`] : []
  const drops = !(await isAncestor(git, expectedTip(at.relay), now))
  const in_the_way = drops
    ? ['it drops commits that a stage has landed']
    : await conflictsWith(at.relay.created_at, repository, now, to)
  return { kind: 'moved', now, in_the_way, changes: [`git log ${from}..${now}`, ...lines, ...more] }
}

async function conflictsWith(at: string, repository: string, now: string, landing: string): Promise<readonly string[]> {
  const joined = await mergeCommits({ repository, ours: now, theirs: landing, message: 'tried only', at })
  return joined.kind === 'conflict' ? [`it conflicts with the work of this stage: ${joined.files.join(', ')}`] : []
}
