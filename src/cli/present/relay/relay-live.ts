import type { RelayEvent } from '../../../service/work/shown.ts'
import { terminalText } from '../../terminal-text.ts'
import { type AgentLine, AgentLines } from '../run/agent-lines.ts'
import { LiveRegion, lineOf } from '../screen/live-region.ts'
import { painter, type Tone } from '../screen/paint.ts'
import { type BoardPlace, RelayBoard, speakerOf } from './relay-board.ts'
import { RECENT_LINES, type RecentLine, relayFrame } from './relay-frame.ts'
import { shownId } from './relay-rows.ts'
import { relayStory, SAID } from './relay-story.ts'
import type { RelayView, RelayViewOptions } from './relay-view-options.ts'

/** Ten times a second at most. */
const SHORTEST_MS = 100
const TICK_MS = 1_000
const USUAL = { columns: 80, rows: 24 }

/** Lanes that move in place on a terminal. What is finished stays above them, so scrolling back tells the story. */
export function liveRelayView(options: RelayViewOptions): RelayView {
  return new LiveRelayView(options)
}

class LiveRelayView implements RelayView {
  readonly #options: RelayViewOptions
  readonly #board: RelayBoard
  readonly #region: LiveRegion
  readonly #lines = new AgentLines({ withBlocks: false })
  readonly #tick: NodeJS.Timeout
  /** Finished text that is not on the screen yet. */
  #story: string[] = []
  #recent: RecentLine[] = []
  #soon: NodeJS.Timeout | undefined
  #drawnAt = Number.NEGATIVE_INFINITY
  #held = false
  #closed = false

  constructor(options: RelayViewOptions) {
    this.#options = options
    this.#board = new RelayBoard(options.pipeline)
    this.#region = new LiveRegion(options.out)
    this.#tick = setInterval(() => this.#draw(), TICK_MS).unref()
    options.out.on?.('resize', this.#onResize)
  }

  show(event: RelayEvent): void {
    if (this.#closed) return
    this.#board.see(event, this.#now())
    const place = this.#board.placeOf(event)
    if (event.type === 'run:output') this.#hear(this.#lines.push(event), place)
    else {
      if (event.type === 'run:ended') this.#hear(this.#lines.end(event.run_id), place)
      this.#tell(event, place)
    }
    this.#drawSoon()
  }

  hold(): void {
    if (this.#closed || this.#held) return
    this.#region.draw(this.#takeStory(), [])
    this.#held = true
  }

  release(): void {
    if (this.#closed) return
    this.#held = false
    this.#draw()
  }

  /** The lanes stay as they are at the end; the newest lines have said what they had to. */
  close(): void {
    if (this.#closed) return
    this.#closed = true
    clearInterval(this.#tick)
    clearTimeout(this.#soon)
    this.#options.out.off?.('resize', this.#onResize)
    this.#region.draw(this.#takeStory(), this.#frame([]))
  }

  #tell(event: RelayEvent, { task_id }: BoardPlace): void {
    if (this.#board.isRepeated(event)) return
    const { pipeline, screen } = this.#options
    const prefix = this.#several && task_id !== undefined ? `${task_id}  ` : ''
    for (const { text, tone } of relayStory(event, pipeline, screen)) {
      this.#story.push(`${prefix}${painter(screen, tone)(text)}`)
      if (!text.startsWith(SAID)) this.#remember(task_id, text.trimStart(), tone)
    }
  }

  #hear(lines: readonly AgentLine[], place: BoardPlace): void {
    // Only the newest can be seen, however much an agent prints.
    for (const { source, line } of lines.slice(-RECENT_LINES)) {
      this.#remember(
        place.task_id,
        `${speakerOf(place)}${source === 'stderr' ? '!' : '│'} ${terminalText(line)}`,
        'quiet',
      )
    }
  }

  #remember(task_id: string | undefined, text: string, tone: Tone): void {
    const whose = this.#several && task_id !== undefined ? `${shownId(task_id, this.#width)}  ` : ''
    this.#recent = [...this.#recent.slice(1 - RECENT_LINES), { text: `${whose}${text}`, tone }]
  }

  get #several(): boolean {
    return this.#options.several === true || this.#board.tasks.length > 1
  }

  /** The last column stays free: some terminals go on to the next line as soon as it is written to. */
  get #width(): number {
    return Math.max(1, (this.#options.out.columns || USUAL.columns) - 1)
  }

  #drawSoon(): void {
    if (this.#soon !== undefined) return
    const wait = SHORTEST_MS - (performance.now() - this.#drawnAt)
    if (wait <= 0) this.#draw()
    else this.#soon = setTimeout(() => this.#draw(), wait).unref()
  }

  #draw(): void {
    clearTimeout(this.#soon)
    this.#soon = undefined
    if (this.#held || this.#closed) return
    this.#region.draw(this.#takeStory(), this.#frame(this.#recent))
    this.#drawnAt = performance.now()
  }

  #frame(recent: readonly RecentLine[]) {
    const { pipeline, screen, out } = this.#options
    const height = Math.max(0, (out.rows || USUAL.rows) - 1)
    return relayFrame(this.#board, recent, pipeline, { ...screen, width: this.#width, height }, this.#now()).map(lineOf)
  }

  #takeStory(): string[] {
    const story = this.#story
    this.#story = []
    return story
  }

  #now(): number {
    return (this.#options.now ?? Date.now)()
  }

  readonly #onResize = () => this.#draw()
}
