import { expect, test } from 'vitest'
import type { z } from 'zod'
import { leaves } from '../../scripts/cli-page.ts'
import { COMMAND_ROUTES } from '../../scripts/command-routes.ts'
import { program } from '../../src/cli/program.ts'
import { CONTRACT } from '../../src/protocol/api/contract.ts'
import { ROUTES } from '../../src/protocol/api/route.ts'
import { openapi } from '../../src/server/openapi.ts'

test('every command of the command line has a route, or a reason why it has none', () => {
  const commands = leaves(program('en', '')).map(({ path }) => path.join(' '))
  expect(Object.keys(COMMAND_ROUTES).toSorted()).toEqual(commands.toSorted())
  for (const routes of Object.values(COMMAND_ROUTES)) {
    if (typeof routes === 'string') expect(routes.length).toBeGreaterThan(10)
    else for (const name of routes) expect(Object.keys(ROUTES)).toContain(name)
  }
})

test('the OpenAPI document has the shapes of every request and answer, and an example of each body', () => {
  const { paths } = openapi('0') as { paths: Record<string, Record<string, Operation>> }
  for (const [name, { method, path }] of Object.entries(ROUTES)) {
    const operation = paths[path]?.[method.toLowerCase()]
    const { schema } = Object.values(operation?.responses['200']?.content ?? {})[0] ?? {}
    expect(Object.keys(schema ?? {}), name).not.toEqual([])
    const shapes = CONTRACT[name as keyof typeof CONTRACT] as unknown as { readonly body?: z.ZodType }
    const sent = operation?.requestBody?.content['application/json']
    expect(sent !== undefined, name).toBe(shapes.body !== undefined)
    if (!shapes.body) continue
    expect(sent?.schema, name).toBeDefined()
    const parsed = shapes.body.safeParse(sent?.example)
    expect(parsed.error, name).toBeUndefined()
  }
})

interface Operation {
  readonly requestBody?: { content: Record<string, { schema?: object; example?: unknown }> }
  readonly responses: Record<string, { content: Record<string, { schema?: object }> }>
}
