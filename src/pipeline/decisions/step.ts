import { BatonError } from '../../protocol/baton-error.ts'
import { reportChecklist, UNCHECKED } from '../../protocol/documents/checklist.ts'
import { messageContent } from '../../protocol/messages/same-content.ts'
import { handoffPointInto, teamName } from '../../protocol/pipeline/pipeline.ts'
import { freeze, thaw } from '../ack-clock.ts'
import type { StepAction, StepDetails } from '../command.ts'
import { type Draft, defaultAgent } from '../draft.ts'
import { closeEscalations } from '../escalations.ts'
import { judgeStep, moveTask } from '../move-task.ts'
import { withOutput } from '../payloads.ts'
import type { TaskRecord } from '../records.ts'
import { evidenceTold, requireEvidence } from '../relay/guard-step.ts'
import { requireMessage } from '../require-contract.ts'
import type { Results } from '../results.ts'
import {
  type OpenTask,
  openTask,
  putTask,
  requireDependencies,
  requireUnblocked,
  taskWords,
  teamWords,
} from '../task-state.ts'
import { accept } from './acknowledge.ts'
import { handOver, movedTask, outputRef } from './hand-over.ts'
import { recoverHandoff } from './recover-handoff.ts'
import { sendBack } from './send-back.ts'

/** One action of the table on one task. */
export function takeStep(draft: Draft, open: OpenTask, action: StepAction, details: StepDetails): Results['step'] {
  switch (action) {
    case 'pickup':
      return pickUp(draft, open, details)
    case 'handoff':
    case 'resubmit':
      return handOver(draft, open, action, details)
    case 'reject':
    case 'revision_request':
      return sendBack(draft, open, action, details)
    case 'complete':
      return complete(draft, open, details)
    case 'approve':
    case 'skip_docs':
      return finish(draft, open, action, details)
    case 'hold':
    case 'cancel':
      return setAside(draft, open, action, details)
    case 'resume':
      return resume(draft, open, details)
  }
}

function pickUp(draft: Draft, open: OpenTask, details: StepDetails): Results['step'] {
  judgeStep(draft, open, 'pickup')
  if (draft.facts.control.stopped_at !== null) throw BatonError.of('PIPELINE_STOPPED', {})
  requireUnblocked(open.record)
  requireDependencies(draft, open)
  const { handoff } = open.record
  if (handoff && (handoff.ack === 'awaiting' || handoff.ack === 'deferred')) accept(draft, open, handoff, null)
  const accepted = openTask(draft, open.record.task.task_id)
  const step = judgeStep(draft, accepted, 'pickup')
  putTask(draft, moveTask(draft, accepted, step, details.note ?? null, step.actor.agent_id))
  return { task_id: open.record.task.task_id, status: step.to, agent: step.actor.agent_id }
}

/** The last team is done: a report to the PO, which is not a handoff and awaits no ACK. */
export function complete(
  draft: Draft,
  open: OpenTask,
  details: StepDetails,
  sent?: Readonly<Record<string, unknown>>,
): Results['step'] {
  const step = judgeStep(draft, open, 'complete')
  const { pipeline, record } = open
  const { po } = pipeline.definition
  const target = pipeline.statuses.get(step.to)?.owner ?? step.team
  const summary = [details.context, details.note].find((said) => said?.trim()) ?? record.task.title
  const report = sent ?? {
    type: 'final_completion_report',
    report_id: draft.uuid(),
    source: { team_id: step.team, team_name: teamName(pipeline, step.team), agent_id: step.actor.agent_id },
    target: { team_id: target, team_name: teamName(pipeline, target), agent_id: po },
    task: movedTask(record, step),
    summary,
    artifacts: details.artifacts ?? [],
    ...reportChecklist(details.checklist ?? UNCHECKED),
    timestamp: draft.at,
  }
  if (!sent) requireMessage(pipeline, report, details)
  const evidence = requireEvidence(draft, open, 'complete', details)
  const moved = moveTask(draft, open, step, details.note ?? null, po, evidenceTold(evidence))
  const rowEnds = handoffPointInto(pipeline, pipeline.statuses.get(record.task.status)?.stage ?? '')
  putTask(draft, {
    ...(pipeline.statuses.get(step.to)?.terminal ? endEscalations(draft, moved) : moved),
    task: {
      ...moved.task,
      team_payloads: withOutput(moved.task.team_payloads, pipeline, step.team, details.output ?? {}),
      ...outputRef(details),
    },
    rejections: rowEnds === undefined ? moved.rejections : { ...moved.rejections, [rowEnds]: 0 },
  })
  const report_id = String(report.report_id)
  const result = { task_id: record.task.task_id, status: step.to, report_id }
  draft.keepMessage(report_id, {
    task_id: record.task.task_id,
    handoff_id: report_id,
    type: 'final_completion_report',
    body: report,
    content: messageContent(report),
    result,
  })
  draft.notify(
    'completion',
    { channel: 'direct', to: po, task_id: record.task.task_id },
    { ...teamWords(pipeline, step.team, target), ...taskWords(record), summary },
  )
  return result
}

