import type { StoredEvent } from '../../pipeline/changeset.ts'
import { itemOf, type NewItem, openItems } from '../../pipeline/relay/relay-item.ts'
import type { RunNote } from '../../pipeline/runs/run-command.ts'
import { hasEnded, type RunRecord } from '../../pipeline/runs/run-record.ts'
import { upcastEvent } from '../../protocol/events/upcast-event.ts'
import type { WholeLook } from '../look.ts'
import type { RelayStory } from '../relay-story.ts'
import type { RunEvent } from '../runs/run-event.ts'
import type { RelayEvent } from './relay-event.ts'

type Stored = Pick<StoredEvent, 'v' | 'type' | 'data' | 'actor' | 'at'>

/** The live events that a stored event of a task is shown as. Many are not shown. */
export function taskEvents(stored: Stored, { relay, record, pipeline }: WholeLook): readonly RelayEvent[] {
  const { task_id } = relay
  const { type, data, actor, at } = upcastEvent(stored)
  const stage = stageOf(data, relay)
  const isHold = (status: string) => pipeline.statuses.get(status)?.kind === 'hold'
  const isHeld = isHold(record.task.status)
  switch (type) {
    case 'task:moved': {
      const { seq, action, from, to, team, note, result = null } = data
      const moved = { seq, action, from, to, team, actor, at, note, result }
      const step: RelayEvent = { type, task_id, ...moved, deadline_at: ackDeadline(record, seq) }
      const isResumed = isHold(from) && !isHeld
      return [step, ...(isResumed ? openItems(relay).map((item) => itemOpened(task_id, item)) : [])]
    }
    case 'stage:run': {
      const { run_id, role, number, attempt, node } = data
      return [{ type, task_id, stage, run_id, role, number, attempt, ...(node === undefined ? {} : { node }) }]
    }
    case 'graph:moved': {
      const { seq: _, visit: __, ...node } = data
      return [{ type, task_id, ...node }]
    }
    case 'graph:looped': {
      const { loop, by, agents, why } = data
      return [{ type, task_id, stage, loop, by, agents, why }]
    }
    case 'check:started':
      return [{ type, task_id, stage, name: data.name }]
    case 'check:ended': {
      const { visit: _, stage: __, ...check } = data
      return [{ type, task_id, stage, check: { ...check, output_sha256: '', output_bytes: 0 } }]
    }
    case 'setup:started':
      return [{ type, task_id, ...data }]
    case 'setup:ended':
      return [{ type, task_id, ...data }]
    case 'setup:discarded':
      return [{ type, task_id, ...data }]
    case 'base:judged':
      return [{ type, task_id, ...data }]
    case 'evidence:recorded': {
      const { tree, passed, result } = data
      return [{ type, task_id, stage, tree, passed, result }]
    }
    case 'document:refused':
      return [{ type, task_id, stage, problems: data.problems }]
    case 'stage:landed':
      // The work changed no file, so the branch did not move.
      return data.moved === false ? [] : [{ type, task_id, stage, commit: data.commit }]
    case 'attempt:failed':
      return [{ type, task_id, stage, attempt: data.attempt, feedback: data.feedback }]
    case 'item:opened':
      // A held task asks nothing: what is open is asked when it is resumed.
      return isHeld ? [] : itemEvents(type, relay, data.key)
    case 'item:answered':
      return itemEvents(type, relay, data.key)
    case 'relay:waiting':
      if (data.what === null) return []
      return [{ type, task_id, what: data.what, text: data.text ?? '' }]
    default:
      return []
  }
}

/** The live events for a stored event of a run. The output of the agent comes from its transcript. */
export function runEvents(stored: Stored, run: RunRecord): readonly RunEvent[] {
  const { run_id } = run
  const { type, data } = upcastEvent(stored)
  switch (type) {
    case 'run:moved': {
      const state = data.to
      if (hasEnded({ state })) return data.end ? [{ type: 'run:ended', run_id, state, end: data.end }] : []
      if (state !== 'running') return [{ type, run_id, state }]
      return [{ type: 'run:started', run_id, attempt: data.attempt, folder: run.workspace?.folder ?? '' }]
    }
    case 'run:error_reported': {
      const { message } = data.error
      return [{ type: 'run:moved', run_id, state: 'waiting_retry', detail: message, retry_at: run.retry_at }]
    }
    case 'agent:replaced': {
      const { agent, from, cause, reason = '' } = data
      // Without a cause a person chose the other agent, and knows.
      return from === undefined || cause === undefined ? [] : [{ type, run_id, agent, from, cause, reason }]
    }
    case 'question:asked':
    case 'question:answered': {
      const question = run.questions.find(({ id }) => id === data.question_id)
      return question ? [{ type: type === 'question:asked' ? 'run:asked' : 'run:answered', run_id, question }] : []
    }
    case 'run:noted':
      return [{ type, run_id, note: { kind: data.kind, tag: data.tag, text: data.text } as RunNote }]
    case 'run:checkpointed':
      return [{ type, run_id, commit: data.commit, skipped: run.checkpoints.at(-1)?.left_out?.files ?? [] }]
    case 'repair:asked':
      return [{ type, run_id, number: data.number, document: data.document, problems: data.problems }]
    default:
      return []
  }
}

function itemEvents(type: 'item:opened' | 'item:answered', relay: RelayStory, key: string): readonly RelayEvent[] {
  const { task_id } = relay
  const found = itemOf(relay, key)
  if (!found) return []
  const { kind, answer } = found
  if (type === 'item:opened') return [itemOpened(task_id, found)]
  return answer ? [{ type, task_id, key, kind, answer }] : []
}

export function itemOpened(task_id: string, found: NewItem): Extract<RelayEvent, { type: 'item:opened' }> {
  const { key, kind, to, text, details, options, confirmable } = found
  return { type: 'item:opened', task_id, item: { key, kind, to, text, details, options, confirmable } }
}

/** The ACK deadline of the newest step, if its handoff waits for an ACK. */
function ackDeadline({ task, handoff }: WholeLook['record'], seq: number): number | null {
  const step = task.pipeline_history.at(-1)
  if (handoff?.ack !== 'awaiting' || step?.seq !== seq) return null
  return Date.parse(step.timestamp) + handoff.limit_minutes * 60_000
}

function stageOf(data: object, { visits }: RelayStory): string {
  if ('stage' in data && typeof data.stage === 'string' && data.stage !== '') return data.stage
  return visits.find(({ seq }) => 'seq' in data && seq === data.seq)?.stage ?? ''
}
