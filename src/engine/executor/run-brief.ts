import { firstThatFit } from '../../dispatch/plays/fit-state.ts'
import { approvalsOf } from '../../pipeline/relay/approvals.ts'
import type { Evidence, RunRole } from '../../pipeline/relay/relay-record.ts'
import { leftOutLines } from '../../pipeline/runs/left-out.ts'
import { issueText } from '../../protocol/agent-blocks/issue-line.ts'
import type { CompletionReport } from '../../protocol/completion-report/completion-report.ts'
import { differenceLines } from '../../protocol/evidence/difference-lines.ts'
import type { HandoffDocument } from '../../protocol/handoff-document/handoff-document.ts'
import type { Lang } from '../../protocol/lang.ts'
import { conditionOf } from '../../protocol/pipeline/conditions.ts'
import { outputFields } from '../../protocol/plays/stage-output.ts'
import { plainCommand } from '../../protocol/project-config/plain-command.ts'
import { DIFF_BYTES, PATHS_BYTES } from '../../protocol/prompts/prompt-values.ts'
import type { RejectBrief, StageBrief } from '../../protocol/prompts/stage-brief.ts'
import { readCommitFile } from '../../workspace/git/read-history.ts'
import { reviewWithText } from '../../workspace/tree/review-diff.ts'
import type { Engine } from '../engine.ts'
import { leftOutWork } from '../left-out-work.ts'
import { agentOf, type Look, type WholeLook } from '../look.ts'
import { openWayBack, waysBack } from '../ways-back.ts'

/** The input of a run as data. The prompt template and rehearsal scripts read the same brief. */
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
  /** Files with conflict markers, to be resolved first. */
  readonly conflicts?: readonly string[]
  /** The change to review. */
  readonly shown?: Shown
  /** The team that the run acts for, if it is not the team of the stage. */
  readonly team?: string
}

export async function briefOf(engine: Engine, at: WholeLook, parts: BriefParts): Promise<StageBrief> {
  const { record, relay, current, pipeline } = at
  const { task } = record
  const { spec } = relay
  const stage = current?.stage ?? ''
  const { review } = parts.shown ?? {}
  const team = parts.team ?? current?.team ?? ''
  const agent = await agentOf(engine, pipeline, team)
  const defined = pipeline.stages.find(({ id }) => id === stage)
  return {
    role: parts.role,
    stage,
    team,
    agent: agent?.agent_id ?? '',
    task_id: task.task_id,
    title: task.title,
    request: spec.request,
    language: spec.language,
    kind: current?.kind ?? 'work',
    attempt: parts.attempt ?? 1,
    final: parts.final ?? false,
    feedback: parts.feedback ?? null,
    reject: await rejectBrief(engine, at),
    handoff: parts.handoff ?? null,
    report: parts.report ?? null,
    evidence: parts.evidence ?? null,
    relaxed: parts.relaxed ?? [],
    conflicts: parts.conflicts ?? [],
    ...guardedBrief(parts.evidence ?? lastEvidence(at), spec.language),
    tests_changed: firstLines(
      review?.tests_changed.map(({ path, status }) => `${status} ${path}`) ?? [],
      spec.language,
    ),
    left_out: parts.shown ? leftOutLines(await leftOutWork(engine, task.task_id), spec.language) : [],
    problems: parts.problems ?? [],
    outputs: defined && FILLS_OUTPUTS.includes(parts.role) ? outputFields(pipeline.stages, defined) : [],
    checks: spec.checks.flatMap(({ command }) => plainCommand(command) ?? []),
    documents: parts.role === 'stage' ? expectedDocuments(at) : [],
  }
}

/** The newest evidence that is not voided: what the previous stage handed on. */
const lastEvidence = ({ pipeline, record, relay }: WholeLook): Evidence | undefined =>
  approvalsOf(pipeline, record.task, relay.visits).findLast(({ voided_by }) => voided_by === null)?.evidence

function guardedBrief(evidence: Evidence | null | undefined, lang: Lang) {
  const guarded = evidence?.guarded
  const differs = guarded?.differs ? differenceLines(evidence?.checks ?? [], guarded.checks, lang) : []
  return { guarded: guarded?.files ?? [], guarded_differs: differs }
}

/** The roles whose AGENT_RESULT fills the output fields of the stage. */
const FILLS_OUTPUTS: readonly RunRole[] = ['stage', 'coder']

