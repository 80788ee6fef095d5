import type { WholeLook } from '../../engine/look.ts'
import { voidedBy } from '../../pipeline/relay/forward-steps.ts'
import { allRows } from '../../store/all-rows.ts'
import type { WithEngine } from '../service.ts'
import type { ReviewFacts } from './review-facts.ts'

/** Decisions of people by which a graph went on with findings as they were, or without one of its agents. */
export async function openFindings(
  { engine }: WithEngine,
  { relay, record: { task }, pipeline }: WholeLook,
): Promise<ReviewFacts['went_on']> {
  const standing = relay.visits.filter(({ stage, seq }) => voidedBy(pipeline, task, stage, seq) === null)
  const visits = new Set(standing.map(({ seq }) => `${task.task_id}/${seq}`))
  const found: ReviewFacts['went_on'][number][] = []
  for await (const { item, visit, answer, details } of allRows(engine.store, 'items', { task_id: task.task_id })) {
    const [, agent] = /([^/]+)\.ask\.\d+$/.exec(item) ?? []
    if (agent === undefined || !answer || !visits.has(visit)) continue
    if (answer.choice !== 'accept' && answer.choice !== 'skip') continue
    const { choice, by, note } = answer
    found.push({ agent, choice, by, note, findings: details.slice(0, MOST_LINES) })
  }
  return found
}

const MOST_LINES = 3
