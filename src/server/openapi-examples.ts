import type { RouteName } from '../protocol/api/route.ts'

const REASON = {
  category: 'quality',
  description: 'the new branch has no test',
  action_items: [{ assignee: 'jarvis', action: 'test the empty list', deadline: '2026-12-01T09:00:00Z' }],
}

/** A body of each route that takes one, for the OpenAPI document. A test holds them to the contract. */
export const BODY_EXAMPLES: Readonly<Partial<Record<RouteName, unknown>>> = {
  create_task: { request: 'Retry a payment that timed out', priority: 'P1_HIGH', start: {} },
  edit_task: { title: 'Retry payments', tags: ['payments'] },
  begin_work: { rehearsal: true },
  resume_work: {},
  step: { action: 'reject', reason: REASON, line_comments: [{ path: 'src/pay.ts', line: 42, text: 'name the limit' }] },
  acknowledge: { status: 'accepted', message: 'begun' },
  approve: { commit: '3fa9c1d2e4b5a69788c9d0e1f2a3b4c5d6e7f809' },
  escalate: { reason: 'the two teams disagree about the limit' },
  watch_task: { watch: true },
  send_message: { message: { message_type: 'HANDOFF', task_id: 'TASK-20261118-001' } },
  plan: { request: 'Add email login', remove: ['unit-tester'], serialise: [['backend', 'frontend']] },
  start_dispatch: { request: 'Add email login', add: ['architect'], rehearsal: true },
  start_run: { agent: 'claude', prompt: 'Why is the second test slow?' },
  follow_up: { text: 'And the third one?' },
  pause_run: { reason: 'the database is being moved' },
  resume_run: {},
  cancel_run: { reason: 'not needed any more' },
  undo_run: { checkpoint: 3 },
  answer: { target: 'TASK-20261118-001', text: 'approve' },
  resolve_escalation: { decision: 'continue', note: 'with the smaller limit' },
  stop_pipeline: { reason: 'release day' },
  start_pipeline: {},
  register_agent: { team: 'JARVIS', role: 'developer', status: 'active' },
  set_person: { name: 'Ada', roles: ['viewer'] },
  create_token: { name: 'ci', person_id: 'song-po', role: 'viewer', expires_at: '2026-12-18T00:00:00Z' },
}
