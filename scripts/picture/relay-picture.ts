import { cellWidth, cutTo } from '../../src/cli/present/screen/cell-width.ts'
import { inkOn } from '../../src/protocol/diagram/mermaid-text.ts'
import type { Lang } from '../../src/protocol/lang.ts'
import { ACTIONS, type Action } from '../../src/protocol/pipeline/actions.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/pipeline/pipeline.ts'
import type { Timeline, TimelineMove } from './relay-timeline.ts'
import { escaped, tag, textAt } from './svg.ts'

const WIDTH = 1_200
const HEIGHT = 700
const LEFT = 216
const RIGHT = WIDTH - 28
/** Where the last event is; what stands beside it needs room too. */
const END = RIGHT - 64
const TOP = 116
const BOTTOM = 590
/** What a letter takes at 11 pixels, a little more than it needs. */
const CELL = 6.4

/** A relay as a picture: a lane for each stage, time from left to right, and the baton's way through it. */
export function relayPicture(timeline: Timeline, lang: Lang): string {
  const drawn = new Drawing(timeline, lang)
  return `${tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
      role: 'img',
      'aria-labelledby': 'title',
    },
    `\n${tag('title', { id: 'title' }, escaped(`${timeline.title}: ${timeline.status}`))}\n`,
    `<style>${STYLE}</style>\n`,
    tag('rect', { class: 'page', width: WIDTH, height: HEIGHT, rx: 12 }),
    ...drawn.parts().map((part) => `\n${part}`),
    '\n',
  )}\n`
}

class Drawing {
  readonly #timeline: Timeline
  readonly #ko: boolean
  readonly #lang: Lang
  readonly #laneHeight: number
  /** Up to where a row of text is taken: one that would run into another is left out. */
  readonly #taken = new Map<number, number>()

  constructor(timeline: Timeline, lang: Lang) {
    this.#timeline = timeline
    this.#lang = lang
    this.#ko = lang === 'ko'
    this.#laneHeight = (BOTTOM - TOP) / Math.max(1, timeline.lanes.length)
  }

  parts(): string[] {
    return [
      ...this.#head(),
      ...this.#axis(),
      ...this.#lanes(),
      ...this.#moves(),
      ...this.#runs(),
      ...this.#questions(),
      ...this.#checks(),
      ...this.#landed(),
      ...this.#approval(),
      ...this.#legend(),
    ]
  }

  #x(at: number): number {
    return Math.round(LEFT + ((END - LEFT) * at) / this.#timeline.length)
  }

  #y(stage: string | null): number {
    const at = this.#timeline.lanes.findIndex((lane) => lane.stage === stage)
    return at < 0 ? BOTTOM : Math.round(TOP + at * this.#laneHeight)
  }

  #head(): string[] {
    const { title, task_id, runs, checks, length, rehearsal } = this.#timeline
    const parts = this.#ko
      ? [task_id, `실행 ${runs.length}번`, `검사 ${checks.length}번`, seconds(length)]
      : [task_id, `${runs.length} runs`, `${checks.length} checks`, seconds(length)]
    if (rehearsal) parts.push(this.#ko ? '리허설 에이전트, 모델을 쓰지 않음' : 'rehearsal agents, no model used')
    return [
      textAt(28, 44, cutTo(title, 90), { class: 'title' }),
      textAt(28, 68, parts.join('  ·  '), { class: 'quiet' }),
    ]
  }

  #axis(): string[] {
    const { length } = this.#timeline
    const step = niceStep(length / 8)
    const ticks = Array.from({ length: Math.floor(length / step) + 1 }, (_, at) => at * step)
    return ticks.flatMap((at) => [
      tag('line', { class: 'grid', x1: this.#x(at), x2: this.#x(at), y1: TOP - 8, y2: BOTTOM }),
      textAt(this.#x(at), TOP - 14, seconds(at), { class: 'tick' }),
    ])
  }

  #lanes(): string[] {
    return this.#timeline.lanes.flatMap(({ stage, team: id, agent }) => {
      const y = this.#y(stage)
      const team = DEFAULT_PIPELINE.teams.get(id)
      const colour = team?.colour ?? '#616161'
      const name = team ? `${team.name[this.#lang]}` : id
      const role = team ? team.role[this.#lang] : stage
      return [
        tag('line', { class: 'rule', x1: 28, x2: RIGHT, y1: y, y2: y }),
        tag('rect', { class: 'edge', x: 28, y: y + 16, width: 48, height: 28, rx: 6, fill: colour }),
        textAt(52, y + 35, team?.icon ?? stage, { class: 'icon', style: `fill: ${inkOn(colour)}` }),
        textAt(86, y + 28, name, { class: 'name' }),
        textAt(86, y + 45, cutTo(role, 19), { class: 'quiet' }),
        textAt(86, y + 61, cutTo(agent, 19), { class: 'quiet' }),
      ]
    })
  }

