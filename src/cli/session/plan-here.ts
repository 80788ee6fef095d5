import type { Lang } from '../../protocol/lang.ts'
import type { AnalystOutcome } from '../../service/plan/ask-analyst.ts'
import { type PlannedRequest, type PlanParts, planRequest } from '../../service/plan/plan-request.ts'
import type { CommonOptions } from '../compose.ts'
import { terminalText } from '../terminal-text.ts'
import { analystHere } from './ask-analyst.ts'
import { settleScope } from './settle-scope.ts'

interface AskedPlan extends Omit<PlanParts, 'analyst' | 'analysed' | 'known'> {
  /** The agent that is asked for the analysis; undefined: Baton's own counts. */
  readonly analystName: string | undefined
  /** Paths of the repository, where they are known already. */
  readonly files: readonly string[] | undefined
  /** Whether somebody is at the terminal to settle what is open. */
  readonly asks: boolean
}

export interface PlanHere {
  /** Its request has the answers of the person. */
  readonly planned: PlannedRequest
  readonly analysed: AnalystOutcome | undefined
}

/** The plan of a request, with the analysis of an agent where one is asked, and what a person at the terminal decides. */
export async function planHere(
  options: CommonOptions,
  { analystName, files, asks, ...parts }: AskedPlan,
): Promise<PlanHere> {
  const { request, repository } = parts
  const { lang } = options
  const analysed =
    analystName === undefined
      ? undefined
      : await analystHere(options, { request, analyst: analystName, repository, files: files ?? [] })
  const analyst = analysed && 'answer' in analysed ? analysed : undefined
  const first = await planRequest({ ...parts, known: files, analyst })
  const answers = await settleScope(first, { root: repository, lang, asks })
  if (!answers) return { planned: first, analysed }
  const { settled, ...answered } = answers
  const planned = await planRequest({ ...parts, known: files, ...answered, analyst })
  return { planned: withoutSettled(planned, settled, lang), analysed }
}

/** The plan without the questions that were answered: the words that led to them are still in the request. */
function withoutSettled(planned: PlannedRequest, settled: readonly string[], lang: Lang): PlannedRequest {
  const { analysis, unclear } = planned
  const { chosen } = analysis.skill
  const isOpen = (question: string) => !settled.includes(question)
  return {
    ...planned,
    unclear: unclear.filter((question) => isOpen(question[lang])),
    analysis: chosen
      ? {
          ...analysis,
          skill: { ...analysis.skill, chosen: { ...chosen, prerequisites: chosen.prerequisites.filter(isOpen) } },
        }
      : analysis,
  }
}

/** Why Baton's own analysis is used though an agent was asked; undefined where its answer counts. */
const fallbackOf = (analysed: AnalystOutcome | undefined) => (analysed && 'why' in analysed ? analysed : undefined)

export const analystJson = (analysed: AnalystOutcome | undefined, lang: Lang) =>
  analysed ? { agent: analysed.agent, used: !fallbackOf(analysed), why: fallbackOf(analysed)?.why[lang] ?? null } : null

export function fallbackLine(analysed: AnalystOutcome | undefined, lang: Lang): string {
  const fallback = fallbackOf(analysed)
  if (!fallback) return ''
  const { agent, why } = fallback
  return lang === 'ko'
    ? `! 분석 에이전트 ${agent} 의 답을 쓸 수 없어 Baton이 직접 분석했습니다: ${terminalText(why.ko)}\n\n`
    : `! The analyst ${agent} gave no usable answer, so Baton analysed the request itself: ${terminalText(why.en)}\n\n`
}
