import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { relayForm, relayView } from '../../src/cli/present/relay/relay-view.ts'
import type { RelayView } from '../../src/cli/present/relay/relay-view-options.ts'
import type { RelayEvent } from '../../src/engine/follow/relay-event.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import type { Lang } from '../../src/protocol/lang.ts'
import { until } from '../agents/agent-world.ts'
import { childScript } from '../support/child-script.ts'
import { answered, asked, printed, RelayTeller, runBegun, runEnded } from '../support/relay-events.ts'
import { ROOT } from '../support/run-baton.ts'
import { TerminalGrid } from '../support/terminal-grid.ts'
import { Started, TERMINAL } from './runs-world.ts'

const NOON = Date.parse('2026-02-28T12:00:00Z')

/** A view on a terminal, with a clock that the test moves. */
class Stage {
  readonly grid: TerminalGrid
  readonly view: RelayView
  now = NOON

  constructor(width: number, lang: Lang, { rows = 24, colour = false, form = 'live' as 'live' | 'lines' } = {}) {
    this.grid = new TerminalGrid(width, rows)
    const screen = { lang, timeZone: 'UTC', colour, width }
    this.view = relayView({ form, screen, pipeline: DEFAULT_PIPELINE, out: this.grid, now: () => this.now })
    views.push(this.view)
  }

  /** Shows events a second apart. */
  show(...events: RelayEvent[]): this {
    for (const event of events) {
      this.view.show(event)
      this.now += 1_000
    }
    return this
  }

  async sees(...what: (string | RegExp)[]): Promise<void> {
    const seen = () => this.grid.screen.join('\n')
    for (const one of what)
      await until(
        `${one} on\n${seen()}`,
        () => (typeof one === 'string' ? seen().includes(one) : one.test(seen())),
        3_000,
      )
  }

  /** The newest row of a team. */
  lane(icon: string): string {
    return this.grid.screen.findLast((line) => line.includes(icon)) ?? ''
  }
}

let views: RelayView[] = []
beforeEach(() => {
  views = []
})
afterEach(() => {
  for (const view of views) view.close()
})

const teller = () => new RelayTeller()
/** Up to the moment at which the coder's second attempt is being checked. */
const developing = (tell: RelayTeller) => tell.wholeWay().slice(0, 23)

describe('the lanes of one task', () => {
  test.each([
    [40, 'ko', '자비스', '코더 2/5'],
    [40, 'en', 'Jarvis', 'coder 2/5'],
    [80, 'ko', '자비스(개발)', '코더 2/5'],
    [80, 'en', 'Jarvis (development)', 'coder 2/5'],
    [200, 'ko', '자비스(개발)', '코더 2/5'],
    [200, 'en', 'Jarvis (development)', 'coder 2/5'],
  ] as const)('fit %i columns (%s) and say who has the baton', async (width, lang, name, role) => {
    const stage = new Stage(width, lang, { rows: 40 }).show(...developing(teller()))
    await stage.sees(new RegExp(`● \\{ J \\} ${name.replace(/[()]/g, '\\$&')} .*▶.*${role} ⋯ te`))
    expect(stage.lane('[ B ]')).toMatch(/^ {2}\[ B \].*✓/)
    expect(stage.lane('< A >')).toContain('·')
    expect(stage.grid.screen.filter((line) => line.startsWith('●'))).toHaveLength(1)
    expect(stage.grid.cut).toBe(0)
  })

  test('count the seconds of whoever works, and end with a check mark', async () => {
    const tell = teller()
    const stage = new Stage(80, 'en').show(tell.started(), tell.moved('pickup', 'PLAN_PENDING', 'PLAN_IN_PROGRESS'))
    stage.now = NOON + 66_000
    await stage.sees('▶ works 1:05')
    stage.show(tell.moved('handoff', 'PLAN_IN_PROGRESS', 'DEV_PENDING', { deadline_at: NOON + 15 * 60_000 }))
    await stage.sees('✓ handed on 1:05', 'ACK 14 min left')
    expect(stage.lane('{ J }')).toMatch(/^● .*· waits/)
  })

  test('show what came back, how often, and the last attempt that is allowed', async () => {
    const tell = teller()
    const stage = new Stage(100, 'ko').show(
      tell.started({ status: 'QA_IN_PROGRESS', resumed: true }),
      tell.moved('reject', 'QA_IN_PROGRESS', 'DEV_REVISION', { note: '빈 이름' }),
      tell.moved('resubmit', 'DEV_REVISION', 'QA_PENDING'),
      tell.moved('pickup', 'QA_PENDING', 'QA_IN_PROGRESS'),
      tell.moved('reject', 'QA_IN_PROGRESS', 'DEV_REVISION', { note: '아직도' }),
    )
    await stage.sees('↩ 반려됨')
    expect(stage.lane('{ J }')).toContain('↩2')
    stage.show(tell.run('DEV', 'run_1', 'coder', [5, 5]))
    await stage.sees('코더 5/5 (마지막)')
    expect(stage.grid.all.join('\n')).toContain('    아직도')
  })

  test('a question needs a person until it is answered', async () => {
    const tell = teller()
    const stage = new Stage(80, 'en').show(...tell.wholeWay().slice(0, 5))
    await stage.sees('? needs a person')
    expect(stage.grid.screen.join('\n')).toContain('? Which language?  [q_1]\n  1. Korean (default)')
    stage.show(tell.wholeWay()[5] as RelayEvent)
    await stage.sees('▶ works', 'answer: Korean (song-po)')
  })

  test('on a low terminal the lane that has the baton is left', async () => {
    const stage = new Stage(60, 'en', { rows: 5 }).show(...developing(teller()))
    await stage.sees('● { J } Jarvis', 'DEV_IN_PROGRESS')
    const { grid } = stage
    stage.show(runEnded('run_4'))
    await stage.sees('● { J } Jarvis')
    expect(grid.screen.filter((line) => line.includes('{ J }'))).toHaveLength(1)
  })
})

