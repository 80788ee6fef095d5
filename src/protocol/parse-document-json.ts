import { parseJson } from './parse-json.ts'
import { type Parsed, parsed } from './parsed.ts'
import type { KnownKeys } from './shape.ts'
import { unknownKeys, withoutUnknownKeys } from './unknown-keys.ts'
import { type Violation, violation } from './violation.ts'

/**
 * Reads the JSON form of a document. Keys that the schema does not know are warned about and dropped, so that
 * the value is the same as the one read from Markdown.
 */
export function parseDocumentJson<T>(
  text: string,
  known: KnownKeys,
  check: (value: unknown) => Violation[],
  prepare: (value: Record<string, unknown>) => Record<string, unknown> = (value) => value,
): Parsed<T> {
  const read = parseJson(text, 'JSON')
  if (!read.ok) {
    const reason = { ko: read.error.describe('ko'), en: read.error.describe('en') }
    return { ok: false, violations: [violation('', 'unreadable_json', { reason })] }
  }
  const value = isRecord(read.value) ? prepare(read.value) : read.value
  const violations = [...check(value), ...unknownKeys(known, value)]
  return parsed(withoutUnknownKeys(known, value) as T, violations)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
