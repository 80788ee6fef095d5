import { isAlphanumeric } from './ascii.ts'
import { CHARACTER, type CharacterClassifier } from './classify-character.ts'
import { DigitRun, decodeRun, type RunEncoding } from './decode-run.ts'
import { hexDigit } from './escape.ts'
import { hidingBit } from './hiding.ts'
import { type TextView, ViewWriter } from './text-view.ts'

/**
 * The text inside base64 and hexadecimal runs, as one view with breaks between the pieces.
 *
 * 1. A run goes on over white space, quotes and the like: the characters between the lines of wrapped or quoted code.
 * 2. What comes out (`decode-run.ts`) is kept only where it looks like text; random bytes hardly ever do.
 */
export function embeddedText(view: TextView, characters: CharacterClassifier): TextView | undefined {
  const writer = new ViewWriter(FIRST_ROOM)
  const run = new DigitRun()
  for (const encoding of ENCODINGS) readRuns(view, run, characters, encoding, writer)
  return writer.length > 0 ? writer.finish() : undefined
}

/** Enough for what most texts hold; more is made as it is needed. */
const FIRST_ROOM = 4096

interface Encoding extends RunEncoding {
  /** For each ASCII character, what it is in a run: a value with bits of DIGIT, SKIPPED or ENDS_RUN. */
  readonly kinds: Int16Array
}

const ENDS_RUN = -1
const SKIPPED = -2

const DIGIT = {
  value: 63,
  /** A small letter of base64. */
  small: 64,
  /** A digit that tells text from words and numbers: any of hexadecimal; of base64, a capital beyond F. */
  telling: 128,
  /** May be layout instead of a digit. */
  doubtful: 256,
} as const

/**
 * Text in base64 has a capital or a digit in nearly every group of four, so that many small letters in a row are
 * words; and it has capitals beyond F, so that a run without any is a hash or a number.
 */
const WORDS = 20

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const BETWEEN_LINES = ' \t\r\n"\'`>|*\\'

const ENCODINGS: readonly Encoding[] = [
  { hidden: hidingBit('base64'), bits: 6, phases: 4, shortest: 11, kinds: kindsOf(base64Kind) },
  { hidden: hidingBit('hex'), bits: 4, phases: 2, shortest: 16, kinds: kindsOf(hexKind) },
]

function kindsOf(kindOf: (char: string) => number): Int16Array {
  return Int16Array.from({ length: 128 }, (_, code) => kindOf(String.fromCharCode(code)))
}

function base64Kind(char: string): number {
  const value = BASE64.indexOf(char.replace('-', '+').replace('_', '/'))
  if (value < 0) return BETWEEN_LINES.includes(char) ? SKIPPED : ENDS_RUN
  if (value >= 62) return value | DIGIT.doubtful
  if (char >= 'a') return value | DIGIT.small
  return char >= 'G' ? value | DIGIT.telling : value
}

function hexKind(char: string): number {
  const value = hexDigit(char.charCodeAt(0))
  if (value < 0) return `${BETWEEN_LINES}:,-x`.includes(char) ? SKIPPED : ENDS_RUN
  return value | DIGIT.telling | (value === 0 ? DIGIT.doubtful : 0)
}

function readRuns(
  view: TextView,
  run: DigitRun,
  characters: CharacterClassifier,
  encoding: Encoding,
  writer: ViewWriter,
) {
  const { code, length } = view
  let streak = 0
  for (let at = 0; at < length; at += 1) {
    const goesOn = kindAt(code[at] as number, characters, encoding) === ENDS_RUN ? 0 : 1
    streak = (streak + 1) * goesOn
    if (streak < encoding.shortest) continue
    at = readRunsFrom(at + 1 - streak, view, run, characters, encoding, writer)
    streak = 0
  }
}

/** Reads what goes on from here, as one run or, where words stand in between, as several; returns where it ends. */
function readRunsFrom(
  from: number,
  view: TextView,
  run: DigitRun,
  characters: CharacterClassifier,
  encoding: Encoding,
  writer: ViewWriter,
): number {
  const { code, length } = view
  let telling = 0
  let small = 0
  let at = from
  run.length = 0
  for (; at < length; at += 1) {
    let kind = kindAt(code[at] as number, characters, encoding)
    if ((kind & DIGIT.doubtful) !== 0 && kind > 0) kind = withoutLayout(code, encoding, at, kind)
    if (kind === ENDS_RUN) break
    if (kind === SKIPPED) continue
    run.add(kind & DIGIT.value, at)
    telling |= kind
    small = (small + 1) * ((kind >> 6) & 1)
    if (small < WORDS) continue
    finishRun(view, run, encoding, telling, writer)
    telling = 0
    small = 0
  }
  finishRun(view, run, encoding, telling, writer)
  return at
}

function finishRun(view: TextView, run: DigitRun, encoding: Encoding, telling: number, writer: ViewWriter): void {
  if (run.length >= encoding.shortest && (telling & DIGIT.telling) !== 0) decodeRun(view, run, encoding, writer)
  run.length = 0
}

/** Invisible characters do not end a run; anything else beyond ASCII does. */
function kindAt(code: number, characters: CharacterClassifier, encoding: Encoding): number {
  if (code < 0x80) return encoding.kinds[code] as number
  return characters.classify(code).kind === CHARACTER.ignored ? SKIPPED : ENDS_RUN
}

function withoutLayout(code: Uint32Array, encoding: Encoding, at: number, kind: number): number {
  // The zero of `0x69`.
  if (encoding.bits === 4) return code[at + 1] === 0x78 ? SKIPPED : kind
  // A plus, minus or slash between blanks or quotes joins strings or begins a list item.
  return isAlphanumeric(code[at - 1]) || isAlphanumeric(code[at + 1]) ? kind : SKIPPED
}
