import { BRANCH_OPTIONS, branchText } from '../../dispatch/plays/branch-item.ts'
import { expectedTip, landedTip } from '../../pipeline/relay/branch-tip.ts'
import type { NewItem } from '../../pipeline/relay/relay-item.ts'
import type { Evidence } from '../../pipeline/relay/relay-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { mergeCommits } from '../../workspace/merge-commits.ts'
import { reviewDiff } from '../../workspace/review-diff.ts'
import { setAside } from '../../workspace/set-aside.ts'
import { readBranch } from '../../workspace/task-branch.ts'
import { isAncestor, openTaskGit } from '../../workspace/task-git.ts'
import { askPerson } from './ask-person.ts'
import { holdTask } from './hold-task.ts'
import { type Look, type RelayContext, say, type Waits } from './relay-context.ts'

export interface SettleOptions {
  /** Work that is about to land: found on the branch, it landed before a crash. */
  readonly landing?: string
  /** Finds out whether a commit that is taken over holds, where no stage comes after it. */
  readonly check?: (commit: string) => Promise<Evidence>
}

/**
 * Makes sure that the task's branch stands where Baton left it, and answers with that commit. A branch that somebody
 * moved is never adopted by itself: a person takes the commit over as their own work, sets it aside, or stops the task.
 */
export async function settleBranch(
  context: RelayContext,
  at: Look,
  options: SettleOptions = {},
): Promise<{ readonly tip: string } | Waits> {
  const { repository, branch, tip_ref = '-' } = at.relay.spec
  const expected = expectedTip(at.relay)
  const now = await readBranch({ repository, branch })
  if (now === expected || (now !== null && now === options.landing)) return { tip: expected }
  if (now === null) throw BatonError.of('BRANCH_GONE', { branch, expected, ref: tip_ref })
  const item = await itemFor(at, now, options)
  const asked = await askPerson(context, at, item)
  if ('wait' in asked) return asked
  const { answer } = asked
  const { key } = item
  const { task_id } = context
  switch (answer.choice) {
    case 'take': {
      const evidence = (await options.check?.(now)) ?? null
      await say(context, { type: 'take_branch', key, commit: now, evidence })
      return { tip: now }
    }
    case 'set_aside': {
      const ref = await setAside({ repository, task: task_id, branch, commit: now, to: expected })
      await say(context, { type: 'set_aside_branch', key, commit: now, ref })
      return { tip: expected }
    }
    default:
      return holdTask(context, { key, by: answer.by, note: answer.note ?? item.text.en })
  }
}

/** What the person is asked. The number of steps is in the key: after a hold it is asked anew. */
async function itemFor(at: Look, now: string, { landing }: SettleOptions): Promise<NewItem> {
  const { branch } = at.relay.spec
  const expected = expectedTip(at.relay)
  const inTheWay = await whyNotTaken(at, now, landing)
  const { take, set_aside, stop } = BRANCH_OPTIONS
  return {
    key: `branch/${at.record.task.pipeline_history.length}/${now}`,
    kind: 'branch_moved',
    to: 'po',
    text: branchText(branch, expected, now),
    details: [...(await changesOf(at, expected, now)), ...inTheWay],
    options: inTheWay.length === 0 ? [take, set_aside, stop] : [set_aside, stop],
    confirmable: false,
  }
}

/** It can be taken over where nothing that Baton landed is lost by it, and the work at hand joins it without conflict. */
async function whyNotTaken(at: Look, now: string, landing: string | undefined): Promise<string[]> {
  const { repository } = at.relay.spec
  const git = await openTaskGit({ repository })
  if (!(await isAncestor(git, landedTip(at.relay), now))) return ['it drops commits that a stage has landed']
  if (landing === undefined) return []
  const joined = await mergeCommits({
    repository,
    ours: now,
    theirs: landing,
    message: 'to be seen',
    at: at.relay.created_at,
  })
  return joined.kind === 'conflict' ? [`it conflicts with the work of this stage: ${joined.files.join(', ')}`] : []
}

const MOST_FILES = 20

async function changesOf({ relay }: Look, from: string, to: string): Promise<string[]> {
  const { files } = await reviewDiff({ repository: relay.spec.repository, from, to })
  const lines = files.slice(0, MOST_FILES).map(({ path, added, removed }) => `${path} +${added} -${removed}`)
  return [`git log ${from}..${to}`, ...lines, ...(files.length > MOST_FILES ? [`+${files.length - MOST_FILES}`] : [])]
}
