import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/run-baton.ts'
import { linesOf, RelayDesk } from './relay-desk.ts'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const LONG = 120_000

const context = (desk: RelayDesk, name: string) =>
  readFileSync(join(desk.cwd, '.claude', 'memory', 'context', `${name}.md`), 'utf8')

test(
  'questions that --yes left open are asked by the next init at a terminal; what a person wrote is neither asked nor changed',
  async () => {
    const desk = new RelayDesk(world(), 'unasked')
    desk.repository({ 'package.json': '{"type":"module"}' })
    desk.write('.claude/memory/context/preferences.md', '# Preferences\n\nSpeak Korean.\n')
    await desk.json(['init', '--yes'])
    expect(context(desk, 'conventions')).toContain('not asked yet')

    const asked = desk.type(['init'])
    await asked.printed('Tech stack: ')
    asked.write('and Redis\n')
    await asked.printed('Conventions: ')
    asked.write('\n')
    expect(await asked.ended, asked.stdout).toBe(0)
    expect(asked.stdout).not.toContain('your preferences')
    expect(context(desk, 'tech-stack')).toContain('and Redis')
    expect(context(desk, 'tech-stack')).toContain('| package.json | (Node.js) |')
    expect(context(desk, 'conventions')).toContain('As detected.')
    expect(context(desk, 'preferences')).toBe('# Preferences\n\nSpeak Korean.\n')

    const again = desk.type(['init'])
    expect(await again.ended, again.stdout).toBe(0)
    expect(again.stdout).not.toContain('Tech stack: ')
  },
  LONG,
)

test(
  'work in a new project offers the three questions at a terminal, once; --json asks nobody',
  async () => {
    const desk = new RelayDesk(world(), 'new')
    desk.repository({ 'package.json': '{"dependencies":{"react":"^18.0.0"}}' })
    const plan = ['plan', 'Fix the typo in the README']
    expect((await desk.run(plan)).stdout).toContain('To write it: baton init')
    const json = desk.type([...plan, '--json'])
    expect(await json.ended, json.stdout).toBe(0)
    expect(json.stdout).not.toContain('[Y/n]')

    const refused = desk.type(plan)
    await refused.printed('with three questions? Enter takes what was detected. [Y/n]')
    refused.write('n\n')
    expect(await refused.ended, refused.stdout).toBe(0)
    expect(existsSync(join(desk.cwd, '.claude'))).toBe(false)
    const again = desk.type(plan)
    expect(await again.ended, again.stdout).toBe(0)
    expect(again.stdout).toContain('To write it: baton init')

    rmSync(join(desk.cwd, '.git', 'baton'), { recursive: true })
    const asked = desk.type([...plan, '--lang', 'ko'])
    for (const question of ['지금 만들까요? (Enter: 감지한 대로) [Y/n]', '기술 스택: ', '컨벤션: ']) {
      await asked.printed(question)
      asked.write('\n')
    }
    await asked.printed('에이전트에게 바라는 점')
    asked.write('한국어로 답하기\n')
    expect(await asked.ended, asked.stdout).toBe(0)
    expect(context(desk, 'preferences')).toContain('한국어로 답하기')
    expect(context(desk, 'tech-stack')).toContain('^18.0.0')
    expect((await desk.run(plan)).stdout).not.toContain('baton init')
  },
  LONG,
)

test(
  'plan at a terminal offers to bring tech-stack.md up to date; without one it only says how',
  async () => {
    const desk = new RelayDesk(world(), 'drift')
    desk.repository({ 'package.json': '{"dependencies":{"react":"^18.0.0"}}' })
    await desk.json(['init', '--yes'])
    desk.write('package.json', '{"dependencies":{"react":"^19.0.0"}}')
    const told = await desk.run(['plan', 'Fix the typo in the README'])
    expect(told.stdout).toContain('react ^18.0.0 → ^19.0.0')
    expect(context(desk, 'tech-stack')).toContain('^18.0.0')

    const asked = desk.type(['plan', 'Fix the typo in the README'])
    await asked.printed('Update it? [Y/n]')
    asked.write('\n')
    expect(await asked.ended, asked.stdout).toBe(0)
    expect(context(desk, 'tech-stack')).toContain('^19.0.0')
    expect(context(desk, 'tech-stack')).not.toContain('^18.0.0')
  },
  LONG,
)

test(
  'work of a killed process is named at once; what a worker does, and what is over, is not unfinished',
  async () => {
    const desk = new RelayDesk(world(), 'killed')
    desk.repository({
      'text.md': 'teh\n',
      'baton.config.json': JSON.stringify({
        schema_version: '1.0.0',
        agents: {
          DEV: { command: ['node', '-e', 'setInterval(() => {}, 1000)'], name: 'idler', nonce_required: true },
        },
      }),
    })
    const found = async () => {
      const { session } = await desk.json<{ session: Found }>(['plan', 'Fix the typo in the text'])
      return { interrupted: session.interrupted.map((one) => one.task_id), unfinished: session.unfinished.length }
    }
    const started = desk.start(['dispatch', 'Fix the typo in the text', '--yes'])
    await started.printed(/▸ .*RUN-/)
    const [, task_id = ''] = /(TASK-\d{8}-\d{3,})/.exec(started.stdout) ?? []
    desk.write('.claude/memory/workflow-state.md', `- task: ${task_id}\n\n| executor | 🔄 runs |\n`)
    expect(await found()).toEqual({ interrupted: [], unfinished: 0 })
    started.child.kill('SIGKILL')
    await started.ended
    expect(await found()).toEqual({ interrupted: [task_id], unfinished: 1 })
    await desk.json(['task', 'cancel', task_id, '--reason', 'not needed'])
    expect(await found()).toEqual({ interrupted: [], unfinished: 0 })
  },
  LONG,
)

