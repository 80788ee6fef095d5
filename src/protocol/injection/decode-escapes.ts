import { isAlphanumeric } from './ascii.ts'
import { type Escape, hexDigit } from './escape.ts'
import { hidingBit } from './hiding.ts'
import { readBackslash } from './read-backslash.ts'
import { readEntity } from './read-entity.ts'
import { readPercent } from './read-percent.ts'
import { type TextView, ViewWriter } from './text-view.ts'

/**
 * Undoes one layer of escapes: HTML entities, percent escapes, backslash escapes, `U+0069`, `0x69`, and the
 * invisible tag characters that spell ASCII.
 *
 * 1. It only ever shortens a text, so a text can be decoded to a fixed depth in linear time.
 * 2. Layers of one kind on top of each other (`%252569`, `&amp;amp;#105;`) are one escape, whatever their depth.
 * 3. It returns undefined when there was nothing to undo.
 */
export function decodeEscapes(view: TextView): TextView | undefined {
  const { code, start, end, hidden, length } = view
  let writer: ViewWriter | undefined
  let copied = 0
  let hasHalves = false
  for (let at = 0; at < length; ) {
    const found = mayEscape(code[at] as number) ? readEscape(code, at) : undefined
    if (!found) {
      at += 1
      continue
    }
    writer ??= new ViewWriter(length)
    writer.copy(view, copied, at)
    let bits = found.hidden
    for (let unit = at; unit < found.end; unit += 1) bits |= hidden[unit] as number
    writer.push(found.code, start[at] as number, end[found.end - 1] as number, bits)
    if (isLead(found.code)) hasHalves = true
    at = found.end
    copied = at
  }
  writer?.copy(view, copied, length)
  return writer && (hasHalves ? joinSurrogates(writer.finish()) : writer.finish())
}

const ESCAPE_STARTS = Uint8Array.from({ length: 128 }, (_, code) =>
  '%&\\Uu0'.includes(String.fromCharCode(code)) ? 1 : 0,
)

const FIRST_TAG = 0xe0000

function mayEscape(code: number): boolean {
  return code < 128 ? ESCAPE_STARTS[code] === 1 : code >= FIRST_TAG + 0x20 && code < FIRST_TAG + 0x7f
}

const UNICODE_ESCAPE = hidingBit('unicode-escape')
const ZERO_WIDTH = hidingBit('zero-width')
const HEX = hidingBit('hex')

function readEscape(code: Uint32Array, at: number): Escape | undefined {
  switch (code[at]) {
    case 0x25:
      return readPercent(code, at)
    case 0x26:
      return readEntity(code, at)
    case 0x5c:
      return readBackslash(code, at)
    case 0x55:
    case 0x75:
      return readCodePointName(code, at)
    case 0x30:
      return readHexNumber(code, at)
    default:
      return readTag(code, at)
  }
}

/** `U+0069`. */
function readCodePointName(code: Uint32Array, at: number): Escape | undefined {
  if (code[at + 1] !== 0x2b || isAlphanumeric(code[at - 1])) return undefined
  let value = 0
  let end = at + 2
  while (end < at + 8 && hexDigit(code[end]) >= 0) {
    value = value * 16 + hexDigit(code[end])
    end += 1
  }
  return end >= at + 6 && value <= 0x10ffff ? { code: value, end, hidden: UNICODE_ESCAPE } : undefined
}

/** `0x69`, when it is a printable ASCII character and not part of a longer number. */
function readHexNumber(code: Uint32Array, at: number): Escape | undefined {
  if (((code[at + 1] ?? 0) | 0x20) !== 0x78 || isAlphanumeric(code[at - 1])) return undefined
  const value = hexDigit(code[at + 2]) * 16 + hexDigit(code[at + 3])
  if (hexDigit(code[at + 3]) < 0 || isAlphanumeric(code[at + 4])) return undefined
  return value >= 0x20 && value < 0x7f ? { code: value, end: at + 4, hidden: HEX } : undefined
}

function readTag(code: Uint32Array, at: number): Escape {
  return { code: (code[at] as number) - FIRST_TAG, end: at + 1, hidden: ZERO_WIDTH }
}

/** Two halves of a character, escaped one by one (`\ud835\udc22`), become the character. */
function joinSurrogates(view: TextView): TextView {
  const writer = new ViewWriter(view.length)
  const { code, start, end, hidden, length } = view
  for (let at = 0; at < length; at += 1) {
    const lead = code[at] as number
    const trail = code[at + 1] ?? 0
    const paired = isLead(lead) && trail >= 0xdc00 && trail <= 0xdfff
    const value = paired ? (lead - 0xd800) * 0x400 + (trail - 0xdc00) + 0x10000 : lead
    writer.push(value, start[at] as number, end[paired ? at + 1 : at] as number, hidden[at] as number)
    if (paired) at += 1
  }
  return writer.finish()
}

const isLead = (code: number) => code >= 0xd800 && code <= 0xdbff
