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

/** The steps of the task since a commit, by default all of them, the newest first; undos and redos among them. */
async function stepsOf({ relay }: WholeLook, tip: string, from = relay.spec.base): Promise<readonly StepCommit[]> {
  const { task_id, spec } = relay
  return readSteps({ repository: spec.repository, task_id, from, to: tip, line: true, redos: true })
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
  if (redo) return revertSteps(at, openUndos(steps, node).slice(0, 1), undo)
  if (isUndone(steps, node)) return { kind: 'nothing' }
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

/** The undos of an agent that were not taken back, the newest first: each redo takes back the last one before it. */
export function openUndos(steps: readonly StepCommit[], node: string): readonly StepCommit[] {
  let redone = 0
  return steps.filter(({ undoes, redoes, agent }) => {
    if (agent !== node) return false
    if (redoes !== null) redone += 1
    if (undoes === null) return false
    if (redone === 0) return true
    redone -= 1
    return false
  })
}

/** Whether the newest work of an agent was undone by itself. What a rollback left of it is seen in the files. */
function isUndone(steps: readonly StepCommit[], node: string): boolean {
  const newest = openUndos(steps, node).find(({ rollback }) => rollback === null)
  const undone = newest === undefined ? -1 : steps.indexOf(newest)
  const worked = steps.findIndex((one) => isBy(one, node))
  return undone >= 0 && undone < worked
}

/** Where the redo of an agent would take back a rollback: the step that the rollback went back to. */
export async function rollbackToRedo(
  at: WholeLook,
  { node, tip }: Pick<NodeUndo, 'node' | 'tip'>,
): Promise<string | null> {
  const [newest] = openUndos(await stepsOf(at, tip), node)
  return newest?.rollback ?? null
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

interface Refused {
  readonly run_id: string
  readonly node: string
  readonly tip: string
  readonly reason: Localized
  /** Those in conflict; null: the checks failed. */
  readonly files: readonly string[] | null
}

/**
 * The refusal that names the agents whose later steps build on it: those with the files. Where the checks fail, those that
 * come after it in the graph.
 */
export async function builtOnNode(at: WholeLook, refused: Refused): Promise<BatonError> {
  const { run_id, node, tip, reason, files } = refused
  const { branch } = at.relay.spec
  const steps = await stepsOf(at, tip)
  const first = steps.findLastIndex((one) => isBy(one, node))
  const { task_id } = at.record.task
  const later = steps.slice(0, Math.max(first, 0)).filter((one) => one.run_id !== null)
  const all = await agentsWith(at, later, { node, files })
  const standing = all.filter((name) => openUndos(steps, name).length === 0)
  const known = standing.length > 0 ? standing : all
  const after = files === null ? agentsAfter(at, node) : new Set<string>()
  const dependent = known.filter((name) => after.has(name))
  const names = dependent.length > 0 ? dependent : known
  // Where no agent is in the way, the same command would be refused again.
  const how =
    names.length === 0
      ? `baton task reject ${task_id} --reason "…" --category quality --item "…"`
      : [...names, node].map((one) => `baton dispatch undo ${task_id} ${one}`).join(', ')
  const commit = (steps[first]?.commit ?? tip).slice(0, 12)
  return BatonError.of(
    'UNDO_BUILT_ON',
    { what: node, branch, commit, reason, builds: names.join(', ') || '-', how },
    { run_id },
  )
}

/** The agents that come after one in its graph: where checks fail without it, their work is what needs it. */
function agentsAfter({ relay }: WholeLook, node: string): ReadonlySet<string> {
  const { graph = [] } = relay.visits.findLast((visit) => visit.graph?.some(({ agent }) => agent === node)) ?? {}
  const found = new Set([node])
  for (let size = 0; size < found.size; ) {
    size = found.size
    for (const { agent, needs } of graph) if (needs.some((one) => found.has(one))) found.add(agent)
  }
  found.delete(node)
  return found
}

/** The refusal of a redo: names the agents that were undone since and whose work it needs, else those that came after. */
export async function redoRefused(at: WholeLook, refused: Refused): Promise<BatonError> {
  const { run_id, node, tip, reason, files } = refused
  const { branch } = at.relay.spec
  const steps = await stepsOf(at, tip)
  const [undo] = openUndos(steps, node)
  const place = steps.findIndex(({ commit }) => commit === undo?.commit)
  const { task_id } = at.record.task
  const since = steps.slice(0, Math.max(place, 0))
  const undone = since.filter((one) => one.agent !== null && openUndos(steps, one.agent).includes(one))
  const needed = await agentsWith(at, undone, { node, files })
  const names = needed.length > 0 ? needed : await agentsWith(at, since, { node, files })
  const how =
    needed.length > 0
      ? [...needed, node].map((one) => `baton dispatch redo ${task_id} ${one}`).join(', ')
      : `baton task reject ${task_id} --reason "…" --category quality --item "…"`
  return BatonError.of('REDO_REFUSED', { what: node, branch, reason, builds: names.join(', ') || '-', how }, { run_id })
}

/** The other agents of some steps: of those that changed one of the files, or of all. */
async function agentsWith(
  { relay }: WholeLook,
  steps: readonly StepCommit[],
  { node, files }: Pick<Refused, 'node' | 'files'>,
): Promise<readonly string[]> {
  const { repository } = relay.spec
  const found = new Set<string>()
  for (const step of steps) {
    const agent = step.agent ?? /^\[dispatch\] (\S+): /.exec(step.subject)?.[1]
    if (agent === undefined || agent === node) continue
    const changed = await changedEntries({ repository, from: step.before, to: step.commit })
    if (files === null || changed.some(({ path }) => files.includes(path))) found.add(agent)
  }
  return [...found]
}
