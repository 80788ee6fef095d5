import { expectedTip } from '../pipeline/relay/branch-tip.ts'
import type { Visit } from '../pipeline/relay/relay-record.ts'
import type { RunRecord } from '../pipeline/runs/run-record.ts'
import { BatonError } from '../protocol/baton-error.ts'
import { commitLine } from '../protocol/commit-line.ts'
import { type EvidenceWord, evidenceWord } from '../protocol/evidence/evidence-word.ts'
import { failureText } from '../protocol/evidence/failure-text.ts'
import type { Localized } from '../protocol/lang.ts'
import type { Evidence } from '../protocol/plays/evidence.ts'
import { visiblePath } from '../protocol/visible-path.ts'
import { readCommitMessage } from '../workspace/git/read-history.ts'
import { parentsOf, revertChange } from '../workspace/land/revert-change.ts'
import { readBranch } from '../workspace/land/task-branch.ts'
import { reviewDiff } from '../workspace/tree/review-diff.ts'
import type { EffectContext } from './effects/effect-context.ts'
import { gatherEvidence } from './effects/gather-evidence.ts'
import type { Engine } from './engine.ts'
import type { RelayEvent } from './follow/relay-event.ts'
import { look, lookWhole, type WholeLook } from './look.ts'
import { requireUnchanged } from './require-unchanged.ts'
import { rollBack } from './roll-back.ts'
import { ProjectSetups } from './setup/project-setups.ts'
import { revertNode, rollbackToRedo } from './undo-node.ts'
import type { UndoOptions } from './undo-options.ts'
import {
  commandOf,
  type LandedVisit,
  landedWith,
  mergedAlready,
  mergesTarget,
  movedBranch,
  nothingLeft,
  notLanded,
  REASONS,
  refusalOf,
  startedOn,
  underWay,
} from './undo-refusals.ts'

/** The stage name in the evidence of an undo. */
const UNDO_STAGE = 'UNDO'

export interface UndoneOnBranch {
  readonly task_id: string
  readonly branch: string
  /** The revert, and the commit whose change it takes back. */
  readonly commit: string
  readonly undone: string
  readonly changed: readonly string[]
  readonly result: EvidenceWord
  /** Of a redo that took back a rollback: the step that the rollback went back to. */
  readonly rollback: string | null
}

interface UndoContext {
  readonly engine: Engine
  readonly task_id: string
  readonly worker: string
  /** Where checks get their clones. */
  readonly home: string
  readonly signal: AbortSignal
  /** Reports the checks of the revert, which take a while. */
  readonly onEvent: (event: RelayEvent) => void
}

/** How often an undo begins anew because another process moved the branch. */
const TRIES = 10

/**
 * Reverts on the task's branch what a run put there. The revert commit is checked first; it is refused if it conflicts
 * with later work or if its checks fail. The branch is moved by a row of the queue (`executor/move-undone.ts`), so any
 * worker can finish the undo if this process is killed. Where another process undid something meanwhile, the revert is
 * made and checked anew on top of that.
 */
export async function undoLanded(context: UndoContext, options: UndoOptions): Promise<UndoneOnBranch> {
  const { engine, task_id } = context
  await requireUnchanged(engine.store, task_id)
  for (let tries = 1; ; tries += 1) {
    const at = await afterOtherUndos(context)
    try {
      return await undoOnce(context, at, options)
    } catch (error) {
      const isMoved = error instanceof BatonError && (error.code === 'BRANCH_MOVED' || error.code === 'TASK_BUSY')
      if (!isMoved || tries >= TRIES) throw error
      const { relay } = await look(context)
      if (!relay.undo && expectedTip(relay) === expectedTip(at.relay)) throw error
    }
  }
}

/** Waits until no other undo of the task has a branch to move, and reads the task. */
async function afterOtherUndos(context: UndoContext): Promise<WholeLook> {
  const { engine, signal } = context
  for await (const _ of engine.store.watch(signal)) if (!(await look(context)).relay.undo) break
  signal.throwIfAborted()
  return lookWhole(context)
}

