import type { Lang } from '../../protocol/lang.ts'
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

/**
 * Asks what a request leaves open, records the answers in `.claude/memory/decisions/`, and gives the request with them.
 * Undefined where nothing is open, nobody is here, or nobody answered.
 */
export async function settleScope({ request, unclear }: PlannedRequest, { root, lang, asks }: Where) {
  if (!asks || unclear.length === 0) return undefined
  using asker = openAsker()
  const answers: { question: string; answer: string }[] = []
  for (const { [lang]: question } of unclear) {
    const answer = await asker.text(`${question} `)
    if (answer !== '') answers.push({ question, answer })
  }
  if (answers.length === 0) return undefined
  const path = root === undefined ? '' : await recordDecision(root, { request, answers }, { lang, now: Date.now() })
  if (path !== '') print(`${lang === 'ko' ? '결정을 기록했습니다' : 'Recorded the decision in'}: ${path}\n\n`)
  return { request: [request, ...answers.map(({ answer }) => answer)].join('. ') }
}
