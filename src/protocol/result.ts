import type { BatonError } from './baton-error.ts'

/** The answer of a decision: a value, or the typed reason why there is none. Pure code returns it; it does not throw. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: BatonError }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
export const refuse = (error: BatonError): Result<never> => ({ ok: false, error })
