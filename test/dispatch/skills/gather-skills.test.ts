import { expect, test } from 'vitest'
import { analyseRequest } from '../../../src/dispatch/analysis/analyse-request.ts'
import { gatherSkills } from '../../../src/dispatch/skills/gather-skills.ts'

const OWN = {
  path: '.claude/skills/report-export/SKILL.md',
  text: `---
description: Exports of reports
keywords: [export, 내보내기]
---
## Do not trigger
- Imports, and what people call "export control"
## Prerequisites
- The format is known
`,
}

test('a skill of the project is read from its folder, with its exclusions and prerequisites', () => {
  const { skills, faults } = gatherSkills([OWN])
  expect(faults).toEqual([])
  expect(skills).toMatchObject([
    {
      name: 'report-export',
      keywords: ['export', '내보내기'],
      unless: ['export control'],
      prerequisites: ['The format is known'],
    },
  ])
  expect(analyseRequest('Add an export of the invoices', skills).skill.chosen).toMatchObject({
    name: 'report-export',
    prerequisites: ['The format is known'],
  })
  expect(analyseRequest('Add a page on export control', skills).skill.refused).toMatchObject([
    { name: 'report-export', words: 'export control' },
  ])
})

test('a skill of the project for repairs triggers on a small one', () => {
  const text = '---\nname: hotfix\nkeywords: [invoice]\nintents: [bugfix]\n---\n'
  const { skills } = gatherSkills([{ path: '.claude/skills/hotfix.md', text }])
  expect(analyseRequest('The invoice shows the wrong total, please fix it', skills).skill.chosen?.name).toBe('hotfix')
  expect(analyseRequest('Add a logo to the invoice', skills).skill.chosen).toBeUndefined()
})

test('a broken skill is named and left out', () => {
  const { skills, faults } = gatherSkills([{ path: 'a.md', text: '---\nintents: [nonsense]\n---\n' }, OWN])
  expect(skills).toHaveLength(1)
  expect(faults).toEqual([expect.objectContaining({ path: 'a.md', line: 2, column: 10 })])
})
