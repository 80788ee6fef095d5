import type { Json } from './json.ts'

/** What the API answers instead of the model. */
export interface ApiError {
  readonly status: number
  readonly message: string
  /** Seconds, as the header `retry-after`. */
  readonly retryAfter?: number
}

const ANTHROPIC: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  503: 'overloaded_error',
  529: 'overloaded_error',
}
const OPENAI: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'invalid_api_key',
  404: 'model_not_found',
  429: 'rate_limit_exceeded',
  503: 'server_is_overloaded',
}
const GOOGLE: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
}

/** The body of an error in the form of the API that was asked. */
export function errorBody(path: string, { status, message }: ApiError): Json {
  if (path.startsWith('/v1/messages')) {
    return { type: 'error', error: { type: ANTHROPIC[status] ?? 'api_error', message } }
  }
  if (path.startsWith('/v1/responses') || path.startsWith('/v1/chat/')) {
    return { error: { message, type: OPENAI[status] ?? 'server_error', param: null, code: OPENAI[status] ?? null } }
  }
  return { error: { code: status, message, status: GOOGLE[status] ?? 'INTERNAL' } }
}
