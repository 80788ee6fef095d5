import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../../src/engine/clock.ts'
import { Engine } from '../../../src/engine/engine.ts'
import { briefOf } from '../../../src/engine/executor/run-brief.ts'
import { lookWhole } from '../../../src/engine/look.ts'
import type { StepAction, StepDetails } from '../../../src/pipeline/command.ts'
import { NO_END } from '../../../src/pipeline/runs/run-record.ts'
import { DEFAULT_PIPELINE } from '../../../src/protocol/index.ts'
import { promptValues } from '../../../src/protocol/prompts/prompt-values.ts'
import { openMemoryStore } from '../../../src/store/memory/open.ts'

/** Issue 12, point 11: what a way back asks stands in the brief of the run that has to act. No process runs here. */
let engine: Engine
let task_id: string
const reason = (words: string) => ({
  category: 'quality',
  description: words,
  action_items: [{ assignee: 'x', action: `do ${words}`, deadline: '2026-12-01' }],
})

beforeAll(async () => {
  engine = new Engine({
    store: await openMemoryStore(),
    pipeline: DEFAULT_PIPELINE,
    clock: systemClock,
    timeZone: 'UTC',
  })
  const created = await engine.createTask({ title: 'a', priority: 'P2_MEDIUM' }, { actor: 'song-po' })
  task_id = String(created.task_id)
  const place = { repository: '/nowhere', branch: 'b', target: 'main', base: '0'.repeat(40) }
  const rest = { request: 'a', language: 'en' as const, stages: {}, checks: [], repairs: 2, prompts: {} }
  const spec = { ...place, ...rest, loop: { attempts: 5, relaxedAttempts: 1 }, rehearsal: false }
  await engine.execute({ type: 'start_relay', task_id, spec }, { actor: 'song-po' })
})
afterAll(() => engine.store.close())

const step = (action: StepAction, actor: string, details: StepDetails = {}) =>
  engine.execute({ type: 'step', task_id, action, details }, { actor })
const brief = async () => briefOf(engine, await lookWhole({ engine, task_id }), { role: 'stage' })

/** A run that ended with findings, as QA's does. */
async function endedRun(): Promise<string> {
  const run_id = 'RUN-20261115-001-abcd'
  const worker = { worker: 'w', host: 'h', pid: 1, started: '1', queues: [] }
  const baton = { actor: 'baton' }
  const spec = { ...RUN, task_id: null, agent: 'kimqa', argv: ['true'] }
  await engine.execute({ type: 'create_run', run_id, spec }, { actor: 'kimqa' })
  await engine.store.renew(worker, 60_000)
  const { attempt } = await engine.execute({ type: 'take_run', run_id, worker: 'w', token_hash: 't' }, baton)
  const lists = {
    files: [],
    unfinished: [],
    action_items: [],
    attachments: [],
    outputs: [],
    not_needed: [],
    checklist: [],
  }
  const result = {
    ...lists,
    summary: 'no',
    verdict: 'needs_revision' as const,
    issues: [{ severity: 'major' as const, security: false, path: 'src/a.ts', line: 7, text: 'divides by zero' }],
    failed_tests: [{ name: 'halves', expected: '2', actual: '3', fault: 'code' as const }],
  }
  const end = { ...NO_END, how: 'completed' as const, verdict: result.verdict, result }
  await engine.execute(
    { type: 'run_ended', run_id, worker: 'w', attempt: Number(attempt), end, checkpoint: null },
    baton,
  )
  return run_id
}

const RUN = {
  stage: null,
  prompt: null,
  workflow: { kind: 'dispatch' as const },
  nonce: 'n',
  nonce_required: false,
  limits: { silence_minutes: 1, wall_minutes: 1, question_minutes: 1, workspace_bytes: 1, transcript_bytes: 1 },
  workspace: null,
}

test('reach.11 the brief has reason, items, attachments and line comments, and so has the prompt', async () => {
  await step('pickup', 'song-po')
  await step('handoff', 'song-po')
  await step('pickup', 'jarvis')
  expect((await brief()).reject).toBeNull()
  await step('handoff', 'jarvis')
  await step('pickup', 'kimqa')
  await step('reject', 'kimqa', {
    reason: reason('QA words'),
    attachments: [
      { name: 'defects.md', path: 'docs/defects.md', type: 'defect_report' },
      { name: 'findings', path: `baton://runs/${await endedRun()}`, type: 'other' },
    ],
    line_comments: [{ path: 'src/login.ts', line: 12, text: 'the token is logged' }],
  })
  const asked = await brief()
  expect(asked.reject).toMatchObject({
    ...reason('QA words'),
    attachments: [
      { path: 'docs/defects.md', text: null },
      { text: '- major src/a.ts:7 divides by zero\n- halves: expected 2, got 3' },
    ],
    line_comments: [{ path: 'src/login.ts', line: 12, text: 'the token is logged' }],
  })
  const values = promptValues({ ...asked, nonce: 'n' }, 'en')
  expect(values.get('action_items')).toContain('x: do QA words (2026-12-01)')
  expect(values.get('attachments')).toContain('`docs/defects.md`')
  expect(values.get('attachments')).toContain('src/a.ts:7 divides by zero')
  expect(values.get('line_comments')).toContain('src/login.ts:12 the token is logged')
})

test('reach.11 what QA asked still reaches development after a detour over the plan, until it is handed on', async () => {
  await step('reject', 'jarvis', { reason: reason('plan words') })
  expect((await brief()).reject).toMatchObject({ description: 'plan words' })
  await step('resubmit', 'song-po')
  await step('pickup', 'jarvis')
  expect(await brief()).toMatchObject({ kind: 'work', reject: { description: 'QA words' } })
  await step('handoff', 'jarvis')
  await step('pickup', 'kimqa')
  expect((await brief()).reject).toBeNull()
})
