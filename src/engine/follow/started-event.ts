import type { Engine } from '../engine.ts'
import { agentOf, type Look } from '../look.ts'
import type { RelayEvent } from './relay-event.ts'

/** The first event that a command shows when it starts to work on a task or to watch it. */
export async function startedEvent(
  engine: Engine,
  { record, relay, pipeline }: Look,
  resumed: boolean,
): Promise<Extract<RelayEvent, { type: 'relay:started' }>> {
  const stages = await Promise.all(
    pipeline.stages.map(async ({ id, team }) => {
      const agent = await agentOf(engine, pipeline, team)
      return { stage: id, team, agent: relay.spec.stages[id]?.name ?? agent?.agent_id ?? '-' }
    }),
  )
  const { repository, branch, target, rehearsal, skip_docs } = relay.spec
  const { task_id, title, status } = record.task
  const checks = relay.spec.checks.map(({ name, command, detected = false }) => ({ name, command, detected }))
  const where = { repository, branch, target }
  const skips = skip_docs ? { skip_docs } : {}
  return { type: 'relay:started', task_id, title, ...where, status, rehearsal, resumed, stages, checks, ...skips }
}
