import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/run-baton.ts'
import { linesOf, RelayDesk, statusesOf } from './relay-desk.ts'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()

test('reach.4 --agent claude: a CLI that knows nothing but the prompt plays every stage and role, once, though its API fails', async () => {
  const desk = new RelayDesk(world(), 'claude')
  desk.install('claude', join(ROOT, 'test', 'fixtures', 'relay', 'claude.mjs'))
  const request = 'add numbers (API error 500 to the verifier)'
  const ran = await desk.run(['run', request, '--agent', 'claude', '--yes', '--json'])
  expect(ran, ran.stdout.slice(-4_000)).toMatchObject({ code: 0, stderr: '' })
  const lines = linesOf(ran.stdout)
  const started = lines.find(({ type }) => type === 'relay:started')
  const stages = started?.stages as { agent: string }[]
  expect(started).toMatchObject({ rehearsal: false })
  expect(stages.map(({ agent }) => agent)).toEqual(Array(5).fill('claude'))
  const parts = lines.filter(({ type }) => type === 'stage:run').map(({ stage, role }) => `${stage} ${role}`)
  expect(parts).toEqual([
    'PLAN stage',
    'DEV leader',
    'DEV coder',
    'DEV verifier',
    'QA stage',
    'HARDEN stage',
    'HARDEN reviewer',
    'DOC stage',
  ])
  // The API's own words, and no work of the coder is done again for it.
  expect(lines.filter(({ type, detail }) => type === 'run:moved' && detail !== undefined)).toMatchObject([
    { state: 'waiting_retry', detail: 'API Error: the stub is overloaded, retry after 1 second' },
  ])
  const { record, relay } = await desk.read(String(started?.task_id))
  expect(statusesOf(record).at(-1)).toBe('DEPLOY_READY')
  expect(relay.visits.flatMap(({ evidence }) => evidence).every(({ passed }) => passed)).toBe(true)
}, 240_000)

let offered: RelayDesk

test('an agent CLI that is here is named where nobody can be asked, and not used', async () => {
  const desk = new RelayDesk(world(), 'offered')
  offered = desk
  desk.install('gemini', '/dev/null')
  const ran = await desk.run(['run', 'make a greeting'])
  expect(ran.stderr).toContain('On this machine: gemini. Use --agent gemini\n')
  expect(ran.stdout).toContain('A rehearsal: no model is used.')
  expect(ran.code).toBe(7)
}, 240_000)

test('reach.7 --resume --agent: the other agent plays from then on, the begun run included, on the record', async () => {
  const desk = offered
  const [before] = (await desk.json<{ tasks: { task_id: string }[] }>(['task', 'list'])).tasks
  const task_id = before?.task_id ?? ''
  desk.install('claude', join(ROOT, 'test', 'fixtures', 'relay', 'claude.mjs'))
  const ran = await desk.run(['run', '--resume', '--agent', 'claude'])
  expect(ran.stdout.split('\n')[0]).toBe(
    `${task_id}: from now on claude is the agent of every stage (before: rehearsal). A started run continues from its checkpoint.`,
  )
  // The question of the rehearsal is not asked any more; the plan is claude's.
  expect(ran.stdout).toContain(`Approve the plan of ${task_id}?`)
  const { relay, runs } = await desk.read(task_id)
  expect(Object.entries(relay.spec.stages).map(([stage, { name, mode }]) => `${stage} ${name} ${mode}`)).toEqual([
    'PLAN claude single',
    'DEV claude loop',
    'QA claude single',
    'HARDEN claude single',
    'DOC claude single',
  ])
  expect(relay.spec).toMatchObject({ rehearsal: false, reviewers: { HARDEN: { name: 'claude' } } })
  expect(runs).toMatchObject([{ state: 'completed', attempt: 2, adapter: 'claude', asking: null }])
  expect(runs[0]?.argv[0]).toBe('claude')
  expect((await desk.run(['task', 'history', task_id])).stdout).toContain('agents replaced: rehearsal → claude')
  expect((await desk.run(['audit', 'verify'])).code).toBe(0)
  // Nothing is said where nothing changes.
  const again = await desk.run(['run', '--resume', '--agent', 'claude'])
  expect(again.stdout).not.toContain('from now on')
}, 240_000)
