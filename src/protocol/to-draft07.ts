import { z } from 'zod'

export type JsonSchema = Readonly<Record<string, unknown>>

/** A zod schema as the draft-07 file that is shipped in `schemas/`, and from which the checks in `shapes/` are made. */
export function toDraft07(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'throw' }) as JsonSchema
}
