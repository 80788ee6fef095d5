import { pointer } from './json-pointer.ts'
import type { KnownKeys } from './shape.ts'
import { type Violation, violation } from './violation.ts'

/**
 * Keys that no field of the schema explains, as warnings: a message may be extended, but `timeout_minute`
 * should not pass in silence. Unions and records are open by design and are not looked into; a key that
 * begins with an underscore is a remark.
 */
export function unknownKeys(known: KnownKeys, value: unknown, at = ''): Violation[] {
  const found: Violation[] = []
  collect(found, known, value, at)
  return found
}

function collect(found: Violation[], { keys, items }: KnownKeys, value: unknown, at: string): void {
  if (items && Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(found, items, item, at + pointer(index))
    return
  }
  if (!keys || typeof value !== 'object' || value === null) return
  for (const [key, member] of Object.entries(value)) {
    const field = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!field && !key.startsWith('_') && key !== '$schema') found.push(violation(at + pointer(key), 'unknown_key'))
    // Most fields have nothing below them that could be unknown.
    if (field && (field.keys || field.items)) collect(found, field, member, at + pointer(key))
  }
}

/** The value without those keys, the others in the order of the schema. */
export function withoutUnknownKeys({ keys, items }: KnownKeys, value: unknown): unknown {
  if (items && Array.isArray(value)) return value.map((item) => withoutUnknownKeys(items, item))
  if (!keys || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const members = value as Readonly<Record<string, unknown>>
  const present = Object.entries(keys).filter(([key]) => Object.hasOwn(members, key))
  return Object.fromEntries(present.map(([key, field]) => [key, withoutUnknownKeys(field, members[key])]))
}
