import type { ApiAnswer, ApiBody, ApiError, ApiQuery } from '../../../src/protocol/api/api-types.ts'
import { ROUTES, type RouteName, type RouteParams, routePath } from '../../../src/protocol/api/route.ts'
import { preferences } from '../app/preferences.ts'
import { sessionKey } from './session-key.ts'

/** A refusal of the server as it stands in the error catalogue, or a failure on the way to it. */
export class CallError extends Error {
  readonly code: string
  readonly status: number
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, { code, message, details }: ApiError['error']) {
    super(message)
    this.code = code
    this.status = status
    this.details = details
  }
}

interface CallParts<Name extends RouteName> {
  readonly params?: RouteParams<Name>
  readonly query?: Partial<Record<keyof ApiQuery<Name>, string | number | boolean | undefined>>
  readonly body?: ApiBody<Name>
  /** The same id again returns the first result and changes nothing. */
  readonly commandId?: string
  readonly signal?: AbortSignal
}

export async function call<Name extends RouteName>(name: Name, parts: CallParts<Name> = {}): Promise<ApiAnswer<Name>> {
  const { params, query, body, commandId, signal } = parts
  const method = ROUTES[name].method
  const path = routePath(name, (params ?? {}) as RouteParams<Name>)
  const answer = await fetch(path + queryText(query), {
    method,
    headers: {
      'accept-language': preferences().lang,
      ...sessionKey(),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(commandId ? { 'idempotency-key': commandId } : {}),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new CallError(0, { code: 'NO_CONNECTION', message: String(error), details: {} })
  })
  const value: unknown = await answer.json().catch(() => null)
  if (answer.ok) return value as ApiAnswer<Name>
  const told = (value as ApiError | null)?.error
  throw new CallError(answer.status, told ?? { code: `HTTP_${answer.status}`, message: answer.statusText, details: {} })
}

function queryText(query: Readonly<Record<string, string | number | boolean | undefined>> | undefined): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`
}
