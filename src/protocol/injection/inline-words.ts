import { isAlphanumeric } from './ascii.ts'
import { hexDigit } from './escape.ts'
import { hidingBit } from './hiding.ts'
import { type TextView, ViewWriter } from './text-view.ts'

const BASE64 = hidingBit('base64')
const HEX = hidingBit('hex')

const SHORTEST_TOKEN = 4
/** Longer ones are texts of their own (`embedded-text.ts`). */
const LONGEST_TOKEN = 64
const SHORTEST_HEX = 6

/**
 * Puts single words that stand there in base64 or hexadecimal in their place among plain ones, as in
 * `ignore cHJldmlvdXM= instructions`. A token is replaced only when all of it reads as ASCII text.
 */
export function inlineWords(view: TextView): TextView | undefined {
  const { code, length } = view
  let writer: ViewWriter | undefined
  let copied = 0
  for (let at = 0; at < length; ) {
    const end = tokenEnd(code, at)
    if (end === at) {
      at += 1
      continue
    }
    const word = end - at <= LONGEST_TOKEN ? readToken(code, at, end) : undefined
    if (word) {
      writer ??= new ViewWriter(length)
      writer.copy(view, copied, at)
      copied = afterPadding(code, end)
      for (let index = 0; index < word.bytes.length; index += 1) {
        const first = at + Math.trunc((index * 8) / word.bits)
        writer.push(
          word.bytes[index] as number,
          view.start[first] as number,
          view.end[first + 1] as number,
          word.hidden,
        )
      }
    }
    at = afterPadding(code, end)
  }
  writer?.copy(view, copied, length)
  return writer?.finish()
}

interface Word {
  readonly bytes: readonly number[]
  /** How many bits a digit has. */
  readonly bits: 4 | 6
  readonly hidden: number
}

function readToken(code: Uint32Array, from: number, to: number): Word | undefined {
  if (to - from < SHORTEST_TOKEN || !hasCapitalOrDigit(code, from, to)) return undefined
  const bytes = readBase64(code, from, to)
  if (bytes) return { bytes, bits: 6, hidden: BASE64 }
  const hex = readHex(code, from, to)
  return hex && { bytes: hex, bits: 4, hidden: HEX }
}

/** Every word in base64 or hexadecimal has one. */
function hasCapitalOrDigit(code: Uint32Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if ((code[at] as number) < 0x61) return true
  return false
}

function readBase64(code: Uint32Array, from: number, to: number): number[] | undefined {
  const bytes: number[] = []
  let pending = 0
  let bits = 0
  for (let at = from; at < to; at += 1) {
    pending = ((pending << 6) | sextet(code[at] as number)) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    const byte = (pending >> bits) & 0xff
    if (!isText(byte)) return undefined
    bytes.push(byte)
  }
  return bytes
}

function sextet(code: number): number {
  if (code >= 0x61) return code - 0x61 + 26
  return code >= 0x41 ? code - 0x41 : code - 0x30 + 52
}

function readHex(code: Uint32Array, from: number, to: number): number[] | undefined {
  if (to - from < SHORTEST_HEX) return undefined
  const bytes: number[] = []
  for (let at = from; at < to; at += 2) {
    const high = hexDigit(code[at])
    const low = hexDigit(code[at + 1])
    const byte = high * 16 + low
    // Without its first digit, a byte is less than any text.
    if (low < 0 || !isText(byte)) return undefined
    bytes.push(byte)
  }
  return bytes
}

const isText = (byte: number) => byte >= 0x20 && byte < 0x7f

function tokenEnd(code: Uint32Array, at: number): number {
  let end = at
  while (isAlphanumeric(code[end])) end += 1
  return end
}

function afterPadding(code: Uint32Array, at: number): number {
  let end = at
  while (end < at + 2 && code[end] === 0x3d) end += 1
  return end
}
