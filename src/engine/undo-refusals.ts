import type { Visit } from '../pipeline/relay/relay-record.ts'
import type { RunRecord } from '../pipeline/runs/run-record.ts'
import { BatonError } from '../protocol/baton-error.ts'
import type { Localized } from '../protocol/lang.ts'
import { reviewDiff } from '../workspace/tree/review-diff.ts'
import type { WholeLook } from './look.ts'
import { builtOnNode, redoRefused } from './undo-node.ts'
import type { UndoOptions } from './undo-options.ts'

/** Why work on the branch of a task is not undone: each refusal says what to type instead. Nothing was changed. */

/** A visit whose work is on the branch. */
export type LandedVisit = Visit & { readonly landed: string }

/** Whose work it is, as people name it: the agent of a graph, else the run. */
const nameOf = ({ node, run_id }: RunRecord) => node ?? run_id

export const notLanded = ({ relay }: WholeLook, run: RunRecord, reason: Localized): BatonError =>
  BatonError.of('UNDO_NOT_LANDED', { what: nameOf(run), branch: relay.spec.branch, reason }, { run_id: run.run_id })

export const REASONS = {
  none: {
    ko: '파일을 바꾸지 않았거나 아직 반영되지 않음',
    en: 'it changed no file there, or has not landed',
  },
  over: { ko: '태스크가 끝남', en: 'the task is over' },
  checkpoint: { ko: '그런 체크포인트가 없음', en: 'there is no such checkpoint' },
} as const satisfies Record<string, Localized>

const NOTHING_LEFT: Readonly<Record<NonNullable<UndoOptions['word']>, Localized>> = {
  undo: { ko: '브랜치에 그 변경이 없음', en: 'no change of it is on the branch' },
  redo: { ko: '다시 반영할 되돌림이 없음', en: 'there is no undo of it to take back' },
  rollback: { ko: '이미 그 체크포인트의 상태임', en: 'the branch already has the files of that checkpoint' },
}

export const nothingLeft = ({ word = 'undo' }: UndoOptions): Localized => NOTHING_LEFT[word]

export const landedWith = (stage: string, by: string): Localized => ({
  ko: `${stage} 의 작업은 ${by} 로 반영됨. 되돌리려면 baton runs undo ${by}`,
  en: `the work of ${stage} landed with ${by}; undo that with baton runs undo ${by}`,
})

export const underWay = ({ record }: WholeLook, stage: string): Localized => ({
  ko: `${stage} 이(가) 아직 진행 중임. 끝난 뒤 되돌릴 수 있음 (진행: baton run --attach ${record.task.task_id})`,
  en: `${stage} is still at work; its work can be undone when it has ended (baton run --attach ${record.task.task_id})`,
})

/** The task is merged. `run` is of the step that is meant; undefined: of the whole task. */
export function mergedAlready(
  { relay, record }: Pick<WholeLook, 'relay' | 'record'>,
  run: RunRecord | undefined,
): BatonError {
  const { task_id } = record.task
  const visit = run && relay.visits.find(({ runs }) => runs.some(({ run_id }) => run_id === run.run_id))
  const step = run?.node ?? visit?.stage
  const commit = relay.integration?.commit.slice(0, 12) ?? '-'
  const how = `baton task revert ${task_id}${step === undefined ? '' : ` ${step}`}`
  const what = run ? nameOf(run) : task_id
  return BatonError.of('UNDO_MERGED', { what, target: relay.spec.target, commit, how }, { task_id })
}

/** The command that a person typed, for a hint to type it again. */
export function commandOf(task_id: string, { run, checkpoint, word = 'undo', to }: UndoOptions): string {
  if (run.node === undefined || checkpoint !== null)
    return `baton runs undo ${run.run_id}${checkpoint === null ? '' : ` ${checkpoint}`}`
  return `baton dispatch ${word} ${task_id} ${to ?? run.node}`
}

