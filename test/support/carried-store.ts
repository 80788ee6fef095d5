import { VirtualClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import type { PipelineCommand } from '../../src/pipeline/command.ts'
import type { RelaySpec } from '../../src/pipeline/relay/relay-record.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import type { Store } from '../../src/store/port.ts'
import { AGENT, HandWorker, RELAY } from './hand-worker.ts'
import { HANDOFF_SAMPLE, SUCCESS_SAMPLE } from './leader-coder-samples.ts'

/** The task that `fillStore` makes first: it was sent back once, is carried, failed its checks and waits for a choice. */
export const CARRIED = 'TASK-20260302-001'

/** Fills a store with one of everything that decides: tasks, messages, a relay with a visit, its runs, evidence and item. */
export async function fillStore(store: Store): Promise<Engine> {
  const clock = new VirtualClock(Date.parse('2026-03-02T00:00:00Z'))
  const engine = new Engine({ store, pipeline: DEFAULT_PIPELINE, clock, timeZone: 'UTC' })
  const po = (command: PipelineCommand) => engine.execute(command, { actor: 'song-po' })
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
  const worker = new HandWorker(engine)
  await worker.lease()
  const documents = { 'HANDOFF.md': HANDOFF_SAMPLE, 'COMPLETION_REPORT.md': SUCCESS_SAMPLE }
  const present = ['backend/src/features/{feature}/index.ts', 'backend/tests/{feature}.test.ts']
  await worker.work(CARRIED, { read: { documents, present }, passes: false })
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

const SPEC: RelaySpec = {
  ...RELAY,
  branch: `baton/${CARRIED}`,
  request: 'a page to log in on',
  stages: { DEV: { ...AGENT, mode: 'loop' }, QA: AGENT },
  checks: [{ name: 'test', command: ['npm', 'test'], timeout_minutes: 5 }],
  rehearsal: true,
}