describe('what is finished', () => {
  test('stays above the lanes, once, however often they are drawn', async () => {
    const tell = teller()
    const stage = new Stage(80, 'en')
    for (const event of tell.wholeWay()) {
      const before = stage.grid.writes
      stage.show(event)
      if (event.type === 'stage:landed') await until('it is drawn', () => stage.grid.writes > before)
    }
    stage.view.close()
    const all = stage.grid.all
    const times = (text: string) => all.filter((line) => line.includes(text)).length
    expect(times('↩ DEV_REVISION  Development sent back  reject · jarvis')).toBe(1)
    expect(times('    빈 이름을 받지 않습니다')).toBe(1)
    expect(times('◆ ')).toBe(6)
    expect(times('✗ test  exit 1')).toBe(1)
    expect(times('■ DEPLOY_READY')).toBe(1)
    expect(times('< A > Kimqa')).toBe(1)
    expect(all.slice(-6).every((line) => / [✓] handed on|DEPLOY_READY/.test(line))).toBe(true)
  })

  test('a long reason is folded by the terminal and not cut', async () => {
    const reason = 'because '.repeat(20).trim()
    const tell = teller()
    const stage = new Stage(40, 'en').show(
      tell.started({ status: 'QA_IN_PROGRESS' }),
      tell.moved('reject', 'QA_IN_PROGRESS', 'DEV_REVISION', { note: reason }),
    )
    await stage.sees('↩')
    expect(stage.grid.all.join('').replaceAll(' ', '')).toContain(reason.replaceAll(' ', ''))
  })
})

describe('what agents print', () => {
  test('is shown below the lanes, the newest eight lines, and never without end', async () => {
    const tell = teller()
    const stage = new Stage(60, 'en', { rows: 30 }).show(tell.started(), tell.run('PLAN', 'run_1'), runBegun('run_1'))
    stage.show(printed('run_1', Array.from({ length: 50 }, (_, at) => `line ${at}\n`).join('')))
    await stage.sees('PLAN │ line 49')
    const shown = stage.grid.screen.filter((line) => line.includes('│'))
    expect(shown).toHaveLength(8)
    expect(shown[0]).toContain('line 42')
  })

  test('moves no cursor, hides nothing and speaks no block', async () => {
    const tell = teller()
    const stage = new Stage(60, 'en').show(tell.started(), tell.run('PLAN', 'run_1'))
    stage.show(
      printed('run_1', '\u001b[2J\u001b[Hgone?\u0007\n\u202ereversed\n', 'stderr'),
      printed('run_1', '[AGENT_RESULT]\nsecret: block\n[/AGENT_RESULT]\n', 'block'),
      printed('run_1', '· Write a.txt\n', 'log'),
      tell.moved('pickup', 'PLAN_PENDING', 'PLAN_IN_PROGRESS', { note: '\u001b[31mred\u001b]0;title\u0007' }),
    )
    await stage.sees('PLAN ! gone?', 'PLAN ! reversed', 'PLAN │ · Write a.txt', '\\u001b[31mred')
    expect(stage.grid.all.join('\n')).not.toContain('secret')
  })
})

