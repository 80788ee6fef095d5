import { expect, test } from 'vitest'
import { builtInFolder } from '../../src/cli/prompt-files.ts'
import { gatherAgents } from '../../src/dispatch/agents/gather-agents.ts'
import { specOfPlan } from '../../src/dispatch/graph/spec-of-plan.ts'
import { makePlan } from '../../src/dispatch/make-plan.ts'
import { gatherSkills } from '../../src/dispatch/skills/gather-skills.ts'
import { readDefinitions } from '../../src/engine/read-definitions.ts'
import type { Lang } from '../../src/protocol/lang.ts'

const HANGUL = /\p{Script=Hangul}/u
const OWN = {
  path: '.claude/agents/dba.md',
  text: '---\nname: dba\ndescription: 우리 스키마\n---\n## 할 일\n\n스키마\n',
}

async function builtIn(lang: Lang) {
  const files = await readDefinitions(builtInFolder(lang), undefined)
  const { agents, faults } = gatherAgents(files.agents)
  const { skills, faults: more } = gatherSkills(files.skills)
  expect([...faults, ...more]).toEqual([])
  return { files, agents: [...agents.values()], skills }
}
const [ko, en] = await Promise.all([builtIn('ko'), builtIn('en')])

const specOf = ({ files }: typeof en, own: readonly (typeof OWN)[] = []) =>
  specOfPlan({
    ...{ agentFiles: [...files.agents, ...own], skillFiles: files.skills, files: [], chosen: ['dba', 'analyst'] },
    serialise: [],
  })

test('both languages have the same agents, which differ in their prose alone', () => {
  const prose = { description: '', work: '', output: '', body: '' }
  const bare = (from: typeof en) =>
    from.agents.map((agent) => ({ ...agent, ...prose, criteria: agent.criteria.length }))
  expect(en.agents.length).toBeGreaterThan(0)
  expect(bare(en)).toEqual(bare(ko))
  // What an agent may write depends on the papers that its output names.
  const flags = (from: typeof en) => Object.entries(specOf(from).agents).map(([name, agent]) => [name, agent.flags])
  expect(flags(en)).toEqual(flags(ko))
})

test('both languages have the same skills, which trigger on the same requests', () => {
  const bare = (from: typeof en) =>
    from.skills.map((skill) => ({
      ...skill,
      description: '',
      body: skill.body.split('\n').map((line) => /^(?:#+|-|\d+\. [^:]+:)/.exec(line)?.[0] ?? line === ''),
      prerequisites: skill.prerequisites.length,
    }))
  expect(en.skills.length).toBeGreaterThan(0)
  expect(bare(en)).toEqual(bare(ko))
})

test('the English texts have no Hangul, and every Korean one has', () => {
  const texts = ({ agents, skills }: typeof en) => [
    ...agents.flatMap(({ description, work, criteria, body }) => [description, work, ...criteria, body]),
    ...skills.flatMap(({ description, prerequisites, body }) => [description, ...prerequisites, body]),
  ]
  expect(texts(en).filter((text) => text === '' || HANGUL.test(text))).toEqual([])
  expect(texts(ko).filter((text) => !HANGUL.test(text))).toEqual([])
})

test('a plan and the briefs of its specialists are in one language; a file of the project stays as it is', () => {
  const planned = ({ files }: typeof en) =>
    makePlan({
      ...{ request: 'Add email login with JWT', agentFiles: files.agents, skillFiles: files.skills, files: [] },
      edits: { add: [], remove: [], serialise: [] },
    })
  expect(planned(en).analysis.skill.chosen?.prerequisites).toHaveLength(2)
  expect(JSON.stringify([planned(en).agents, planned(en).analysis.skill.chosen])).not.toMatch(HANGUL)
  expect(planned(ko).graph).toEqual(planned(en).graph)
  expect(JSON.stringify(specOf(en))).not.toMatch(HANGUL)
  const { dba, analyst } = specOf(en, [OWN]).agents
  expect(dba).toMatchObject({ description: '우리 스키마', work: '스키마' })
  expect(analyst?.instructions).toMatch(/^## Task[\s\S]*AGENT_RESULT/)
})
