import type { Lang, Localized } from '../../protocol/lang.ts'
import type { PlannedRequest } from '../../service/plan/plan-request.ts'
import { recordDecision } from '../../service/session/record-decision.ts'
import { print } from '../report.ts'
import { openAsker } from './asker.ts'

interface Where {
  /** Where decisions are recorded; undefined: nowhere. */
  readonly root: string | undefined
  readonly lang: Lang
  readonly asks: boolean
}

interface SettledRequest {
  /** With all answers: what agents are told. */
  readonly request: string
  /** What is analysed: an answer to a prerequisite is no other work. */
  readonly analysed: string
  /** The questions that have an answer now. */
  readonly settled: readonly string[]
}

/**
 * Asks what a request leaves open and how the prerequisites of its skill are decided, records the answers in
 * `.claude/memory/decisions/`, and gives the request with them. Undefined where nothing is open, nobody is here, or
 * nobody answered.
 */
export async function settleScope(
  { request, unclear, analysis }: PlannedRequest,
  { root, lang, asks }: Where,
): Promise<SettledRequest | undefined> {
  const { name = '', prerequisites = [] } = analysis.skill.chosen ?? {}
  if (!asks || unclear.length + prerequisites.length === 0) return undefined
  using asker = openAsker()
  const answersTo = async (questions: readonly string[], shown: (question: string) => string) => {
    const answers: { question: string; answer: string }[] = []
    for (const question of questions) {
      const answer = await asker.text(shown(question))
      if (answer !== '') answers.push({ question, answer })
    }
    return answers
  }
  const scope = await answersTo(
    unclear.map((question) => question[lang]),
    (question) => `${question} `,
  )
  const decided = await answersTo(prerequisites, (needed) => PREREQUISITE[lang](name, needed))
  const answers = [...scope, ...decided]
  if (answers.length === 0) return undefined
  const path = root === undefined ? '' : await recordDecision(root, { request, answers }, { lang, now: Date.now() })
  if (path !== '') print(`${lang === 'ko' ? '결정을 기록했습니다' : 'Recorded the decision in'}: ${path}\n\n`)
  const analysed = [request, ...scope.map(({ answer }) => answer)].join('. ')
  const settled = answers.map(({ question }) => question)
  return {
    analysed,
    settled,
    request: [analysed, ...decided.map((one) => `- ${one.question}: ${one.answer}`)].join('\n'),
  }
}

const PREREQUISITE: Readonly<Record<keyof Localized, (skill: string, needed: string) => string>> = {
  ko: (skill, needed) => `스킬 ${skill} 의 전제 조건: ${needed}. 어떻게 정했나요? (Enter: 건너뜀) `,
  en: (skill, needed) => `Prerequisite of the skill ${skill}: ${needed}. How is it decided? (Enter: skip) `,
}
