import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { packageAt } from '../support/package-at.ts'
import { ROOT } from '../support/run-baton.ts'
import { RelayDesk } from './relay-desk.ts'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const LONG = 120_000

/** What a person is told about work that no check of the project has seen. */
describe('truth.8 a repository without checks', () => {
  let desk: RelayDesk
  let ran: Awaited<ReturnType<RelayDesk['run']>>
  let task_id: string

  beforeAll(async () => {
    desk = new RelayDesk(world(), 'unchecked')
    const command = [process.execPath, join(ROOT, 'test', 'fixtures', 'relay', 'player.mjs'), 'good']
    const player = { command, name: 'player', nonce_required: true }
    desk.repository({
      'check.sh': 'exit 1\n',
      'baton.config.json': JSON.stringify({
        schema_version: '1.0.0',
        agents: Object.fromEntries(['PLAN', 'DEV', 'QA', 'HARDEN', 'DOC'].map((stage) => [stage, player])),
      }),
    })
    ran = await desk.run(['run', 'work/a.txt: hello', '--yes'])
    task_id = /TASK-\d{8}-\d+/.exec(ran.stdout)?.[0] ?? ''
  }, LONG)

  test('says so at the start, at every handoff and in the summary, and never that anything passed', () => {
    expect(ran.code, ran.stderr).toBe(0)
    expect(ran.stdout).toContain(
      'No checks: none are configured and none were detected. Every handoff will be unchecked',
    )
    expect(ran.stdout.match(/○ unchecked: Baton ran no checks of the project \(tree/g)).toHaveLength(5)
    expect(ran.stdout).toMatch(/Evidence {2,}○ unchecked: Baton ran no checks/)
    expect(ran.stdout).not.toMatch(/checks? .*passed|✓ passed/)
  })

  test('says so wherever the task is shown', async () => {
    const shown = await desk.run(['task', 'show', task_id])
    for (const stage of ['PLAN', 'DEV', 'QA', 'HARDEN', 'DOC']) {
      expect(shown.stdout).toMatch(new RegExp(`\\b${stage} {2}[0-9a-f]{12} {2}○ unchecked\n`))
    }
    const history = await desk.run(['task', 'history', task_id])
    expect(history.stdout.match(/\[unchecked\]/g)).toHaveLength(5)
    expect(history.stdout).not.toContain('passed')
    expect((await desk.run(['task', 'list'])).stdout).toContain('unchecked')
    expect((await desk.run(['inbox'])).stdout).toMatch(new RegExp(`${task_id} {2}DEPLOY_READY {2}○ unchecked`))
    expect((await desk.run(['why', task_id])).stdout).toContain('[unchecked]')
    expect(await desk.json(['task', 'show', task_id])).toMatchObject({
      rests_on: { result: 'unchecked' },
      steps: Array.from({ length: 5 }, () => ({ result: 'unchecked' })),
    })
    const { messages } = await desk.read(task_id)
    const handoffs = messages.filter(({ value }) => value.type === 'handoff')
    expect(handoffs).toHaveLength(4)
    for (const { value } of handoffs)
      expect(value.body).toMatchObject({ metadata: { evidence: { result: 'unchecked' } } })
  })

  test('is approved as such: the trailers and a clone say unchecked', async () => {
    const approved = await desk.run(['task', 'approve', task_id])
    expect(approved.code, approved.stderr).toBe(0)
    expect(approved.stdout).toContain('○ unchecked')
    const trailers = desk.git('log', '-1', '--format=%(trailers:key=Baton-Evidence,valueonly)', 'main')
    expect(
      trailers
        .trim()
        .split('\n')
        .map((line) => line.replace(/ \w+ /, ' ')),
    ).toEqual(['PLAN', 'DEV', 'QA', 'HARDEN', 'DOC', 'INTEGRATION'].map((stage) => `${stage} unchecked`))
    const audited = await desk.run(['audit', 'verify', '--git'])
    expect(audited.code, audited.stdout).toBe(0)
    expect(audited.stdout).toContain('○ unchecked 6')
  })
})

test(
  'an agent that only skips a test: it is said before the approval wherever the task is shown',
  async () => {
    const desk = new RelayDesk(world(), 'skips')
    const hostile = join(ROOT, 'test', 'fixtures', 'relay', 'hostile.mjs')
    const skips = 'printf "ok 1 - a\\nok 2 - b # SKIP\\n" > suite.txt'
    const player = { command: [process.execPath, hostile, 'coder', skips], name: 'player', nonce_required: true }
    desk.repository({
      'suite.txt': 'ok 1 - a\nok 2 - b\n',
      'check.sh': 'exit 0\n',
      'baton.config.json': JSON.stringify({
        schema_version: '1.0.0',
        agents: Object.fromEntries(['PLAN', 'DEV', 'QA', 'HARDEN', 'DOC'].map((stage) => [stage, player])),
        checks: [
          { name: 'test', command: [process.execPath, '-e', 'console.log(fs.readFileSync("suite.txt", "utf8"))'] },
        ],
      }),
    })
    const ran = await desk.run(['run', 'work/a.txt: good', '--yes'])
    const task_id = /TASK-\d{8}-\d+/.exec(ran.stdout)?.[0] ?? ''
    const warning = '!! Fewer tests ran than before the change: test 2 → 1 (1 more skipped). Look at the changed tests'
    expect(ran.code, ran.stdout + ran.stderr).toBe(0)
    expect(ran.stdout).toContain(`\n${warning}`)
    expect(ran.stdout).toContain('(tests 2 → 1, 1 more skipped)')
    expect((await desk.run(['task', 'show', task_id])).stdout).toContain(warning)
    expect((await desk.run(['inbox'])).stdout).toContain(warning)
    const counted = { name: 'test', tests: { run: 1, skipped: 1 }, base_tests: { run: 2, skipped: 0 } }
    const shown = await desk.json<{ evidence: object[] }>(['task', 'show', task_id])
    expect(shown.evidence.at(-1)).toMatchObject({ checks: [counted] })
    expect(await desk.json(['inbox'])).toMatchObject({ ready: [{ evidence: { checks: [counted] } }] })
    const approved = await desk.run(['task', 'approve', task_id])
    expect(approved.stdout.startsWith(warning), approved.stdout).toBe(true)
  },
  LONG,
)

describe("truth.8 a person's own steps", () => {
  test(
    'are marked as without evidence, also where the list, the inbox and the approval show the task',
    async () => {
      const desk = new RelayDesk(world(), 'by-hand')
      const store = ['--store', desk.path('hand.db')]
      const ready = packageAt('TASK-20260228-001', HANDED_ON)
      writeFileSync(desk.path('ready.json'), JSON.stringify(ready))
      await desk.json(['task', 'import', desk.path('ready.json'), ...store])
      const { task_id } = await desk.json<{ task_id: string }>(['task', 'create', '--title', 'by hand', ...store])
      await desk.json(['task', 'pickup', task_id, ...store])
      await desk.json(['task', 'handoff', task_id, ...store])
      const shown = await desk.run(['task', 'show', task_id, ...store])
      expect(shown.stdout).toContain("Evidence   PLAN  #2  ○ no evidence  a person's step\n")
      const ko = await desk.run(['task', 'show', 'TASK-20260228-001', '--lang', 'ko', ...store])
      expect(ko.stdout.match(/○ 증거 없음 {2}사람이 넘김/g)).toHaveLength(4)
      expect((await desk.run(['task', 'history', task_id, ...store])).stdout).toContain('hand off [no evidence]')
      expect((await desk.run(['why', task_id, ...store])).stdout).toContain('hand off [no evidence]')
      expect((await desk.run(['task', 'list', ...store])).stdout.match(/no evidence/g)).toHaveLength(2)
      expect((await desk.run(['inbox', ...store])).stdout).toMatch(/DEPLOY_READY {2}○ no evidence/)
      const received = ['inbox', '--as', 'jarvis', ...store]
      expect((await desk.run(received)).stdout).toMatch(/H1 BUNKER → JARVIS .* {2}○ no evidence: PLAN {2}by hand/)
      expect(await desk.json(received)).toMatchObject({ handoffs: [{ rests_on: { result: 'no_evidence' } }] })
      expect(await desk.json(['task', 'list', '--status', 'DEPLOY_READY', ...store])).toMatchObject({
        tasks: [{ rests_on: { result: 'no_evidence', no_evidence: ['PLAN', 'DEV', 'QA', 'HARDEN'] } }],
      })
      const approved = await desk.run(['task', 'approve', 'TASK-20260228-001', ...store])
      expect(approved.stdout).toMatch(/^○ no evidence: PLAN, DEV, QA, HARDEN\n/)
    },
    LONG,
  )
})

const HANDED_ON = [
  ...(['pickup', 'handoff', 'pickup', 'handoff', 'pickup', 'handoff'] as const),
  ...(['pickup', 'skip_docs'] as const),
]
