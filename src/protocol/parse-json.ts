import { BatonError } from './baton-error.ts'
import { ok, type Result, refuse } from './result.ts'

/** What one document may cost to read. Far above any real package, far below what hurts. */
export interface JsonLimits {
  readonly maxDepth: number
  readonly maxValues: number
}

export const JSON_LIMITS: JsonLimits = { maxDepth: 64, maxValues: 250_000 }

/**
 * Reads JSON that somebody else wrote.
 *
 * 1. Depth and number of values are counted on the text, before anything is built from it, so the cost of a
 *    hostile document is one pass over its characters.
 * 2. A `__proto__` key is refused wherever it stands: code that copies members would change a prototype.
 */
export function parseJson(text: string, source: string, limits: JsonLimits = JSON_LIMITS): Result<unknown> {
  const body = withoutMark(text)
  const tooLarge = jsonTooLarge(body, source, limits)
  if (tooLarge) return refuse(tooLarge)
  let unsafe = false
  try {
    const value: unknown = JSON.parse(body, function (this: unknown, key, member: unknown) {
      // The reviver sees every member once; an array's keys are numbers and never match.
      if (key === UNSAFE_KEY) unsafe = true
      return member
    })
    if (unsafe) return refuse(BatonError.of('UNSAFE_KEY', { source, key: UNSAFE_KEY }))
    return ok(value)
  } catch (cause) {
    const reason = cause instanceof Error ? singleLine(cause.message) : 'unreadable'
    return refuse(BatonError.of('INVALID_JSON', { source, reason }))
  }
}

export const UNSAFE_KEY = '__proto__'

/** Without the byte order mark that some editors put at the start. */
export const withoutMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)

/** Which limit a text passes, counted without building anything from it; undefined for none. */
export function jsonTooLarge(text: string, source: string, limits: JsonLimits = JSON_LIMITS): BatonError | undefined {
  if (isSmall(text, limits)) return undefined
  const { depth, values } = measure(text, limits)
  if (depth > limits.maxDepth) return BatonError.of('JSON_TOO_DEEP', { source, limit: limits.maxDepth })
  if (values > limits.maxValues) return BatonError.of('JSON_TOO_MANY_VALUES', { source, limit: limits.maxValues })
  return undefined
}

/**
 * Whether a text can pass no limit, whatever stands in it, comments included: it has too few characters and too few
 * brackets. Most texts are small, and to count exactly takes 2 ms for 4 KB in a process that has just started.
 */
export function isSmall(text: string, limits: JsonLimits = JSON_LIMITS): boolean {
  if (text.length >= limits.maxValues) return false
  const brackets = text.matchAll(/[[{]/g)
  for (let open = 0; open <= limits.maxDepth; open += 1) if (brackets.next().done) return true
  return false
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

/** Counts brackets and commas outside strings; stops as soon as a limit is passed. */
function measure(text: string, limits: JsonLimits): { depth: number; values: number } {
  let open = 0
  let depth = 0
  let values = 1
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at)
    if (inString) {
      if (char === BACKSLASH) at += 1
      else if (char === QUOTE) inString = false
      continue
    }
    if (char === QUOTE) inString = true
    else if (char === COMMA) values += 1
    else if (char === OPEN_BRACKET || char === OPEN_BRACE) {
      open += 1
      values += 1
      if (open > depth) depth = open
      if (depth > limits.maxDepth) break
    } else if (char === CLOSE_BRACKET || char === CLOSE_BRACE) open -= 1
    if (values > limits.maxValues) break
  }
  return { depth, values }
}

/** The engine quotes a piece of the document in its message; control characters must not reach a terminal. */
function singleLine(message: string): string {
  return message.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').slice(0, 200)
}
