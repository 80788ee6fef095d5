import type { Localized } from '../../protocol/lang.ts'
import { type MatchedSkill, matchSkill } from '../skills/match-skill.ts'
import type { Skill } from '../skills/skill.ts'
import type { Analysis } from './analysis.ts'
import type { AnalystAnswer } from './analyst-answer.ts'
import type { Intent, Size } from './intent.ts'
import { judgeMode } from './judge-mode.ts'
import { labelOf } from './label.ts'
import { readRequest } from './read-request.ts'
import { shippedWeights, type Weighed, type Weights, weigh } from './weigh.ts'

/** Intent, size, skill and mode of a request, with the reason for each. */
export function analyseRequest(text: string, skills: readonly Skill[], weights: Weights = shippedWeights()): Analysis {
  const request = readRequest(text)
  const weighed = weigh(text, weights)
  const intent = intentOf(text, weighed.intent)
  const known = { intent: intent.kind, size: weighed.size.kind }
  const skill = known.size === 'simple' ? NO_SKILL : matchSkill(request, known, skills)
  const size = sizeOf(weighed.size, { intent: intent.kind, skill: skill.chosen?.name })
  const mode = judgeMode(request, { intent: intent.kind, size: size.kind })
  const reason = (about: 'intent' | 'size', { because, words }: Weighed<unknown>) => ({ about, rule: because, words })
  return {
    intent: intent.kind,
    size: size.kind,
    mode: mode.mode,
    // The workflow of a skill is one part of large work, not the whole of it.
    skill: size.kind === 'large' ? { refused: skill.refused } : skill,
    reasons: [reason('intent', intent), reason('size', size), mode.reason],
    leftAlone: request.leftAlone,
  }
}

/** What the person says, else what weighs most. */
function intentOf(text: string, weighed: Weighed<Intent>): Weighed<Intent> {
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'other', because: SAYS.nothing, words: '' }
  const label = labelOf(text)
  return label === undefined ? weighed : { kind: label.intent, because: SAYS.label, words: label.words }
}

/** What the definition of the sizes settles, whatever weighs most. */
function sizeOf(
  weighed: Weighed<Size>,
  { intent, skill }: { readonly intent: Intent; readonly skill: string | undefined },
): Weighed<Size> {
  if (weighed.kind === 'simple' && (intent === 'review' || intent === 'investigation'))
    return { kind: 'small', because: SAYS.read, words: '' }
  if (weighed.kind === 'small' && skill !== undefined) return { kind: 'medium', because: SAYS.skill, words: skill }
  return weighed
}

/** The analysis as an agent sees it. What it does not answer (what is left alone, why a skill does not trigger) stays. */
export function withAnalyst(
  analysis: Analysis,
  {
    agent,
    answer,
    request,
    skills,
  }: {
    readonly agent: string
    readonly answer: AnalystAnswer
    readonly request: string
    readonly skills: readonly Skill[]
  },
): Analysis {
  const { intent, size } = answer
  const mode = judgeMode(readRequest(request), { intent, size })
  const rule = { ko: `분석 에이전트 ${agent}`, en: `analyst ${agent}` }
  const said = (about: 'intent' | 'size') => ({ about, rule, words: answer.reason })
  const { chosen } = analysis.skill
  const { prerequisites = [] } = skills.find(({ name }) => name === answer.skill) ?? {}
  const named = { name: answer.skill ?? '', words: agent, parameters: {}, prerequisites }
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

const SAYS = {
  nothing: { ko: '단어가 없음', en: 'no words' },
  label: { ko: '앞에 붙은 분류', en: 'the label in front' },
  read: { ko: '답하려면 먼저 읽어야 함', en: 'somebody has to read before the answer' },
  skill: { ko: '여러 전문가의 스킬 워크플로', en: 'a skill with several specialists' },
} as const satisfies Record<string, Localized>
