import { BatonError } from '../protocol/baton-error.ts'
import { type Checkpoint, readCheckpoints } from '../workspace/git/read-checkpoints.ts'
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
 * The tree of a checkpoint of a graph, as one commit after the tip: everything after it is taken back, undos too. Refused
 * where something that is no step of the graph came after it.
 */
export async function rollBack({ relay, record }: WholeLook, { to, tip, message, now }: RollBack): Promise<Reverted> {
  const { repository, branch } = relay.spec
  const { task_id } = record.task
  const made = await readCheckpoints({ repository, from: relay.spec.base, to: tip })
  const place = made.findIndex((one) => agentOf(one) === to || (to.length >= 7 && one.commit.startsWith(to)))
  const found = made[place]
  if (!found) {
    const known = made.flatMap((one) => (agentOf(one) === null ? [] : [`${agentOf(one)} ${one.commit.slice(0, 12)}`]))
    throw BatonError.of('CHECKPOINT_NOT_FOUND', { task_id, checkpoint: to, known: known.join(', ') || '-' })
  }
  const foreign = made.slice(0, place).filter(({ subject }) => !/^\[(?:dispatch|undo|redo)\] /.test(subject))
  if (foreign.length > 0) {
    const builds = foreign.map(({ commit, subject }) => `${commit.slice(0, 12)} ${subject}`).join(', ')
    const reason = { ko: '그래프 밖의 작업이 뒤에 있음', en: 'work that is not of the graph came after it' }
    const how = `baton task reject ${task_id} --reason "…" --category quality --item "…"`
    throw BatonError.of('UNDO_BUILT_ON', { what: to, branch, commit: found.commit.slice(0, 12), reason, builds, how })
  }
  if (found.tree === made[0]?.tree) return { kind: 'nothing' }
  const commit = await makeCommit({ repository, tree: found.tree, parents: [tip], message, at: now })
  return { kind: 'reverted', commit, tree: found.tree }
}

const agentOf = ({ subject }: Checkpoint): string | null => /^\[dispatch\] (\S+): /.exec(subject)?.[1] ?? null