/** Somebody moved the branch. While agents have work to do, they ask what becomes of it; at the end a person moves it. */
export function movedBranch(
  { relay, record, pipeline }: WholeLook,
  { tip, now, again }: { readonly tip: string; readonly now: string | null; readonly again: string },
): BatonError {
  const { branch } = relay.spec
  const isReady = pipeline.statuses.get(record.task.status)?.kind === 'ready'
  const back = [...(now === null ? [] : [`git branch NAME ${now}`]), `git branch --force ${branch} ${tip}`, again]
  const how = isReady ? back.join(', ') : `baton run --resume ${record.task.task_id}`
  return BatonError.of('BRANCH_MOVED', { branch, expected: tip, now: now ?? '-', how })
}

export function startedOn(at: WholeLook, run: RunRecord, newest: Visit, landed: string): BatonError {
  const { task_id } = at.record.task
  const runs = newest.runs.map((one) => one.run_id).join(', ')
  return refusal(at, run, {
    landed,
    reason: {
      ko: `${newest.stage} 이(가) 이 위에서 작업을 시작함`,
      en: `${newest.stage} has already started work on top of it`,
    },
    builds: `${newest.stage} ${runs}`,
    how: `baton run --resume ${task_id}, ${commandOf(task_id, { run, checkpoint: null, actor: '' })}`,
  })
}

export function mergesTarget(at: WholeLook, run: RunRecord, landed: string): BatonError {
  const { target } = at.relay.spec
  const reason = { ko: `${target} 과의 병합이 함께 들어 있음`, en: `it also merges ${target} into the branch` }
  return refusal(at, run, { landed, reason, builds: '-', how: rejectOf(at) })
}

interface Found {
  readonly tip: string
  readonly reason: Localized
  /** Those in conflict; null: the checks failed. */
  readonly files: readonly string[] | null
}

/** The refusal with what builds on the work, or with what a redo needs. */
export function refusalOf(
  at: WholeLook,
  visit: LandedVisit,
  { run, word }: UndoOptions,
  found: Found,
): Promise<BatonError> {
  const { run_id, node } = run
  if (node === undefined) return builtOn(at, run, visit, found)
  return word === 'redo' ? redoRefused(at, { run_id, node, ...found }) : builtOnNode(at, { run_id, node, ...found })
}

/** The refusal that names the stages which landed later and changed the same files. */
async function builtOn(
  at: WholeLook,
  run: RunRecord,
  visit: LandedVisit,
  { reason, files }: Found,
): Promise<BatonError> {
  const { repository, graphs = {} } = at.relay.spec
  const later = at.relay.visits
    .filter((one) => one.seq > visit.seq && one.landed !== null && one.landed !== one.tip)
    .toSorted((one, other) => one.seq - other.seq)
  const builds: string[] = []
  for (const { stage, landed, tip, runs } of later) {
    const changed = (await reviewDiff({ repository, from: tip, to: landed ?? tip })).files.map(({ path }) => path)
    if (files !== null && !changed.some((path) => files.includes(path))) continue
    builds.push(`${stage} ${landed?.slice(0, 12)} (${runs.at(-1)?.run_id})`)
  }
  const last = later.at(-1)
  const undo =
    last && graphs[last.stage]
      ? `baton dispatch undo ${at.record.task.task_id}`
      : `baton runs undo ${last?.runs.at(-1)?.run_id}`
  const how = [...(builds.length > 0 && last ? [undo] : []), rejectOf(at)].join(', ')
  return refusal(at, run, { landed: visit.landed, reason, builds: builds.join(', ') || '-', how })
}

interface Refusal {
  readonly landed: string
  readonly reason: Localized
  readonly builds: string
  readonly how: string
}

function refusal({ relay }: WholeLook, run: RunRecord, { landed, ...told }: Refusal): BatonError {
  const { branch } = relay.spec
  const details = { run_id: run.run_id }
  return BatonError.of('UNDO_BUILT_ON', { what: nameOf(run), branch, commit: landed.slice(0, 12), ...told }, details)
}

const rejectOf = ({ record }: WholeLook) =>
  `baton task reject ${record.task.task_id} --reason "…" --category quality --item "…"`
