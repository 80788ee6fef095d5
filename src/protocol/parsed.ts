import { isWarning, type Position, type Violation, violation } from './violation.ts'

/** What reading a document that somebody else wrote gives: its value, or everything that is wrong with it. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly Violation[] }
  | { readonly ok: false; readonly violations: readonly Violation[] }

/** A document is refused by its errors alone; warnings travel with the value. */
export function parsed<T>(value: T, found: readonly Violation[]): Parsed<T> {
  return found.every(isWarning) ? { ok: true, value, warnings: found } : { ok: false, violations: found }
}

/** The readers do not mind length; a person's inbox and an agent's context do. */
const MAX_DOCUMENT_LENGTH = 1_000_000

/** Reads with `read` unless the text is too long to be read at all. */
export function parsedWithinLimit<T>(text: string, read: (text: string) => Parsed<T>): Parsed<T> {
  if (text.length <= MAX_DOCUMENT_LENGTH) return read(text)
  const position = { line: 1, column: 1 }
  return {
    ok: false,
    violations: [{ ...violation('', 'document_too_large', { limit: MAX_DOCUMENT_LENGTH }), position }],
  }
}

/** Leaves out what is already known to be wrong: a list that could not be read is not also too short. */
export function withoutRepeats(faults: readonly Violation[], known: readonly Violation[]): Violation[] {
  const pointers = new Set(known.filter((one) => !isWarning(one)).map((one) => one.pointer))
  return faults.filter((fault) => !pointers.has(fault.pointer))
}

/** Where the parts of a value stand in its text, by JSON pointer; the empty pointer is the whole document. */
export type Positions = Pick<ReadonlyMap<string, Position>, 'get'>

const START: Position = { line: 1, column: 1 }

/** Gives each violation the place of its value, or of the nearest thing that contains it, in reading order. */
export function located(found: readonly Violation[], positions: Positions): Violation[] {
  return found
    .map((one) => ({ ...one, position: one.position ?? nearest(one.pointer, positions) }))
    .sort((a, b) => a.position.line - b.position.line || a.position.column - b.position.column)
}

function nearest(pointer: string, positions: Positions): Position {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const position = positions.get(at)
    if (position) return position
  }
  return START
}
