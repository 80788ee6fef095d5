import { pointer } from './json-pointer.ts'
import type { KnownKeys } from './shape.ts'
import { type Violation, violation } from './violation.ts'

/**
 * Keys that no field of the schema explains, as warnings: a message may be extended, but `timeout_minute`
 * should not pass in silence. Unions and records are open by design and are not looked into; a key that
 * begins with an underscore is a remark.
 */
export function unknownKeys({ keys, items }: KnownKeys, value: unknown, at = ''): Violation[] {
  if (items && Array.isArray(value)) {
    return value.flatMap((item, index) => unknownKeys(items, item, at + pointer(index)))
  }
  if (!keys || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => {
    const field = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (field) return unknownKeys(field, member, at + pointer(key))
    return key.startsWith('_') || key === '$schema' ? [] : [violation(at + pointer(key), 'unknown_key')]
  })
}

/** The value without those keys, the others in the order of the schema. */
export function withoutUnknownKeys({ keys, items }: KnownKeys, value: unknown): unknown {
  if (items && Array.isArray(value)) return value.map((item) => withoutUnknownKeys(items, item))
  if (!keys || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const members = value as Readonly<Record<string, unknown>>
  const present = Object.entries(keys).filter(([key]) => Object.hasOwn(members, key))
  return Object.fromEntries(present.map(([key, field]) => [key, withoutUnknownKeys(field, members[key])]))
}
