import { reviewBase } from '../../engine/effects/review-base.ts'
import { standingEvidence } from '../../engine/effects/standing-evidence.ts'
import { leftOutWork } from '../../engine/left-out-work.ts'
import { loadRun, lookWhole, registeredAgents, type WholeLook } from '../../engine/look.ts'
import { lastLines } from '../../engine/runs/last-lines.ts'
import { type ForwardStep, forwardSteps, voidedBy } from '../../pipeline/relay/forward-steps.ts'
import { skippedDocs } from '../../pipeline/relay/skipped-docs.ts'
import { blocker } from '../../pipeline/task-state.ts'
import { evidenceWord } from '../../protocol/evidence/evidence-word.ts'
import { localized } from '../../protocol/lang.ts'
import { escalationCause } from '../../protocol/notifications.ts'
import type { Evidence } from '../../protocol/plays/evidence.ts'
import { allRows } from '../../store/all-rows.ts'
import { readBranch } from '../../workspace/land/task-branch.ts'
import { reviewDiff } from '../../workspace/tree/review-diff.ts'
import { missingTeamOf, openItemsOf, pausedLoopOf, refusedDocumentOf } from '../answer/decisions-of.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { openFindings } from './open-findings.ts'
import type { ReviewFacts, ReviewOutcome, Stopped } from './review-facts.ts'

/** Everything that a person should know when a relay stops, read from the store and from git. */
export async function review(
  service: WithEngine,
  _caller: Caller,
  { task_id, ...stopped }: { readonly task_id: string } & Stopped,
): Promise<ReviewFacts> {
  const { engine } = service
  const at = await lookWhole({ engine, task_id })
  const { record, relay } = at
  const { spec } = relay
  const { repository, branch, target } = spec
  const tip = (await readBranch({ repository, branch })) ?? relay.integration?.tip ?? null
  const from = tip === null ? null : await reviewBase(at, tip)
  const diff = tip === null || from === null || tip === from ? null : await reviewDiff({ repository, from, to: tip })
  const steps = forwardSteps(at.pipeline, record.task, relay)
  const rests = newestEvidence(at, steps) ?? relay.visits.flatMap((visit) => visit.evidence).at(-1)
  const runs = await Promise.all(relay.visits.flatMap(({ runs }) => runs).map(({ run_id }) => loadRun(engine, run_id)))
  return {
    task_id,
    title: record.task.title,
    status: record.task.status,
    rehearsal: spec.rehearsal,
    repository,
    branch,
    target,
    outcome: await outcomeOf(service, at, stopped),
    changes: diff?.files.map(changedFile) ?? null,
    evidence: rests ? { ...rests, result: evidenceWord(rests) } : null,
    steps: steps.map(({ evidence: _, ...step }) => step),
    rests: await restsOn(service, at),
    docs_skipped: skippedDocs(at.pipeline, record.task),
    touchedTests: (diff?.tests_changed ?? []).map(({ path, status }) => ({
      path,
      how: status === 'modified' ? 'changed' : 'deleted',
    })),
    went_on: await openFindings(service, { task: at.record.task, visits: at.relay.visits, pipeline: at.pipeline }),
    leftOut: await leftOutWork(engine, task_id),
    rejections: rejections(at),
    loops: loopsOf(at),
    questions: runs.flatMap(({ questions }) =>
      questions.map(({ question, answer, answered_by, answered_how }) => ({
        question: question.question,
        answer: answer ?? null,
        answered_by: answered_by ?? null,
        answered_how: answered_how ?? null,
      })),
    ),
  }
}

/** That of the stages and of commits that came after them, such as an undo. */
function newestEvidence(at: WholeLook, steps: readonly ForwardStep[]): Evidence | undefined {
  const later = steps.flatMap(({ branch, evidence, voided_by }) =>
    branch && voided_by === null ? (evidence ?? []) : [],
  )
  return [...standingEvidence(at), ...later].toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1)
}

/** The leader–coder loop of each visit, with the number of the visit of its stage. */
function loopsOf({ relay: { visits } }: WholeLook): ReviewFacts['loops'] {
  return visits.flatMap(({ stage, seq, loop }) => {
    const visit = visits.filter((one) => one.stage === stage && one.seq <= seq).length
    return loop ? [{ stage, visit, attempts: loop.attempt, allowed: loop.allowed }] : []
  })
}

/**
 * The newest answer to each condition of each stage, and the boxes of the last completion report. What the task went
 * back behind since is void, and left out.
 */