test(
  'without a terminal what is open waits in the inbox, and the note of the yes is the answer',
  async () => {
    const desk = new RelayDesk(world(), 'open-later')
    const player = join(ROOT, 'test', 'fixtures', 'relay', 'specialist.mjs')
    const log = desk.path('calls.jsonl')
    desk.repository({
      'src/api/a.js': '1\n',
      'baton.config.json': JSON.stringify({
        schema_version: '1.0.0',
        agents: { DEV: { command: [process.execPath, player, 'open', log], name: 'player', nonce_required: true } },
      }),
      '.claude/memory/.initialized': '',
    })
    const ran = await desk.run(['dispatch', 'Please make it better', '--json', '--lang', 'en'])
    expect(ran.code, ran.stderr).toBe(7)
    expect(existsSync(log)).toBe(false)
    const task_id = String(linesOf(ran.stdout).at(-1)?.task_id)
    const { items } = await desk.json<{ items: { kind: string; details: readonly string[] }[] }>(['inbox'])
    expect(items[0]?.details.join('\n')).toContain('Unclear: What shall change')
    await desk.json(['answer', task_id, 'approve', '--note', 'the messages of the checkout'])
    const resumed = await desk.run(['run', '--resume', task_id, '--json'])
    expect(resumed.code, resumed.stderr).toBe(0)
    const [call] = readFileSync(log, 'utf8').trim().split('\n')
    const { prompt } = JSON.parse(call ?? '') as { prompt: string }
    expect(prompt).toMatch(
      /`what the person decided who approved the plan`:\s+```text\s+the messages of the checkout\n/,
    )
    const decided = readFileSync(join(desk.cwd, '.claude', 'memory', 'decisions', `${task_id}.md`), 'utf8')
    expect(decided).toContain('> Please make it better')
    expect(decided).toMatch(/## Unclear: What shall change.*\n\nthe messages of the checkout\n/)
  },
  LONG,
)

interface Found {
  readonly interrupted: readonly { readonly task_id: string }[]
  readonly unfinished: readonly unknown[]
}

test(
  'dispatch and plan ask what is open and how prerequisites are decided; agents get the answers, and they are recorded',
  async () => {
    const desk = new RelayDesk(world(), 'open')
    const player = join(ROOT, 'test', 'fixtures', 'relay', 'specialist.mjs')
    const log = desk.path('calls.jsonl')
    desk.repository({
      'src/api/a.js': '1\n',
      'baton.config.json': JSON.stringify({
        schema_version: '1.0.0',
        agents: { DEV: { command: [process.execPath, player, 'open', log], name: 'player', nonce_required: true } },
      }),
      '.claude/memory/.initialized': '',
    })
    const only = ['--remove', 'dba', '--remove', 'frontend', '--remove', 'unit-tester', '--remove', 'code-reviewer']
    const asked = desk.type(['dispatch', 'Add email login with Postgres or MySQL', '--lang', 'en', ...only])
    await asked.printed('Which one: Postgres or MySQL?')
    asked.write('Postgres\n')
    await asked.printed('Prerequisite of the skill auth-flow: It is decided where user data is stored.')
    asked.write('the table users\n')
    await asked.printed('It is decided whether sessions or tokens are used.')
    asked.write('\n')
    expect(await asked.ended, asked.stdout).toBe(0)

    expect(asked.stdout).not.toMatch(/^Unclear/m)
    expect(asked.stdout).toContain('Prerequisite: It is decided whether sessions or tokens are used')
    expect(asked.stdout).not.toContain('Prerequisite: It is decided where')

    const [call] = readFileSync(log, 'utf8').trim().split('\n')
    const { name, prompt } = JSON.parse(call ?? '') as { name: string; prompt: string }
    expect(name).toBe('backend')
    expect(prompt).toContain('Postgres or MySQL. Postgres\n- It is decided where user data is stored: the table users')
    // The workflow of the skill, and the step of this agent in front of its work.
    expect(prompt).toContain('### Workflow of the skill auth-flow')
    expect(prompt).toContain('3. frontend: login screen, error messages, logout')
    expect(prompt).not.toContain('Do not trigger')
    expect(prompt).toContain('### To do\n\nauthentication API, password hashes, token expiry and renewal\n')

    const [recorded = ''] = readdirSync(join(desk.cwd, '.claude', 'memory', 'decisions'))
    const decision = readFileSync(join(desk.cwd, '.claude', 'memory', 'decisions', recorded), 'utf8')
    expect(decision).toContain('## Which one: Postgres or MySQL?\n\nPostgres\n')
    expect(decision).toContain('## It is decided where user data is stored\n\nthe table users\n')
    expect(decision).not.toContain('sessions or tokens')
  },
  LONG,
)
