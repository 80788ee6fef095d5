import { expectedTip } from '../../pipeline/relay/branch-tip.ts'
import type { Visit } from '../../pipeline/relay/relay-record.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { commitLine } from '../../protocol/commit-line.ts'
import { type EvidenceWord, evidenceWord } from '../../protocol/evidence/evidence-word.ts'
import { failureText } from '../../protocol/evidence/failure-text.ts'
import type { Localized } from '../../protocol/lang.ts'
import { landCommit } from '../../workspace/land-commit.ts'
import { readCommitMessage } from '../../workspace/read-history.ts'
import { parentsOf, revertChange } from '../../workspace/revert-change.ts'
import { reviewDiff } from '../../workspace/review-diff.ts'
import { keepCommit, readBranch } from '../../workspace/task-branch.ts'
import { requireUnchanged } from '../require-unchanged.ts'
import { verify } from './integrate.ts'
import { type Look, look, type RelayContext, say } from './relay-context.ts'

/** The stage that the checks of an undo stand under. */
const UNDO_STAGE = 'UNDO'

export interface UndoOptions {
  readonly run: RunRecord
  /** The checkpoint whose change is taken back; null: everything that the run put on the branch. */
  readonly step: number | null
  readonly actor: string
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

/**
 * Takes back on the task's branch what a run put there: a revert commit, which lands by the rules of all work. It is
 * checked first, and nothing is moved where it conflicts with later work or the checks fail without it.
 */
export async function undoLanded(context: RelayContext, options: UndoOptions): Promise<UndoneOnBranch> {
  const { engine, task_id } = context
  await requireUnchanged(engine.store, task_id)
  requireLanded(await look(context), options.run.run_id)
  // What a person has to decide stays open: the task is not carried on.
  await say(context, { type: 'take_relay', keeps_waiting: true })
  try {
    return await undo(context, options)
  } finally {
    // The end of the worker's lease releases it too; what failed before it is what counts.
    await say(context, { type: 'release_relay' }).catch(() => undefined)
  }
}

async function undo(context: RelayContext, { run, step, actor }: UndoOptions): Promise<UndoneOnBranch> {
  const { engine, task_id, worker } = context
  const at = await look(context)
  const { repository, branch, tip_ref } = at.relay.spec
  const visit = requireLanded(at, run.run_id)
  requireIdle(at, run.run_id, visit)
  const tip = expectedTip(at.relay)
  const stands = await readBranch({ repository, branch })
  if (stands !== tip) {
    const how = `baton run --resume ${task_id}`
    throw BatonError.of('BRANCH_MOVED', { branch, expected: tip, now: stands ?? '-', how })
  }
  const now = new Date(engine.clock.now()).toISOString()
  const message = await undoMessage(at, { run, actor, landed: visit.landed })
  const reverted = await revertChange({ repository, tip, ...(await changeOf(at, run, visit, step)), message, at: now })
  if (reverted.kind === 'nothing') throw notLanded(at, run.run_id, REASONS.gone)
  if (reverted.kind === 'conflict') {
    const reason = {
      ko: `나중 작업이 같은 곳을 바꿈 (${reverted.files.join(', ')})`,
      en: `later work changed the same places (${reverted.files.join(', ')})`,
    }
    throw await builtOn(at, run.run_id, visit, reason, reverted.files)
  }
  const { commit, tree } = reverted
  const evidence = await verify(context, at, { commit, tree, from: tip, now, stage: UNDO_STAGE })
  if (!evidence.passed) {
    const [first = ''] = failureText(evidence).split('\n')
    const reason = { ko: `되돌리면 검사가 실패함: ${first}`, en: `the checks fail without it: ${first}` }
    throw await builtOn(at, run.run_id, visit, reason, null)
  }
  if (tip_ref !== undefined) await keepCommit({ repository, ref: tip_ref, commit })
  await landCommit({ repository, branch, from: tip, to: commit })
  const { run_id } = run
  const undone = visit.landed
  await engine.execute(
    { type: 'undo_landing', task_id, worker: worker.id, run_id, step, undone, commit, evidence },
    { actor },
  )
  const { files } = await reviewDiff({ repository, from: tip, to: commit })
  const changed = files.map(({ path }) => path)
  return { task_id, branch, commit, undone, changed, result: evidenceWord(evidence) }
}

type Landed = Visit & { readonly landed: string }

/** The visit whose outcome on the branch is the work of this run. */
function requireLanded(at: Look, run_id: string): Landed {
  const { relay, record, pipeline } = at
  const { target } = relay.spec
  const { integration } = relay
  if (integration) throw BatonError.of('UNDO_MERGED', { run_id, target, commit: integration.commit.slice(0, 12) })
  if (pipeline.statuses.get(record.task.status)?.terminal) throw notLanded(at, run_id, REASONS.over)
  const visit = relay.visits.find(({ runs }) => runs.some((run) => run.run_id === run_id))
  if (!visit || visit.landed === null || visit.landed === visit.tip) throw notLanded(at, run_id, REASONS.none)
  const by = visit.evidence.findLast(({ commit }) => commit === visit.landed)?.run_id ?? null
  if (by !== null && by !== run_id) {
    const reason = {
      ko: `${visit.stage} 의 작업은 ${by} 로 반영됨. 되돌리려면 baton runs undo ${by}`,
      en: `the work of ${visit.stage} landed with ${by}; take that back with baton runs undo ${by}`,
    }
    throw notLanded(at, run_id, reason)
  }
  return { ...visit, landed: visit.landed }
}

/** Work that has begun and has not landed was begun with this change in it. */
function requireIdle(at: Look, run_id: string, { landed }: Landed): void {
  const { relay, record, pipeline } = at
  const kind = pipeline.statuses.get(record.task.status)?.kind
  const newest = relay.visits.toSorted((one, other) => other.seq - one.seq)[0]
  const begun = newest && newest.tip !== '' && newest.landed === null
  if (!begun || (kind !== 'in_progress' && kind !== 'revision' && kind !== 'hold')) return
  const runs = newest.runs.map((one) => one.run_id).join(', ')
  throw refusal(at, run_id, {
    landed,
    reason: {
      ko: `${newest.stage} 이(가) 이 위에서 작업을 시작함`,
      en: `${newest.stage} has begun to work on top of it`,
    },
    builds: `${newest.stage} ${runs}`,
    how: `baton run --resume ${record.task.task_id}, baton runs undo ${run_id}`,
  })
}

/** What the branch has with the change, and what it had without it. */
async function changeOf(at: Look, run: RunRecord, { landed, onto }: Landed, step: number | null) {
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
  // A merge of the target: taking it back would take back what others brought to the target.
  if (parents.length > 1 && onto === undefined) {
    const how = `baton task reject ${at.record.task.task_id} --reason "…" --category quality --item "…"`
    const reason = { ko: `${target} 과의 병합이 함께 들어 있음`, en: `it also merges ${target} into the branch` }
    throw refusal(at, run.run_id, { landed, reason, builds: '-', how })
  }
  return { changed: landed, before: parents[0] ?? at.relay.spec.base }
}

/** Stages that landed later, as far as they touch the same files. */
async function builtOn(
  at: Look,
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

function refusal({ relay }: Look, run_id: string, { landed, reason, builds, how }: Refusal): BatonError {
  const { branch } = relay.spec
  return BatonError.of('UNDO_BUILT_ON', { run_id, branch, commit: landed.slice(0, 12), reason, builds, how })
}

const notLanded = ({ relay }: Look, run_id: string, reason: Localized) =>
  BatonError.of('UNDO_NOT_LANDED', { run_id, branch: relay.spec.branch, reason })

/** The subject of the commit that is taken back stays readable; a line of an agent cannot read as a trailer. */
async function undoMessage(
  { relay }: Look,
  { run, actor, landed }: { readonly run: RunRecord; readonly actor: string; readonly landed: string },
): Promise<string> {
  const said = await readCommitMessage({ repository: relay.spec.repository, commit: landed })
  const subject = commitLine(said.split('\n')[0] ?? '', 120) || landed.slice(0, 12)
  return `[undo] ${actor}: ${subject}\n\nBaton-Task: ${relay.task_id}\nBaton-Undoes: ${run.run_id} ${landed}\n`
}

const REASONS = {
  none: {
    ko: '이 실행은 파일을 바꾸지 않았거나 아직 반영되지 않음',
    en: 'it changed no file there, or has not landed',
  },
  gone: { ko: '그 변경이 브랜치에 남아 있지 않음', en: 'nothing of the change is left on the branch' },
  over: { ko: '태스크가 끝남', en: 'the task is over' },
  step: { ko: '그런 체크포인트가 없음', en: 'there is no such checkpoint with files' },
} as const satisfies Record<string, Localized>
