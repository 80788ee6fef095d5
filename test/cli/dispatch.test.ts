import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Random } from '../../src/engine/simulation/random.ts'
import { ROOT } from '../support/run-baton.ts'
import { type Line, linesOf, RelayDesk } from './relay-desk.ts'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const LONG = 180_000
const NOW = '2026-11-18T09:00:00Z'
const REQUEST = '쇼핑몰을 화면, API, DB 까지 처음부터 새로 만들어 주세요'
const CONFIG = JSON.stringify({ schema_version: '1.0.0', checks: [{ name: 'test', command: ['node', '--test'] }] })
const FILES = {
  'package.json': '{"type":"module"}',
  'baton.config.json': CONFIG,
  'src/api/users.js': '',
  'src/components/login.tsx': '',
}

interface Called {
  readonly name: string
  readonly attempt: number
  readonly retry: string | null
  readonly prompt: string
}

/** A repository whose specialists are played by the fixture. */
function scene(name: string, files: Readonly<Record<string, string>> = {}) {
  const desk = new RelayDesk(world(), name)
  const log = desk.path('calls.jsonl')
  const command = [process.execPath, join(ROOT, 'test', 'fixtures', 'relay', 'specialist.mjs'), name, log]
  desk.repository({
    'shared.txt': 'first line\n',
    ...files,
    'baton.config.json': JSON.stringify({
      schema_version: '1.0.0',
      language: 'ko',
      agents: { DEV: { command, name: 'player', nonce_required: true } },
      checks: [{ name: 'unmarked', command: ['sh', '-c', '! grep -q "<<<<" shared.txt'] }],
    }),
  })
  const calls = (): Called[] =>
    readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Called)
  const only = (...agents: readonly string[]) => {
    const all = [
      'researcher',
      'analyst',
      'planner',
      'dba',
      'frontend',
      'backend',
      'unit-tester',
      'code-reviewer',
      'architect',
    ]
    const others = all.filter((one) => !agents.includes(one))
    return [...agents.flatMap((one) => ['--add', one]), ...others.flatMap((one) => ['--remove', one])]
  }
  return { desk, calls, only }
}

const at = (lines: readonly Line[], type: string, agent: string, state?: string) =>
  lines.findIndex((line) => line.type === type && line.agent === agent && (state === undefined || line.state === state))

