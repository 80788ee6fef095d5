import type { AgentDefinition } from '../agents/read-agent.ts'
import type { ChosenSkill } from './match-skill.ts'
import type { Skill } from './skill.ts'

/** What the steps of a skill say to each agent that they name: `1. dba: schema of users`, `4. unit-tester, backend: …`. */
export function stepsOf({ body }: Pick<Skill, 'body'>): ReadonlyMap<string, string> {
  const steps = new Map<string, string>()
  for (const line of body.split('\n')) {
    const [, names = '', step = ''] = /^\s*\d+\.\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    for (const name of names
      .split(/[,+]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''))
      steps.set(name, [steps.get(name) ?? '', step.trim()].filter((one) => one !== '').join('; '))
  }
  return steps
}

/** The agent with its step in front of what its file says of its work. */
export function withStep(agent: AgentDefinition, steps: ReadonlyMap<string, string>): AgentDefinition {
  const step = steps.get(agent.name)
  return step === undefined || step === '' ? agent : { ...agent, work: `${step}\n\n${agent.work}` }
}

/** The workflow as every agent of the graph is told it: the parameters of the request, then the skill. */
export function workflowText({ body }: Pick<Skill, 'body'>, { parameters }: Pick<ChosenSkill, 'parameters'>): string {
  const given = Object.entries(parameters).map(([name, value]) => `- ${name}: ${value}`)
  return [given.join('\n'), withoutTriggers(body)].filter((text) => text !== '').join('\n\n')
}

const TRIGGERS = /트리거|키워드|keywords?|trigger/i

/** When a skill is chosen is decided by then: the sections about that say nothing to an agent. */
function withoutTriggers(body: string): string {
  let skips = false
  const kept = body.split('\n').filter((line) => {
    if (/^#{1,6}\s/.test(line)) skips = TRIGGERS.test(line)
    return !skips
  })
  return kept.join('\n').trim()
}
