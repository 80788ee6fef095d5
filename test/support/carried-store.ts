import { VirtualClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import type { PipelineCommand } from '../../src/pipeline/command.ts'
import type { Evidence, RelaySpec } from '../../src/pipeline/relay/relay-record.ts'
import { RUN_LIMITS } from '../../src/pipeline/runs/run-record.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import type { Store } from '../../src/store/port.ts'

const WORKER = 'worker-1'
const COMMIT = 'c'.repeat(40)

/** The task that `fillStore` makes first; it is carried, was sent back once and has evidence. */
export const CARRIED = 'TASK-20260302-001'
export const RUN = 'run-1'

/** Fills a store with one of everything that decides: tasks, messages, a relay with evidence, a run, the registry. */
export async function fillStore(store: Store): Promise<Engine> {
  const clock = new VirtualClock(Date.parse('2026-03-02T00:00:00Z'))
  const engine = new Engine({ store, pipeline: DEFAULT_PIPELINE, clock, timeZone: 'UTC' })
  const po = (command: PipelineCommand) => engine.execute(command, { actor: 'song-po' })
  const worker = (command: PipelineCommand) => engine.execute(command, { actor: 'baton' })
  const step = (action: 'pickup' | 'handoff' | 'reject', actor: string, details = {}) =>
    engine.execute({ type: 'step', task_id: CARRIED, action, details }, { actor })
  await engine.createTask({ title: 'a page to log in on', priority: 'P1_HIGH', tags: ['web'] }, { actor: 'song-po' })
  await engine.createTask(
    { title: 'second', priority: 'P3_LOW', dependencies: [CARRIED] },
    { actor: 'song-po', commandId: 'create second' },
  )
  const [song] = DEFAULT_PIPELINE.definition.agents
  if (song) await po({ type: 'register_agent', agent: { ...song, agent_id: 'second-po', lead: false } })
  await po({ type: 'set_person', person: ADA, how: 'add', is_user: false })
  await step('pickup', 'song-po')
  await step('handoff', 'song-po', { output: { plan_doc_ref: 'docs/plan.md' } })
  await step('pickup', 'jarvis')
  await step('handoff', 'jarvis')
  await step('pickup', 'kimqa')
  const reason = { category: 'quality', description: 'the button does nothing', action_items: [ITEM] }
  await step('reject', 'kimqa', { reason })
  await po({ type: 'start_relay', task_id: CARRIED, spec: SPEC })
  await store.renew({ worker: WORKER, host: 'here', pid: 1, started: '1', queues: [] }, 60_000)
  await worker({ type: 'take_relay', task_id: CARRIED, worker: WORKER })
  const seq = 6
  await worker({
    type: 'create_run',
    run_id: RUN,
    spec: RUN_SPEC,
    visit: { worker: WORKER, seq, role: 'coder', number: 1, tip: COMMIT },
  })
  await worker({ type: 'record_evidence', task_id: CARRIED, worker: WORKER, seq, evidence: EVIDENCE })
  const waiting = { what: 'run', text: 'it did not get it done', run_id: RUN } as const
  await worker({ type: 'relay_waits', task_id: CARRIED, worker: WORKER, waiting })
  await po({ type: 'stop_pipeline', reason: 'lunch' })
  return engine
}

const ADA = {
  person_id: 'ada',
  name: 'Ada',
  roles: ['viewer'],
  teams: [],
  language: 'en',
  addresses: {},
} as const

const ITEM = { assignee: 'jarvis', action: 'wire the button', deadline: '2026-03-03T00:00:00Z' }

const AGENT = {
  mode: 'single',
  name: 'coder',
  argv: ['node', 'coder.js'],
  pass: [],
  nonce_required: false,
  limits: {},
} as const

const SPEC = {
  repository: '/tmp/repository',
  branch: `baton/${CARRIED}`,
  target: 'main',
  base: COMMIT,
  request: 'a page to log in on',
  language: 'en',
  stages: { DEV: { ...AGENT, mode: 'loop' }, QA: AGENT },
  checks: [{ name: 'test', command: ['npm', 'test'], timeout_minutes: 5 }],
  loop: { attempts: 5, relaxedAttempts: 1 },
  repairs: 2,
  prompts: {},
  rehearsal: true,
} as unknown as RelaySpec

const RUN_SPEC = {
  task_id: CARRIED,
  stage: 'DEV',
  agent: 'jarvis',
  argv: ['node', 'coder.js'],
  prompt: 'do it',
  brief: null,
  pass: [],
  workflow: { kind: 'custom' },
  nonce: 'nonce',
  nonce_required: false,
  limits: RUN_LIMITS,
  workspace: null,
} as const

const EVIDENCE = {
  stage: 'DEV',
  run_id: RUN,
  commit: COMMIT,
  tree: 'a'.repeat(40),
  checks: [
    {
      name: 'test',
      command: ['npm', 'test'],
      code: 1,
      signal: null,
      passed: false,
      waived: false,
      duration_ms: 12,
      output_sha256: 'f'.repeat(64),
      output_bytes: 4,
      tail: 'fail',
    },
  ],
  passed: false,
  at: '2026-03-02T00:00:00.000Z',
} as unknown as Evidence
