import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Rule {
  readonly name: string
  readonly from: { readonly pathNot?: readonly string[] }
}
const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  readonly forbidden: readonly Rule[]
}
const rule = forbidden.find(({ name }) => name === 'cli-imports-only-protocol-and-service')
const excepted = (rule?.from.pathNot ?? []).map((pattern) => new RegExp(pattern))

/** Arrows see imports alone: an engine that comes in a parameter is not one. */
test('no file of the command line or of the server works with an engine, except compose.ts', () => {
  const root = new URL('../../', import.meta.url).pathname
  const files = ['src/cli', 'src/server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  )
  const others = files.filter((name) => !excepted.some((one) => one.test(name)))
  expect(others.length).toBeGreaterThan(80)
  const using = others.filter((name) => /\bengine\b/.test(readFileSync(join(root, name), 'utf8')))
  expect(using).toEqual([])
})