describe("the document's example with rehearsal agents", () => {
  test(
    'runs what it can at once, lands one step after the other, and each step can be undone alone',
    async () => {
      const desk = new RelayDesk(world(), 'example')
      desk.repository(FILES)
      const ran = await desk.run(['dispatch', REQUEST, '--here', '--yes', '--json', '--remove', 'architect'])
      expect(ran.code, ran.stderr).toBe(0)
      const lines = linesOf(ran.stdout)
      const task_id = String(lines.at(-1)?.task_id)
      const branch = `baton/${task_id}`

      // Both of a pair have started before either of them is done.
      for (const [one, other] of [
        ['researcher', 'analyst'],
        ['frontend', 'backend'],
      ] as const) {
        const started = Math.max(at(lines, 'graph:moved', one, 'running'), at(lines, 'graph:moved', other, 'running'))
        const done = Math.min(at(lines, 'graph:moved', one, 'done'), at(lines, 'graph:moved', other, 'done'))
        expect(started).toBeGreaterThan(-1)
        expect(started).toBeLessThan(done)
      }
      const order = ['planner', 'dba', 'unit-tester', 'code-reviewer']
      const places = order.map((agent) => at(lines, 'graph:moved', agent, 'running'))
      expect(places).toEqual(places.toSorted((one, two) => one - two))

      // Papers are context and no part of the work; the checkout stays as it was.
      const files = desk.git('ls-tree', '-r', '--name-only', branch).trim().split('\n')
      expect(files).not.toContain('codebase.md')
      expect(files.filter((path) => path.includes(task_id.toLowerCase()))).toHaveLength(4)
      expect(desk.git('status', '--porcelain')).toBe('')
      const subjects = desk.git('log', '--format=%s', `main..${branch}`)
      for (const agent of ['dba', 'frontend', 'backend', 'unit-tester'])
        expect(subjects).toContain(`[dispatch] ${agent}: `)

      // What the tests build on is refused with the list; what nothing builds on goes alone, and comes back.
      const refused = await desk.refused(['dispatch', 'undo', task_id, 'backend'])
      expect(refused).toMatchObject({ code: 'UNDO_BUILT_ON' })
      expect(refused.message).toContain('unit-tester')
      const before = desk.git('rev-parse', `${branch}^{tree}`)
      await desk.json(['dispatch', 'undo', task_id, 'dba'])
      const left = desk.git('ls-tree', '-r', '--name-only', branch).trim().split('\n')
      expect(files.filter((path) => !left.includes(path))).toEqual([`db/migrations/${task_id.toLowerCase()}.sql`])
      await desk.json(['dispatch', 'redo', task_id, 'dba'])
      expect(desk.git('rev-parse', `${branch}^{tree}`)).toBe(before)
      for (const agent of ['unit-tester', 'backend', 'frontend', 'dba'])
        await desk.json(['dispatch', 'undo', task_id, agent])
      expect(desk.git('rev-parse', `${branch}^{tree}`)).toBe(desk.git('rev-parse', 'main^{tree}'))
    },
    LONG,
  )

  test(
    'killed with -9 at ten random moments and resumed, it comes to the same tree',
    async () => {
      const seed = Number(process.env.BATON_SEED ?? Date.now() % 1_000_000)
      const random = new Random(seed)
      const trees: string[] = []
      for (const kills of [0, 10]) {
        const desk = new RelayDesk(world(), `killed-${kills}`)
        desk.repository(FILES)
        const first = ['dispatch', REQUEST, '--here', '--yes', '--json', '--remove', 'architect', '--now', NOW]
        for (let number = 0; number <= kills; number += 1) {
          const started = desk.start(number === 0 ? first : ['run', '--resume', '--yes', '--json'])
          if (number < kills) {
            // So many lines after it began to tell: before, in and after runs, readings and merges.
            const lines = 1 + random.below(6)
            const heard = () => started.isOver || started.stdout.split('\n').length > lines
            await expect.poll(heard, { timeout: LONG / 2, interval: 5 }).toBe(true)
            expect(started.isOver, `seed ${seed}: over before kill ${number + 1}\n${started.stderr}`).toBe(false)
            started.child.kill('SIGKILL')
          }
          const code = await started.ended
          if (number === kills) expect(code, `seed ${seed}: ${started.stderr}`).toBe(0)
        }
        const [branch = ''] = desk.git('branch', '--format=%(refname:short)', '--list', 'baton/*').trim().split('\n')
        trees.push(desk.git('ls-tree', '-r', branch))
      }
      expect(trees[1], `seed ${seed}`).toBe(trees[0])
    },
    LONG,
  )
})