  #runs(): string[] {
    return this.#timeline.runs.map(({ stage, role, attempt, from, to, completed, run_id }) => {
      const lane = this.#timeline.lanes.find((one) => one.stage === stage)
      const colour = DEFAULT_PIPELINE.teams.get(lane?.team ?? '')?.colour ?? '#616161'
      const x = this.#x(from)
      const width = Math.max(3, this.#x(to) - x)
      const count = attempt ? ` ${attempt.number}/${attempt.of}` : ''
      const name = role === 'stage' ? stage : (ROLES[role]?.[this.#lang] ?? role)
      const label = `${name}${count}`
      // As much of it as the bar holds.
      const fits = [label, name, name.slice(0, 1).toUpperCase()].find((text) => cellWidth(text) * CELL + 6 <= width)
      const y = this.#y(stage) + 14
      return tag(
        'g',
        {},
        tag('title', {}, escaped(`${run_id} ${label} ${seconds(to - from)}`)),
        tag('rect', { class: completed ? 'edge' : 'edge failed', x, y, width, height: 26, rx: 4, fill: colour }),
        fits ? textAt(x + width / 2, y + 17, fits, { class: 'bar', style: `fill: ${inkOn(colour)}` }) : '',
      )
    })
  }

  /** The sign on the upper edge of the run that asked, the words behind its end. */
  #questions(): string[] {
    return this.#timeline.questions.flatMap(({ stage, at, question, answer }) => {
      const y = this.#y(stage) + 14
      const said = answer === null ? '' : ` → ${answer}`
      const run = this.#timeline.runs.find((one) => one.stage === stage && one.from <= at && at <= one.to)
      return [
        tag('circle', { class: 'ask', cx: this.#x(at), cy: y, r: 8 }),
        textAt(this.#x(at), y + 4, '?', { class: 'sign' }),
        this.#row(this.#x(run?.to ?? at) + 8, y + 17, `? ${question}${said}`, 'asked', 60),
      ]
    })
  }

  #checks(): string[] {
    return this.#timeline.checks.flatMap(({ stage, at, name, passed }) => {
      const y = this.#y(stage) + 52
      const kind = passed ? 'good' : 'bad'
      const mark = passed ? '✓' : '✗'
      return [
        tag('line', { class: `stem ${kind}`, x1: this.#x(at), x2: this.#x(at), y1: y - 11, y2: y + 7 }),
        this.#rowBefore(this.#x(at) - 4, y + 6, `${mark} ${name}`, kind, 24),
      ]
    })
  }

  #landed(): string[] {
    return this.#timeline.landed.map(({ stage, at, commit }) =>
      this.#rowBefore(this.#x(at) - 4, this.#y(stage) + 73, `◆ ${commit.slice(0, 7)}`, 'commit', 12),
    )
  }

  /** Forward straight down, back in an arc to the left, each with its time. */
  #moves(): string[] {
    return this.#timeline.moves.flatMap((move) => {
      if (move.from === move.to || move.from === null) return []
      if (move.direction === 'back') return this.#back(move)
      if (move.direction !== 'forward' && move.direction !== 'finish') return []
      const x = this.#x(move.at)
      const [from, to] = [this.#y(move.from) + 40, move.to === null ? BOTTOM + 14 : this.#y(move.to) + 12]
      return [
        tag('path', { class: 'forward', d: `M${x} ${from} V${to - 5}` }),
        arrow(x, to, 'forward'),
        this.#row(x + 5, to - 4, `+${seconds(move.at)}`, 'tick left', 10),
      ]
    })
  }

  #back({ at, from, to, action, note }: TimelineMove): string[] {
    const x = this.#x(at)
    const [low, high] = [this.#y(from) + 14, this.#y(to) + 42]
    const middle = (low + high) / 2
    const verb = Object.hasOwn(ACTIONS, action) ? ACTIONS[action as Action].label[this.#lang] : action
    const why = note === null ? '' : `: ${note.split('\n')[0]}`
    const label = `↩ ${verb}${why}`
    const y = this.#y(to) + this.#laneHeight - 8
    // Beside the arrow on whichever side there is more room.
    const toTheLeft = x > (LEFT + END) / 2
    return [
      tag('path', { class: 'back', d: `M${x} ${low} C${x - 26} ${middle} ${x - 26} ${middle} ${x} ${high + 6}` }),
      arrow(x, high, 'back'),
      toTheLeft ? this.#rowBefore(x - 22, y, label, 'reason', 64) : this.#row(x + 8, y, label, 'reason', 64),
    ]
  }

  #approval(): string[] {
    const { moves, length } = this.#timeline
    const approved = moves.find(({ action }) => action === 'approve')
    const ready = moves.some(({ to, direction }) => to === null && direction === 'finish')
    const x = this.#x(approved?.at ?? length)
    const y = BOTTOM + 34
    const label = approved
      ? `${this.#ko ? '승인' : 'approved'} · ${approved.actor}  +${seconds(approved.at)}`
      : ready
        ? this.#ko
          ? '사람의 승인을 기다림'
          : 'waits for a person to approve'
        : this.#timeline.status
    return [
      tag('line', { class: 'rule', x1: 28, x2: RIGHT, y1: BOTTOM, y2: BOTTOM }),
      textAt(86, y + 4, this.#ko ? '사람' : 'a person', { class: 'name' }),
      tag('circle', { class: 'edge person', cx: 52, cy: y - 5, r: 6 }),
      tag('path', { class: 'edge person', d: `M41 ${y + 13} a11 11 0 0 1 22 0 z` }),
      tag('path', {
        class: approved ? 'approved' : 'pending',
        d: `M${x} ${y - 12} l12 12 l-12 12 l-12 -12 z`,
      }),
      textAt(x - 22, y + 4, label, { class: 'name end' }),
    ]
  }

  #legend(): string[] {
    const words = this.#ko
      ? ['실제 실행의 이벤트 기록으로 그림', '■ 실행', '✓ ✗ Baton이 실행한 검사', '◆ 커밋', '? 질문', '↩ 반려']
      : [
          'drawn from the events of a real run',
          '■ run',
          '✓ ✗ checks that Baton ran',
          '◆ commit',
          '? question',
          '↩ sent back',
        ]
    return [textAt(28, HEIGHT - 22, words.join('   ·   '), { class: 'quiet' })]
  }

  /** The same with its end at x. */
  #rowBefore(x: number, y: number, text: string, kind: string, most: number): string {
    const row = Math.round(y)
    const room = Math.floor((x - (this.#taken.get(row) ?? LEFT)) / CELL)
    if (room < 1) return ''
    this.#taken.set(row, x + 6)
    return textAt(x, y, cutTo(text, Math.min(most, room)), { class: `${kind} end` })
  }

  /** A text in its row, cut at the edge of the picture; nothing where the row is taken. */
  #row(x: number, y: number, text: string, kind: string, most: number): string {
    const row = Math.round(y)
    if (x < (this.#taken.get(row) ?? 0)) return ''
    const shown = cutTo(text, Math.max(1, Math.min(most, Math.floor((RIGHT - x) / CELL))))
    this.#taken.set(row, x + cellWidth(shown) * CELL + 6)
    return textAt(x, y, shown, { class: kind })
  }
}

const arrow = (x: number, y: number, kind: 'forward' | 'back') => {
  const down = kind === 'forward' ? -7 : 7
  return tag('path', { class: `${kind} head`, d: `M${x} ${y} l-4 ${down} h8 z` })
}

function seconds(ms: number): string {
  if (ms >= 120_000) return `${Math.round(ms / 60_000)} min`
  return ms >= 10_000 || ms % 1_000 === 0 ? `${Math.round(ms / 1_000)} s` : `${(ms / 1_000).toFixed(1)} s`
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(ms: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, ms)))
  return ([1, 2, 5, 10].find((factor) => factor * power >= ms) ?? 10) * power
}