describe('the terminal', () => {
  test('is drawn at most ten times a second, and once a second for the clock', async () => {
    const tell = teller()
    const stage = new Stage(80, 'en').show(tell.started(), tell.moved('pickup', 'PLAN_PENDING', 'PLAN_IN_PROGRESS'))
    const begun = performance.now()
    for (let at = 0; at < 500; at += 1) stage.view.show(printed('run_1', `${at}\n`))
    expect(stage.grid.writes).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - begun) / 100))
    stage.now += 60_000
    await stage.sees('1:01')
    stage.now += 60_000
    await stage.sees('2:01')
  })

  test('is in order after an interrupt that nobody handles', async () => {
    const path = childScript(join(ROOT, 'test', 'fixtures', 'relay', 'live-relay.ts'))
    const typed = new Started(
      spawn(TERMINAL, ['-qec', `stty cols 80 rows 24; exec '${process.execPath}' '${path}'`, '/dev/null'], {
        env: { PATH: process.env.PATH, SHELL: '/bin/sh', TERM: 'xterm' },
        stdio: 'pipe',
      }),
    )
    await typed.printed('coder 2/5')
    typed.write('\u0003')
    await typed.ended
    const grid = new TerminalGrid(80, 24)
    grid.write(typed.stdout)
    expect([grid.cursor.column, grid.wraps]).toEqual(['^C'.length, true])
    expect(grid.screen.at(-1)).toBe('^C')
    expect(grid.screen.filter((line) => line.includes('{ J }'))).toHaveLength(1)
  })

  test('becomes narrower and wider without leaving pieces of lanes behind', async () => {
    const stage = new Stage(120, 'en').show(...developing(teller()))
    await stage.sees('coder 2/5')
    for (const width of [44, 100, 61]) {
      stage.grid.resize(width)
      await stage.sees('coder 2/5')
      expect(stage.grid.all.filter((line) => line.includes('( D )'))).toHaveLength(1)
      expect(stage.grid.all.filter((line) => line.includes('{ J }'))).toHaveLength(1)
    }
  })

  test('is left alone while somebody types, and nothing of that time is lost', async () => {
    const tell = teller()
    const stage = new Stage(80, 'en').show(tell.started(), tell.run('PLAN', 'run_1'), asked('run_1'))
    stage.view.hold()
    expect(stage.grid.screen.at(-1)).toContain('2. English')
    const before = stage.grid.writes
    stage.grid.write('answer [Korean]> 1\n')
    stage.show(tell.landed('PLAN'))
    stage.grid.resize(70)
    expect(stage.grid.writes).toBe(before + 1)
    stage.view.release()
    await stage.sees('answer [Korean]> 1', '◆ PLAN', '[ B ]')
    expect(stage.grid.screen.filter((line) => line.includes('[ B ]'))).toHaveLength(1)
  })

  test('is as it was between any two writes: its cursor is shown, at the left, and lines wrap', async () => {
    const stage = new Stage(80, 'ko', { colour: true })
    for (const event of teller().wholeWay()) {
      stage.show(event)
      expect(stage.grid.cursor.column).toBe(0)
      expect(stage.grid.wraps).toBe(true)
      expect(stage.grid.written).not.toContain('?25l')
    }
    expect(stage.grid.written).toContain('\u001b[48;2;')
    for (const line of stage.grid.written.split('\n').filter((text) => text.includes('\u001b[48')))
      expect(line.lastIndexOf('\u001b[0m')).toBeGreaterThan(line.lastIndexOf('\u001b[48'))
  })

  test('closing in the middle leaves the lanes, stops the clock and draws nothing more', async () => {
    const tell = teller()
    const stage = new Stage(80, 'en').show(...developing(tell))
    stage.view.close()
    expect(stage.lane('{ J }')).toContain('coder 2/5')
    expect(stage.grid.screen.at(-1)).toContain('DEV_IN_PROGRESS')
    const { writes } = stage.grid
    stage.show(tell.landed('DEV'))
    stage.view.release()
    stage.view.close()
    expect([stage.grid.writes, stage.grid.listeners]).toEqual([writes, 0])
  })

  test('without colour has no colour', () => {
    const stage = new Stage(80, 'en').show(...teller().wholeWay())
    stage.view.close()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
    expect(stage.grid.written).not.toMatch(/\u001b\[[\d;]*m/)
  })
})

