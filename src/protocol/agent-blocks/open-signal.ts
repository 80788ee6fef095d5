import type { CustomTaskCompleteEvent, DetailEvent, FromBlock, PhaseCompleteEvent, SignalName } from './block-events.ts'
import { RUN_FIELD } from './block-schemas.ts'
import type { Span } from './line-splitter.ts'
import { unquote } from './quoted-text.ts'

/** The details that may follow each signal; `items` are headings of a list. */
const DETAILS = {
  PHASE_COMPLETE: { Phase: 'text', 'Documents created': 'items', 'Files created': 'items', [RUN_FIELD]: 'text' },
  CUSTOM_TASK_COMPLETE: { Task: 'text', Summary: 'text', [RUN_FIELD]: 'text' },
} as const satisfies Record<SignalName, Readonly<Record<string, 'text' | 'items'>>>

const DETAIL = /^([A-Za-z][a-z ]{0,30}):[ \t]*(.*)$/s
const ITEM = /^[ \t]*-[ \t]+(.*)$/s
const CONTINUATION = /^[ \t]+(\S.*)$/s

interface Detail {
  readonly key: string
  readonly line: number
  readonly start: number
  end: number
  readonly texts: string[]
  readonly isItem: boolean
}

/**
 * A completion signal whose detail lines are still coming. There is no closing tag: it is complete at the first line
 * that is no detail of it, after a second of quiet, or at the end of the stream.
 */
export class OpenSignal {
  readonly name: SignalName
  readonly phase: number
  readonly fenced: boolean
  readonly line: number
  readonly start: number
  end: number
  /** The line of the signal and its details. */
  lines = 1
  text: string
  /** Its lines are within their limit: a longer one is no detail. */
  readonly cut = false
  private readonly details: Detail[] = []
  private heading: string | undefined

  constructor(name: SignalName, phase: number, fenced: boolean, at: Span, text: string) {
    this.name = name
    this.phase = phase
    this.fenced = fenced
    this.line = at.line
    this.start = at.start
    this.end = at.end
    this.text = text
  }

  get run(): string | undefined {
    return this.textOf(RUN_FIELD)
  }

  /** Takes the line if it is a detail of this signal. `raw` is the line with its line end. */
  add(raw: string, at: Span): boolean {
    if (!this.take(withoutLineEnd(raw), at)) return false
    this.end = at.end
    this.lines += 1
    this.text += raw
    return true
  }

  event(from: FromBlock): PhaseCompleteEvent | CustomTaskCompleteEvent {
    if (this.name === 'PHASE_COMPLETE') {
      const name = this.textOf('Phase')
      const documents = this.details.filter((detail) => detail.isItem).map(detailValue)
      return { kind: 'phase_complete', ...from, phase: this.phase, ...(name !== undefined && { name }), documents }
    }
    const [task, summary] = [this.textOf('Task'), this.textOf('Summary')]
    const said = { ...(task !== undefined && { task }), ...(summary !== undefined && { summary }) }
    return { kind: 'custom_task_complete', ...from, ...said }
  }

  detailEvents(): DetailEvent[] {
    return this.details
      .filter(({ key }) => key !== RUN_FIELD)
      .map((detail) => {
        const { key, line, start, end } = detail
        return { kind: 'detail', at: { line, start, end }, key, value: detailValue(detail) }
      })
  }

  private take(text: string, at: Span): boolean {
    const [, key, value = ''] = DETAIL.exec(text) ?? []
    if (key !== undefined) return this.takeKey(key, value, at)
    const item = ITEM.exec(text)?.[1]
    if (item !== undefined && this.heading !== undefined) return this.begin(this.heading, item, true, at)
    return this.continueLast(text, at)
  }

  private takeKey(key: string, value: string, at: Span): boolean {
    const kinds: Readonly<Record<string, 'text' | 'items'>> = DETAILS[this.name]
    if (!Object.hasOwn(kinds, key) || this.details.some((detail) => detail.key === key)) return false
    this.heading = kinds[key] === 'items' ? key : undefined
    return this.begin(key, value, this.heading !== undefined && value !== '', at)
  }

  private begin(key: string, value: string, isItem: boolean, at: Span): boolean {
    this.details.push({ key, isItem, line: at.line, start: at.start, end: at.end, texts: value === '' ? [] : [value] })
    return true
  }

  private continueLast(text: string, at: Span): boolean {
    const last = this.details.at(-1)
    const more = CONTINUATION.exec(text)?.[1]
    if (!last || more === undefined) return false
    last.texts.push(more)
    last.end = at.end
    return true
  }

  private textOf(key: string): string | undefined {
    const detail = this.details.find((candidate) => candidate.key === key && !candidate.isItem)
    return detail && detail.texts.length > 0 ? detailValue(detail) : undefined
  }
}

function detailValue({ texts }: Detail): string {
  const [first = ''] = texts
  return texts.length > 1 ? texts.join('\n') : unquote(first)
}

function withoutLineEnd(raw: string): string {
  let end = raw.endsWith('\n') ? raw.length - 1 : raw.length
  if (raw[end - 1] === '\r') end -= 1
  while (raw[end - 1] === ' ' || raw[end - 1] === '\t') end -= 1
  return raw.slice(0, end)
}
