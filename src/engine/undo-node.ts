import type { Visit } from '../pipeline/relay/relay-record.ts'
import { BatonError } from '../protocol/baton-error.ts'
import type { Localized } from '../protocol/lang.ts'
import { readCommitFile } from '../workspace/git/read-history.ts'
import { readSteps, type StepCommit } from '../workspace/git/read-steps.ts'
import { type Reverted, revertChange } from '../workspace/land/revert-change.ts'
import { makeCommit } from '../workspace/tree/make-commit.ts'
import { changedEntries } from '../workspace/tree/tree-entries.ts'
import type { WholeLook } from './look.ts'

interface NodeUndo {
  readonly node: string
  readonly tip: string
  readonly message: string
  readonly now: string
  /** Takes back the last undo of the agent instead. */
  readonly redo: boolean
}

/** The steps of the task since a commit, by default all of them, the newest first. */
async function stepsOf({ relay }: WholeLook, tip: string, from = relay.spec.base): Promise<readonly StepCommit[]> {
  const { task_id, spec } = relay
  return readSteps({ repository: spec.repository, task_id, from, to: tip, line: true })
}

const isBy = ({ subject }: StepCommit, node: string) => subject.startsWith(`[dispatch] ${node}: `)

/**
 * All steps of one agent taken back, as one commit after the tip. Steps of others stay.
 *
 * The agent's steps before and after a merge with the target do not always go together. Then those of this visit go,
 * unless they resolved the conflicts of that merge: without them the files would have conflict markers.
 */
export async function revertNode(
  at: WholeLook,
  visit: Pick<Visit, 'tip'>,
  { redo, ...undo }: NodeUndo,
): Promise<Reverted> {
  const { node, tip } = undo
  const steps = await stepsOf(at, tip)
  if (redo) {
    const undos = steps.filter(({ undoes, agent }) => undoes !== null && agent === node)
    return revertSteps(at, undos.slice(0, 1), undo)
  }
  const all = await revertSteps(
    at,
    steps.filter((one) => isBy(one, node)),
    undo,
  )
  if (all.kind !== 'conflict') return all
  const recent = (await stepsOf(at, tip, visit.tip)).filter((one) => isBy(one, node))
  const some = await revertSteps(at, recent, undo)
  return some.kind === 'reverted' && !(await isMarked(at, tip, some.tree)) ? some : all
}

async function revertSteps(
  { relay }: WholeLook,
  steps: readonly StepCommit[],
  { tip, message, now }: Omit<NodeUndo, 'redo'>,
): Promise<Reverted> {
  const { repository } = relay.spec
  let last: Reverted = { kind: 'nothing' }
  let stands = tip
  for (const { commit, before } of steps) {
    const reverted = await revertChange({ repository, tip: stands, changed: commit, before, message, at: now })
    if (reverted.kind === 'conflict') return reverted
    if (reverted.kind === 'nothing') continue
    last = reverted
    stands = reverted.commit
  }
  if (last.kind !== 'reverted') return last
  // One commit, however many steps there were.
  return { ...last, commit: await makeCommit({ repository, tree: last.tree, parents: [tip], message, at: now }) }
}

const FILE_BYTES = 1_000_000

/** Whether a file that differs between two trees has conflict markers in the second. */
async function isMarked({ relay }: WholeLook, from: string, to: string): Promise<boolean> {
  const { repository } = relay.spec
  for (const { path } of await changedEntries({ repository, from, to })) {
    const text = await readCommitFile({ repository, commit: to, path, limitBytes: FILE_BYTES })
    if (text !== undefined && /^<{7} /m.test(text) && /^>{7} /m.test(text)) return true
  }
  return false
}

/** The refusal that names the agents whose later steps build on it: those with the files, or all of them. */
export async function builtOnNode(
  at: WholeLook,
  {
    run_id,
    node,
    tip,
    reason,
    files,
  }: {
    readonly run_id: string
    readonly node: string
    readonly tip: string
    readonly reason: Localized
    readonly files: readonly string[] | null
  },
): Promise<BatonError> {
  const { repository, branch } = at.relay.spec
  const steps = await stepsOf(at, tip)
  const first = steps.findLastIndex((one) => isBy(one, node))
  const builds = new Set<string>()
  for (const step of steps.slice(0, Math.max(first, 0))) {
    const [, agent] = /^\[dispatch\] (\S+): /.exec(step.subject) ?? []
    if (agent === undefined || agent === node || step.run_id === null) continue
    const changed = await changedEntries({ repository, from: step.before, to: step.commit })
    if (files === null || changed.some(({ path }) => files.includes(path))) builds.add(agent)
  }
  const { task_id } = at.record.task
  const names = [...builds]
  // Where no agent is in the way, the same command would be refused again.
  const how =
    names.length === 0
      ? `baton task reject ${task_id} --reason "…" --category quality --item "…"`
      : [...names, node].map((one) => `baton dispatch undo ${task_id} ${one}`).join(', ')
  return BatonError.of('UNDO_BUILT_ON', {
    ...{
      run_id,
      branch,
      commit: (steps[first]?.commit ?? tip).slice(0, 12),
      reason,
      builds: names.join(', ') || '-',
      how,
    },
  })
}
