/**
 * How the masker reads bytes: line breaks inside a value do not count, because terminals, `base64` and YAML wrap long
 * lines. A line break is LF or CR, the escapes `\n` and `\r` as JSON and source code write them (doubly escaped too), or
 * a backslash before a real line break; blanks that follow one belong to it. Colours and other control sequences of
 * terminals do not count either.
 *
 * Values and text are read the same way, so a value of several lines is found however its lines are joined. What stands
 * at a place depends only on the text from there on. So reading may begin anew after each byte or break.
 */

const TAB = 9
export const LF = 10
export const CR = 13
export const ESCAPE = 27
const SPACE = 32
export const BACKSLASH = 92
const N = 110
const R = 114

/** More blanks after a line break are text. */
const MOST_BLANKS = 256
/** `\n` in JSON in JSON in a string: so many backslashes are looked through. */
const MOST_BACKSLASHES = 4
/** A longer control sequence is text. */
const LONGEST_SEQUENCE = 32

export const NO_BREAK = -1
/** Only more text can tell what it is. */
export const MAYBE_BREAK = -2
/** It is one, and may go on. */
export const OPEN_BREAK = -3

/** The bytes at which a break may begin. */
export const canBreak = (byte: number): boolean => byte === LF || byte === CR || byte === BACKSLASH || byte === ESCAPE

/** The end of the line break or control sequence at a place, or one of the three numbers above. */
export function breakEnd(bytes: Uint8Array, at: number, end: number): number {
  if (bytes[at] === ESCAPE) return sequenceEnd(bytes, at, end)
  let to = lineEnd(bytes, at, end)
  if (to < 0) return to
  const limit = to + MOST_BLANKS
  while (to < end && to < limit && isBlank(bytes[to])) to += 1
  return to === end && to < limit ? OPEN_BREAK : to
}

const isBlank = (byte: number | undefined) => byte === SPACE || byte === TAB

function lineEnd(bytes: Uint8Array, at: number, end: number): number {
  const byte = bytes[at]
  if (byte === LF || byte === CR) return at + 1
  if (byte !== BACKSLASH) return NO_BREAK
  let to = at + 1
  while (to < end && bytes[to] === BACKSLASH && to - at < MOST_BACKSLASHES) to += 1
  if (to >= end) return MAYBE_BREAK
  const next = bytes[to]
  if (next === N || next === R) return to + 1
  return (next === LF || next === CR) && to === at + 1 ? to + 1 : NO_BREAK
}

/** `ESC [ … letter`, and `ESC ( letter`. */
function sequenceEnd(bytes: Uint8Array, at: number, end: number): number {
  if (at + 2 >= end) return at + 1 < end && !isIntroducer(bytes[at + 1]) ? NO_BREAK : MAYBE_BREAK
  if (!isIntroducer(bytes[at + 1])) return NO_BREAK
  if (bytes[at + 1] === ROUND) return at + 3
  for (let to = at + 2; to < at + LONGEST_SEQUENCE; to += 1) {
    if (to >= end) return MAYBE_BREAK
    const byte = bytes[to] as number
    if (byte >= 64 && byte <= 126) return to + 1
    if (byte < SPACE || byte > 126) return NO_BREAK
  }
  return NO_BREAK
}

const ROUND = 40
const SQUARE = 91
const isIntroducer = (byte: number | undefined) => byte === SQUARE || byte === ROUND

/** The bytes without their line breaks. */
export function normalBytes(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex(canBreak)
  if (first < 0) return bytes
  const kept = [...bytes.subarray(0, first)]
  for (let at = first; at < bytes.length; ) {
    const to = canBreak(bytes[at] as number) ? breakEnd(bytes, at, bytes.length) : NO_BREAK
    if (to === OPEN_BREAK) break
    if (to < 0) kept.push(bytes[at] as number)
    at = to < 0 ? at + 1 : to
  }
  return Uint8Array.from(kept)
}

/** Line breaks stay where they are under a mask, so that lines and positions stay the same. */
export const staysVisible = (byte: number): boolean => byte === LF || byte === CR
