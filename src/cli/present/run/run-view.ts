import type { RunEvent, RunState } from '../../../service/work/shown.ts'
import { cutTo } from '../screen/cell-width.ts'
import { jsonLine } from '../screen/json-line.ts'
import type { Screen } from '../screen/screen.ts'
import { durationText } from '../screen/time-text.ts'
import { type AgentLine, AgentLines } from './agent-lines.ts'
import { runLines } from './run-lines.ts'
import { RUN_STATE_WORDS } from './run-words.ts'

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
    write(jsonLine(plain))
  }
  return { show, hold: () => {}, release: () => {}, close: () => {} }
}

/**
 * What the agents print, line by line, with a line that says how it stands at the bottom of a terminal. Several runs
 * at once are told apart by their ids.
 */
export function lineView(screen: Screen, write: (text: string) => void, several = false): RunView {
  const lines = new AgentLines({ withBlocks: false })
  const status = screen.width === undefined ? undefined : new StatusLine(screen, write)
  const say = (run_id: string, text: string) => {
    status?.clear()
    write(`${several ? `${run_id}  ` : ''}${text}\n`)
    status?.draw()
  }
  const output = ({ run_id, source, line }: AgentLine) => say(run_id, `  ${source === 'stderr' ? '! ' : ''}${line}`)
  return {
    show: (event) => {
      if (event.type === 'run:output') {
        for (const line of lines.push(event)) output(line)
        return
      }
      status?.see(event)
      for (const line of runLines(event, screen)) say(event.run_id, line)
    },
    hold: () => status?.hold(),
    release: () => status?.release(),
    close: () => {
      for (const line of lines.endAll()) output(line)
      status?.close()
    },
  }
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
