import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/run-baton.ts'
import { linesOf, REHEARSED, RelayDesk, statusesOf } from './relay-desk.ts'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const LONG = 180_000
const fixture = (...names: readonly string[]) => join(ROOT, 'test', 'fixtures', 'relay', ...names)

test(
  'a graph of specialists codes for the leader of a stage whose configuration says so',
  async () => {
    const desk = new RelayDesk(world(), 'led-graph')
    const log = desk.path('calls.jsonl')
    const command = [process.execPath, fixture('led-specialist.mjs'), log]
    const config = {
      schema_version: '1.0.0',
      agents: { DEV: { command, name: 'player', nonce_required: true } },
      coders: { DEV: 'graph' },
      checks: [{ name: 'there', command: ['sh', '-c', 'test -f README.md'] }],
    }
    desk.repository({ 'README.md': 'a shop', 'src/api/users.js': '', 'baton.config.json': JSON.stringify(config) })
    const started = desk.start(['run', 'Add an endpoint to the users API', '--yes', '--json'])
    // What the teams after it make of the work is not shown here.
    const isHandedOver = () => started.isOver || started.stdout.includes('"QA_PENDING"')
    await expect.poll(isHandedOver, { timeout: LONG / 2, interval: 50 }).toBe(true)
    started.child.kill('SIGTERM')
    await started.ended
    const lines = linesOf(started.stdout)
    const at = (type: string, more: object = {}) =>
      lines.findIndex((line) => line.type === type && Object.entries(more).every(([key, value]) => line[key] === value))
    const built = at('graph:moved', { agent: 'backend', state: 'done' })
    expect(built, `${started.stderr}${started.stdout.slice(-3000)}`).toBeGreaterThan(-1)
    // The leader verifies only what has its promised files and passed the checks.
    expect(at('stage:run', { role: 'verifier' })).toBeGreaterThan(built)
    const calls = readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { role: string; name?: string; prompt: string })
    expect(calls[0]?.role).toBe('leader')
    expect(calls.some(({ role }) => role === 'coder')).toBe(false)
    expect(calls.find(({ name }) => name === 'backend')?.prompt).toContain('it is there')
    expect(calls.some(({ role }) => role === 'verifier')).toBe(true)
  },
  LONG,
)

test(
  'a request of medium size is coded by a graph by default, from the plan to the approval; QA sends it back once',
  async () => {
    const desk = new RelayDesk(world(), 'medium')
    desk.repository({ 'README.md': 'a shop' })
    const request = 'Add a comments feature with an API and a page'
    const ran = await desk.run(['run', request, '--here', '--yes', '--json'])
    const lines = linesOf(ran.stdout)
    expect(ran.code, `${ran.stderr}${ran.stdout.slice(-3000)}`).toBe(0)
    const task_id = String(lines.at(-1)?.task_id)
    const { record } = await desk.read(task_id)
    expect(statusesOf(record)).toEqual(REHEARSED)
    const roles = lines.flatMap(({ type, role }) => (type === 'stage:run' ? [role] : []))
    for (const role of ['leader', 'specialist', 'verifier']) expect(roles).toContain(role)
    expect(roles).not.toContain('coder')
    const done = lines.flatMap(({ type, agent, state }) => (type === 'graph:moved' && state === 'done' ? [agent] : []))
    for (const agent of ['planner', 'frontend', 'backend', 'unit-tester', 'code-reviewer'])
      expect(done).toContain(agent)
    const files = desk.git('ls-tree', '-r', '--name-only', `baton/${task_id}`)
    // What the leader ordered is in nobody's scope by default, and is built all the same.
    expect(files).toMatch(/^src\/greeting-/m)
    expect(files).toMatch(/^src\/api\//m)
    expect(files).toMatch(/-blank\.test\./m)
  },
  LONG,
)

test(
  'a stage whose definition says so is played by a graph, and QA after it takes the work',
  async () => {
    const desk = new RelayDesk(world(), 'stage-graph')
    const text = readFileSync(join(ROOT, 'examples', 'pipelines', 'two-team.json'), 'utf8')
    desk.repository({ 'package.json': '{"type":"module"}', 'README.md': 'a shop' })
    desk.write('two-team.json', text.replace('"play": "leader-coder"', '"play": "graph"'))
    const ran = await desk.run(['run', 'make a greeting', '--here', '--yes', '--json', '--pipeline', 'two-team.json'])
    expect(ran.code, `${ran.stderr}${ran.stdout.slice(-3000)}`).toBe(0)
    const lines = linesOf(ran.stdout)
    const stages = lines.flatMap(({ type, stage, role }) => (type === 'stage:run' ? [`${stage} ${role}`] : []))
    expect(stages).toEqual(['DEV specialist', 'DEV specialist', 'QA stage'])
    const subjects = desk.git('log', '--format=%s', `main..baton/${lines.at(-1)?.task_id}`)
    for (const agent of ['backend', 'unit-tester']) expect(subjects).toContain(`[dispatch] ${agent}: `)
  },
  LONG,
)
