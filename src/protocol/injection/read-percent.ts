import { type Escape, hexDigit } from './escape.ts'
import { hidingBit } from './hiding.ts'

const PERCENT = 0x25
const HIDDEN = hidingBit('percent')

/** `%69`, `%252569`, `%EC%9D%B4`, `%u0069`. */
export function readPercent(code: Uint32Array, at: number): Escape | undefined {
  const first = readByte(code, at)
  if (!first) return readWide(code, at)
  const length = sequenceLength(first.code)
  let value = length === 1 ? first.code : first.code & (0x7f >> length)
  let end = first.end
  for (let index = 1; index < length; index += 1) {
    const next = readByte(code, end)
    // Not UTF-8: the byte stands for itself.
    if (!next || (next.code & 0xc0) !== 0x80) return first
    value = value * 64 + (next.code & 0x3f)
    end = next.end
  }
  return { code: value <= 0x10ffff ? value : 0xfffd, end, hidden: HIDDEN }
}

/** One byte, through any number of layers that escape the percent sign itself. */
function readByte(code: Uint32Array, at: number): Escape | undefined {
  if (code[at] !== PERCENT) return undefined
  let digits = at + 1
  while (code[digits] === 0x32 && code[digits + 1] === 0x35 && isByte(code, digits + 2)) digits += 2
  return isByte(code, digits)
    ? { code: hexDigit(code[digits]) * 16 + hexDigit(code[digits + 1]), end: digits + 2, hidden: HIDDEN }
    : undefined
}

function isByte(code: Uint32Array, at: number): boolean {
  return hexDigit(code[at]) >= 0 && hexDigit(code[at + 1]) >= 0
}

function sequenceLength(byte: number): number {
  if (byte >= 0xc2 && byte < 0xe0) return 2
  if (byte >= 0xe0 && byte < 0xf0) return 3
  return byte >= 0xf0 && byte < 0xf5 ? 4 : 1
}

function readWide(code: Uint32Array, at: number): Escape | undefined {
  if (((code[at + 1] ?? 0) | 0x20) !== 0x75 || !isByte(code, at + 2) || !isByte(code, at + 4)) return undefined
  let value = 0
  for (let digit = at + 2; digit < at + 6; digit += 1) value = value * 16 + hexDigit(code[digit])
  return { code: value, end: at + 6, hidden: HIDDEN }
}
