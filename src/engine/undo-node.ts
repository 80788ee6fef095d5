import type { Visit } from '../pipeline/relay/relay-record.ts'
import { BatonError } from '../protocol/baton-error.ts'
import type { Localized } from '../protocol/lang.ts'
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

/** The steps of a visit of a graph, the newest first; and those of one agent of it. */
async function stepsOf({ relay }: WholeLook, visit: Pick<Visit, 'tip'>, tip: string): Promise<readonly StepCommit[]> {
  return readSteps({ repository: relay.spec.repository, from: visit.tip, to: tip })
}

const isBy = ({ subject }: StepCommit, node: string) => subject.startsWith(`[dispatch] ${node}: `)

/** All steps of one agent taken back, as one commit after the tip. Steps of others stay. */
export async function revertNode(
  at: WholeLook,
  visit: Pick<Visit, 'tip'>,
  { node, tip, message, now, redo }: NodeUndo,
): Promise<Reverted> {
  const { repository } = at.relay.spec
  const steps = await stepsOf(at, visit, tip)
  const own = steps.filter((one) => isBy(one, node))
  const runs = new Set(own.map(({ run_id }) => run_id))
  const undos = steps.filter(({ undoes }) => undoes !== null && runs.has(undoes)).slice(0, 1)
  let last: Reverted = { kind: 'nothing' }
  let stands = tip
  for (const { commit, before } of redo ? undos : own) {
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

/** The refusal that names the agents whose later steps build on it: those with the files, or all of them. */
export async function builtOnNode(
  at: WholeLook,
  visit: Pick<Visit, 'tip'>,
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
  const steps = await stepsOf(at, visit, tip)
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
  const how = [
    ...names.map((one) => `baton dispatch undo ${task_id} ${one}`),
    `baton dispatch undo ${task_id} ${node}`,
  ].join(', ')
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
