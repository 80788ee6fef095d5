import { isAlphanumeric, isAsciiLetter } from './ascii.ts'
import { hidingBit } from './hiding.ts'
import { type TextView, ViewWriter } from './text-view.ts'

/**
 * Leaves out what a reader of the rendered text does not see: comments, tags, targets of links, footnote marks,
 * template code and terminal colours. Tags that break a line become a line break.
 *
 * 1. Every search for an end either finds it and jumps there, or is bounded, or is remembered to be in vain:
 *    the whole is one pass.
 * 2. It returns undefined when there was nothing to leave out.
 */
export function stripMarkup(view: TextView): TextView | undefined {
  const finder = new EndFinder(view.code)
  const { code, start, end, length } = view
  let writer: ViewWriter | undefined
  let copied = 0
  for (let at = 0; at < length; ) {
    const after = mayBeMarkup(code[at] as number) ? markupEnd(finder, code, at) : at
    if (after === at) {
      at += 1
      continue
    }
    writer ??= new ViewWriter(length)
    writer.copy(view, copied, at)
    writer.mark(MARKUP)
    if (isBlockTag(code, at)) writer.push(NEWLINE, start[at] as number, end[after - 1] as number, MARKUP)
    at = after
    copied = at
  }
  writer?.copy(view, copied, length)
  return writer?.finish()
}

const MARKUP_STARTS = Uint8Array.from({ length: 128 }, (_, code) =>
  '</[]{\\\u001b'.includes(String.fromCharCode(code)) ? 1 : 0,
)

const mayBeMarkup = (code: number) => code < 128 && MARKUP_STARTS[code] === 1

const MARKUP = hidingBit('markup')
const NEWLINE = 0x0a
const LONGEST_TAG = 1000
const LONGEST_TARGET = 2000
const LONGEST_MARK = 64

/** The unit after the markup that begins here, or `at` itself if none does. */
function markupEnd(finder: EndFinder, code: Uint32Array, at: number): number {
  switch (code[at]) {
    case 0x3c:
      return tagEnd(finder, code, at)
    case 0x2f:
      return slashEnd(finder, code, at)
    case 0x5b:
      return bracketEnd(finder, code, at)
    case 0x5d:
      return targetEnd(code, at)
    case 0x7b:
      return templateEnd(finder, code, at)
    case 0x5c:
      return commandEnd(code, at)
    case 0x1b:
      return colourEnd(code, at)
    default:
      return at
  }
}

function tagEnd(finder: EndFinder, code: Uint32Array, at: number): number {
  if (code[at + 1] === 0x21 && code[at + 2] === 0x2d && code[at + 3] === 0x2d) {
    const end = finder.after('-->', at + 4)
    if (end > 0) return end
  }
  const first = code[at + 1] ?? 0
  if (!isAsciiLetter(first) && !TAG_STARTS.includes(first)) return at
  return endBefore(code, at + 1, LONGEST_TAG, 0x3e, [0x3c]) || at
}

const TAG_STARTS = [...'/!?%'].map((char) => char.charCodeAt(0))

function slashEnd(finder: EndFinder, code: Uint32Array, at: number): number {
  if (code[at + 1] === 0x2a) return finder.after('*/', at + 2) || at
  // A line comment, not the slashes of a URL.
  if (code[at + 1] === 0x2f && isBlank(code[at - 1])) return finder.before('\n', at + 2)
  return at
}

/** `[^1]`, `[b]`, `[/color]`, a line `[x]: …` that defines a link, and the bracket of a link's text. */
function bracketEnd(finder: EndFinder, code: Uint32Array, at: number): number {
  const close = endBefore(code, at + 1, LONGEST_MARK, 0x5d, [0x5b, NEWLINE])
  if (close === 0) return at
  if (code[close] === 0x3a && isBlank(code[at - 1] ?? NEWLINE)) return finder.before('\n', close)
  if (code[at + 1] === 0x5e) return close
  // Of a link only the bracket goes; its text stays.
  if (code[close] === 0x28 || (code[close] === 0x5b && !isBulletinTag(code, at + 1, close - 1))) return at + 1
  return isBulletinTag(code, at + 1, close - 1) ? close : at
}

