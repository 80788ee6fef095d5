import { BatonError, type ErrorDetails } from '../protocol/baton-error.ts'
import type { ErrorCode } from '../protocol/errors.ts'

/** An entry of the error catalogue as data. */
export interface StoredError {
  readonly code: string
  readonly values: Readonly<Record<string, string | number | { ko: string; en: string }>>
  readonly details: ErrorDetails
}

export function toStoredError({ code, values, details }: BatonError): StoredError {
  return { code, values: values as StoredError['values'], details }
}

export function fromStoredError({ code, values, details }: StoredError): BatonError {
  return BatonError.of(code as ErrorCode, values as never, details)
}
