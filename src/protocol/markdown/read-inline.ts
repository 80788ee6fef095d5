import { COMMENT_CLOSING, COMMENT_OPENING } from './line-marks.ts'

export interface InlineText {
  readonly text: string
  /** `all` when the text is exactly one code span; then it is meant to the letter. */
  readonly code: 'none' | 'some' | 'all'
}

const PUNCTUATION = /[!-/:-@[-`{-~]/
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
])
const REFERENCE = /^&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{1,8}));/
/** The longest reference that the pattern can match. */
const REFERENCE_LENGTH = 11

/**
 * The text of inline Markdown: code spans give their content, escapes and character references the character,
 * comments nothing, a line break a space.
 *
 * Emphasis, links and other HTML stay as they are written. An agent that writes `src/__init__.py` or
 * `Array<string>` means these characters, and what a reader drops here would be lost to the coder.
 */
export function readInline(source: string): InlineText {
  return /[`\\&<\n]/.test(source) ? readMarkup(source) : { text: source.trim(), code: 'none' }
}

function readMarkup(source: string): InlineText {
  const runs = new CodeRuns(source)
  let text = ''
  let spans = 0
  let outside = false
  let commentsEnd = false
  for (let at = 0; at < source.length; ) {
    const char = source.charAt(at)
    const span = char === '`' ? runs.spanAt(at) : undefined
    if (span) {
      text += codeContent(source.slice(span.from, span.to))
      spans += 1
      at = span.end
      continue
    }
    if (char === '<' && !commentsEnd && source.startsWith(COMMENT_OPENING, at)) {
      const closing = source.indexOf(COMMENT_CLOSING, at + 2)
      commentsEnd = closing === -1
      if (!commentsEnd) {
        at = closing + COMMENT_CLOSING.length
        continue
      }
    }
    const plain = char === '`' ? runs.runAt(at) : plainAt(source, at)
    if (plain.text.trim() !== '') outside = true
    text += plain.text
    at += plain.length
  }
  return { text: text.trim(), code: spans === 0 ? 'none' : spans === 1 && !outside ? 'all' : 'some' }
}

function plainAt(source: string, at: number): { text: string; length: number } {
  const char = source.charAt(at)
  const next = source.charAt(at + 1)
  if (char === '\n') return { text: ' ', length: 1 }
  if (char === '\\' && PUNCTUATION.test(next)) return { text: next, length: 2 }
  // A backslash at the end of a line breaks the line; the line break itself follows.
  if (char === '\\' && next === '\n') return { text: '', length: 1 }
  if (char === '&') return referenceAt(source, at)
  return { text: char, length: 1 }
}

function referenceAt(source: string, at: number): { text: string; length: number } {
  const match = REFERENCE.exec(source.slice(at, at + REFERENCE_LENGTH))
  const [whole, decimal, hex, name] = match ?? []
  if (whole === undefined) return { text: '&', length: 1 }
  if (name !== undefined) return { text: NAMED.get(name) ?? whole, length: whole.length }
  return { text: character(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)), length: whole.length }
}

function character(code: number): string {
  const valid = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return valid ? String.fromCodePoint(code) : '\uFFFD'
}

/** One space on each side only keeps backticks apart from the marks; line breaks count as spaces. */
function codeContent(raw: string): string {
  const line = raw.replaceAll('\n', ' ')
  const padded = line.startsWith(' ') && line.endsWith(' ') && line.trim() !== ''
  return padded ? line.slice(1, -1) : line
}

/** Finds the closing run of a code span. Each run is passed over once, however many never close. */
class CodeRuns {
  readonly #source: string
  readonly #starts = new Map<number, number[]>()
  readonly #used = new Map<number, number>()

  constructor(source: string) {
    this.#source = source
    for (let at = source.indexOf('`'); at !== -1; at = source.indexOf('`', at)) {
      const { length } = this.runAt(at)
      const starts = this.#starts.get(length)
      if (starts) starts.push(at)
      else this.#starts.set(length, [at])
      at += length
    }
  }

  runAt(at: number): { text: string; length: number } {
    let end = at
    while (this.#source[end] === '`') end += 1
    return { text: this.#source.slice(at, end), length: end - at }
  }

  spanAt(at: number): { from: number; to: number; end: number } | undefined {
    const { length } = this.runAt(at)
    const starts = this.#starts.get(length) ?? []
    let next = this.#used.get(length) ?? 0
    while (next < starts.length && (starts[next] ?? 0) <= at) next += 1
    this.#used.set(length, next)
    const to = starts[next]
    return to === undefined ? undefined : { from: at + length, to, end: to + length }
  }
}