describe('ten tasks at once', () => {
  const ids = Array.from({ length: 10 }, (_, at) => `TASK-20260228-${String(at + 1).padStart(3, '0')}`)

  test.each([40, 80, 200])('take a row each on %i columns', async (width) => {
    const stage = new Stage(width, 'ko', { rows: 30 })
    for (const id of ids) {
      const tell = new RelayTeller(id)
      stage.show(tell.started(), tell.moved('pickup', 'PLAN_PENDING', 'PLAN_IN_PROGRESS'))
    }
    const last = new RelayTeller(ids[9])
    stage.show(last.waiting('question', '어느 언어로 할까요?'))
    await stage.sees(/010 \?···· \[ B \]/, width < 60 ? /^ {2}010 {2}\? /m : /^ {2}TASK-20260228-010 {2}\? /m)
    const rows = stage.grid.screen.filter((line) => /^● .*[▶?]····/.test(line))
    expect(rows).toHaveLength(10)
    expect(rows[9]).toContain('? 어')
    expect(stage.grid.cut).toBe(0)
  })

  test('those that have ended make room on a low terminal', async () => {
    const stage = new Stage(80, 'en', { rows: 6 })
    for (const id of ids) stage.show(new RelayTeller(id).started())
    for (const id of ids.slice(0, 8)) stage.show(new RelayTeller(id).ended('DEPLOY_READY'))
    await stage.sees('… 6 more', '-009', '-010')
  })
})

describe('without a terminal', () => {
  test.each(['ko', 'en'] as const)('there is a line for what matters and no code (%s)', (lang) => {
    const stage = new Stage(1_000, lang, { form: 'lines' }).show(...teller().wholeWay())
    stage.view.close()
    const lines = stage.grid.all
    // biome-ignore lint/suspicious/noControlCharactersInRegex: there must be none
    expect(stage.grid.written).not.toMatch(/[\u001b\r]/)
    expect(lines).toContain('    DEV | writing greet.js')
    expect(lines.filter((line) => line.startsWith('→'))).toHaveLength(12)
    expect(lines.filter((line) => line.startsWith('↩'))).toHaveLength(1)
    expect(lines.at(-1)).toContain('■ DEPLOY_READY')
  })

  test('specialists who work side by side on one stage are told apart by their names', () => {
    const tell = teller()
    const begun = (run_id: string, node: string) => ({ ...tell.run('DEV', run_id), node }) as RelayEvent
    const stage = new Stage(200, 'en', { form: 'lines' }).show(
      begun('RUN-A', 'backend'),
      begun('RUN-B', 'frontend\u001b'),
      ...['RUN-A', 'RUN-B'].map((run_id) => printed(run_id, 'at work\n')),
    )
    stage.view.close()
    expect(stage.grid.all).toEqual(expect.arrayContaining(['    backend | at work', '    frontend\\u001b | at work']))
  })

  test('a question is told once, though the task is then said to wait for it', () => {
    const tell = teller()
    const stage = new Stage(200, 'en', { form: 'lines' })
    stage.show(tell.started(), tell.run('PLAN', 'run_1'), asked('run_1', 'Which language?'))
    stage.show(tell.waiting('question', 'Which language?'))
    const told = () => stage.grid.all.filter((line) => line.includes('? Which language?'))
    expect(told()).toEqual(['? Which language?  [q_1]'])
    // Another one is news.
    stage.show(answered('run_1', 'English'), tell.waiting('item', 'Which language? Really?'))
    expect(told()).toHaveLength(2)
  })

  test('several tasks are told apart', () => {
    const stage = new Stage(200, 'en', { form: 'lines' })
    const [one, other] = [new RelayTeller('TASK-20260228-001'), new RelayTeller('TASK-20260228-002')]
    stage.show(one.started(), other.started(), one.run('PLAN', 'run_1'), printed('run_1', 'half a line'))
    stage.show(other.landed('DEV'))
    stage.view.close()
    expect(stage.grid.all.slice(-2)).toEqual([
      'TASK-20260228-002    ◆ DEV  0123456789ab',
      'TASK-20260228-001      PLAN | half a line',
    ])
  })

  test('a prompt is not written over', () => {
    const tell = teller()
    const stage = new Stage(200, 'en', { form: 'lines' }).show(tell.started())
    stage.view.hold()
    stage.show(tell.landed('PLAN'))
    expect(stage.grid.all.join()).not.toContain('◆')
    stage.view.release()
    expect(stage.grid.all.join()).toContain('◆ PLAN')
  })
})

test('the form follows what the output can do', () => {
  const on = (isTTY: boolean, env: NodeJS.ProcessEnv = {}) => ({
    stdout: { isTTY } as NodeJS.WriteStream & { fd: 1 },
    env,
  })
  expect(relayForm({ json: true }, on(true))).toBe('json')
  expect(relayForm({ json: false }, on(true, { TERM: 'xterm' }))).toBe('live')
  expect(relayForm({ json: false }, on(true, { TERM: 'dumb' }))).toBe('lines')
  expect(relayForm({ json: false }, on(false, { TERM: 'xterm' }))).toBe('lines')
})
