import { z } from 'zod'
import { CONTRACT } from '../protocol/api/contract.ts'
import { ROUTES, type Route, type RouteName } from '../protocol/api/route.ts'
import { SESSION_KEY_HEADER } from '../protocol/api/session-key.ts'
import { errorAnswer } from '../protocol/api/shapes/common.ts'
import { BODY_EXAMPLES } from './openapi-examples.ts'

interface Shapes {
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly answer: z.ZodType
}

/** The API as an OpenAPI 3.1 document, of the same table and shapes that requests are checked with. */
export function openapi(version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, route] of Object.entries(ROUTES) as [RouteName, Route][]) {
    const path = paths[route.path] ?? {}
    path[route.method.toLowerCase()] = operation(name, route, CONTRACT[name])
    paths[route.path] = path
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Baton', version, description: 'The HTTP API of baton serve.' },
    security: [{ token: [] }, { session: [], session_key: [] }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorAnswer, 'output') },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        // The name of the cookie has the port: this is it for the usual one.
        session: { type: 'apiKey', in: 'cookie', name: 'baton_session_4210' },
        session_key: { type: 'apiKey', in: 'header', name: SESSION_KEY_HEADER },
      },
    },
  }
}

function operation(name: RouteName, { path, method, about, access }: Route, { query, body, answer }: Shapes) {
  const isStream = name === 'events'
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => ({
    ...{ name: key, in: 'path', required: true, schema: { type: 'string' } },
  }))
  return {
    operationId: name,
    summary: about,
    'x-role': access,
    parameters: [...params, ...queryParams(query), ...(method === 'GET' ? [] : [KEY])],
    ...(body ? { requestBody: { required: true, content: { 'application/json': bodyOf(name, body) } } } : {}),
    responses: {
      200: {
        description: isStream ? 'Frames of which `data` is this' : 'Done',
        content: { [isStream ? 'text/event-stream' : 'application/json']: { schema: schemaOf(answer, 'output') } },
      },
      default: {
        description: 'Refused or failed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

const bodyOf = (name: RouteName, body: z.ZodType) => ({
  schema: schemaOf(body, 'input'),
  ...(Object.hasOwn(BODY_EXAMPLES, name) ? { example: BODY_EXAMPLES[name] } : {}),
})

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'The same key again returns the first answer; with other content it is refused.',
}

function queryParams(query: z.ZodObject | undefined): readonly Record<string, unknown>[] {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, Record<string, unknown>>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', required: required.includes(name), schema },
  }))
}

function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  return schema
}
