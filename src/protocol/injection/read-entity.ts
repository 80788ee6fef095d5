import { isAlphanumeric } from './ascii.ts'
import { type Escape, readNumber } from './escape.ts'
import { hidingBit } from './hiding.ts'
import { LONGEST_ENTITY_NAME, namedEntity } from './html-entities.ts'

const HIDDEN = hidingBit('entity')
const SEMICOLON = 0x3b
const LONGEST_NUMBER = 64

/** `&#105;`, `&#x69`, `&iacute;`, `&amp;amp;#0105;`; the semicolon may be missing. */
export function readEntity(code: Uint32Array, at: number): Escape | undefined {
  let name = at + 1
  while (isAmp(code, name)) name += 4
  const found = code[name] === 0x23 ? readNumeric(code, name + 1) : readNamed(code, name)
  if (found) return found
  // Layers of ampersands with nothing in them that is known here are still one ampersand.
  return name > at + 1 ? { code: 0x26, end: name, hidden: HIDDEN } : undefined
}

function isAmp(code: Uint32Array, at: number): boolean {
  return code[at] === 0x61 && code[at + 1] === 0x6d && code[at + 2] === 0x70 && code[at + 3] === SEMICOLON
}

function readNumeric(code: Uint32Array, at: number): Escape | undefined {
  const hex = ((code[at] ?? 0) | 0x20) === 0x78
  const digits = hex ? at + 1 : at
  const { value, end } = readNumber(code, digits, hex ? 16 : 10, LONGEST_NUMBER)
  if (end === digits || value === 0 || value > 0x10ffff) return undefined
  return { code: value, end: code[end] === SEMICOLON ? end + 1 : end, hidden: HIDDEN }
}

function readNamed(code: Uint32Array, at: number): Escape | undefined {
  let name = ''
  let end = at
  while (end < at + LONGEST_ENTITY_NAME && isAlphanumeric(code[end])) {
    name += String.fromCharCode(code[end] as number)
    end += 1
  }
  if (code[end] !== SEMICOLON) return undefined
  const value = namedEntity(name)
  return value === undefined ? undefined : { code: value.codePointAt(0) as number, end: end + 1, hidden: HIDDEN }
}
