import type { RunEvent } from '../../engine/runs/run-event.ts'
import type { RunQuestion, RunState } from '../../pipeline/runs/run-record.ts'
import type { Lang } from '../../protocol/lang.ts'
import { terminalText } from '../terminal-text.ts'
import { cutTo } from './cell-width.ts'
import { LineFeed } from './line-feed.ts'
import { endText, RUN_STATE_WORDS } from './run-words.ts'
import { bold, type Screen } from './screen.ts'
import { durationText } from './time-text.ts'
import { withoutBlocks } from './without-blocks.ts'

/** Shows runs while they run. */
export interface RunView {
  readonly show: (event: RunEvent) => void
  /** Nothing is drawn while somebody types. */
  readonly hold: () => void
  readonly release: () => void
  readonly close: () => void
}

/** One object a line, output as text: for programs. */
export function jsonView(write: (text: string) => void): RunView {
  const decoders = new Map<string, InstanceType<typeof TextDecoder>>()
  const textOf = ({ run_id, source, bytes }: Extract<RunEvent, { type: 'run:output' }>) => {
    const key = `${run_id} ${source}`
    const decoder = decoders.get(key) ?? new TextDecoder()
    decoders.set(key, decoder)
    return decoder.decode(bytes, { stream: true })
  }
  const show = (event: RunEvent) => {
    const plain = event.type === 'run:output' ? { ...event, bytes: undefined, text: textOf(event) } : event
    write(`${JSON.stringify(plain).replace(CONTROLS, escaped)}\n`)
  }
  return { show, hold: () => {}, release: () => {}, close: () => {} }
}

/**
 * What the agents print, line by line, with a line that says how it stands at the bottom of a terminal. Several runs
 * at once are told apart by their ids.
 */
export function lineView(screen: Screen, write: (text: string) => void, several = false): RunView {
  const { lang } = screen
  const feeds = new Map<string, { readonly feed: LineFeed; readonly isShown: (line: string) => boolean }>()
  const status = screen.width === undefined ? undefined : new StatusLine(screen, write)
  const say = (run_id: string, text: string) => {
    status?.clear()
    write(`${several ? `${run_id}  ` : ''}${text}\n`)
    status?.draw()
  }
  const output = ({ run_id, source, bytes }: Extract<RunEvent, { type: 'run:output' }>) => {
    const key = `${run_id} ${source}`
    const known = feeds.get(key) ?? { feed: new LineFeed(), isShown: withoutBlocks() }
    feeds.set(key, known)
    for (const line of known.feed.push(bytes).filter(known.isShown))
      say(run_id, `  ${source === 'stderr' ? '! ' : ''}${line}`)
  }
  return {
    show: (event) => {
      if (event.type === 'run:output') return output(event)
      status?.see(event)
      for (const line of linesOf(event, screen, lang)) say(event.run_id, line)
    },
    hold: () => status?.hold(),
    release: () => status?.release(),
    close: () => {
      for (const [key, { feed, isShown }] of feeds)
        for (const line of feed.end().filter(isShown)) say(key.split(' ')[0] ?? '', `  ${line}`)
      status?.close()
    },
  }
}

function linesOf(event: RunEvent, screen: Screen, lang: Lang): string[] {
  const ko = lang === 'ko'
  switch (event.type) {
    case 'run:started':
      return [
        `▶ ${event.run_id}${event.attempt > 1 ? (ko ? ` (${event.attempt}번째 시도)` : ` (attempt ${event.attempt})`) : ''}  ${terminalText(event.folder)}`,
      ]
    case 'run:moved':
      return [
        `→ ${RUN_STATE_WORDS[event.state][lang]}${event.detail === undefined ? '' : `: ${terminalText(event.detail)}`}`,
      ]
    case 'run:asked':
      return questionLines(event.question, screen, event.warning !== undefined)
    case 'run:answered':
      return [`${ko ? '답' : 'answer'}: ${terminalText(event.question.answer ?? '-')} (${event.question.answered_by})`]
    case 'run:noted':
      return [`! ${event.note.kind} ${terminalText(event.note.tag)}: ${terminalText(event.note.text)}`]
    case 'run:checkpointed':
      return event.skipped.map(({ path, why }) =>
        ko
          ? `! 체크포인트에 넣지 않음: ${terminalText(path)} (${why})`
          : `! not in the checkpoint: ${terminalText(path)} (${why})`,
      )
    case 'run:ended': {
      const { end, state } = event
      const verdict = end.verdict === null ? '' : ` [${end.verdict}]`
      const summary = end.summary === null ? '' : `: ${terminalText(end.summary)}`
      return [`■ ${RUN_STATE_WORDS[state][lang]}${verdict}${summary}. ${terminalText(endText(end, lang))}`]
    }
    case 'run:lost':
      return [`! ${terminalText(event.reason)}`]
    case 'run:output':
      return []
  }
}

function questionLines({ question, id }: RunQuestion, screen: Screen, warned = false): string[] {
  const ko = screen.lang === 'ko'
  const options = question.options.map((option, index) => {
    const usual = option === question.default ? (ko ? ' (기본값)' : ' (default)') : ''
    return `  ${index + 1}. ${terminalText(option)}${usual}`
  })
  const tooMany = ko ? '! 한 단계에서 네 번째 이상의 질문입니다' : '! more than three questions in one phase'
  return [`? ${bold(screen, terminalText(question.question))}  [${id}]`, ...options, ...(warned ? [tooMany] : [])]
}

/** The last line of a terminal: how the run stands, and for how long. */
class StatusLine {
  readonly #screen: Screen
  readonly #write: (text: string) => void
  readonly #timer: NodeJS.Timeout
  readonly #begun = performance.now()
  #state: RunState = 'running'
  #run = ''
  #shown = false
  #held = false

  constructor(screen: Screen, write: (text: string) => void) {
    this.#screen = screen
    this.#write = write
    this.#timer = setInterval(() => this.draw(), 1_000).unref()
  }

  see(event: RunEvent): void {
    this.#run = event.run_id
    if (event.type === 'run:moved' || event.type === 'run:ended') this.#state = event.state
  }

  draw(): void {
    if (this.#held || this.#run === '') return
    const { lang, width = 80 } = this.#screen
    const elapsed = durationText(performance.now() - this.#begun, lang)
    const text = cutTo(`● ${this.#run}  ${RUN_STATE_WORDS[this.#state][lang]}  ${elapsed}`, width - 1)
    this.#write(`\r\u001b[K${text}`)
    this.#shown = true
  }

  clear(): void {
    if (this.#shown) this.#write('\r\u001b[K')
    this.#shown = false
  }

  hold(): void {
    this.clear()
    this.#held = true
  }

  release(): void {
    this.#held = false
    this.draw()
  }

  close(): void {
    clearInterval(this.#timer)
    this.clear()
    this.#held = true
  }
}

/** JSON leaves these as they are, and a terminal obeys them. */
const CONTROLS = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g
const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
