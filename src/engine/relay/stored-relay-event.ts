import type { StoredEvent } from '../../pipeline/changeset.ts'
import { itemOf, type NewItem } from '../../pipeline/relay/relay-item.ts'
import type { CheckResult, RelayRecord, RelayWait, RunRole } from '../../pipeline/relay/relay-record.ts'
import { hasEnded, type RunEnd, type RunRecord, type RunState } from '../../pipeline/runs/run-record.ts'
import { type EvidenceWord, evidenceWord, isOwnCheck } from '../../protocol/evidence/evidence-word.ts'
import type { RunEvent } from '../runs/run-event.ts'
import type { RelayEvent } from './relay-event.ts'

type Stored = Pick<StoredEvent, 'type' | 'data' | 'actor' | 'at'>
type Data = Readonly<Record<string, unknown>>

/** What an event in the stream of a task shows to whoever watches the task. Many show nothing. */
export function taskEvents({ type, data, actor, at }: Stored, relay: RelayRecord): readonly RelayEvent[] {
  const { task_id } = relay
  const stage = text(data.stage) || (relay.visits.find(({ seq }) => seq === data.seq)?.stage ?? '')
  switch (type) {
    case 'task:moved': {
      const [action, from, to, team] = [text(data.action), text(data.from), text(data.to), text(data.team)]
      const result = (data.result ?? null) as EvidenceWord | null
      const moved = { seq: Number(data.seq), action, from, to, team, actor, at, note: noteOf(data.note), result }
      return [{ type, task_id, ...moved, deadline_at: null }]
    }
    case 'visit:joined': {
      const { run_id, role, number } = data
      const part = { run_id: text(run_id), role: role as RunRole, number: Number(number), attempt: null }
      return [{ type: 'stage:run', task_id, stage, ...part }]
    }
    case 'evidence:recorded':
      return evidenceEvents(task_id, stage, data)
    case 'document:judged':
      if (data.verdict !== 'refused' && data.verdict !== 'invalid') return []
      return [{ type: 'document:refused', task_id, stage, problems: list(data.problems) }]
    case 'stage:landed':
      return [{ type, task_id, stage, commit: text(data.commit) }]
    case 'loop:moved':
      if (data.why !== 'attempt:failed') return []
      return [{ type: 'attempt:failed', task_id, stage, attempt: Number(data.attempt), feedback: text(data.feedback) }]
    case 'item:opened':
    case 'item:answered':
      return itemEvents(type, relay, text(data.key))
    case 'relay:waiting':
      if (data.what === null) return []
      return [{ type, task_id, what: data.what as RelayWait['what'], text: text(data.text) }]
    case 'relay:released':
      return [{ type: 'relay:ended', task_id, status: text(data.status) }]
    default:
      return []
  }
}

/** What an event in the stream of a run shows. What the agent prints is in its transcript. */
export function runEvents({ type, data }: Stored, run: RunRecord): readonly RunEvent[] {
  const { run_id } = run
  switch (type) {
    case 'run:moved': {
      const state = data.to as RunState
      if (hasEnded({ state })) return data.end ? [{ type: 'run:ended', run_id, state, end: data.end as RunEnd }] : []
      if (state !== 'running') return [{ type, run_id, state }]
      return [{ type: 'run:started', run_id, attempt: Number(data.attempt), folder: run.workspace?.folder ?? '' }]
    }
    case 'run:erred': {
      const { message } = (data.error ?? {}) as Data
      return [{ type: 'run:moved', run_id, state: 'waiting_retry', detail: text(message), retry_at: run.retry_at }]
    }
    case 'question:asked':
    case 'question:answered': {
      const question = run.questions.find(({ id }) => id === data.question_id)
      return question ? [{ type: type === 'question:asked' ? 'run:asked' : 'run:answered', run_id, question }] : []
    }
    case 'repair:asked':
      return [
        { type, run_id, number: Number(data.number), document: text(data.document), problems: list(data.problems) },
      ]
    default:
      return []
  }
}

function evidenceEvents(task_id: string, stage: string, data: Data): readonly RelayEvent[] {
  const checks = (Array.isArray(data.checks) ? data.checks : []) as readonly Omit<CheckResult, 'tail'>[]
  const passed = data.passed === true
  const result = (data.result as EvidenceWord | undefined) ?? evidenceWord({ passed, checks })
  return [
    ...checks
      .filter((check) => !isOwnCheck(check))
      .map((check): RelayEvent => ({ type: 'check:ended', task_id, stage, check: { ...check, tail: '' } })),
    { type: 'evidence:recorded', task_id, stage, tree: text(data.tree), passed, result },
  ]
}

function itemEvents(type: 'item:opened' | 'item:answered', relay: RelayRecord, key: string): readonly RelayEvent[] {
  const { task_id } = relay
  const found = itemOf(relay, key)
  if (!found) return []
  const { kind, to, text: asked, details, options, confirmable, answer } = found
  const item: NewItem = { key, kind, to, text: asked, details, options, confirmable }
  if (type === 'item:opened') return [{ type, task_id, item }]
  return answer ? [{ type, task_id, key, kind, answer }] : []
}

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const noteOf = (value: unknown) => (typeof value === 'string' ? value : null)
const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(text) : [])
