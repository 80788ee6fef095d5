import type { Localized } from '../../protocol/lang.ts'
import type { Skill } from '../skills/skill.ts'
import type { AgentDefinition } from './read-agent.ts'

/** Instructions are stored with the task, for each agent that a person may still add. */
const MOST_LETTERS = 8_000
/** Read by every agent. */
const COMMON = 'agent-common'

/** The text of an agent's file and of its skills, as it reaches the agent. */
export interface AgentInstructions {
  readonly text: string
  /** How many letters of the file and the skills do not reach it. */
  readonly cut: number
}

/** A long text of an agent's own is cut before the rules that hold for all. */
export function agentInstructions({ body, skills }: AgentDefinition, known: readonly Skill[]): AgentInstructions {
  const texts = new Map(known.map((skill) => [skill.name, skill.body.trim()]))
  const rules = [...new Set([COMMON, ...skills])].flatMap((name) => texts.get(name) ?? []).join('\n\n')
  const own = body.trim()
  const shownRules = rules.slice(0, MOST_LETTERS / 2)
  const shownOwn = own.slice(0, MOST_LETTERS - shownRules.length - 2)
  return {
    text: [shownOwn, shownRules].filter((text) => text !== '').join('\n\n'),
    cut: own.length - shownOwn.length + rules.length - shownRules.length,
  }
}

/** What of an agent's file does not reach it. */
export function agentNotes(agent: AgentDefinition, known: readonly Skill[]): readonly Localized[] {
  const missing = agent.skills.filter((name) => !known.some((skill) => skill.name === name)).join(', ')
  const { cut } = agentInstructions(agent, known)
  return [
    ...(missing === ''
      ? []
      : [
          {
            ko: `스킬을 찾지 못해 지침에 넣지 못했습니다: ${missing}`,
            en: `skills that were not found, so their text is not in its instructions: ${missing}`,
          },
        ]),
    ...(cut === 0
      ? []
      : [
          {
            ko: `지침이 길어 마지막 ${cut}자가 전달되지 않습니다 (최대 ${MOST_LETTERS}자)`,
            en: `its instructions are too long: ${cut} characters do not reach it (at most ${MOST_LETTERS} do)`,
          },
        ]),
  ]
}
