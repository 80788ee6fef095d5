import type { z } from 'zod'
import { BatonError } from '../protocol/baton-error.ts'

/** A value of the shape; what is wrong is named by its place and by the rule, and never repeated. */
export function validated<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const parsed = shape.safeParse(value)
  if (parsed.success) return parsed.data
  const places = parsed.error.issues.slice(0, 20).map(({ path, code, message }) => ({
    place: `/${path.map(String).join('/')}`,
    rule: code,
    // A message of zod names what was expected, not what was there, but for keys that are too many.
    message: code === 'unrecognized_keys' ? 'unknown keys' : message.slice(0, 300),
  }))
  const [first] = places
  const problem = first?.message ?? 'invalid'
  throw BatonError.of('REQUEST_INVALID', { place: first?.place ?? '/', problem }, { places })
}
