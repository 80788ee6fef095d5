import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { taskTable } from '../../src/cli/commands/task-list.ts'
import { runLines } from '../../src/cli/present/run/run-lines.ts'
import { cellWidth, cutTo, padTo } from '../../src/cli/present/screen/cell-width.ts'
import type { Screen } from '../../src/cli/present/screen/screen.ts'
import { durationText, leftText, timeText } from '../../src/cli/present/screen/time-text.ts'
import { actionItem, outputFields } from '../../src/cli/step-arguments.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import type { TaskRow } from '../../src/store/port.ts'
import { CliWorld } from '../support/cli-world.ts'
import { runCommand } from '../support/run-command.ts'

const SCREEN: Screen = { lang: 'en', timeZone: 'Asia/Seoul', colour: false, width: undefined }
const row = (task_id: string, title: string, team: string, more: Partial<TaskRow> = {}): TaskRow => ({
  task_id,
  title,
  status: 'DEV_PENDING',
  team,
  agent: 'jarvis',
  priority: 'P1_HIGH',
  revision_count: 0,
  blocked: false,
  updated_at: '2026-02-28T09:00:00.000Z',
  due_at: null,
  ...more,
})

test('reach.4 an agent that cannot work says whether it tries again by itself or waits for a person', () => {
  const said = (retry_at: number | null, lang: 'ko' | 'en') =>
    runLines(
      { type: 'run:moved', run_id: 'r', state: 'waiting_retry', detail: 'bad key', retry_at },
      { ...SCREEN, lang },
    )
  expect([said(1, 'en'), said(null, 'en')]).toEqual([
    ['→ waits to try again: bad key'],
    ['→ waits for a person: bad key'],
  ])
  expect([said(1, 'ko'), said(null, 'ko')]).toEqual([['→ 재시도 대기: bad key'], ['→ 사람의 확인 대기: bad key']])
})

describe('widths on a terminal', () => {
  test.each([
    ['abc', 3],
    ['한글', 4],
    ['e\u0301', 1],
    ['日本', 4],
    ['🙂', 2],
    ['→ …', 3],
    ['', 0],
    ['\u1112\u1161\u11ab', 2],
    ['ｆ１', 4],
    ['ﾊﾝ', 2],
    ['👩‍💻', 2],
    ['✔️', 2],
    ['🇰🇷', 2],
    ['a\u200bb', 2],
    ['𠀀', 2],
  ])('%s takes %i columns', (text, width) => expect(cellWidth(text)).toBe(width))

  test('a text is cut between characters, never inside a wide one, and padded by what it shows', () => {
    expect(cutTo('로그인 기능', 6)).toBe('로그…')
    expect(cutTo('로그인 기능', 7)).toBe('로그인…')
    expect(cutTo('abc', 3)).toBe('abc')
    expect(padTo('한글', 6)).toBe('한글  ')
  })
})

describe('times', () => {
  test('are shown in the time zone of the reader', () => {
    expect(timeText('2026-02-28T15:30:00Z', SCREEN)).toBe('2026-03-01 00:30')
  })

  test.each([
    [59_000, '59 s', '59초'],
    [60_000, '1 min', '1분'],
    [65 * 60_000, '1 h 5 min', '1시간 5분'],
    [50 * 3_600_000, '2 d 2 h', '2일 2시간'],
  ])('%i ms', (ms, en, ko) => expect([durationText(ms, 'en'), durationText(ms, 'ko')]).toEqual([en, ko]))

  test('say how much is left, or how long ago it was', () => {
    expect([leftText(14 * 60_000 + 1, 'en'), leftText(-60_000, 'en'), leftText(60_000, 'ko')]).toEqual([
      '15 min left',
      '1 min ago',
      '1분 남음',
    ])
  })
})

