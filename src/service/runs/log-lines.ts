import { setImmediate as breathe } from 'node:timers/promises'
import { hasEnded } from '../../pipeline/runs/run-record.ts'
import type { PlacedFrame } from '../../store/transcript-frame.ts'
import type { WithEngine } from '../service.ts'
import { findRun } from './find-run.ts'
import { sgrLine } from './sgr-line.ts'

/** Log lines are what the agent printed and was told, and our notes; blocks and events of a CLI are not. */
const SHOWN = ['stdout', 'stderr', 'stdin', 'baton', 'log'] as const
type ShownSource = (typeof SHOWN)[number]

export interface LogLine {
  /** From 1. */
  readonly n: number
  readonly at: number
  readonly source: ShownSource
  readonly text: string
}

export interface LogPage {
  readonly lines: readonly LogLine[]
  readonly total: number
  readonly over: boolean
}

const PAGE_BYTES = 512 * 1024
const MARK_EVERY = 500
/** More of one line is cut, with how much was. */
const LONGEST = 20_000
/** A line without an end is one after so much. */
const LONGEST_OPEN = 256 * 1024

/** Where reading can begin again: so many lines come before `position`, and these have begun. */
interface Mark {
  readonly line: number
  readonly position: number
  readonly open: ReadonlyMap<ShownSource, { readonly text: string; readonly at: number }>
}

/**
 * The log of one run by line numbers. A transcript is bytes; where lines begin is found by reading it once, and every
 * 500th place is kept, so that any page is found by reading a part.
 *
 * 1. A line has one number for ever: lines are numbered in the order in which they ended.
 * 2. Two readers at a time wait for each other's reading and do not repeat it.
 */
export class LogLines {
  readonly #service: WithEngine
  readonly #run_id: string
  #marks: Mark[] = [{ line: 0, position: 0, open: new Map() }]
  #end: Mark = { line: 0, position: 0, open: new Map() }
  #reading: Promise<void> = Promise.resolve()

  constructor(service: WithEngine, run_id: string) {
    this.#service = service
    this.#run_id = run_id
  }

  /** Reads what was said since; answers how many lines there are. */
  async total(): Promise<number> {
    const next = this.#reading.then(() => this.#catchUp())
    this.#reading = next.catch(() => {})
    await next
    return this.#end.line
  }

  /** `from` is the number of the first line; negative: so many from the end. */
  async page(from: number, limit: number): Promise<LogPage> {
    const over = hasEnded(await findRun(this.#service, this.#run_id))
    const total = await this.total()
    const first = Math.max(1, from < 0 ? total + 1 + from : from)
    const lines: LogLine[] = []
    for await (const line of this.#linesFrom(first, total)) {
      lines.push(line)
      if (lines.length >= limit) break
    }
    const open = over ? [...this.#end.open].filter(([, { text }]) => text !== '') : []
    // What the last line of an ended run lacks is only its end.
    for (const [source, { text, at }] of open) {
      const n = total + 1 + open.findIndex(([one]) => one === source)
      if (lines.length < limit && n >= first) lines.push({ n, at, source, text: await this.#shown(utf8(text)) })
    }
    return { lines, total: total + open.length, over }
  }

  /** Numbers of lines that contain a text, whatever its case. */
  async search(text: string, from: number, limit: number): Promise<readonly number[]> {
    const total = await this.total()
    const wanted = text.toLowerCase()
    const found: number[] = []
    for await (const line of this.#linesFrom(Math.max(1, from), total)) {
      if (line.text.toLowerCase().includes(wanted)) found.push(line.n)
      if (found.length >= limit) break
    }
    return found
  }

  async *#linesFrom(first: number, total: number): AsyncGenerator<LogLine> {
    const mark = this.#marks.findLast(({ line }) => line < first) ?? { line: 0, position: 0, open: new Map() }
    let state = mark
    for (;;) {
      const frames = await this.#frames(state.position)
      if (frames.length === 0) return
      await breathe()
      for (const frame of frames) {
        const { lines, next } = cutFrame(state, frame)
        state = next
        for (const line of lines) {
          if (line.n > total) return
          if (line.n >= first) yield { ...line, text: await this.#shown(line.text) }
        }
      }
    }
  }

  async #catchUp(): Promise<void> {
    for (;;) {
      const frames = await this.#frames(this.#end.position)
      if (frames.length === 0) return
      await breathe()
      for (const frame of frames) {
        this.#end = cutFrame(this.#end, frame).next
        if (this.#end.line - (this.#marks.at(-1)?.line ?? 0) >= MARK_EVERY) this.#marks.push(this.#end)
      }
    }
  }

  #frames(after: number): Promise<readonly PlacedFrame[]> {
    return this.#service.engine.store.readTranscript(this.#run_id, { after, limitBytes: PAGE_BYTES })
  }

  /** Keys of known forms that nobody declared are in the transcript as they were printed. */
  async #shown(text: string): Promise<string> {
    const masker = await this.#service.engine.secrets?.masker()
    const masked = masker ? masker.text(text) : text
    const line = sgrLine(masked)
    return line.length > LONGEST ? `${line.slice(0, LONGEST)}… (+${line.length - LONGEST})` : line
  }
}

/** The lines that end in a frame, and where reading goes on. */
function cutFrame(mark: Mark, { source, bytes, at, position }: PlacedFrame): { lines: LogLine[]; next: Mark } {
  const end = position + bytes.length
  const shown = SHOWN.find((one) => one === source)
  if (!shown) return { lines: [], next: { ...mark, position: end } }
  // A character may be cut between two frames: bytes are kept as Latin-1 until a line is whole.
  const text = (mark.open.get(shown)?.text ?? '') + Buffer.from(bytes).toString('latin1')
  const parts = text.split('\n')
  let rest = parts.pop() ?? ''
  if (rest.length > LONGEST_OPEN) {
    parts.push(rest)
    rest = ''
  }
  const lines = parts.map((part, index) => ({
    n: mark.line + 1 + index,
    at,
    source: shown,
    text: utf8(part),
  }))
  const open = new Map(mark.open).set(shown, { text: rest, at })
  return { lines, next: { line: mark.line + lines.length, position: end, open } }
}

const utf8 = (latin1: string) => Buffer.from(latin1, 'latin1').toString('utf8')
