/** One escaped character: what it stands for, the unit after it, and the kind of escape as bits of `hiding.ts`. */
export interface Escape {
  readonly code: number
  readonly end: number
  readonly hidden: number
}

/** The value of a hexadecimal digit, or -1. */
export function hexDigit(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const lower = code | 0x20
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1
}

/** A number written in units from `at` on: its value, and the unit after it. */
export function readNumber(
  code: Uint32Array,
  at: number,
  base: 10 | 16,
  longest: number,
): { value: number; end: number } {
  let value = 0
  let end = at
  while (end < at + longest) {
    const digit = hexDigit(code[end])
    if (digit < 0 || digit >= base) break
    value = value * base + digit
    end += 1
  }
  return { value, end }
}
