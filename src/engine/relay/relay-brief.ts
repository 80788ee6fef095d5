import { approvalsOf } from '../../pipeline/relay/approvals.ts'
import type { Evidence, RunRole } from '../../pipeline/relay/relay-record.ts'
import type { SendBackReason } from '../../pipeline/send-back-reason.ts'
import type { CompletionReport } from '../../protocol/completion-report/completion-report.ts'
import { differenceLines } from '../../protocol/evidence/difference-lines.ts'
import type { HandoffDocument } from '../../protocol/handoff-document/handoff-document.ts'
import type { Lang } from '../../protocol/lang.ts'
import type { StageBrief } from '../../protocol/prompts/stage-brief.ts'
import { allRows } from '../../store/all-rows.ts'
import { diffText, reviewDiff } from '../../workspace/review-diff.ts'
import type { Engine } from '../engine.ts'
import { agentOf, type Look } from './relay-context.ts'

/** What a run is told, as data: the prompt's template and a script read the same. */
export interface BriefParts {
  readonly role: RunRole
  readonly attempt?: number
  readonly final?: boolean
  readonly feedback?: string | null
  readonly handoff?: HandoffDocument | null
  readonly report?: CompletionReport | null
  readonly evidence?: Evidence | null
  readonly problems?: readonly string[]
  readonly relaxed?: readonly string[] | null
  /** The commits between which the work to look at lies. */
  readonly review?: { readonly from: string; readonly to: string }
}

export async function briefOf(engine: Engine, at: Look, parts: BriefParts): Promise<StageBrief> {
  const { record, relay, stay, pipeline } = at
  const { task } = record
  const { spec } = relay
  const stage = stay?.stage ?? ''
  const review = parts.review && (await reviewDiff({ repository: spec.repository, ...parts.review }))
  const agent = await agentOf(engine, pipeline, stay?.team ?? '')
  return {
    role: parts.role,
    stage,
    team: stay?.team ?? '',
    agent: agent?.agent_id ?? '',
    task_id: task.task_id,
    title: task.title,
    request: spec.request,
    language: spec.language,
    kind: stay?.kind ?? 'work',
    attempt: parts.attempt ?? 1,
    final: parts.final ?? false,
    feedback: parts.feedback ?? null,
    reject: stay?.kind === 'revision' || relay.update ? await lastReject(engine, task.task_id) : null,
    handoff: parts.handoff ?? null,
    report: parts.report ?? null,
    evidence: parts.evidence ?? null,
    relaxed: parts.relaxed ?? [],
    conflicts: spec.stages[stage]?.mode === 'loop' ? (relay.update?.conflicts ?? []) : [],
    ...guardedBrief(parts.evidence ?? lastEvidence(at), spec.language),
    tests_changed: review?.tests_changed.map(({ path, status }) => `${status} ${path}`) ?? [],
    problems: parts.problems ?? [],
  }
}

/** What the work that comes in rests on: the newest evidence that still counts. */
const lastEvidence = ({ pipeline, record, relay }: Look): Evidence | undefined =>
  approvalsOf(pipeline, record.task, relay.visits).findLast(({ voided_by }) => voided_by === null)?.evidence

function guardedBrief(evidence: Evidence | null | undefined, lang: Lang) {
  const guarded = evidence?.guarded
  const differs = guarded?.differs ? differenceLines(evidence?.checks ?? [], guarded.checks, lang) : []
  return { guarded: guarded?.files ?? [], guarded_differs: differs }
}

const DIFF_BYTES = 64_000

/** The work to look at, as far as it fits into a prompt. */
export async function diffOf({ relay }: Look, review: BriefParts['review']): Promise<string | null> {
  if (!review) return null
  const { text } = await diffText({ repository: relay.spec.repository, ...review, limitBytes: DIFF_BYTES })
  return text
}

/** The reason with which the task came back last. */
async function lastReject({ store }: Engine, task_id: string): Promise<SendBackReason | null> {
  let found: SendBackReason | null = null
  for await (const { value } of allRows(store, 'messages', { task_id })) {
    found = (value.body.reject_reason as SendBackReason | undefined) ?? found
  }
  return found
}
