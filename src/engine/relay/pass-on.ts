import type { NamedFile, StepDetails } from '../../pipeline/command.ts'
import { findingsOutput, stageOutput } from '../../pipeline/relay/stage-output.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { SendBackReason } from '../../pipeline/send-back-reason.ts'
import { parseActionItem } from '../../protocol/agent-blocks/action-line.ts'
import { issueText } from '../../protocol/agent-blocks/issue-line.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { ackInstants, ackLimit } from '../../protocol/deadlines.ts'
import { type Checklist, checklistFrom } from '../../protocol/documents/checklist.ts'
import type { Lang } from '../../protocol/lang.ts'
import { shortPriority } from '../../protocol/priority.ts'
import { landCommit } from '../../workspace/land-commit.ts'
import { listFiles } from '../../workspace/list-files.ts'
import { keepCommit } from '../../workspace/task-branch.ts'
import { joinTaken, type Work } from './join-taken.ts'
import { meetConditions } from './meet-conditions.ts'
import {
  agentOf,
  type Look,
  look,
  type RelayContext,
  requireAgent,
  say,
  visitOf,
  type Waits,
  waits,
} from './relay-context.ts'
import { lastCommit } from './stage-outcome.ts'
import { canBeNamed, outputFacts } from './work-facts.ts'

/** Puts work that holds onto the task's branch, and hands the task on with it. */
export async function passForward(context: RelayContext, at: Look, work: Work): Promise<Waits | undefined> {
  const { engine, task_id, onEvent } = context
  const { relay, stay, pipeline } = at
  if (!stay) throw BatonError.of('INTERNAL', { reason: `${task_id} is with no team` })
  const { run } = work
  const joined = await joinTaken(context, at, work)
  if ('wait' in joined) return joined
  const unmet =
    joined.candidate.commit === work.candidate.commit ? undefined : await meetConditions(context, at, joined)
  // Work that was joined with a person's commit is no longer the agent's alone: a person looks at what does not hold.
  if (unmet && !('met' in unmet)) {
    return 'wait' in unmet
      ? unmet
      : waits('run', 'again' in unmet ? unmet.again : (unmet.back.end?.summary ?? ''), run.run_id)
  }
  const { candidate, tip } = joined
  const { repository, branch, tip_ref } = relay.spec
  const { commit } = candidate
  if (tip_ref !== undefined) await keepCommit({ repository, ref: tip_ref, commit })
  await landCommit({ repository, branch, from: tip, to: commit })
  if (visitOf(await look(context))?.landed !== commit) {
    await say(context, { type: 'record_landing', seq: stay.seq, commit })
    if (commit !== tip) onEvent({ type: 'stage:landed', task_id, stage: stay.stage, commit })
  }
  const agent = await requireAgent(engine, pipeline, stay.team)
  const last = pipeline.steps.get(at.record.task.status)?.has('complete') ?? false
  const { skip_docs: skip } = relay.spec
  const skips = skip !== undefined && (pipeline.steps.get(at.record.task.status)?.has('skip_docs') ?? false)
  const action = skips ? 'skip_docs' : stay.kind === 'revision' ? 'resubmit' : last ? 'complete' : 'handoff'
  const stage = pipeline.stages.find(({ id }) => id === stay.stage)
  const facts = await outputFacts(at, joined)
  const details: StepDetails = {
    run: run.run_id,
    context: `${run.end?.summary ?? stay.stage}${unlisted(facts.written.length, relay.spec.language)}`,
    artifacts: facts.written.slice(0, MAX_ARTIFACTS).map(artifactOf),
    output: stage ? stageOutput(stage, facts) : {},
    ...(action === 'complete' ? { checklist: await checklistFor(context, joined) } : {}),
    ...(skips ? { note: SKIPPED[skip.how][relay.spec.language](skip.by) } : {}),
  }
  return blocked(() =>
    engine.execute(
      { type: 'step', task_id, action, details },
      // Skipping is the PO's word, given when the task was started.
      { actor: skips ? skip.by : agent.agent_id, commandId: `relay/${task_id}/${stay.seq}/${action}` },
    ),
  )
}

const SKIPPED = {
  option: {
    ko: (by: string) => `문서화 생략: 태스크를 시작할 때 ${by} 이(가) --skip-docs 로 요청함`,
    en: (by: string) => `documentation skipped: ${by} asked for it with --skip-docs when the task was started`,
  },
  config: {
    ko: (by: string) => `문서화 생략: 태스크를 시작한 ${by} 의 설정(skip_docs)`,
    en: (by: string) => `documentation skipped: skip_docs in the configuration with which ${by} started the task`,
  },
} as const

/** Sends the task back to the team before, with what is to be done about it. */
export async function sendBack(
  context: RelayContext,
  at: Look,
  { run, reason, action }: { run: RunRecord; reason: SendBackReason; action: 'reject' | 'revision_request' },
): Promise<Waits | undefined> {
  const { engine, task_id } = context
  const { stay, pipeline } = at
  if (!stay) throw BatonError.of('INTERNAL', { reason: `${task_id} is with no team` })
  const agent = await requireAgent(engine, pipeline, stay.team)
  const stage = pipeline.stages.find(({ id }) => id === stay.stage)
  const attachments = await attachmentsOf(at, run, action)
  const output = stage ? findingsOutput(stage, { result: run.end?.result ?? null }) : {}
  return blocked(() =>
    engine.execute(
      { type: 'step', task_id, action, details: { reason, attachments, output } },
      { actor: agent.agent_id, commandId: `relay/${task_id}/${stay.seq}/${action}` },
    ),
  )
}