describe('the list of tasks', () => {
  const rows = [
    row('TASK-20260228-001', '로그인 기능 구현', 'JARVIS', { blocked: true, revision_count: 2 }),
    row('TASK-20260228-002', 'Search', 'KIMQA', { agent: null }),
  ]

  test('is aligned although Korean takes two columns, and ends within the terminal', () => {
    for (const lang of ['ko', 'en'] as const) {
      for (const width of [40, 60, 80, 100, 140]) {
        const lines = taskTable(rows, DEFAULT_PIPELINE, { ...SCREEN, lang, width })
          .trimEnd()
          .split('\n')
        expect(lines).toHaveLength(3)
        for (const line of lines) expect(cellWidth(line)).toBeLessThanOrEqual(width)
        const titles = [lines[1]?.lastIndexOf('로그인'), lines[2]?.lastIndexOf('Search')]
        const columns = titles.map((at, index) => cellWidth((lines[index + 1] ?? '').slice(0, at)))
        expect(columns[0]).toBe(columns[1])
      }
    }
  })

  test('puts each team on its own colour, with an ink that can be read on it', () => {
    const text = taskTable(rows, DEFAULT_PIPELINE, { ...SCREEN, colour: true })
    expect(text).toContain('\u001b[48;2;21;101;192m\u001b[38;2;255;255;255m { J } JARVIS ')
    expect(text).toContain('\u001b[48;2;198;40;40m')
    expect(taskTable(rows, DEFAULT_PIPELINE, SCREEN)).not.toContain('\u001b')
  })

  test('says how to make a task when there is none', () => {
    expect(taskTable([], DEFAULT_PIPELINE, SCREEN)).toContain('baton task create')
  })
})

describe('what is typed', () => {
  test('an item may hold colons and at-signs: the first and the last count', () => {
    expect(actionItem('jarvis: mail a@b.c: now @ 2026-03-02 12:00')).toEqual({
      assignee: 'jarvis',
      action: 'mail a@b.c: now',
      deadline: '2026-03-02 12:00',
    })
  })

  test('an output is text unless it is plainly JSON: a hash never becomes a number', () => {
    expect(outputFields(['commit_hash=1e5', 'bugs_found=["a"]', 'note=a=b', 'odd=[x'])).toEqual({
      commit_hash: '1e5',
      bugs_found: ['a'],
      note: 'a=b',
      odd: '[x',
    })
  })
})