function isBulletinTag(code: Uint32Array, from: number, to: number): boolean {
  const [name = ''] = textOf(code, code[from] === 0x2f ? from + 1 : from, to).split('=')
  return BULLETIN_TAGS.has(name.toLowerCase())
}

const BULLETIN_TAGS = new Set('b i u s color size font url quote code center list img sup sub'.split(' '))

/** `](target)` and `][name]`. */
function targetEnd(code: Uint32Array, at: number): number {
  if (code[at + 1] === 0x28) return endBefore(code, at + 2, LONGEST_TARGET, 0x29, [NEWLINE, 0x5d]) || at
  if (code[at + 1] === 0x5b) return endBefore(code, at + 2, LONGEST_MARK, 0x5d, [NEWLINE]) || at
  return at
}

/** `{# … #}`, `{% … %}`, `{{ … }}`. */
function templateEnd(finder: EndFinder, code: Uint32Array, at: number): number {
  if (code[at + 1] === 0x23) return finder.after('#}', at + 2) || at
  if (code[at + 1] === 0x25) return finder.after('%}', at + 2) || at
  if (code[at + 1] === 0x7b) return finder.after('}}', at + 2) || at
  return at
}

/** `\textbf{`. */
function commandEnd(code: Uint32Array, at: number): number {
  let end = at + 1
  while (end < at + 16 && isAsciiLetter(code[end])) end += 1
  return end > at + 2 && code[end] === 0x7b ? end + 1 : at
}

/** `ESC [ 31 m`. */
function colourEnd(code: Uint32Array, at: number): number {
  if (code[at + 1] !== 0x5b) return at
  let end = at + 2
  while (end < at + LONGEST_MARK && !isAsciiLetter(code[end] ?? 0x61)) end += 1
  return end < code.length ? end + 1 : at
}

const BLOCK_TAGS = new Set(
  'br p div li ul ol td tr th table h1 h2 h3 h4 h5 h6 hr section article pre blockquote'.split(' '),
)

function isBlockTag(code: Uint32Array, at: number): boolean {
  if (code[at] !== 0x3c) return false
  const start = code[at + 1] === 0x2f ? at + 2 : at + 1
  let end = start
  while (end < start + 10 && isAlphanumeric(code[end])) end += 1
  return BLOCK_TAGS.has(textOf(code, start, end).toLowerCase())
}

/** The unit after `closing`, unless one of `barriers` or the limit comes first: then 0. */
function endBefore(
  code: Uint32Array,
  from: number,
  limit: number,
  closing: number,
  barriers: readonly number[],
): number {
  const last = Math.min(code.length, from + limit)
  for (let at = from; at < last; at += 1) {
    if (code[at] === closing) return at + 1
    if (barriers.includes(code[at] as number)) return 0
  }
  return 0
}

/** Searches for ends of comments. A search that reached the end of the text in vain is not repeated. */
class EndFinder {
  private readonly code: Uint32Array
  private readonly missing = new Set<string>()

  constructor(code: Uint32Array) {
    this.code = code
  }

  /** The unit after the next `text`, or 0. */
  after(text: string, from: number): number {
    const at = this.find(text, from)
    return at < 0 ? 0 : at + text.length
  }

  /** The unit of the next `text`, or the end of everything. */
  before(text: string, from: number): number {
    const at = this.find(text, from)
    return at < 0 ? this.code.length : at
  }

  private find(text: string, from: number): number {
    if (this.missing.has(text)) return -1
    const first = text.charCodeAt(0)
    for (let at = this.code.indexOf(first, from); at >= 0; at = this.code.indexOf(first, at + 1)) {
      if (this.standsAt(text, at)) return at
    }
    this.missing.add(text)
    return -1
  }

  private standsAt(text: string, at: number): boolean {
    for (let index = 1; index < text.length; index += 1) {
      if (this.code[at + index] !== text.charCodeAt(index)) return false
    }
    return true
  }
}

function textOf(code: Uint32Array, from: number, to: number): string {
  let text = ''
  for (let at = from; at < to; at += 1) text += String.fromCharCode(code[at] as number)
  return text
}

const isBlank = (code: number | undefined) => code === 0x20 || code === 0x09 || code === NEWLINE || code === 0x0d
