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

/** Moves a branch by comparing and swapping it. A branch that has the commit already is landed. */
export async function land(context: EffectContext, effect: Land): Promise<Landed> {
  const { repository, branch, target, tip_ref } = context.at.relay.spec
  const name = effect.branch === 'task' ? branch : target
  const { from, to } = effect
  const git = await openTaskGit({ repository })
  const before = await readBranch({ repository, branch: name })
  // Performed before, by a worker that could not report it: what was set aside is kept, and the branch has gone on.
  const isThere = from !== to && before !== null && (await isAncestor(git, to, before))
  const aside = isThere ? keptAside(context, effect) : await putAside(context, effect)
  if (aside !== null && typeof aside !== 'string') return aside
  const now = await readBranch({ repository, branch: name })
  if (now === null) return { kind: 'moved', now, in_the_way: [], changes: [] }
  // Whatever becomes of the branch, what was landed last is kept; a commit that is only looked at is not.
  const isKept = from !== to || (now === to && isLanded(context, to))
  if (isKept && effect.branch === 'task' && tip_ref !== undefined)
    await keepCommit({ repository, ref: tip_ref, commit: to })
  if (from === to) return now === to ? { kind: 'landed', aside } : movedTo(context, effect, now)
  const moved: Advanced = await advanceBranch(git, { branch: name, from, to })
  if (moved.kind === 'advanced') return { kind: 'landed', aside }
  if (moved.kind === 'blocked') return { kind: 'blocked', files: moved.files }
  return movedTo(context, effect, moved.now)
}

/** The branch may stand there already: Baton left it there, or a person's commit that was taken over has passed. */
const isLanded = ({ at, visit }: EffectContext, commit: string): boolean =>
  commit === expectedTip(at.relay) || visit.evidence.some((one) => one.commit === commit && one.passed)

/** Keeps what somebody put on the task's branch, and puts the branch back; one that is gone is made again. */
async function putAside(context: EffectContext, effect: Land): Promise<string | Landed | null> {
  const { at, visit } = context
  const { aside, from, restore = false } = effect
  const { repository, branch } = at.relay.spec
  if (restore) await makeBranch({ repository, branch, commit: from })
  if (aside === null) return null
  try {
    return await setAside({ repository, task: visit.task_id, branch, commit: aside, to: from })
  } catch (error) {
    // Somebody was faster, or is in the way: that is for a person to decide, not for another try.
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

/** What somebody put there, and why it cannot be taken over, if it cannot. */
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
