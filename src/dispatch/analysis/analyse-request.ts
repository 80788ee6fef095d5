import type { MatchedSkill } from '../skills/match-skill.ts'
import { matchSkill } from '../skills/match-skill.ts'
import type { Skill } from '../skills/skill.ts'
import type { Analysis } from './analysis.ts'
import type { AnalystAnswer } from './analyst-answer.ts'
import { judgeIntent } from './judge-intent.ts'
import { judgeMode } from './judge-mode.ts'
import { judgeSize } from './judge-size.ts'
import { readRequest } from './read-request.ts'

/** Intent, size, skill and mode of a request by rules, with the reason for each. */
export function analyseRequest(text: string, skills: readonly Skill[]): Analysis {
  const request = readRequest(text)
  const { intent, reason, onePlace } = judgeIntent(request)
  const skill = onePlace ? NO_SKILL : matchSkill(request, intent, skills)
  const size = judgeSize(request, { intent, onePlace, skill: skill.chosen?.name })
  const mode = judgeMode(request, { intent, size: size.size })
  return {
    intent,
    size: size.size,
    mode: mode.mode,
    // The workflow of a skill is one part of large work, not the whole of it.
    skill: size.size === 'large' ? { refused: skill.refused } : skill,
    reasons: [reason, size.reason, mode.reason],
    leftAlone: request.leftAlone,
  }
}

/** The analysis as an agent sees it. What it does not answer (what is left alone, why a skill does not trigger) stays. */
export function withAnalyst(
  analysis: Analysis,
  { agent, answer, request }: { readonly agent: string; readonly answer: AnalystAnswer; readonly request: string },
): Analysis {
  const { intent, size } = answer
  const mode = judgeMode(readRequest(request), { intent, size })
  const rule = { ko: `분석 에이전트 ${agent}`, en: `analyst ${agent}` }
  const said = (about: 'intent' | 'size') => ({ about, rule, words: answer.reason })
  const { chosen } = analysis.skill
  const named = { name: answer.skill ?? '', words: agent, parameters: {}, prerequisites: [] }
  const skill =
    answer.skill === null || size === 'large' ? {} : { chosen: chosen?.name === answer.skill ? chosen : named }
  return {
    ...analysis,
    intent,
    size,
    mode: mode.mode,
    skill: { refused: analysis.skill.refused, ...skill },
    reasons: [said('intent'), said('size'), mode.reason],
  }
}

const NO_SKILL: MatchedSkill = { refused: [] }
