import type { Changeset, NewEvent, NewNotice, NewWork, WorkOp } from '../../src/pipeline/changeset.ts'
import type { Escalation, MessageRecord, TaskRecord } from '../../src/pipeline/records.ts'
import type { RelayRecord } from '../../src/pipeline/relay/relay-record.ts'
import {
  RUN_LIMITS,
  type RunQuestion,
  type RunRecord,
  type WorkerIdentity,
} from '../../src/pipeline/runs/run-record.ts'
import { FIVE_TEAM, type TaskPackage } from '../../src/protocol/index.ts'
import type { TranscriptFrame } from '../../src/store/transcript-frame.ts'

/** Small valid values for tests of the store; each test says only what it is about. */
const AT = '2026-02-28T09:00:00.000Z'

export function changeset(commandId: string, rest: Partial<Omit<Changeset, 'commandId' | 'by'>> = {}): Changeset {
  const answer = { ok: true, result: { said: commandId } } as const
  const by = { at: AT, actor: 'song-po', simulated: false }
  return { commandId, by, fences: [], reads: [], writes: [], events: [], notices: [], work: [], answer, ...rest }
}

export interface TaskParts {
  readonly task?: Partial<TaskPackage>
  readonly escalations?: readonly Escalation[]
  readonly due_at?: number | null
  readonly definition?: string
}

export function taskRecord(id: string, { task, ...rest }: TaskParts = {}): TaskRecord {
  return {
    task: {
      task_id: id,
      title: `Title of ${id}`,
      status: 'PENDING',
      priority: 'P1_high',
      created_by: 'song-po',
      created_at: AT,
      updated_at: AT,
      assigned_team: 'BUNKER',
      revision_count: 0,
      dependencies: [],
      pipeline_history: [],
      team_payloads: { BUNKER: {}, JARVIS: {}, KIMQA: {}, KANGCHUL: {}, KKOMKKOM: {} },
      ...task,
    } as TaskPackage,
    definition: 'five-team',
    remembered: null,
    handoff: null,
    rejections: {},
    escalations: [],
    due_at: null,
    ...rest,
  }
}

/** A task as it comes into the store: its record and an event about it. */
export function newTask(id: string, parts: TaskParts = {}): Changeset {
  return changeset(`create ${id}`, {
    reads: [{ kind: 'task', id, version: 0 }],
    writes: [{ kind: 'task', id, value: taskRecord(id, parts) }],
    events: [event(id, 'task:created')],
  })
}

export function event(stream: string, type = 'task:changed', data: NewEvent['data'] = {}): NewEvent {
  return { stream, type, at: AT, actor: 'song-po', simulated: false, data }
}

export function notice(id: string, to = 'user'): NewNotice {
  return { id, channel: 'direct', to, template: 'handoff', task_id: 'T1', text: { ko: '알림', en: 'notice' }, at: AT }
}

export function work(id: string, rest: Partial<NewWork> = {}): NewWork {
  const row = { id, queue: 'house', kind: 'stop_runs', task_id: 'T1', visit: null, priority: 0, schema: 1 } as const
  return { ...row, suspended: false, data: { why: 'cancelled' }, ...rest }
}

export const add = (id: string, rest: Partial<NewWork> = {}): WorkOp => ({ op: 'add', row: work(id, rest) })

/** A changeset that is safe to do twice, and not remembered. */
export function unremembered(rest: Partial<Changeset>): Changeset {
  return { ...changeset('unused'), ...rest, commandId: null }
}

export function escalation(id: string, rest: Partial<Escalation> = {}): Escalation {
  return {
    id,
    level: 1,
    triggers: ['ack_timeout'],
    handoff_id: null,
    team: 'JARVIS',
    raised_at: AT,
    note: null,
    state: 'open',
    outcome: null,
    resolved_by: null,
    ...rest,
  }
}

export function message(task_id: string, content = 'content'): MessageRecord {
  return { task_id, handoff_id: 'h', type: 'ack', body: { content }, content, accepted_at: AT, result: {} }
}

/** A task that agents carry. */
export function relay(commandId: string, task_id: string, rest: Partial<RelayRecord> = {}): Changeset {
  const value = { task_id, open: true, driver: null, waiting: null, visits: [], ...rest } as unknown as RelayRecord
  return changeset(commandId, { writes: [{ kind: 'relay', id: task_id, value }] })
}

export function runRecord(id: string, rest: Partial<RunRecord> = {}): RunRecord {
  return {
    run_id: id,
    task_id: null,
    stage: null,
    agent: 'jarvis',
    argv: ['agent'],
    prompt: null,
    workflow: { kind: 'custom' },
    nonce: 'nonce',
    nonce_required: false,
    token_hash: '0'.repeat(64),
    limits: RUN_LIMITS,
    workspace: null,
    state: 'queued',
    attempt: 0,
    holder: null,
    wish: null,
    questions: [],
    asking: null,
    follow_ups: [],
    retries: 0,
    retry_at: null,
    error: null,
    checkpoints: [],
    notes: 0,
    end: null,
    due_at: null,
    created_at: AT,
    created_by: 'song-po',
    started_at: null,
    ended_at: null,
    updated_at: AT,
    ...rest,
  }
}

/** A run as it comes into the store. */
export function newRun(id: string, rest: Partial<RunRecord> = {}): Changeset {
  return changeset(`start ${id}`, {
    reads: [{ kind: 'run', id, version: 0 }],
    writes: [{ kind: 'run', id, value: runRecord(id, rest) }],
    events: [event(id, 'run:queued')],
  })
}

export function question(id: string, text: string, answer?: string | null): RunQuestion {
  const asked = { category: 'clarification', question: text, options: [], required: true } as const
  const open = { id, question: asked, phase: null, asked_at: AT, attempt: 1, due_at: 9_000 }
  return answer === undefined ? open : { ...open, answer, answered_at: AT, answered_by: 'song-po' }
}

export function ended(how: NonNullable<RunRecord['end']>['how']): Partial<RunRecord> {
  const nothing = { code: null, signal: null, verdict: null, summary: null, files: [], result: null, reason: null }
  const state = how === 'completed' || how === 'cancelled' ? how : 'failed'
  return { state, ended_at: AT, end: { how, ...nothing, usage: null } }
}

export function worker(id: string, queues: readonly string[] = []): WorkerIdentity {
  return { worker: id, host: 'machine', pid: 17, started: '4711', queues }
}

export function frame(text: string, at = 1_000, source: TranscriptFrame['source'] = 'stdout'): TranscriptFrame {
  return { source, at, bytes: new TextEncoder().encode(text) }
}

/** A definition whose only end is called `SHIPPED`. */
export const SHIPPED_ENDS = {
  ...FIVE_TEAM,
  statuses: FIVE_TEAM.statuses.map((status) => (status.kind === 'done' ? { ...status, code: 'SHIPPED' } : status)),
}
