/**
 * How the masker reads bytes: line breaks inside a value do not count, because terminals, `base64` and YAML wrap long
 * lines. A line break is LF or CR, the escapes `\n` and `\r` as JSON and source code write them (doubly escaped too), or
 * a backslash before a real line break; blanks that follow one belong to it.
 *
 * Values and text are read the same way, so a value of several lines is found however its lines are joined.
 */

const LF = 10
const CR = 13
const TAB = 9
const SPACE = 32
export const BACKSLASH = 92
const N = 110
const R = 114

/** A longer run of line breaks and blanks is no wrapped value. */
const LONGEST_BREAK = 512
/** `\n` in JSON in JSON in a string: so many backslashes are looked through. */
const MOST_BACKSLASHES = 4

/** The bytes at which a line break may begin. */
export const canBreak = (byte: number): boolean => byte === LF || byte === CR || byte === BACKSLASH

/** What stands at a place: the end of a line break, -1 where there is none, -2 where only more text can tell. */
export function breakEnd(bytes: Uint8Array, at: number, end: number): number {
  let to = oneBreak(bytes, at, end)
  if (to < 0) return to
  const limit = at + LONGEST_BREAK
  for (;;) {
    while (to < end && (bytes[to] === SPACE || bytes[to] === TAB)) to += 1
    if (to > limit) return -1
    if (to >= end) return -2
    const next = oneBreak(bytes, to, end)
    if (next === -1) return to
    if (next === -2) return -2
    to = next
  }
}

function oneBreak(bytes: Uint8Array, at: number, end: number): number {
  const byte = bytes[at]
  if (byte === LF || byte === CR) return at + 1
  if (byte !== BACKSLASH) return -1
  let to = at + 1
  while (to < end && bytes[to] === BACKSLASH && to - at < MOST_BACKSLASHES) to += 1
  if (to >= end) return -2
  const next = bytes[to]
  if (next === N || next === R) return to + 1
  return (next === LF || next === CR) && to === at + 1 ? to + 1 : -1
}

/** The bytes without their line breaks. */
export function normalBytes(given: Uint8Array): Uint8Array {
  // Something follows, so that a line break at the end is known for one.
  const bytes = Buffer.concat([given, Buffer.of(0)])
  const kept: number[] = []
  for (let at = 0; at < given.length; ) {
    const to = canBreak(bytes[at] as number) ? breakEnd(bytes, at, bytes.length) : -1
    if (to < 0) kept.push(bytes[at] as number)
    at = to < 0 ? at + 1 : to
  }
  return Uint8Array.from(kept)
}

/** Line breaks stay where they are under a mask, so that lines and positions stay the same. */
export const staysVisible = (byte: number): boolean => byte === LF || byte === CR
