import { DEAD_LETTER } from '../../pipeline/decisions/decide-notice.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { allRows } from '../../store/all-rows.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

const PREFIX = `${DEAD_LETTER}:`
const CHOICES = ['retry', 'drop'] as const

/** How `answer` names a dead letter: ids of notices alone could be those of anything. */
export const deadLetterTarget = (notice: string) => PREFIX + notice
export const isDeadLetter = (target: string) => target.startsWith(PREFIX)

/** Delivers the dead letters once more, or gives one up. */
export async function answerNotice(
  { engine }: WithEngine,
  caller: Caller,
  { target, text }: { readonly target: string; readonly text: string },
) {
  const notice = target.slice(PREFIX.length)
  const choice = CHOICES.find((one) => one === text.trim().toLowerCase())
  if (!choice) {
    const problem = { ko: `retry 또는 drop 을 고르세요: "${text}"`, en: `Choose retry or drop, not "${text}".` }
    throw BatonError.of('USAGE', { problem, command: 'answer ' })
  }
  const rows: string[] = []
  for await (const row of allRows(engine.store, 'rows', { key: DEAD_LETTER }))
    if (row.data.notice === notice) rows.push(row.id)
  if (rows.length === 0 && !(await engine.wasExecuted(caller))) throw BatonError.of('ITEM_NOT_FOUND', { item: target })
  await engine.execute({ type: 'decide_notice', notice, rows, choice }, askedBy(caller))
  return { notice, answer: choice }
}