describe('a task on the screen', { timeout: 120_000 }, () => {
  const baton = new CliWorld()
  let id = ''
  let waiting = ''
  const now = '--now 2026-02-28T09:00:00Z'
  beforeAll(async () => {
    waiting = await baton.ok(`task create --title "먼저" ${now}`)
    id = await baton.ok(
      `task create --title "\u001b]0;owned\u0007\u001b[2J로그인\u202e" --priority P1 --tags auth ${now}`,
    )
    await baton.all([
      `task pickup ${id} ${now}`,
      `task handoff ${id} ${now}`,
      `task edit ${id} --depends ${waiting} --as jarvis ${now}`,
    ])
  }, 120_000)
  afterAll(() => baton.remove())

  test('shows where it is, its deadlines, what it waits for and what to do next, in either language', async () => {
    const english = await baton.ok(`task show ${id} --now 2026-02-28T09:10:00Z`)
    expect(english).toContain('DEV_PENDING  Development waits')
    expect(english).toContain('{ J } JARVIS Jarvis (development) · jarvis')
    expect(english).toMatch(/Depends on +TASK-20260228-001 {2}PLAN_PENDING {2}먼저/)
    expect(english).toMatch(/Handoff +H1 {2}BUNKER → JARVIS {2}ACK awaiting · 10 min elapsed/)
    expect(english).toMatch(/due +2026-0[23]-\d\d \d\d:30 {2}20 min left/)
    // It waits for another task: it can be acknowledged and sent back, not picked up.
    expect(english).toContain(`baton task ack ${id} accepted --as jarvis`)
    expect(english).not.toContain(`baton task pickup ${id}`)
    const korean = await baton.ok(`task show ${id} --lang ko --now 2026-02-28T09:10:00Z`)
    expect(korean).toContain('개발 대기')
    expect(korean).toContain('20분 남음')
    expect(korean).toContain('--item "담당: 할 일 @ 기한"')
  })

  test('shows what somebody wrote as text, wherever it is shown', async () => {
    for (const line of [
      `task show ${id}`,
      'task list',
      `task history ${id}`,
      'inbox --as jarvis',
      `why ${id}`,
      'inbox',
    ]) {
      const ran = await baton.run(line)
      expect(ran.code, ran.stderr).toBe(0)
      expect(ran.stdout + ran.stderr, line).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
    }
  })

  test('says that a deadline is due and nobody has taken it, but not to a program', async () => {
    const late = '--now 2026-02-28T09:40:00Z'
    expect((await baton.run(`pipeline status ${late}`)).stderr).toBe(
      'hint: 1 task with a due deadline. To process them: baton tick\n',
    )
    expect((await baton.run(`pipeline status --json ${late}`)).stderr).toBe('')
    expect((await baton.run(`pipeline status ${now}`)).stderr).toBe('')
  })

  test('explains why something cannot be done, and what would make it legal', async () => {
    const why = await baton.ok(`why ${id} pickup`)
    expect(why).toContain(`✗ jarvis: ${id} waits for its dependencies: ${waiting} (PLAN_PENDING).`)
    expect(why).toContain('[DEPENDENCIES_UNMET]')
    expect(why).toContain('to make it possible: finish these first')
    expect(why).toMatch(/✗ .*kimqa.*may not pickup in status DEV_PENDING\. Allowed: JARVIS/)
    const story = await baton.ok(`why ${id} --all --lang ko`)
    expect(story).toContain('규칙: PLAN_IN_PROGRESS + handoff: 상태의 담당 팀이 할 수 있음: BUNKER')
    expect(story).toContain('함께 기록: H1 핸드오프 BUNKER → JARVIS, ACK 30분 내')
  })

  test('why begins with the status, what is waited for and by whom, and the command; the rest needs --all', async () => {
    const lines = (await baton.ok(`why ${id}`)).split('\n')
    expect(lines.slice(0, 3)).toEqual([
      expect.stringMatching(new RegExp(`^${id} {2}`)),
      '  Status: DEV_PENDING  Development waits',
      'What it waits for, and the command to continue',
    ])
    expect(lines[3]).toMatch(/H1 BUNKER → JARVIS .* · jarvis$/)
    expect(lines[4]).toBe(`      baton task ack ${id} accepted --as jarvis`)
    const plain = lines.join('\n')
    expect(plain).toContain(`      baton task show ${waiting}`)
    expect(plain.match(/PLAN_IN_PROGRESS → DEV_PENDING/g)).toHaveLength(1)
    expect(plain).not.toMatch(/with it:|rule:|read:|TRANSITION_REFUSED/)
    const all = await baton.ok(`why ${id} --all`)
    expect(all.split('\n').slice(0, 5)).toEqual(lines.slice(0, 5))
    expect(all).toMatch(/rule: PLAN_IN_PROGRESS \+ handoff: [\s\S]* read: [\s\S]*with it: H1[\s\S]*TRANSITION_REFUSED/)
    const held = await baton.ok('task create --title held')
    expect((await baton.ok(`why ${held}`)).split('\n')[4]).toBe(`      baton task pickup ${held}`)
    await baton.ok(`task hold ${held} --reason later`)
    const why = (await baton.ok(`why ${held}`)).split('\n')
    expect(why[1]).toMatch(/^ {2}Status: ON_HOLD/)
    expect(why[4]).toBe(`      baton task resume ${held}`)
  })
})

describe('the help', { timeout: 120_000 }, () => {
  test.each(['task', 'task handoff', 'task reject', 'escalation resolve', 'agent register', 'why', 'doctor'])(
    'of baton %s exists in both languages',
    async (name) => {
      const english = await runCommand([...name.split(' '), '--help'])
      expect(english.stdout).toContain(`Usage: baton ${name}`)
      expect(english.stdout).not.toMatch(/[가-힣]/)
      const korean = await runCommand([...name.split(' '), '--help', '--lang', 'ko'])
      expect(korean.stdout).toContain(`사용법: baton ${name}`)
      expect(korean.stdout).not.toMatch(/Options:|Arguments:|Commands:|choices|default/)
    },
  )

  test('a group alone says what there is, and a wrong word in it points to it', async () => {
    expect(await runCommand(['task'])).toMatchObject({ code: 0, stdout: expect.stringContaining('pickup') })
    expect((await runCommand(['task', 'fly'])).stderr).toMatch(/See baton task --help\. \[USAGE\]/)
  })
})