const ROLES: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  leader: { ko: '리더', en: 'leader' },
  coder: { ko: '코더', en: 'coder' },
  verifier: { ko: '검증', en: 'verifier' },
}

/** No font is fetched: whatever the reader has. */
const STYLE = `
svg { --page: #ffffff; --ink: #1f2328; --quiet: #59636e; --rule: #d1d9e0; --grid: #eef1f4; --edge: #00000022;
  --good: #1b5e20; --bad: #b71c1c; --back: #e65100; --ask: #8250df;
  font: 11px ui-sans-serif, system-ui, -apple-system, "Segoe UI", "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", sans-serif; }
@media (prefers-color-scheme: dark) {
  svg { --page: #0d1117; --ink: #e6edf3; --quiet: #9198a1; --rule: #30363d; --grid: #161b22; --edge: #ffffff66;
    --good: #66bb6a; --bad: #ef5350; --back: #ffa657; --ask: #d2a8ff; } }
.page { fill: var(--page) } text { fill: var(--ink) } .title { font-size: 22px; font-weight: 600 } .name { font-size: 13px; font-weight: 600 }
.quiet, .tick, .commit { fill: var(--quiet) } .tick { text-anchor: middle; font-size: 10px } .tick.left { text-anchor: start }
.commit { font-family: ui-monospace, monospace; font-size: 10px } .end { text-anchor: end }
.icon, .bar { text-anchor: middle; font-weight: 600 } .icon { font-family: ui-monospace, monospace }
.rule { stroke: var(--rule) } .grid { stroke: var(--grid) } .edge { stroke: var(--edge) } .failed { stroke: var(--bad); stroke-width: 2 }
.good { fill: var(--good) } .bad { fill: var(--bad) } .stem { stroke: var(--rule) } .stem.good { stroke: var(--good) } .stem.bad { stroke: var(--bad) }
.ask { fill: var(--page); stroke: var(--ask); stroke-width: 1.5 } .sign { fill: var(--ask); text-anchor: middle; font-weight: 700 } .asked { fill: var(--ask) }
.forward { fill: none; stroke: var(--good); stroke-width: 1.5 } .back { fill: none; stroke: var(--back); stroke-width: 1.5; stroke-dasharray: 5 3 }
.forward.head { fill: var(--good); stroke: none } .back.head { fill: var(--back); stroke: none } .reason { fill: var(--back); font-weight: 600 }
.person { fill: var(--quiet) } .approved { fill: var(--good) } .pending { fill: none; stroke: var(--good); stroke-width: 2 }
`
