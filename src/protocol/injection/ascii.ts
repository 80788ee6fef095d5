// Kinds of ASCII characters, by code. What lies beyond the end of a text is of no kind.

export const isAsciiDigit = (code = 0) => code >= 0x30 && code <= 0x39

export const isAsciiCapital = (code = 0) => code >= 0x41 && code <= 0x5a

export const isAsciiLetter = (code = 0) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a

export const isAlphanumeric = (code = 0) => isAsciiDigit(code) || isAsciiLetter(code)
