import { z } from 'zod'
import { pointer } from './json-pointer.ts'
import { type Violation, violation } from './violation.ts'

/**
 * Keys that no field of the schema explains, as warnings: a message may be extended, but `timeout_minute`
 * should not pass in silence. Unions and records are open by design and are not looked into; a key that
 * begins with an underscore is a remark.
 */
export function unknownKeys(schema: z.ZodType, value: unknown, at = ''): Violation[] {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => unknownKeys(inner.element as z.ZodType, item, at + pointer(index)))
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return []
  const shape = inner.shape as Record<string, z.ZodType>
  return Object.entries(value).flatMap(([key, member]) => {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (field) return unknownKeys(field, member, at + pointer(key))
    return key.startsWith('_') || key === '$schema' ? [] : [violation(at + pointer(key), 'unknown_key')]
  })
}