async function undoOnce(context: UndoContext, at: WholeLook, options: UndoOptions): Promise<UndoneOnBranch> {
  const { engine, task_id } = context
  const { run, checkpoint, actor } = options
  const { repository, branch } = at.relay.spec
  if (at.relay.integration) throw mergedAlready(at, options.to === undefined ? run : undefined)
  const visit = requireLanded(at, run)
  requireIdle(at, run, visit)
  const tip = expectedTip(at.relay)
  const stands = await readBranch({ repository, branch })
  if (stands !== tip) throw movedBranch(at, { tip, now: stands, again: commandOf(task_id, options) })
  const now = new Date(engine.clock.now()).toISOString()
  const message = await undoMessage(at, { ...options, landed: visit.landed })
  const reverted =
    options.to !== undefined
      ? await rollBack(at, { to: options.to, tip, message, now })
      : await revert(at, visit, { ...options, tip, message, now })
  const refused = (reason: Localized, files: readonly string[] | null) =>
    refusalOf(at, visit, options, { tip, reason, files })
  if (reverted.kind === 'nothing') throw notLanded(at, run, nothingLeft(options))
  if (reverted.kind === 'conflict') {
    const reason = {
      ko: `나중 작업이 같은 곳을 바꿈 (${reverted.files.map(visiblePath).join(', ')})`,
      en: `later work changed the same places (${reverted.files.map(visiblePath).join(', ')})`,
    }
    throw await refused(reason, reverted.files)
  }
  const { commit } = reverted
  const evidence = await evidenceOf(context, at, { commit, tip, now })
  if (!evidence.passed) {
    const [first = ''] = failureText(evidence).split('\n')
    const reason = { ko: `검사가 실패함: ${first}`, en: `the checks fail without it: ${first}` }
    throw await refused(options.word === 'redo' ? { ...reason, en: `the checks fail with it: ${first}` } : reason, null)
  }
  const undone = visit.landed
  const rollback = options.word === 'redo' ? await rollbackToRedo(at, { node: run.node ?? '', tip }) : null
  const asked = { word: options.word ?? 'undo', agent: run.node ?? null, to: options.to ?? rollback } as const
  await engine.execute(
    { type: 'undo_landing', task_id, run_id: run.run_id, step: checkpoint, undone, commit, from: tip, evidence, asked },
    { actor },
  )
  const stood = expectedTip((await afterOtherUndos(context)).relay)
  if (stood !== commit) {
    const foreign = await readBranch({ repository, branch })
    throw movedBranch(at, { tip, now: foreign, again: commandOf(task_id, options) })
  }
  const { files } = await reviewDiff({ repository, from: tip, to: commit })
  const changed = files.map(({ path }) => path)
  return { task_id, branch, commit, undone, changed, result: evidenceWord(evidence), rollback }
}

/** Of a graph, the steps of one agent are taken back; elsewhere what the stage landed. */
async function revert(
  at: WholeLook,
  visit: LandedVisit,
  {
    run,
    checkpoint,
    word,
    ...how
  }: UndoOptions & { readonly tip: string; readonly message: string; readonly now: string },
) {
  const { repository } = at.relay.spec
  const { tip, message, now } = how
  if (run.node !== undefined && checkpoint === null)
    return revertNode(at, visit, { node: run.node, redo: word === 'redo', tip, message, now })
  return revertChange({ repository, tip, ...(await changeOf(at, run, visit, checkpoint)), message, at: now })
}

/** Runs the project's checks on the revert commit. */
function evidenceOf(
  { engine, worker, home, signal, task_id, onEvent }: UndoContext,
  at: WholeLook,
  { commit, tip, now }: { readonly commit: string; readonly tip: string; readonly now: string },
): Promise<Evidence> {
  const { spec, waived = [] } = at.relay
  const entry = { task_id, visit: `${task_id}/0`, stage: UNDO_STAGE, kind: 'work', tip, base: tip } as const
  const visit = {
    task_id,
    stage: UNDO_STAGE,
    evidence: [],
    entry: { ...entry, update: null, approved_by: null, at: now },
  }
  // Two processes may check the same commit: each has a folder of its own.
  const row = { work: `undo/${task_id}/${commit}/${worker}`, token: 0 }
  const onCheck: EffectContext['onCheck'] = async (stage, name, check) =>
    onEvent(check ? { type: 'check:ended', task_id, stage, check } : { type: 'check:started', task_id, stage, name })
  const setups = new ProjectSetups({ engine, home, worker, signal })
  return gatherEvidence(
    { engine, visit, at, row, worker, home, setups, signal, identity: null, onCheck },
    {
      do: 'gather_evidence',
      ...{ stage: UNDO_STAGE, run: null, commit, onto: tip, base: tip, checks: spec.checks, waived },
      own: { written: false, conflicts: [] },
    },
  )
}

