import type { NamedFile, StepDetails } from '../../pipeline/command.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { SendBackReason } from '../../pipeline/send-back-reason.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { namedPathFault } from '../../protocol/named-path.ts'
import type { StageDefinition } from '../../protocol/pipeline/definition.ts'
import { landCommit } from '../../workspace/land-commit.ts'
import { keepCommit } from '../../workspace/task-branch.ts'
import { joinTaken, type Work } from './join-taken.ts'
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

/** Puts work that holds onto the task's branch, and hands the task on with it. */
export async function passForward(context: RelayContext, at: Look, work: Work): Promise<Waits | undefined> {
  const { engine, task_id, onEvent } = context
  const { relay, stay, pipeline } = at
  if (!stay) throw BatonError.of('INTERNAL', { reason: `${task_id} is with no team` })
  const { run } = work
  const joined = await joinTaken(context, at, work)
  if ('wait' in joined) return joined
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
  const action = stay.kind === 'revision' ? 'resubmit' : last ? 'complete' : 'handoff'
  const stage = pipeline.stages.find(({ id }) => id === stay.stage)
  const details: StepDetails = {
    run: run.run_id,
    context: run.end?.summary ?? stay.stage,
    artifacts: artifactsOf(run),
    output: stage ? outputOf(stage, run, { branch, commit }) : {},
  }
  return blocked(() =>
    engine.execute(
      { type: 'step', task_id, action, details },
      { actor: agent.agent_id, commandId: `relay/${task_id}/${stay.seq}/${action}` },
    ),
  )
}

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
  const attachments = [{ name: 'defect-report', path: `baton://runs/${run.run_id}`, type: 'defect_report' }]
  return blocked(() =>
    engine.execute(
      { type: 'step', task_id, action, details: { reason, attachments } },
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

const DAY_MS = 24 * 60 * 60_000

/** Why it goes back, in the agent's own words and findings. */
export async function reasonOf(
  { engine }: RelayContext,
  { pipeline, record }: Look,
  { run, action, more }: { run: RunRecord; action: 'reject' | 'revision_request'; more?: string },
): Promise<SendBackReason> {
  const to = pipeline.steps.get(record.task.status)?.get(action)?.to
  const team = pipeline.statuses.get(to ?? '')?.owner ?? ''
  const assignee = (await agentOf(engine, pipeline, team))?.agent_id ?? team
  const deadline = new Date(Date.parse(run.ended_at ?? run.updated_at) + DAY_MS).toISOString()
  const result = run.end?.result
  const found = [
    ...(result?.action_items ?? []),
    ...(result?.failed_tests ?? []).map(({ name, expected, actual }) => `${name}: ${expected} ≠ ${actual}`),
    ...(result?.issues ?? []).map(({ severity, path, text }) => `${severity} ${path ?? ''} ${text}`.trim()),
  ]
  const description = [run.end?.summary ?? '', more ?? ''].filter((part) => part !== '').join('\n\n') || action
  // What an agent left blank would break the contract of the message.
  const named = found.filter((item) => item.trim() !== '')
  const items = named.length > 0 ? named : [description.split('\n').find((line) => line.trim() !== '') ?? action]
  const action_items = items.slice(0, 50).map((item) => ({ assignee, action: item.slice(0, 1_000), deadline }))
  return { category: 'quality', description: description.slice(0, 4_000), action_items }
}

/** What the stage left behind, under the names that its payload has. */
function outputOf(stage: StageDefinition, run: RunRecord, { branch, commit }: { branch: string; commit: string }) {
  const result = run.end?.result
  const known: Record<string, unknown> = {
    commit_hash: commit,
    verdict: result?.verdict ?? null,
    bugs_found: result?.issues.length ?? 0,
    security_findings: (result?.issues ?? []).filter(({ security }) => security).map(({ text }) => text),
    dev_notes: run.end?.summary ?? null,
    performance_report: run.end?.summary ?? null,
    changelog_entry: run.end?.summary ?? null,
    estimated_complexity: null,
  }
  return Object.fromEntries(
    stage.output.map((field) => [field, field.endsWith('_ref') ? `git:${branch}@${commit}` : (known[field] ?? null)]),
  )
}

/** The files that a handoff may name. Others, such as agent settings, are shown where the change is reviewed. */
const artifactsOf = ({ end }: RunRecord): NamedFile[] =>
  (end?.files ?? [])
    .filter((path) => namedPathFault(path, '', 'write') === undefined)
    .slice(0, 50)
    .map((path) => ({ name: path.replace(/^.*\//, ''), path }))

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
