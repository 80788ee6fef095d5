import {
  attachmentsOf as backAttachments,
  reasonOf as backReason,
  namedAttachments,
  nameOf,
} from '../../dispatch/plays/send-back.ts'
import type { NamedFile, StepDetails } from '../../pipeline/command.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { SendBackReason } from '../../pipeline/send-back-reason.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { ackInstants, ackLimit } from '../../protocol/deadlines.ts'
import { type Checklist, checklistFrom } from '../../protocol/documents/checklist.ts'
import type { Lang } from '../../protocol/lang.ts'
import { findingsOutput, stageOutput } from '../../protocol/plays/stage-output.ts'
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
import { outputFacts } from './work-facts.ts'

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

const MAX_ARTIFACTS = 50

/** A message names some of the files; whoever reads it is told that there are more. */
function unlisted(count: number, lang: Lang): string {
  if (count <= MAX_ARTIFACTS) return ''
  return lang === 'ko'
    ? `\n(파일 ${count}개 중 ${MAX_ARTIFACTS}개만 적었습니다)`
    : `\n(${MAX_ARTIFACTS} of ${count} files are listed)`
}

/** Why it goes back. Where the agent names no deadline, a task of this priority may take as long as a handoff until L2. */
export async function reasonOf(
  { engine }: RelayContext,
  { pipeline, record }: Look,
  { run, action, more = '' }: { run: RunRecord; action: 'reject' | 'revision_request'; more?: string },
): Promise<SendBackReason> {
  const step = pipeline.steps.get(record.task.status)?.get(action)
  const team = pipeline.statuses.get(step?.to ?? '')?.owner ?? ''
  const assignee = (await agentOf(engine, pipeline, team))?.agent_id ?? team
  const limit = ackLimit(pipeline, { priority: shortPriority(record.task.priority) })
  const way = { category: step?.category ?? 'quality', attachment_kind: step?.attachment_kind ?? 'other', assignee }
  return backReason({ action, said: saidOf(run), more }, { way, deadline_ms: ackInstants(0, limit).l2 })
}

const saidOf = (run: RunRecord) => ({
  run_id: run.run_id,
  summary: run.end?.summary ?? null,
  result: run.end?.result ?? null,
  commit: lastCommit(run) ?? null,
  ended_at: run.ended_at ?? run.updated_at,
})

/** Files that the agent names and has written, and its findings. */
async function attachmentsOf(
  { pipeline, record, relay }: Look,
  run: RunRecord,
  action: 'reject' | 'revision_request',
): Promise<readonly NamedFile[]> {
  const said = saidOf(run)
  const { repository } = relay.spec
  const named = namedAttachments(said)
  const files = said.commit && named.length > 0 ? await listFiles({ repository, tree: said.commit }) : []
  const type = pipeline.steps.get(record.task.status)?.get(action)?.attachment_kind ?? 'other'
  return backAttachments(said, files, type)
}

/** The documentation checklist, from what was found of the documents and what the agent says of them. */
async function checklistFor(context: RelayContext, { run, candidate }: Work): Promise<Checklist> {
  const visit = visitOf(await look(context))
  const found = visit?.conditions?.findLast(({ kind, commit }) => kind === 'documents' && commit === candidate.commit)
  return checklistFrom(found?.documents ?? [], run.end?.result?.checklist ?? [])
}

const artifactOf = (path: string): NamedFile => ({ name: nameOf(path), path })

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
