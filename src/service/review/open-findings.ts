import { voidedBy } from '../../pipeline/relay/forward-steps.ts'
import type { Visit } from '../../pipeline/relay/relay-record.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { TaskPackage } from '../../protocol/task-package/schema.ts'
import { allRows } from '../../store/all-rows.ts'
import type { WithEngine } from '../service.ts'

/** A person let a graph go on with the findings of an agent as they were, or without the agent. */
export interface WentOn {
  readonly agent: string
  readonly choice: 'accept' | 'skip'
  readonly by: string
  readonly note: string | null
  readonly findings: readonly string[]
}

interface Standing {
  readonly task: Pick<TaskPackage, 'task_id' | 'pipeline_history'>
  readonly visits: readonly Pick<Visit, 'stage' | 'seq'>[]
  readonly pipeline: Pipeline
}

/** Such decisions in visits that no way back has made void since. No check says that there are any. */
export async function openFindings({ engine }: WithEngine, { task, visits, pipeline }: Standing): Promise<WentOn[]> {
  const standing = visits.filter(({ stage, seq }) => voidedBy(pipeline, task, stage, seq) === null)
  const ids = new Set(standing.map(({ seq }) => `${task.task_id}/${seq}`))
  const found: WentOn[] = []
  if (ids.size === 0) return found
  for await (const { item, visit, answer, details } of allRows(engine.store, 'items', { task_id: task.task_id })) {
    const [, agent] = /([^/]+)\.ask\.\d+$/.exec(item) ?? []
    if (agent === undefined || !answer || !ids.has(visit)) continue
    if (answer.choice !== 'accept' && answer.choice !== 'skip') continue
    const { choice, by, note } = answer
    found.push({ agent, choice, by, note, findings: details.slice(0, MOST_LINES) })
  }
  return found
}

const MOST_LINES = 3
