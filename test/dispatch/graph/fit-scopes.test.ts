import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gatherAgents } from '../../../src/dispatch/agents/gather-agents.ts'
import { fitScopes } from '../../../src/dispatch/graph/fit-scopes.ts'

const builtIn = ['backend', 'unit-tester'].map((name) => {
  const path = `prompts/en/agents/${name}.md`
  return { path, text: readFileSync(join(import.meta.dirname, '..', '..', '..', path), 'utf8') }
})
const own = gatherAgents(builtIn).agents.get('backend')?.scope ?? []

function added(files: readonly string[], more: Parameters<typeof gatherAgents>[0] = []): readonly string[] {
  const gathered = gatherAgents([...builtIn, ...more])
  const before = gathered.agents.get('backend')?.scope ?? []
  const scope = fitScopes(gathered, files).get('backend')?.scope ?? []
  expect(scope.slice(0, before.length)).toEqual(before)
  return scope.slice(before.length)
}

test('the builder may touch the sources of a repository that has none of its usual folders', () => {
  expect(own.length).toBeGreaterThan(0)
  expect(added(['README.md', 'src/todo.js', 'src/deep/x.ts', 'test/todo.test.js', 'main.py'])).toEqual([
    'src/**',
    '*.py',
  ])
  expect(added(['README.md'])).toEqual(['**'])
  expect(added([])).toEqual(['**'])
})

test('where its folders are there, or the project says its scope, nothing is added', () => {
  expect(added(['src/todo.js', 'src/api/users.js'])).toEqual([])
  const said = {
    path: '.claude/agents/backend.md',
    text: '---\nname: backend\ndescription: ours\nscope: ["core/**"]\n---\n',
  }
  expect(added(['src/todo.js'], [said])).toEqual([])
  const silent = { path: '.claude/agents/backend.md', text: '---\nname: backend\ndescription: ours\n---\nBuild it.\n' }
  expect(added(['src/todo.js'], [silent])).toEqual(['src/**'])
})

test('very many folders are everything', () => {
  expect(added(Array.from({ length: 30 }, (_, n) => `part-${n}/x.go`))).toEqual(['**'])
})
