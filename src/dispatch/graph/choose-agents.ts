import type { AgentDefinition } from '../agents/read-agent.ts'
import type { Analysis } from '../analysis/analysis.ts'
import { DESIGN } from '../analysis/judge-mode.ts'
import { readRequest } from '../analysis/read-request.ts'
import type { Skill } from '../skills/skill.ts'
import { stepsOf } from '../skills/skill-workflow.ts'
import { LAYERS } from './layers.ts'

/** Which specialists a request needs, by name. Only agents that are there are chosen. */
export function chooseAgents(
  request: string,
  analysis: Analysis,
  { agents, skills }: { readonly agents: ReadonlyMap<string, AgentDefinition>; readonly skills: readonly Skill[] },
): readonly string[] {
  // What the person said to leave alone needs nobody.
  const { text, leftAlone } = readRequest(request)
  const skill = skills.find(({ name }) => name === analysis.skill.chosen?.name)
  const named = [...agents.keys()].filter(
    (name) => new RegExp(`(?<![\\w-])@?${name}(?![\\w-])`).test(text) && name.length > 3,
  )
  // Agents that a skill names in its steps, in their order.
  const wanted = skill ? [...stepsOf(skill).keys()].filter((name) => agents.has(name)) : byIntent(text, analysis)
  const untested = leftAlone.some((part) => NO_TESTS.test(part))
  const chosen = (wanted.length === 0 ? byIntent(text, analysis) : wanted).filter(
    (name) => agents.has(name) && !(untested && name === 'unit-tester' && analysis.intent !== 'test'),
  )
  const asked = analysis.size === 'simple' ? [] : named.filter((name) => !isCommonWord(name))
  // Who is named to build it takes the place of who was guessed; in larger work there is room for both.
  const builds = (name: string) => agents.get(name)?.kind === 'implementation'
  const guessed = analysis.size === 'small' && skill === undefined && asked.some(builds) ? builds : () => false
  return [...new Set([...asked.filter(builds), ...chosen.filter((name) => !guessed(name)), ...asked])]
}

/** Tests are not wanted; tests that shall stay as they are need somebody who runs them. */
const NO_TESTS =
  /(?:테스트|tests?\b)[^,.]{0,12}(?:필요 ?없|빼고|제외|말고|만들지|작성하지)|(?:no need|don't need|do not need)[^,.]*tests?\b/

/** Names of built-in agents that are words of everyday requests. */
const isCommonWord = (name: string) =>
  ['frontend', 'backend', 'architect', 'designer', 'planner', 'analyst', 'researcher'].includes(name)

function byIntent(text: string, { intent, size }: Analysis): readonly string[] {
  const builders = buildersOf(text, size)
  // Writing into a table that is there is work on the service.
  const [first = 'backend'] = builders.filter((name) => name !== 'dba' || LAYERS.schema?.test(text))
  const isMedium = size === 'medium'
  if (size === 'simple') return ['executor']
  if (size === 'large')
    return [
      'researcher',
      'analyst',
      ...(LAYERS.plan?.test(text) ? ['pm'] : []),
      'planner',
      ...(DESIGN.test(text) ? ['designer'] : []),
      ...builders,
      'unit-tester',
      'code-reviewer',
      'architect',
    ]
  switch (intent) {
    case 'review':
      return isMedium ? ['researcher', 'code-reviewer', 'architect'] : ['code-reviewer']
    case 'test':
      return isMedium ? ['planner', 'unit-tester', 'integration-tester'] : ['unit-tester']
    case 'investigation':
      return isMedium ? ['researcher', 'analyst', 'architect'] : ['researcher']
    case 'other':
      return isMedium ? ['planner', 'executor', 'code-reviewer'] : ['executor']
    case 'bugfix':
      return isMedium ? ['researcher', ...builders, 'unit-tester', 'code-reviewer'] : [first, 'unit-tester']
    case 'refactor':
    case 'feature':
      if (!isMedium) return [first, 'unit-tester']
      return [
        DESIGN.test(text) ? 'designer' : 'planner',
        ...builders,
        'unit-tester',
        /architect|아키텍처/.test(text) ? 'architect' : 'code-reviewer',
      ]
  }
}

/** Who builds the layers that a request names. Large work needs the usual three. */
function buildersOf(text: string, size: Analysis['size']): readonly string[] {
  const has = (...names: readonly string[]) => names.some((name) => LAYERS[name]?.test(text))
  const needs = {
    dba: has('data') || size === 'large',
    frontend: has('ui', 'mobile') || DESIGN.test(text) || size === 'large',
    backend: has('api', 'access', 'money', 'notice') || size === 'large',
    'ai-server': has('model'),
  }
  const named = Object.entries(needs).flatMap(([name, isNeeded]) => (isNeeded ? [name] : []))
  return named.length === 0 ? ['backend'] : named.includes('dba') && named.length === 1 ? ['dba', 'backend'] : named
}
