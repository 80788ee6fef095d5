import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gatherAgents } from '../../../src/dispatch/agents/gather-agents.ts'
import { ROOT } from '../../support/run-baton.ts'

const folder = join(ROOT, 'prompts', 'en', 'agents')
const builtIn = readdirSync(folder).map((name) => ({ path: name, text: readFileSync(join(folder, name), 'utf8') }))
const file = (text: string) => gatherAgents([{ path: '.claude/agents/x.md', text }])

describe('the built-in set', () => {
  const { agents, faults } = gatherAgents(builtIn)

  test("is the document's, with its three tiers", () => {
    expect(faults).toEqual([])
    const tier = (name: string) =>
      [...agents.values()].filter((agent) => agent.tier === name).map((agent) => agent.name)
    expect(tier('critical').sort()).toEqual(['architect', 'code-reviewer'])
    expect(tier('fast').sort()).toEqual(['analyst', 'executor', 'researcher', 'unit-tester'])
    expect(tier('standard').sort()).toEqual(
      ['ai-server', 'backend', 'dba', 'designer', 'frontend', 'integration-tester', 'planner', 'pm', 'sisyphus'].sort(),
    )
  })

  test('says what each does, when it is done and what it hands over, and inlines agent-common', () => {
    for (const agent of agents.values()) {
      expect(agent.criteria.length, agent.name).toBeGreaterThan(0)
      expect(agent.output, agent.name).not.toBe('')
      expect(agent.skills).toEqual(['agent-common'])
    }
  })
})

test('the frontmatter of Claude Code is read, lists in every form', () => {
  const { agents } = file(
    '---\nname: reviewer\ndescription: "Reviews: all"\nmodel: opus\ntools: Read, Grep\ndisallowedTools:\n  - Edit\n  - "Write"\nmaxTurns: 7\nskills: [agent-common, \'x, y\']\n---\nBody',
  )
  expect(agents.get('reviewer')).toMatchObject({
    description: 'Reviews: all',
    kind: 'verification',
    tier: 'critical',
    tools: ['Read', 'Grep'],
    disallowedTools: ['Edit', 'Write'],
    maxTurns: 7,
    skills: ['agent-common', 'x, y'],
    body: 'Body',
  })
})

describe('a broken file is named with line and column, and left out', () => {
  test.each([
    ['no frontmatter', 'hello', 1, 1],
    ['an open one', '---\nname: x', 2, 1],
    ['a line that is no field', '---\nname: x\n  what\n---\n', 3, 1],
    ['an open quote', '---\nname: "x\n---\n', 2, 7],
    ['an alias', '---\nname: x\ndescription: *a\n---\n', 3, 14],
    ['a field twice', '---\nname: x\nname: y\n---\n', 3, 1],
    ['a wrong name', '---\nname: Not This\ndescription: d\n---\n', 2, 7],
    ['turns that are no number', '---\nname: x\ndescription: d\nmaxTurns: many\n---\n', 4, 11],
    ['an unknown kind', '---\nname: x\ndescription: d\nkind: wizard\n---\n', 4, 7],
  ])('%s', (_name, text, line, column) => {
    const { agents, faults } = file(text)
    expect(agents.size).toBe(0)
    expect(faults).toEqual([expect.objectContaining({ path: '.claude/agents/x.md', line, column })])
  })
})

test('an agent of the project replaces the built-in one, and keeps its place in the graph', () => {
  const own = { path: '.claude/agents/backend.md', text: '---\nname: backend\ndescription: ours\nmodel: haiku\n---\n' }
  const { agents } = gatherAgents([...builtIn, own])
  expect(agents.get('backend')).toMatchObject({ path: own.path, tier: 'fast', kind: 'implementation' })
  expect(agents.get('backend')?.scope).not.toEqual([])
})