function expectedDocuments({ pipeline, relay, current }: Look): NonNullable<StageBrief['documents']> {
  const { language, documents: places = {} } = relay.spec
  const expected = conditionOf(pipeline.stages, current?.stage ?? '', 'documents')?.documents ?? []
  return expected.flatMap(({ name, label, paths }) => {
    const own = Object.hasOwn(places, name) ? (places[name] ?? []) : paths
    return own.length === 0 ? [] : [{ name, label: label[language], paths: own }]
  })
}

/** A brief is stored with its run, so its lists are limited; the last line says how many entries are left out. */
const MOST_LINES = 200

function firstLines(lines: readonly string[], lang: Lang): readonly string[] {
  const more = lines.length - MOST_LINES
  return more <= 0 ? lines : [...lines.slice(0, MOST_LINES), lang === 'ko' ? `그 밖에 ${more}개` : `and ${more} more`]
}

/** The commits between which the change is reviewed. */
export interface ReviewRange {
  readonly from: string
  readonly to: string
}

/** The range with its statistics, and the diff as far as it fits into a prompt. */
export type Shown = ReviewRange & Awaited<ReturnType<typeof reviewWithText>>

export async function showReview({ relay }: Look, review: ReviewRange): Promise<Shown> {
  const { repository } = relay.spec
  return { ...review, ...(await reviewWithText({ repository, ...review, limitBytes: DIFF_BYTES })) }
}

/** The diff to review. If it is cut, the first line says so and gives the full size, and the files are listed. */
export function diffOf({ relay }: Look, { from, to, review, text, cut }: Shown): string {
  if (!cut) return text
  const { files, added, removed } = review.total
  const lang = relay.spec.language
  const told = {
    ko: `일부만 보입니다. 전체는 파일 ${files}개, +${added} -${removed} 줄입니다: git diff ${from} ${to}`,
    en: `Only the beginning is shown. The whole change: ${files} files, +${added} -${removed} lines: git diff ${from} ${to}`,
  }
  const paths = firstThatFit(
    review.files.map(({ path, status }) => `${status} ${path}`),
    { bytes: PATHS_BYTES },
  )
  const more = review.files.length - paths.length
  const rest = more === 0 ? [] : [lang === 'ko' ? `그 밖에 ${more}개` : `and ${more} more`]
  return [told[lang], [...paths, ...rest].join('\n'), text].join('\n\n')
}

/** The open way back to the team of this stage, with the text of its attachments. */
async function rejectBrief(engine: Engine, { record, relay, current, pipeline }: Look): Promise<RejectBrief | null> {
  const ways = await waysBack(engine.store, record.task.task_id)
  const asked = openWayBack(ways, { pipeline, task: record.task, team: current?.team ?? '' })
  // Work that did not merge comes back to the stage that writes code, whichever team sent it there.
  const found = asked ?? (current?.kind === 'revision' || relay.update ? ways.at(-1) : undefined)
  if (!found) return null
  const attachments = await Promise.all(
    found.attachments.slice(0, MAX_ATTACHMENTS).map(async ({ name, path, type = 'other' }) => ({
      ...{ name, type, path },
      text: (await attachedText(relay.spec.repository, path)) ?? (await findingsText(engine, path)),
    })),
  )
  const { category, description, action_items, line_comments } = found
  return { category, description, action_items, attachments, line_comments }
}

const MAX_ATTACHMENTS = 5
const ATTACHMENT_BYTES = 16_000

/** Reads the attachment if its path has the form `path@commit`. */
async function attachedText(repository: string, reference: string): Promise<string | null> {
  const [, path, commit] = /^(.+)@([0-9a-f]{40,64})$/s.exec(reference) ?? []
  if (path === undefined || commit === undefined) return null
  return (await readCommitFile({ repository, commit, path, limitBytes: ATTACHMENT_BYTES })) ?? null
}

/** `baton://runs/RUN-…` refers to the findings of a run: its issues and failed tests, one line each. */
async function findingsText({ store }: Engine, reference: string): Promise<string | null> {
  const [, id] = /^baton:\/\/runs\/(.+)$/.exec(reference) ?? []
  const [loaded] = id === undefined ? [] : await store.load([{ kind: 'run', id }])
  const result = loaded?.kind === 'run' ? loaded.value?.end?.result : undefined
  if (!result) return null
  return [
    ...result.issues.map((issue) => `- ${issueText(issue)}`),
    ...result.failed_tests.map(({ name, expected, actual }) => `- ${name}: expected ${expected}, got ${actual}`),
  ].join('\n')
}
