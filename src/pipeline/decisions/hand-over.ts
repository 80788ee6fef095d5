import { BatonError } from '../../protocol/baton-error.ts'
import { ackLimit } from '../../protocol/deadlines.ts'
import { messageContent } from '../../protocol/messages/same-content.ts'
import { handoffPointInto, teamName } from '../../protocol/pipeline/pipeline.ts'
import { shortPriority } from '../../protocol/priority.ts'
import { restart } from '../ack-clock.ts'
import type { StepDetails } from '../command.ts'
import { actorOf, agentById, type Draft, defaultAgent } from '../draft.ts'
import { type JudgedStep, judgeStep, moveTask } from '../move-task.ts'
import { withInput, withOutput } from '../payloads.ts'
import type { HandoffState, TaskRecord } from '../records.ts'
import { evidenceBrief, evidenceTold, type GivenEvidence, givenWord, requireEvidence } from '../relay/guard-step.ts'
import { requireMessage } from '../require-contract.ts'
import type { Results } from '../results.ts'
import { type OpenTask, putTask, requireUnblocked, taskWords, teamWords } from '../task-state.ts'

/**
 * A handoff or a resubmit: the message, the move, the clock of its ACK and the notification, all in one changeset.
 * The message may come from outside (`baton message send`); else it is made here.
 */
export function handOver(
  draft: Draft,
  open: OpenTask,
  action: 'handoff' | 'resubmit',
  details: StepDetails,
  sent?: Readonly<Record<string, unknown>>,
): Results['step'] {
  const step = judgeStep(draft, open, action)
  if (action === 'resubmit') requireUnblocked(open.record)
  const { pipeline, record } = open
  const evidence = requireEvidence(draft, open, action, details)
  const target = pipeline.statuses.get(step.to)
  const to = target?.owner ?? ''
  const named = details.target_agent
  if (named !== undefined) requireMember(draft, named, to)
  const agent = named ?? defaultAgent(draft, to)
  const priority = shortPriority(record.task.priority)
  requireTimeout(details.timeout_minutes)
  const limit = ackLimit(pipeline, { priority, timeout_minutes: details.timeout_minutes })
  const message = sent ?? handoffMessage(draft, open, step, details, agent, evidence)
  if (!sent) requireMessage(pipeline, message, details)
  const handoff_id = String(message.handoff_id)
  const moved = moveTask(draft, open, step, details.context ?? details.note ?? null, agent, evidenceTold(evidence))
  const point = handoffPointInto(pipeline, target?.stage ?? '') ?? '-'
  const sides = { source_team: step.team, target_team: to }
  const handoff = newHandoff({ handoff_id, point, ...sides, limit_minutes: limit }, draft.pipelineNow)
  const output = withOutput(moved.task.team_payloads, pipeline, step.team, details.output ?? {})
  const rowEnds = handoffPointInto(pipeline, pipeline.statuses.get(record.task.status)?.stage ?? '')
  const after = putTask(draft, {
    ...moved,
    task: { ...moved.task, team_payloads: withInput(output, pipeline, to), ...outputRef(details) },
    handoff,
    rejections: rowEnds === undefined ? moved.rejections : { ...moved.rejections, [rowEnds]: 0 },
  })
  const result = { task_id: record.task.task_id, status: step.to, handoff_id }
  // The limit that applies stands in the stored message; what a repeat must equal is what was sent.
  const body = { ...message, timeout_minutes: limit }
  draft.keepMessage(handoff_id, {
    task_id: record.task.task_id,
    handoff_id,
    type: 'handoff',
    body,
    content: messageContent(message),
    result,
  })
  draft.event(record.task.task_id, 'handoff:sent', {
    handoff_id,
    point: handoff.point,
    source_team: step.team,
    target_team: to,
    limit_minutes: limit,
    result: givenWord(evidence),
  })
  announce(draft, { record: after, pipeline }, handoff)
  return result
}

/** A handoff that waits for its ACK from now on. */
export function newHandoff(
  sent: Pick<HandoffState, 'handoff_id' | 'point' | 'source_team' | 'target_team' | 'limit_minutes'>,
  at: number,
): HandoffState {
  const clock = { ack: 'awaiting', deferrals: 0, elapsed_ms: 0, running_since: null, fired: [] } as const
  return restart({ ...sent, ...clock, redeliver_after_ms: null }, at)
}

/** Two minutes are the least of which half is a whole minute; a year and a day is the most that a message may say. */
function requireTimeout(minutes: number | undefined): void {
  if (minutes === undefined || (Number.isInteger(minutes) && minutes >= 2 && minutes <= 527_040)) return
  const problem = { field: 'timeout_minutes', expected: 'a whole number from 2 to 527040', found: minutes }
  throw BatonError.of('INVALID_INPUT', { total: 1, invalid: 1 }, problem)
}

/** Tells the receiving team that a handoff waits for its ACK. */
export function announce(draft: Draft, { record, pipeline }: OpenTask, handoff: HandoffState): void {
  draft.notify(
    'handoff',
    { channel: 'direct', to: `team:${handoff.target_team}`, task_id: record.task.task_id },
    {
      ...teamWords(pipeline, handoff.source_team, handoff.target_team),
      ...taskWords(record),
      timeout_minutes: handoff.limit_minutes,
    },
  )
}

function requireMember(draft: Draft, agentId: string, team: string): void {
  const agent = agentById(draft.facts.registry.agents, agentId)
  if (agent.status !== 'active') throw BatonError.of('AGENT_NOT_ACTIVE', { actor: agentId })
  if (agent.team !== team) {
    throw BatonError.of('ACTOR_NOT_ALLOWED', { actor: agentId, status: '-', action: 'receive', who: team })
  }
}

function handoffMessage(
  draft: Draft,
  open: OpenTask,
  step: JudgedStep,
  details: StepDetails,
  agent: string | undefined,
  evidence: GivenEvidence | null,
): Readonly<Record<string, unknown>> {
  const { timeout_minutes, artifacts, context } = details
  return {
    ...envelope(draft, open, step, 'handoff', agent),
    task: {
      ...movedTask(open.record, step),
      ...(artifacts?.length ? { artifacts } : {}),
      ...(context === undefined ? {} : { context }),
    },
    ...(timeout_minutes === undefined ? {} : { timeout_minutes }),
    // So that the receiving team knows what it gets: checked, unchecked, or a person's word.
    metadata: { evidence: evidence ? evidenceBrief(evidence) : { result: givenWord(null) } },
  }
}

/** What every message between two teams has. */
export function envelope(
  draft: Draft,
  { pipeline }: OpenTask,
  step: JudgedStep,
  type: string,
  agent: string | undefined,
) {
  const target = pipeline.statuses.get(step.to)?.owner ?? step.team
  return {
    handoff_id: draft.uuid(),
    type,
    source: { team_id: step.team, team_name: teamName(pipeline, step.team), agent_id: actorOf(draft).agent_id },
    target: {
      team_id: target,
      team_name: teamName(pipeline, target),
      ...(agent === undefined ? {} : { agent_id: agent }),
    },
    timestamp: draft.at,
  }
}

export function movedTask({ task }: TaskRecord, step: { readonly to: string }) {
  return {
    task_id: task.task_id,
    title: task.title,
    status_from: task.status,
    status_to: step.to,
    priority: shortPriority(task.priority),
  }
}

/** The first artifact is what the sheet's `output_ref` points to. */
export function outputRef(details: StepDetails): { output_ref?: string } {
  const [first] = details.artifacts ?? []
  return first ? { output_ref: first.path } : {}
}