async function restsOn(
  { engine }: WithEngine,
  { relay, record: { task }, pipeline }: WholeLook,
): Promise<ReviewFacts['rests']> {
  const standing = relay.visits.filter(({ stage, seq }) => voidedBy(pipeline, task, stage, seq) === null)
  const newest = new Map(
    standing.flatMap(({ stage, conditions = [] }) =>
      conditions.map(({ kind, met, by, how, verdict, documents }) => [
        `${stage} ${kind}`,
        { stage, kind, met, by, verdict, ...(how ? { how } : {}), ...(documents ? { documents } : {}) },
      ]),
    ),
  )
  const kindOf = ({ to_status }: (typeof task.pipeline_history)[number]) => pipeline.statuses.get(to_status)?.kind
  // The report comes with the step that makes the work ready.
  const ready = task.pipeline_history.findLast((step) => kindOf(step) === 'ready')?.seq ?? 0
  const isVoid = (at: string) =>
    task.pipeline_history.some((step) => kindOf(step) === 'revision' && (step.seq > ready || step.timestamp > at))
  let report: Readonly<Record<string, unknown>> | undefined
  for await (const { value } of allRows(engine.store, 'messages', { task_id: task.task_id })) {
    if (value.type === 'final_completion_report') report = isVoid(value.accepted_at) ? undefined : value.body
  }
  const { checklist, checklist_basis: basis } = (report ?? {}) as {
    checklist?: Boxes<boolean>
    checklist_basis?: Boxes<Basis>
  }
  const boxes = Object.entries(checklist ?? {}).map(([box, checked]) => [
    box,
    { checked, ...(basis?.[box] ?? { by: 'nobody', text: '' }) },
  ])
  // A pipeline without documentation, such as that of `baton dispatch`, asks nobody for these boxes.
  const isAsked = pipeline.definition.stages.some(({ phase }) => phase === 'documentation')
  const isShown = checklist !== undefined && (isAsked || Object.values(basis ?? {}).some(({ by }) => by !== 'nobody'))
  return { conditions: [...newest.values()], checklist: isShown ? Object.fromEntries(boxes) : null }
}

type Boxes<Value> = Readonly<Record<string, Value>>
interface Basis {
  readonly by: string
  readonly text: string
}

const changedFile = ({ path, added, removed, binary }: Changed) => ({
  path,
  added: binary ? null : added,
  deleted: binary ? null : removed,
})

type Changed = Awaited<ReturnType<typeof reviewDiff>>['files'][number]

function rejections({ record, pipeline }: WholeLook): ReviewFacts['rejections'] {
  return record.task.pipeline_history
    .filter(({ to_status }) => pipeline.statuses.get(to_status)?.kind === 'revision')
    .map(({ from_status: from, to_status: to, actor, note }) => ({ from, to, actor, reason: note ?? null }))
}

async function outcomeOf(service: WithEngine, at: WholeLook, { wait, interrupted }: Stopped): Promise<ReviewOutcome> {
  const { engine } = service
  const { record, relay, pipeline } = at
  const kind = pipeline.statuses.get(record.task.status)?.kind
  if (kind === 'done') return { kind: 'done', commit: relay.integration?.commit ?? null }
  if (kind === 'cancelled') return { kind: 'cancelled', reason: record.task.pipeline_history.at(-1)?.note ?? null }
  if (kind === 'ready') return { kind: 'ready' }
  if (interrupted) return { kind: 'interrupted' }
  const text = wait?.text ?? ''
  switch (wait?.what) {
    case 'question': {
      const run = wait.run_id === null ? undefined : await loadRun(engine, wait.run_id)
      const asked = run?.questions.find(({ id }) => id === run.asking)
      return {
        kind: 'question',
        question_id: asked?.id ?? '-',
        question: asked?.question.question ?? text,
        options: asked?.question.options ?? [],
        default: asked?.question.default ?? null,
      }
    }
    case 'choice': {
      const loop = await pausedLoopOf(engine, at)
      return loop ? { kind: 'choice', ...loop } : failed(service, at, wait)
    }
    case 'document': {
      const document = refusedDocumentOf(at)
      return document ? { kind: 'document', ...document } : failed(service, at, wait)
    }
    case 'item': {
      const items = openItemsOf(at)
      return items.length > 0 ? { kind: 'item', items } : failed(service, at, wait)
    }
    case 'escalation': {
      const open = blocker(record)
      return {
        kind: 'escalation',
        escalation_id: open?.id ?? '-',
        level: open?.level ?? 2,
        cause: localized((lang) => (open ? escalationCause(open.triggers, lang) : text)),
        note: open?.note ?? null,
      }
    }
    case 'hold':
      return { kind: 'hold', reason: record.task.pipeline_history.at(-1)?.note ?? null }
    case 'dependency':
      return { kind: 'dependency', tasks: record.task.dependencies ?? [] }
    case 'pipeline':
      return { kind: 'pipeline', reason: text }
    case 'team': {
      const missing = missingTeamOf(at, await registeredAgents(engine, pipeline))
      return missing ? { kind: 'team', reason: text, ...missing } : failed(service, at, wait)
    }
    case 'retry':
      return { kind: 'run', run_id: wait.run_id ?? '-', text, last_lines: await linesOf(service, wait.run_id) }
    default:
      return failed(service, at, wait)
  }
}

async function failed(service: WithEngine, { current }: WholeLook, wait: Stopped['wait']): Promise<ReviewOutcome> {
  const run_id = wait?.run_id ?? null
  const last_lines = await linesOf(service, run_id)
  return { kind: 'failed', stage: current?.stage ?? '-', run_id, reason: wait?.text ?? '', last_lines }
}

/** What the agent printed last: "Please run /login" says more than an exit code. */
async function linesOf({ engine }: WithEngine, run_id: string | null): Promise<readonly string[]> {
  return run_id === null ? [] : lastLines(engine.store, run_id)
}
