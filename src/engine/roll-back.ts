import { BatonError } from '../protocol/baton-error.ts'
import { type BranchCommit, readBranchCommits } from '../workspace/git/read-branch-commits.ts'
import type { Reverted } from '../workspace/land/revert-change.ts'
import { makeCommit } from '../workspace/tree/make-commit.ts'
import type { WholeLook } from './look.ts'

interface RollBack {
  /** An agent: what the branch was after its last step. Or a commit of the branch, or the first characters of its id. */
  readonly to: string
  readonly tip: string
  readonly message: string
  readonly now: string
}

/**
 * Goes back to a step of a graph: one commit after the tip with the tree of that step, so everything after it is taken
 * back, undos too. Refused where something that is no step of the graph came after it. People, errors and
 * `workflow-state.md` call such a step a checkpoint, as the source document does; checkpoints of runs are not meant.
 */
export async function rollBack({ relay, record }: WholeLook, { to, tip, message, now }: RollBack): Promise<Reverted> {
  const { repository, branch } = relay.spec
  const { task_id } = record.task
  const commits = await readBranchCommits({ repository, from: relay.spec.base, to: tip })
  const place = commits.findIndex((one) => agentOf(one) === to || (to.length >= 7 && one.commit.startsWith(to)))
  const found = commits[place]
  if (!found) {
    const known = commits.flatMap((one) =>
      agentOf(one) === null ? [] : [`${agentOf(one)} ${one.commit.slice(0, 12)}`],
    )
    throw BatonError.of('CHECKPOINT_NOT_FOUND', { task_id, checkpoint: to, known: known.join(', ') || '-' })
  }
  const foreign = commits.slice(0, place).filter(({ subject }) => !/^\[(?:dispatch|undo|redo)\] /.test(subject))
  if (foreign.length > 0) {
    const builds = foreign.map(({ commit, subject }) => `${commit.slice(0, 12)} ${subject}`).join(', ')
    const reason = { ko: '그래프 밖의 작업이 뒤에 있음', en: 'work that is not of the graph came after it' }
    const how = `baton task reject ${task_id} --reason "…" --category quality --item "…"`
    throw BatonError.of('UNDO_BUILT_ON', { what: to, branch, commit: found.commit.slice(0, 12), reason, builds, how })
  }
  if (found.tree === commits[0]?.tree) return { kind: 'nothing' }
  const commit = await makeCommit({ repository, tree: found.tree, parents: [tip], message, at: now })
  return { kind: 'reverted', commit, tree: found.tree }
}

const agentOf = ({ subject }: BranchCommit): string | null => /^\[dispatch\] (\S+): /.exec(subject)?.[1] ?? null
