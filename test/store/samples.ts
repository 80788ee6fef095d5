import type { Changeset, NewEvent, NewNotice, NewWork } from '../../src/pipeline/changeset.ts'
import type { Escalation, MessageRecord, TaskRecord } from '../../src/pipeline/records.ts'
import { FIVE_TEAM, type TaskPackage } from '../../src/protocol/index.ts'

/** Small valid values for tests of the store; each test says only what it is about. */
const AT = '2026-02-28T09:00:00.000Z'

export function changeset(commandId: string, rest: Partial<Omit<Changeset, 'commandId'>> = {}): Changeset {
  const answer = { ok: true, result: { said: commandId } } as const
  return { commandId, reads: [], writes: [], events: [], notices: [], work: [], answer, ...rest }
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

export function work(id: string): NewWork {
  return { id, kind: 'stop_runs', task_id: 'T1', data: { why: 'cancelled' } }
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

/** A definition whose only end is called `SHIPPED`. */
export const SHIPPED_ENDS = {
  ...FIVE_TEAM,
  statuses: FIVE_TEAM.statuses.map((status) => (status.kind === 'done' ? { ...status, code: 'SHIPPED' } : status)),
}