/** The visit whose landed commit is the work of this run. */
function requireLanded(at: WholeLook, run: RunRecord): LandedVisit {
  const { relay, record, pipeline } = at
  const { run_id, node } = run
  if (pipeline.statuses.get(record.task.status)?.terminal) throw notLanded(at, run, REASONS.over)
  const own = relay.visits.find(({ runs }) => runs.some((one) => one.run_id === run_id))
  if (own && own.landed === null && own.tip !== '') throw notLanded(at, run, underWay(at, own.stage))
  // An agent of a graph that changed nothing in its last visit may have done so in an earlier one.
  const earlier = relay.visits.findLast((one) => node !== undefined && one.stage === own?.stage && hasChanged(one))
  const visit = own && hasChanged(own) ? own : earlier
  if (!visit || visit.landed === null) throw notLanded(at, run, REASONS.none)
  const by = visit.evidence.findLast(({ commit }) => commit === visit.landed)?.run_id ?? null
  if (by !== null && by !== run_id && node === undefined) throw notLanded(at, run, landedWith(visit.stage, by))
  return { ...visit, landed: visit.landed }
}

const hasChanged = ({ landed, tip }: Visit) => landed !== null && landed !== tip

/** Refuses if the next stage has started: its work was started with this change in it. */
function requireIdle(at: WholeLook, run: RunRecord, { landed }: LandedVisit): void {
  const { relay, record, pipeline } = at
  const kind = pipeline.statuses.get(record.task.status)?.kind
  const newest = relay.visits.toSorted((one, other) => other.seq - one.seq)[0]
  const begun = newest && newest.tip !== '' && newest.landed === null
  if (!begun || (kind !== 'in_progress' && kind !== 'revision' && kind !== 'hold')) return
  throw startedOn(at, run, newest, landed)
}

/** The commit or tree with the change, and the one before the change. */
async function changeOf(at: WholeLook, run: RunRecord, { landed, onto }: LandedVisit, checkpoint: number | null) {
  const { repository } = at.relay.spec
  if (checkpoint !== null) {
    const made = run.checkpoints.filter(({ tree }) => tree !== null)
    const place = made.findIndex(({ number }) => number === checkpoint)
    const before = made[place - 1]?.tree ?? run.workspace?.base ?? null
    const changed = made[place]?.tree ?? null
    if (changed === null || before === null) throw notLanded(at, run, REASONS.checkpoint)
    return { changed, before }
  }
  const parents = await parentsOf({ repository, commit: landed })
  // A merge with the target: a revert would also revert what others put on the target.
  if (parents.length > 1 && onto === undefined) throw mergesTarget(at, run, landed)
  return { changed: landed, before: parents[0] ?? at.relay.spec.base }
}

/** Quotes the subject of the reverted commit. `commitLine` makes sure that it cannot be read as a trailer. */
async function undoMessage(
  { relay }: WholeLook,
  { run, actor, landed, word, to }: Pick<UndoOptions, 'run' | 'actor' | 'word' | 'to'> & { readonly landed: string },
): Promise<string> {
  const { node, run_id } = run
  if (node !== undefined) {
    const [shown, trailer] = word === 'redo' ? ['redo', 'Baton-Redoes'] : ['undo', 'Baton-Undoes']
    const what = to === undefined ? node : commitLine(`back to ${to}`, 120)
    const back = word === 'rollback' ? `Baton-Rollback: ${commitLine(to ?? '', 120)}\n` : ''
    return `[${shown}] ${actor}: ${what}\n\nBaton-Task: ${relay.task_id}\nBaton-Agent: ${node}\n${back}${trailer}: ${run_id} ${landed}\n`
  }
  const said = await readCommitMessage({ repository: relay.spec.repository, commit: landed })
  const subject = commitLine(said.split('\n')[0] ?? '', 120) || landed.slice(0, 12)
  return `[undo] ${actor}: ${subject}\n\nBaton-Task: ${relay.task_id}\nBaton-Undoes: ${run_id} ${landed}\n`
}
