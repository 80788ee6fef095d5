import { expect, test } from 'vitest'
import { specOfPlan } from '../../../src/dispatch/graph/spec-of-plan.ts'
import { makePlan } from '../../../src/dispatch/make-plan.ts'

const agentFile = (name: string, kind: string) => ({
  path: `.claude/agents/${name}.md`,
  text: `---\nname: ${name}\ndescription: d\nkind: ${kind}\n---\n## Task\n\nWhat ${name} always does.\n`,
})
const AGENTS = [
  agentFile('dba', 'data'),
  agentFile('backend', 'implementation'),
  agentFile('code-reviewer', 'verification'),
]
const EXPORT = {
  path: '.claude/skills/export.md',
  text: `---
keywords: [export]
needs: [service]
---
## Keywords
- export
## Do not trigger
- what people call "export control"
## Prerequisites
- The format is known
## Steps
1. dba: a table of exports
2. dba, backend: stream the rows
`,
}
const REQUEST = 'Add an export of all invoices to Dropbox'

const planned = (request = REQUEST) =>
  makePlan({
    ...{ request, agentFiles: AGENTS, skillFiles: [EXPORT], files: [] },
    edits: { add: ['code-reviewer'], remove: [], serialise: [] },
  })
const specOf = (request?: string) => {
  const { analysis } = planned(request)
  const chosen = ['dba', 'backend', 'code-reviewer']
  return specOfPlan({
    ...{ agentFiles: AGENTS, skillFiles: [EXPORT], files: [], chosen, serialise: [], skill: analysis.skill.chosen },
  })
}

test('the agents that a skill names do its steps, and the plan says so', () => {
  const { agents, analysis } = planned()
  expect(analysis.skill.chosen).toMatchObject({ name: 'export', parameters: { service: 'Dropbox' } })
  expect(agents.map(({ name, work }) => [name, work.split('\n')[0]])).toEqual([
    ['dba', 'a table of exports; stream the rows'],
    ['backend', 'stream the rows'],
    ['code-reviewer', 'What code-reviewer always does.'],
  ])
})

test('every agent gets the workflow with the parameters, without the rules of when it triggers', () => {
  const { agents, skill } = specOf()
  expect(agents.dba?.work).toBe('a table of exports; stream the rows\n\nWhat dba always does.')
  expect(skill?.name).toBe('export')
  expect(skill?.text).toMatch(/^- service: Dropbox\n/)
  expect(skill?.text).toContain('2. dba, backend: stream the rows')
  expect(skill?.text).toContain('The format is known')
  expect(skill?.text).not.toMatch(/export control|Keywords/)
})

test('a request without a skill has none', () => {
  const { agents, skill } = specOf('Add a page on export control')
  expect(skill).toBeUndefined()
  expect(agents.dba?.work).toBe('What dba always does.')
})

test('a skill that an analyst chose brings its prerequisites', () => {
  const { analysis } = makePlan({
    ...{ request: 'Rows shall leave the house', agentFiles: AGENTS, skillFiles: [EXPORT], files: [] },
    edits: { add: [], remove: [], serialise: [] },
    analyst: {
      agent: 'claude',
      answer: { intent: 'feature', size: 'medium', skill: 'export', reason: 'r', unclear: [] },
    },
  })
  expect(analysis.skill.chosen).toMatchObject({ name: 'export', prerequisites: ['The format is known'] })
})
