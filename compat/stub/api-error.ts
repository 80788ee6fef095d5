import type { Json } from './json.ts'

/** What the API answers instead of the model. */
export interface ApiError {
  readonly status: number
  readonly message: string
}

const ANTHROPIC: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  429: 'rate_limit_error',
}
const OPENAI: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'invalid_api_key',
  429: 'rate_limit_exceeded',
}
const GOOGLE: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  429: 'RESOURCE_EXHAUSTED',
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
