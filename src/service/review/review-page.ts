import { leftOutWork } from '../../engine/left-out-work.ts'
import { lookWhole, type WholeLook } from '../../engine/look.ts'
import { type WayBack, waysBack } from '../../engine/ways-back.ts'
import { forwardSteps, type TaskEvidence, taskEvidence } from '../../pipeline/relay/forward-steps.ts'
import { type EvidenceWord, evidenceWord } from '../../protocol/evidence/evidence-word.ts'
import type { Evidence } from '../../protocol/plays/evidence.ts'
import { diffHunks, type FileWithHunks } from '../../workspace/tree/diff-hunks.ts'
import { type ReviewDiff, reviewDiff } from '../../workspace/tree/review-diff.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { review } from './review.ts'
import type { ReviewFacts } from './review-facts.ts'
import { type FileMark, marksOf, reviewedRange } from './task-diff.ts'

/** A comment of an earlier round, and what became of its line. */
export interface ReviewComment {
  readonly message: string
  readonly round: number
  readonly at: string
  readonly by: string
  readonly path: string
  readonly line: number | null
  readonly text: string
  readonly outcome: 'changed' | 'unchanged' | 'gone'
  readonly line_now: number | null
}

interface Round {
  readonly round: number
  readonly stage: string
  readonly commit: string
  readonly at: string
  readonly seq: number
}

export interface ReviewPage extends Pick<ReviewFacts, 'task_id' | 'title' | 'status' | 'branch' | 'target'> {
  readonly rehearsal: boolean
  readonly commit: string | null
  readonly base: string | null
  readonly files: readonly (ReviewDiff['files'][number] & { readonly marks: readonly FileMark[] })[]
  readonly total: ReviewDiff['total']
  readonly rounds: readonly Round[]
  readonly comments: readonly ReviewComment[]
  readonly evidence: readonly (Evidence & { readonly result: EvidenceWord })[]
  readonly rests_on: TaskEvidence | null
  readonly conditions: ReviewFacts['rests']['conditions']
  readonly checklist: ReviewFacts['rests']['checklist']
  readonly left_out: ReviewFacts['leftOut']
  readonly went_on: ReviewFacts['went_on']
  readonly rejections: ReviewFacts['rejections']
  readonly back_to: readonly { readonly action: string; readonly to: string }[]
}

const NOTHING: ReviewDiff = { files: [], tests_changed: [], total: { files: 0, added: 0, removed: 0 } }

/** What a person reads before they approve or send back. */
export async function reviewPage(
  service: WithEngine,
  caller: Caller,
  { task_id }: { readonly task_id: string },
): Promise<ReviewPage> {
  const { engine } = service
  const at = await lookWhole({ engine, task_id })
  const { relay, record, pipeline } = at
  const range = await reviewedRange(at)
  const { repository, branch, target, rehearsal } = relay.spec
  const diff = range ? await reviewDiff({ repository, ...range }) : NOTHING
  const facts = await review(service, caller, { task_id, wait: relay.waiting, interrupted: false })
  const marks = marksOf(at)
  const rounds = roundsOf(at)
  return {
    task_id,
    title: record.task.title,
    status: record.task.status,
    ...{ branch, target, rehearsal },
    commit: range?.to ?? null,
    base: range?.from ?? null,
    files: diff.files.map((file) => ({ ...file, marks: marks(file) })),
    total: diff.total,
    rounds,
    comments: range ? await commentsOf(service, at, rounds, range.to) : [],
    evidence: gathered(relay).map((one) => ({ ...one, result: evidenceWord(one) })),
    rests_on: taskEvidence(forwardSteps(pipeline, record.task, relay)),
    conditions: facts.rests.conditions,
    checklist: facts.rests.checklist,
    left_out: await leftOutWork(engine, task_id),
    went_on: facts.went_on,
    rejections: facts.rejections,
    back_to: [...(pipeline.steps.get(record.task.status)?.values() ?? [])]
      .filter(({ action }) => action === 'reject' || action === 'revision_request')
      .flatMap(({ action, to }) => (to === null ? [] : [{ action, to }])),
  }
}

/** All evidence in the order of time: of the visits, and of commits that came onto the branch between them. */
function gathered({ visits, taken = [] }: WholeLook['relay']): readonly Evidence[] {
  const own = visits.flatMap(({ evidence }) => evidence)
  return [...own, ...taken.flatMap(({ evidence }) => evidence ?? [])].toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

function roundsOf({ relay, record }: WholeLook): readonly Round[] {
  return relay.visits
    .filter(({ landed }) => landed !== null)
    .map(({ seq, stage, landed, evidence }, index) => {
      const began = record.task.pipeline_history.find((step) => step.seq === seq)?.timestamp ?? relay.created_at
      return { round: index + 1, stage, commit: landed ?? '', at: evidence.at(-1)?.at ?? began, seq }
    })
}

async function commentsOf(
  { engine }: WithEngine,
  { relay, record }: WholeLook,
  rounds: readonly Round[],
  tip: string,
): Promise<readonly ReviewComment[]> {
  const { repository, base } = relay.spec
  const ways = await waysBack(engine.store, record.task.task_id)
  const found: ReviewComment[] = []
  for (const way of ways) {
    if (way.line_comments.length === 0) continue
    const seen = rounds.findLast(({ at }) => at <= way.at)
    const from = seen?.commit ?? base
    const files = from === tip ? [] : (await diffHunks({ repository, from, to: tip, ...EXACT })).files
    found.push(...way.line_comments.map((one) => commentOf(way, one, seen?.round ?? 0, files)))
  }
  return found
}

const EXACT = { context: 0, limitBytes: 8 * 1024 * 1024 }

function commentOf(
  { message, at, from }: WayBack,
  { path, line, text }: WayBack['line_comments'][number],
  round: number,
  files: readonly FileWithHunks[],
): ReviewComment {
  const file = files.find((one) => (one.from ?? one.path) === path)
  return { message, round, at, by: from.agent, path, line: line ?? null, text, ...outcomeOf(file, line) }
}

/** What a later change did to a line of a file, and where that line is now. */
export function outcomeOf(
  file: Pick<FileWithHunks, 'status' | 'hunks'> | undefined,
  line: number | undefined,
): Pick<ReviewComment, 'outcome' | 'line_now'> {
  if (!file) return { outcome: 'unchanged', line_now: line ?? null }
  if (file.status === 'deleted') return { outcome: 'gone', line_now: null }
  if (line === undefined || file.hunks === null) return { outcome: 'changed', line_now: null }
  let shift = 0
  for (const { old_start, old_lines, new_lines } of file.hunks) {
    if (old_lines > 0 && line >= old_start && line < old_start + old_lines)
      return { outcome: 'changed', line_now: null }
    // Of an insertion, `old_start` is the line that it comes after.
    if (old_start < line) shift += new_lines - old_lines
  }
  return { outcome: 'unchanged', line_now: line + shift }
}
