import { type BlockTag, isBlockTag } from './block-schemas.ts'
import { decodeUtf8 } from './decode-utf8.ts'
import { ROLE } from './plain-scanner.ts'

/** A line that is more than text. */
export type LineMarker =
  | { readonly kind: 'open'; readonly tag: BlockTag }
  | { readonly kind: 'close'; readonly tag: BlockTag }
  | { readonly kind: 'phase_complete'; readonly phase: number }
  | { readonly kind: 'custom_task_complete' }
  | FenceMarker

export interface FenceMarker {
  readonly kind: 'fence'
  readonly character: '`' | '~'
  readonly length: number
  readonly indent: number
  /** Nothing follows the marks: the line can close a fence, not only open one. */
  readonly bare: boolean
}

const TAB = 0x09
const NEWLINE = 0x0a
const RETURN = 0x0d
const SPACE = 0x20
const BRACKET = 0x5b
const CLOSING_BRACKET = 0x5d
const EQUALS = 0x3d
const BACKTICK = 0x60
const TILDE = 0x7e
const LONGEST_TAG = 64

const TAG = /^\[(\/?)([A-Z_]+)\]$/
const PHASE_COMPLETE = /^=== PHASE ([1-9]\d{0,3}) COMPLETE ===$/
const CUSTOM_TASK_COMPLETE = '=== CUSTOM TASK COMPLETE ==='
const FENCE = /^( {0,3})(`{3,}|~{3,})(.*)$/s

/**
 * Reads the line `bytes[from, to)`. A tag or signal begins with the first byte of its line and has nothing but white
 * space after it: an indented one is a piece of a value, or of prose.
 */
export function readMarker(bytes: Uint8Array, from: number, to: number): LineMarker | undefined {
  if (!mayMatter(bytes, from, to)) return undefined
  const end = trimmedEnd(bytes, from, to)
  if (bytes[from] === BRACKET) return readTag(bytes, from, end)
  return bytes[from] === EQUALS ? readSignal(bytes, from, end) : readFence(bytes, from, end)
}

/**
 * Whether the line can be a tag, a signal or a code fence, by its first and last bytes; a fence may be indented by
 * three. It is asked for every line of a log, most of which are done with at the first comparison.
 */
export function mayMatter(bytes: Uint8Array, from: number, to: number): boolean {
  const first = bytes[from]
  if (first === SPACE) return isFenceByte(firstAfterIndent(bytes, from))
  if (first === BRACKET) return bytes[trimmedEnd(bytes, from, to) - 1] === CLOSING_BRACKET
  if (first === EQUALS) return bytes[trimmedEnd(bytes, from, to) - 1] === EQUALS
  return isFenceByte(first)
}

/** The same for the scanner, which may take a line for one that matters, but never the other way round. */
export function markerRoles(): Uint8Array {
  const roles = new Uint8Array(256)
  for (const byte of [BACKTICK, TILDE]) roles[byte] = ROLE.begins
  for (const byte of [CLOSING_BRACKET, TAB, RETURN]) roles[byte] = ROLE.ends
  roles[SPACE] = ROLE.indents | ROLE.ends
  roles[BRACKET] = ROLE.beginsWithEnd
  roles[EQUALS] = ROLE.beginsWithEnd | ROLE.ends
  return roles
}

function firstAfterIndent(bytes: Uint8Array, at: number): number | undefined {
  let from = at
  while (from < at + 3 && bytes[from] === SPACE) from += 1
  return bytes[from]
}

function isFenceByte(byte: number | undefined): boolean {
  return byte === BACKTICK || byte === TILDE
}

function readTag(bytes: Uint8Array, from: number, end: number): LineMarker | undefined {
  if (end - from > LONGEST_TAG) return undefined
  const [, slash, name = ''] = TAG.exec(decodeUtf8(bytes, from, end)) ?? []
  if (!isBlockTag(name)) return undefined
  return { kind: slash === '/' ? 'close' : 'open', tag: name }
}

function readSignal(bytes: Uint8Array, from: number, end: number): LineMarker | undefined {
  if (end - from > LONGEST_TAG) return undefined
  const text = decodeUtf8(bytes, from, end)
  if (text === CUSTOM_TASK_COMPLETE) return { kind: 'custom_task_complete' }
  const phase = PHASE_COMPLETE.exec(text)?.[1]
  return phase === undefined ? undefined : { kind: 'phase_complete', phase: Number(phase) }
}

/** As CommonMark has it: three or more marks, indented by at most three; no backtick after backticks. */
function readFence(bytes: Uint8Array, from: number, end: number): FenceMarker | undefined {
  const [, indent = '', marks = '', rest = ''] = FENCE.exec(decodeUtf8(bytes, from, end)) ?? []
  if (marks === '' || (marks.startsWith('`') && rest.includes('`'))) return undefined
  const character = marks.startsWith('`') ? '`' : '~'
  return { kind: 'fence', character, length: marks.length, indent: indent.length, bare: rest === '' }
}

/** Without the line end and the white space before it. */
function trimmedEnd(bytes: Uint8Array, from: number, to: number): number {
  let end = to
  while (end > from && isBlank(bytes[end - 1])) end -= 1
  return end
}

function isBlank(byte: number | undefined): boolean {
  return byte === SPACE || byte === TAB || byte === RETURN || byte === NEWLINE
}
