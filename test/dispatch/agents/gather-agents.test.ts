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

test('a kind that the file of a project says counts, whichever file of that name came before', () => {
  const text = (more: string) => `---\nname: backend\ndescription: Reviews the API\n${more}---\n`
  const own = { path: '.claude/agents/backend.md', text: text('kind: verification\n') }
  expect(gatherAgents([...builtIn, own]).agents.get('backend')).toMatchObject({ kind: 'verification' })
  const other = { path: '.github/agents/auditor.md', text: '---\nname: auditor\ndescription: Audits\n---\n' }
  const last = { path: '.claude/agents/auditor.md', text: '---\nname: auditor\ndescription: Audits\nkind: data\n---\n' }
  expect(gatherAgents([other, last]).agents.get('auditor')).toMatchObject({ kind: 'data' })
})

describe('files of other tools and newer fields', () => {
  const gathered = (path: string, text: string) => {
    const { agents, faults } = gatherAgents([{ path, text }])
    expect(faults).toEqual([])
    const [only] = agents.values()
    return only
  }

  test('of OpenCode: maps of tools and permissions, steps, a model with its vendor', () => {
    const text =
      '---\ndescription: Reviews code\nmode: subagent\nmodel: anthropic/claude-sonnet-4\nsteps: 12\ntools:\n  write: false\n  grep: true\npermission:\n  bash: deny\n  skill:\n    "*": deny\n---\nBody'
    expect(gathered('.opencode/agents/oc-review.md', text)).toMatchObject({
      ...{ name: 'oc-review', model: 'claude-sonnet-4', maxTurns: 12, tools: null },
      disallowedTools: ['Write', 'Bash'],
    })
  })

  test('of Gemini: a kind that says where it runs, tools and models of its own', () => {
    const text =
      '---\nname: auditor\ndescription: Finds vulnerabilities by review\nkind: local\ntools:\n  - read_file\nmodel: gemini-3-flash\nmax_turns: 10\n---\n'
    expect(gathered('.gemini/agents/auditor.md', text)).toMatchObject({
      ...{ kind: 'verification', model: 'inherit', tools: null, maxTurns: 10 },
    })
  })

  test('of Claude Code: hooks and servers are no fault of the file', () => {
    const text =
      '---\nname: db-reader\ndescription: reads\ntools: Bash\nhooks:\n  PreToolUse:\n    - matcher: "Bash"\n      hooks:\n        - type: command\nmcpServers:\n  - playwright:\n      type: stdio\n    other: x\npermission: { edit: deny }\n---\n'
    expect(gathered('.claude/agents/db.md', text)).toMatchObject({ name: 'db-reader', tools: ['Bash'] })
  })

  test('scopes with braces, and tools with a pattern', () => {
    const text =
      '---\nname: x\ndescription: d\nscope: src/**/*.{ts, tsx}, lib/\ndisallowedTools: Bash(git push:*, x), Edit\n---\n'
    const read = gatherAgents([{ path: '.claude/agents/x.md', text: text.replace(':*, x)', ':*)') }])
    expect(read.agents.get('x')).toMatchObject({
      scope: ['src/**/*.{ts,tsx}', 'lib/'],
      disallowedTools: ['Bash(git push:*)', 'Edit'],
    })
    // What cannot be refused must not look as if it were.
    expect(gatherAgents([{ path: '.claude/agents/x.md', text }]).faults).toEqual([
      expect.objectContaining({ line: 5, problem: expect.objectContaining({ en: expect.stringContaining('a tool') }) }),
    ])
  })
})

describe('an agent whose file names no files, as those of other tools', () => {
  const own = (name: string, lines: string) => ({
    path: `.claude/agents/${name}.md`,
    text: `---\nname: ${name}\ndescription: d\n${lines}---\n`,
  })
  const scopeOf = (name: string, lines = '') => gatherAgents([...builtIn, own(name, lines)]).agents.get(name)?.scope
  const scopeOfBuiltIn = (name: string) => gatherAgents(builtIn).agents.get(name)?.scope

  test('may touch everything where it builds, else what the built-in agent of its kind may', () => {
    expect(scopeOf('mobile-dev')).toEqual(['**'])
    expect(scopeOf('mobile-dev', 'tools: Read, Edit, Bash\n')).toEqual(['**'])
    expect(scopeOf('handyman', 'kind: execution\n')).toEqual(['**'])
    expect(scopeOf('schema-expert')).toEqual(scopeOfBuiltIn('dba'))
    expect(scopeOf('qa-engineer')).toEqual(scopeOfBuiltIn('unit-tester'))
  })

  test('changes no code where it judges or plans, may not write, or says so', () => {
    expect(scopeOf('security-reviewer')).toEqual([])
    expect(scopeOf('product-designer')).toEqual([])
    expect(scopeOf('mobile-dev', 'tools: Read, Bash\n')).toEqual([])
    expect(scopeOf('mobile-dev', 'disallowedTools: Edit, MultiEdit, Write, NotebookEdit\n')).toEqual([])
    expect(scopeOf('mobile-dev', 'scope: []\n')).toEqual([])
    expect(scopeOf('backend', 'scope: []\n')).toEqual([])
    expect(scopeOf('backend')).toEqual(scopeOfBuiltIn('backend'))
  })
})