// Each case has a desk, a repository and a store of its own, and waits for its processes.
describe.concurrent('loops and limits', () => {
  test(
    'each loop of the document comes once, with its sentence, and then all is well',
    async () => {
      const { desk, calls, only } = scene('loops', { '.claude/memory/.initialized': '' })
      // The memory need not be committed.
      desk.write('.claude/memory/context/conventions.md', 'tabs, never spaces\n')
      const agents = only('planner', 'backend', 'unit-tester', 'code-reviewer', 'architect')
      const ran = await desk.run(['dispatch', REQUEST, '--yes', '--json', '--lang', 'ko', ...agents])
      expect(ran.code, `${ran.stderr}${ran.stdout.slice(-2_000)}`).toBe(0)
      const told = readFileSync(join(desk.cwd, '.claude/memory/workflow-state.md'), 'utf8')
      expect(told).toContain('- 상태: 완료')
      expect(told).toMatch(/\| backend \| planner \| RUN-\S+ \| ✅ 완료 \| 3 \| [0-9a-f]{12} \|/)
      const state = readFileSync(join(desk.cwd, '.claude/memory/context/project-state.md'), 'utf8')
      expect(state).toMatch(/^## 최근 작업\n\n- \d{4}-\d\d-\d\d TASK-\S+ 배포 준비 완료: 쇼핑몰을 화면/m)
      const loops = linesOf(ran.stdout).filter(({ type }) => type === 'graph:looped')
      expect(loops.map(({ by, agents: called }) => [by, called])).toEqual([
        ['unit-tester', ['backend']],
        ['code-reviewer', ['backend']],
        ['architect', ['planner', 'backend']],
      ])
      const retries = (name: string) =>
        calls().flatMap((call) => (call.name === name && call.retry ? [call.retry] : []))
      expect(retries('unit-tester')[0]).toBe("테스트 'adds' 실패. 기대값: 2, 실제값: 3")
      expect(retries('backend')[0]).toBe("테스트 'adds' 실패. 기대값: 2, 실제값: 3")
      expect(retries('backend')[1]).toContain('critical src/api/a.txt:1 the value is not checked')
      expect(retries('planner')).toEqual(['architect가 다음 수정을 요청했습니다: split the module'])
      // The plan does not land: who revises it is given the former one.
      expect(calls().filter(({ name }) => name === 'planner')[1]?.prompt).toMatch(/작성한 것[\s\S]*build 1/)
      const [first] = calls().filter(({ name }) => name === 'backend')
      for (const heading of ['## Persistent Context', '### 컨텍스트', '### 할 일', '### 완료 기준', '### 산출물 포맷'])
        expect(first?.prompt).toContain(heading)
      expect(first?.prompt).toContain('tabs, never spaces')
      // Its own part of the plan, from the planner before it.
      expect(first?.prompt).toContain('build 1')
    },
    LONG,
  )

  test(
    'an agent that fails twice in a row, and a security finding, wait for a person',
    async () => {
      const dies = scene('dies')
      const failed = await dies.desk.run(['dispatch', REQUEST, '--yes', '--json', ...dies.only('backend')])
      expect(failed.code, failed.stderr).toBe(7)
      expect(dies.calls()).toHaveLength(2)
      const { desk, only } = scene('security')
      const stopped = await desk.run(['dispatch', REQUEST, '--yes', '--json', ...only('backend', 'code-reviewer')])
      expect(stopped.code, stopped.stderr).toBe(7)
      const asked = linesOf(stopped.stdout).find(
        ({ type, item }) => type === 'item:opened' && (item as { kind: string }).kind === 'security',
      )
      expect(asked?.item).toMatchObject({ confirmable: false })
    },
    LONG,
  )
})

test.concurrent(
  'changes outside of the scope are kept on a ref, and --yes leaves them out',
  async () => {
    const { desk, only } = scene('outside', { 'src/api/users.js': '' })
    const ran = await desk.run(['dispatch', REQUEST, '--yes', '--json', ...only('backend')])
    expect(ran.code, ran.stderr).toBe(0)
    const summary = linesOf(ran.stdout).at(-1)
    // No stage documents: nobody is asked for the boxes of the documentation.
    expect(summary).toMatchObject({ type: 'relay:summary', rests: { checklist: null } })
    const task_id = String(summary?.task_id)
    expect(desk.git('diff', '--name-only', `main...baton/${task_id}`).trim()).toBe('src/api/a.txt')
    const refs = desk.git('for-each-ref', '--format=%(refname)', 'refs/baton/steps').trim().split('\n')
    expect(refs.map((ref) => desk.git('ls-tree', '-r', '--name-only', ref)).join('\n')).toContain('elsewhere.txt')
  },
  LONG,
)

test.concurrent(
  'six agents that all change one file: a person takes it, the agents resolve it, and nothing is lost',
  async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const agentFile = (name: string) =>
      `---\nname: part-${name}\ndescription: builds ${name}\nkind: implementation\nscope: ["parts/${name}/**"]\n---\n`
    const own = Object.fromEntries(
      names.map((name) => [`.claude/agents/${name}.md`, agentFile(name).replace(`part-${name}`, name)]),
    )
    const { desk, only } = scene('conflicts', own)
    const first = await desk.run(['dispatch', REQUEST, '--json', ...only(...names)])
    const task_id = /TASK-\d{8}-\d{3}/.exec(first.stdout)?.[0] ?? ''
    expect(first.code, first.stderr).toBe(7)
    for (let answers = 0; ; answers += 1) {
      expect(answers).toBeLessThan(40)
      const { items } = await desk.json<{ items: { key: string; kind: string; task_id: string }[] }>(['inbox'])
      const [item] = items
      if (!item) break
      const choice = { plan: 'approve', outside_scope: 'take', merge_conflict: 'agent' }[item.kind]
      if (choice === undefined) throw new Error(JSON.stringify(item))
      const answered = await desk.run(['answer', item.key, choice])
      expect(answered.code, answered.stderr).toBe(0)
      await desk.run(['run', '--resume', task_id, '--json'])
    }
    const branch = `baton/${task_id}`
    const lines = desk.git('show', `${branch}:shared.txt`).trim().split('\n')
    expect(lines.toSorted()).toEqual(['first line', ...names.map((name) => `line of ${name}`)])
    // Every commit that was kept of an agent is in the history of the branch, or on its ref.
    const refs = desk.git('for-each-ref', '--format=%(refname)', 'refs/baton/steps').trim().split('\n')
    for (const name of names) expect(refs.some((ref) => ref.includes(`/${name}-`))).toBe(true)
    for (const name of names) expect(desk.git('show', `${branch}:parts/${name}/own.txt`)).toBe(name)
  },
  LONG,
)
