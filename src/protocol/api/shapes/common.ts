import { z } from 'zod'

export const localizedShape = z.object({ ko: z.string(), en: z.string() })

/** Anything that a record has, as JSON. */
export const anyObject = z.record(z.string(), z.unknown())

/** An id in a path, a query or a body: letters that no id lacks are refused before anything looks for it. */
export const idShape = z.string().regex(/^[\p{L}\p{N}@._:-]{1,200}$/u)

/** An id, or the key of an item that a task waits for: `TASK-…/1/play/ask.1`. */
export const itemShape = z.string().regex(/^[\p{L}\p{N}@._:-][\p{L}\p{N}@._:/-]{0,199}$/u)

export const longText = (most: number) => z.string().max(most)

export const cursorShape = z.string().max(1_000)

/** A whole number in a query string. */
export const countShape = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

/** `true` or `1`, `false` or `0` in a query string. */
export const flagShape = z.enum(['true', '1', 'false', '0'])

/** Every refusal and failure: an entry of the error catalogue. */
export const errorAnswer = z.object({
  error: z.object({ code: z.string(), message: z.string(), details: anyObject }),
})

export const localTime = z.iso.datetime({ offset: true })
