import { expect, test } from 'vitest'
import { parses } from '../../src/workspace/land/parses.ts'

test.each([
  ['types.ts', 'export enum E { A }\nexport interface B { a: E }\ndeclare global { var x: number }\n', true],
  ['types.ts', 'export interface A {\n  a: string\nexport interface B {\n  b: string\n}\n', false],
  ['x.d.ts', 'export declare function f(a: "}"): void;\n', true],
  ['types/a.json', '{"a": 1}', true],
  ['types/a.json', '{"a": 1}{"b": 2}', false],
  ['schema.graphql', 'type A { name: String } # a }\n"""of }"""\ntype B { a: [A!]! }\n', true],
  ['schema.graphql', 'type A {\n  name: String\ntype B { a: A }\n', false],
  ['a.proto', 'message A { string a = 1; } // }\n', true],
  ['a.proto', 'message A { string a = 1; }}\n', false],
])('%s %j: %s', async (path, text, expected) => {
  expect(await parses(path, text)).toBe(expected)
})