/** Which way back there is from here, if any. */
export function wayBack({ pipeline, record }: Look, verdict: string | null): 'reject' | 'revision_request' | undefined {
  const steps = pipeline.steps.get(record.task.status)
  if (verdict === 'needs_revision' && steps?.has('revision_request')) return 'revision_request'
  return steps?.has('reject') ? 'reject' : undefined
}

const MAX_ITEMS = 50
const MAX_ARTIFACTS = 50

/** A message names some of the files; whoever reads it is told that there are more. */
function unlisted(count: number, lang: Lang): string {
  if (count <= MAX_ARTIFACTS) return ''
  return lang === 'ko'
    ? `\n(파일 ${count}개 중 ${MAX_ARTIFACTS}개만 적었습니다)`
    : `\n(${MAX_ARTIFACTS} of ${count} files are listed)`
}

/**
 * Why it goes back, in the agent's own words and findings. Where it names no category, that of the way back counts;
 * where it names no deadline, a task of this priority may take as long as an unanswered handoff until L2.
 */
export async function reasonOf(
  { engine }: RelayContext,
  { pipeline, record }: Look,
  { run, action, more }: { run: RunRecord; action: 'reject' | 'revision_request'; more?: string },
): Promise<SendBackReason> {
  const step = pipeline.steps.get(record.task.status)?.get(action)
  const team = pipeline.statuses.get(step?.to ?? '')?.owner ?? ''
  const assignee = (await agentOf(engine, pipeline, team))?.agent_id ?? team
  const ended = Date.parse(run.ended_at ?? run.updated_at)
  const limit = ackLimit(pipeline, { priority: shortPriority(record.task.priority) })
  const byDefault = new Date(ackInstants(ended, limit).l2).toISOString()
  const result = run.end?.result
  const found = [
    ...(result?.action_items ?? []).map((item) => dueItem(item, ended, byDefault)),
    ...[
      ...(result?.failed_tests ?? []).map(({ name, expected, actual }) => `${name}: ${expected} ≠ ${actual}`),
      ...(result?.issues ?? []).map(issueText),
    ].map((text) => ({ text, deadline: byDefault })),
  ]
  const description = [run.end?.summary ?? '', more ?? ''].filter((part) => part !== '').join('\n\n') || action
  const items =
    found.length > 0
      ? found
      : [{ text: description.split('\n').find((line) => line.trim() !== '') ?? action, deadline: byDefault }]
  return {
    category: result?.category ?? step?.category ?? 'quality',
    description: description.slice(0, 4_000),
    action_items: items
      .slice(0, MAX_ITEMS)
      .map(({ text, deadline }) => ({ assignee, action: text.slice(0, 1_000), deadline })),
  }
}

function dueItem(item: string, ended: number, byDefault: string): { readonly text: string; readonly deadline: string } {
  const { action, deadline } = parseActionItem(item) ?? { action: item, deadline: null }
  if (deadline === null) return { text: action, deadline: byDefault }
  return { text: action, deadline: 'at' in deadline ? deadline.at : new Date(ended + deadline.after_ms).toISOString() }
}

/**
 * What goes with a way back, if it is there: files that the agent names and has written, and its findings, which are in
 * the record of its run.
 */
async function attachmentsOf(
  { pipeline, record, relay }: Look,
  run: RunRecord,
  action: 'reject' | 'revision_request',
): Promise<readonly NamedFile[]> {
  const { attachments: named = [], issues = [], failed_tests: failed = [] } = run.end?.result ?? {}
  const commit = lastCommit(run)
  const { repository } = relay.spec
  const files = commit && named.length > 0 ? new Set(await listFiles({ repository, tree: commit })) : new Set<string>()
  const written = named
    .filter(({ path }) => files.has(path) && canBeNamed(path))
    .map(({ type, path }) => ({ ...artifactOf(path), path: `${path}@${commit}`, type }))
  const type = pipeline.steps.get(record.task.status)?.get(action)?.attachment_kind ?? 'other'
  if (issues.length + failed.length === 0 || written.some((one) => one.type === type)) return written
  return [...written, { name: type.replaceAll('_', '-'), path: `baton://runs/${run.run_id}`, type }]
}

/** The documentation checklist, from what was found of the documents and what the agent says of them. */
async function checklistFor(context: RelayContext, { run, candidate }: Work): Promise<Checklist> {
  const visit = visitOf(await look(context))
  const found = visit?.conditions?.findLast(({ kind, commit }) => kind === 'documents' && commit === candidate.commit)
  return checklistFrom(found?.documents ?? [], run.end?.result?.checklist ?? [])
}

const artifactOf = (path: string): NamedFile => ({ name: path.replace(/^.*\//, ''), path })

/** What a person has to clear first is waited for. */
async function blocked(step: () => Promise<unknown>): Promise<Waits | undefined> {
  try {
    await step()
    return undefined
  } catch (error) {
    if (error instanceof BatonError && error.code === 'TASK_BLOCKED') return waits('escalation', error.describe('en'))
    throw error
  }
}
