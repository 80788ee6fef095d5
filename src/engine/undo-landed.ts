import { expectedTip } from '../pipeline/relay/branch-tip.ts'
import type { Visit } from '../pipeline/relay/relay-record.ts'
import type { RunRecord } from '../pipeline/runs/run-record.ts'
import { BatonError } from '../protocol/baton-error.ts'
import { commitLine } from '../protocol/commit-line.ts'
import { type EvidenceWord, evidenceWord } from '../protocol/evidence/evidence-word.ts'
import { failureText } from '../protocol/evidence/failure-text.ts'
import type { Localized } from '../protocol/lang.ts'
import type { Evidence } from '../protocol/plays/evidence.ts'
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
import { builtOnNode, revertNode } from './undo-node.ts'

/** The stage name in the evidence of an undo. */
const UNDO_STAGE = 'UNDO'

export interface UndoOptions {
  readonly run: RunRecord
  /** The checkpoint whose change is taken back; null: everything that the run put on the branch. */
  readonly step: number | null
  readonly actor: string
  /** Of a specialist of a graph: its last undo is taken back. */
  readonly redo?: boolean
  /** Of a graph: the checkpoint that the branch goes back to, as an agent or a commit. */
  readonly to?: string
}

export interface UndoneOnBranch {
  readonly task_id: string
  readonly branch: string
  /** The revert, and the commit whose change it takes back. */
  readonly commit: string
  readonly undone: string
  readonly changed: readonly string[]
  readonly result: EvidenceWord
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

/**
 * Reverts on the task's branch what a run put there. The revert commit is checked first; it is refused if it conflicts
 * with later work or if its checks fail. The branch is moved by a row of the queue (`executor/move-undone.ts`), so any
 * worker can finish the undo if this process is killed.
 */
export async function undoLanded(context: UndoContext, options: UndoOptions): Promise<UndoneOnBranch> {
  const { engine, task_id, signal } = context
  const { run, step, actor, redo = false, to } = options
  await requireUnchanged(engine.store, task_id)
  const at = await lookWhole(context)
  const { repository, branch } = at.relay.spec
  const visit = requireLanded(at, run)
  requireIdle(at, run.run_id, visit)
  const tip = expectedTip(at.relay)
  const stands = await readBranch({ repository, branch })
  const moved = (now: string | null) =>
    BatonError.of('BRANCH_MOVED', { branch, expected: tip, now: now ?? '-', how: `baton run --resume ${task_id}` })
  if (stands !== tip) throw moved(stands)
  const now = new Date(engine.clock.now()).toISOString()
  const message = await undoMessage(at, { run, actor, landed: visit.landed, redo, to })
  const reverted = to
    ? await rollBack(at, { to, tip, message, now })
    : await revert(at, visit, { run, step, redo, tip, message, now })
  const refused = (reason: Localized, files: readonly string[] | null) =>
    run.node === undefined
      ? builtOn(at, run.run_id, visit, reason, files)
      : builtOnNode(at, { run_id: run.run_id, node: run.node, tip, reason, files })
  if (reverted.kind === 'nothing') throw notLanded(at, run.run_id, REASONS.gone)
  if (reverted.kind === 'conflict') {
    const reason = {
      ko: `나중 작업이 같은 곳을 바꿈 (${reverted.files.join(', ')})`,
      en: `later work changed the same places (${reverted.files.join(', ')})`,
    }
    throw await refused(reason, reverted.files)
  }
  const { commit } = reverted
  const evidence = await evidenceOf(context, at, { commit, tip, now })
  if (!evidence.passed) {
    const [first = ''] = failureText(evidence).split('\n')
    const reason = { ko: `되돌리면 검사가 실패함: ${first}`, en: `the checks fail without it: ${first}` }
    throw await refused(reason, null)
  }
  const { run_id } = run
  const undone = visit.landed
  await engine.execute({ type: 'undo_landing', task_id, run_id, step, undone, commit, from: tip, evidence }, { actor })
  for await (const _ of engine.store.watch(signal)) if (!(await look(context)).relay.undo) break
  signal.throwIfAborted()
  const stood = expectedTip((await look(context)).relay)
  if (stood !== commit) throw moved(await readBranch({ repository, branch }))
  const { files } = await reviewDiff({ repository, from: tip, to: commit })
  const changed = files.map(({ path }) => path)
  return { task_id, branch, commit, undone, changed, result: evidenceWord(evidence) }
}

/** Of a graph, the steps of one agent are taken back; elsewhere what the stage landed. */
async function revert(
  at: WholeLook,
  visit: Landed,
  {
    run,
    step,
    redo,
    ...how
  }: Pick<UndoOptions, 'run' | 'step'> & { redo: boolean; tip: string; message: string; now: string },
) {
  const { repository } = at.relay.spec
  if (run.node !== undefined && step === null) return revertNode(at, visit, { node: run.node, redo, ...how })
  const { tip, message, now } = how
  return revertChange({ repository, tip, ...(await changeOf(at, run, visit, step)), message, at: now })
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
  const row = { work: `undo/${task_id}/${commit}`, token: 0 }
  const onCheck: EffectContext['onCheck'] = async (stage, name, check) =>
    onEvent(check ? { type: 'check:ended', task_id, stage, check } : { type: 'check:started', task_id, stage, name })
  return gatherEvidence(
    { engine, visit, at, row, worker, home, signal, identity: null, onCheck },
    {
      do: 'gather_evidence',
      ...{ stage: UNDO_STAGE, run: null, commit, onto: tip, base: tip, checks: spec.checks, waived },
      own: { written: false, conflicts: [] },
    },
  )
}

type Landed = Visit & { readonly landed: string }

/** The visit whose landed commit is the work of this run. */
function requireLanded(at: WholeLook, { run_id, node }: RunRecord): Landed {
  const { relay, record, pipeline } = at
  const { target } = relay.spec
  const { integration } = relay
  if (integration)
    throw BatonError.of('UNDO_MERGED', {
      run_id,
      target,
      task_id: relay.task_id,
      commit: integration.commit.slice(0, 12),
    })
  if (pipeline.statuses.get(record.task.status)?.terminal) throw notLanded(at, run_id, REASONS.over)
  const visit = relay.visits.find(({ runs }) => runs.some((run) => run.run_id === run_id))
  if (!visit || visit.landed === null || visit.landed === visit.tip) throw notLanded(at, run_id, REASONS.none)
  const by = visit.evidence.findLast(({ commit }) => commit === visit.landed)?.run_id ?? null
  if (by !== null && by !== run_id && node === undefined) {
    const reason = {
      ko: `${visit.stage} 단계의 작업은 실행 ${by} 의 작업과 함께 반영됨. 되돌리려면: baton runs undo ${by}`,
      en: `the work of ${visit.stage} landed with ${by}; undo that with baton runs undo ${by}`,
    }
    throw notLanded(at, run_id, reason)
  }
  return { ...visit, landed: visit.landed }
}

/** Refuses if the next stage has started: its work was started with this change in it. */
function requireIdle(at: WholeLook, run_id: string, { landed }: Landed): void {
  const { relay, record, pipeline } = at
  const kind = pipeline.statuses.get(record.task.status)?.kind
  const newest = relay.visits.toSorted((one, other) => other.seq - one.seq)[0]
  const begun = newest && newest.tip !== '' && newest.landed === null
  if (!begun || (kind !== 'in_progress' && kind !== 'revision' && kind !== 'hold')) return
  const runs = newest.runs.map((one) => one.run_id).join(', ')
  throw refusal(at, run_id, {
    landed,
    reason: {
      ko: `${newest.stage} 단계가 이 위에서 작업을 시작함`,
      en: `${newest.stage} has already started work on top of it`,
    },
    builds: `${newest.stage} ${runs}`,
    how: `baton run --resume ${record.task.task_id}, baton runs undo ${run_id}`,
  })
}

/** The commit or tree with the change, and the one before the change. */
async function changeOf(at: WholeLook, run: RunRecord, { landed, onto }: Landed, step: number | null) {
  const { repository, target } = at.relay.spec
  if (step !== null) {
    const made = run.checkpoints.filter(({ tree }) => tree !== null)
    const place = made.findIndex(({ number }) => number === step)
    const before = made[place - 1]?.tree ?? run.workspace?.base ?? null
    const changed = made[place]?.tree ?? null
    if (changed === null || before === null) throw notLanded(at, run.run_id, REASONS.step)
    return { changed, before }
  }
  const parents = await parentsOf({ repository, commit: landed })
  // A merge with the target: a revert would also revert what others put on the target.
  if (parents.length > 1 && onto === undefined) {
    const how = `baton task reject ${at.record.task.task_id} --reason "…" --category quality --item "…"`
    const reason = { ko: `${target} 브랜치와의 병합이 함께 들어 있음`, en: `it also merges ${target} into the branch` }
    throw refusal(at, run.run_id, { landed, reason, builds: '-', how })
  }
  return { changed: landed, before: parents[0] ?? at.relay.spec.base }
}

/** The refusal that names the stages which landed later and changed the same files. */
async function builtOn(
  at: WholeLook,
  run_id: string,
  visit: Landed,
  reason: Localized,
  files: readonly string[] | null,
): Promise<BatonError> {
  const { repository } = at.relay.spec
  const later = at.relay.visits
    .filter((one) => one.seq > visit.seq && one.landed !== null && one.landed !== one.tip)
    .toSorted((one, other) => one.seq - other.seq)
  const builds: string[] = []
  for (const { stage, landed, tip, runs } of later) {
    const changed = (await reviewDiff({ repository, from: tip, to: landed ?? tip })).files.map(({ path }) => path)
    if (files !== null && !changed.some((path) => files.includes(path))) continue
    builds.push(`${stage} ${landed?.slice(0, 12)} (${runs.at(-1)?.run_id})`)
  }
  const { task_id } = at.record.task
  const last = later.at(-1)?.runs.at(-1)?.run_id
  const first = builds.length > 0 && last !== undefined ? `baton runs undo ${last}, ` : ''
  const how = `${first}baton task reject ${task_id} --reason "…" --category quality --item "…"`
  return refusal(at, run_id, { landed: visit.landed, reason, builds: builds.join(', ') || '-', how })
}

interface Refusal {
  readonly landed: string
  readonly reason: Localized
  readonly builds: string
  readonly how: string
}

function refusal({ relay }: WholeLook, run_id: string, { landed, reason, builds, how }: Refusal): BatonError {
  const { branch } = relay.spec
  return BatonError.of('UNDO_BUILT_ON', { run_id, branch, commit: landed.slice(0, 12), reason, builds, how })
}

const notLanded = ({ relay }: WholeLook, run_id: string, reason: Localized) =>
  BatonError.of('UNDO_NOT_LANDED', { run_id, branch: relay.spec.branch, reason })

/** Quotes the subject of the reverted commit. `commitLine` makes sure that it cannot be read as a trailer. */
async function undoMessage(
  { relay }: WholeLook,
  {
    run,
    actor,
    landed,
    redo,
    to,
  }: Pick<UndoOptions, 'run' | 'actor'> & { landed: string; redo: boolean; to: string | undefined },
): Promise<string> {
  const { node, run_id } = run
  if (node !== undefined) {
    const [word, trailer] = redo ? ['redo', 'Baton-Redoes'] : ['undo', 'Baton-Undoes']
    return `[${word}] ${actor}: ${to === undefined ? node : commitLine(`back to ${to}`, 120)}\n\nBaton-Task: ${relay.task_id}\nBaton-Agent: ${node}\n${trailer}: ${run_id} ${landed}\n`
  }
  const said = await readCommitMessage({ repository: relay.spec.repository, commit: landed })
  const subject = commitLine(said.split('\n')[0] ?? '', 120) || landed.slice(0, 12)
  return `[undo] ${actor}: ${subject}\n\nBaton-Task: ${relay.task_id}\nBaton-Undoes: ${run_id} ${landed}\n`
}

const REASONS = {
  none: {
    ko: '이 실행은 파일을 바꾸지 않았거나 아직 반영되지 않음',
    en: 'it changed no file there, or has not landed',
  },
  gone: { ko: '그 변경이 브랜치에 남아 있지 않음', en: 'nothing of the change is left on the branch' },
  over: { ko: '태스크가 끝남', en: 'the task is over' },
  step: { ko: '그런 체크포인트가 없음', en: 'there is no such checkpoint' },
} as const satisfies Record<string, Localized>