function finish(draft: Draft, open: OpenTask, action: 'approve' | 'skip_docs', details: StepDetails): Results['step'] {
  const step = judgeStep(draft, open, action)
  const skips = action === 'skip_docs'
  const agent = skips ? open.pipeline.definition.po : open.record.task.assigned_agent
  // Without a run the PO gives the work of the last stage on by hand: nothing of it was checked for that.
  const told = skips ? evidenceTold(requireEvidence(draft, open, action, details)) : {}
  const moved = moveTask(draft, open, step, details.note ?? null, agent, told)
  const ended = open.pipeline.statuses.get(step.to)?.terminal ? endEscalations(draft, moved) : moved
  putTask(draft, { ...ended, ...(ended.task.status === step.to && action === 'approve' ? { handoff: null } : {}) })
  return { task_id: open.record.task.task_id, status: step.to }
}

/** Held tasks keep their handoff with its clock standing still; cancelled ones lose it. */
function setAside(draft: Draft, open: OpenTask, action: 'hold' | 'cancel', details: StepDetails): Results['step'] {
  const step = judgeStep(draft, open, action)
  const { record } = open
  if (!details.note?.trim()) throw BatonError.of('REASON_REQUIRED', { action, missing: '--reason "…"' })
  const moved = moveTask(draft, open, step, details.note, record.task.assigned_agent)
  const handoff = moved.handoff && freeze(moved.handoff, draft.pipelineNow)
  if (action === 'hold') putTask(draft, { ...moved, handoff })
  else {
    putTask(draft, { ...endEscalations(draft, moved), handoff })
    draft.house('dependency_cancelled', record.task.task_id)
  }
  // Runs of a visit follow it (`match_runs`); these would stay paused when the task is resumed.
  if (!record.carried) draft.house('stop_runs', record.task.task_id, { reason: action })
  return {
    task_id: record.task.task_id,
    status: step.to,
    ...(action === 'hold' ? { remembered: record.task.status } : {}),
  }
}

function resume(draft: Draft, open: OpenTask, details: StepDetails): Results['step'] {
  const step = judgeStep(draft, open, 'resume')
  const { record, pipeline } = open
  const owner = pipeline.statuses.get(step.to)?.owner
  const agent = record.task.assigned_agent ?? (owner ? defaultAgent(draft, owner) : undefined)
  const moved = moveTask(draft, open, step, details.note ?? null, agent)
  // A task that was imported on hold gets its handoff when its timers start.
  const handed = moved.handoff
    ? { ...moved, handoff: thaw(moved.handoff, draft.pipelineNow) }
    : recoverHandoff(draft, { record: moved, pipeline })
  putTask(draft, handed)
  return { task_id: record.task.task_id, status: step.to }
}

const endEscalations = (draft: Draft, record: TaskRecord) => closeEscalations(draft, record, 'task_ended', () => true)
