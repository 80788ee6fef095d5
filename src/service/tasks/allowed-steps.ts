import { dryRun } from '../../engine/dry-run.ts'
import type { Engine } from '../../engine/engine.ts'
import type { PipelineCommand } from '../../pipeline/command.ts'
import type { TaskRecord } from '../../pipeline/records.ts'
import type { SendBackReason } from '../../pipeline/send-back-reason.ts'
import type { Action } from '../../protocol/pipeline/actions.ts'
import type { AgentDefinition } from '../../protocol/pipeline/definition.ts'
import { stepsFrom } from '../../protocol/pipeline/judge-transition.ts'
import type { Pipeline, Transition } from '../../protocol/pipeline/pipeline.ts'

/** What can be asked of a task by name: the actions of the table, and the two that move nothing. */
export type Verb = Action | 'ack' | 'escalate'

/** Something that may be done now. `by` is a team, or the PO; `actor` is somebody of them who could do it. */
export interface Allowed {
  readonly action: Verb
  readonly by: string
  readonly to: string
  readonly actor: string
}

/** Everything that the engine would accept for a task at this moment, asked of the engine's own decisions. */
export async function allowedSteps(
  engine: Engine,
  record: TaskRecord,
  pipeline: Pipeline,
  agents: readonly AgentDefinition[],
): Promise<Allowed[]> {
  const { task_id, status } = record.task
  const owner = pipeline.statuses.get(status)?.owner ?? null
  const steps = stepsFrom(pipeline, status).map(({ action, by }): [Verb, Transition['by']] => [action, by])
  const verbs: [Verb, Transition['by']][] = [['ack', 'team'], ...steps, ['escalate', 'team']]
  const found = await Promise.all(
    verbs.map(async ([action, by]): Promise<Allowed[]> => {
      const judge = await dryRun(engine, sampleCommand(task_id, action))
      for (const actor of candidates(by, owner, pipeline, agents)) {
        const answer = judge(actor)
        if (!answer.ok) continue
        const to = typeof answer.result.status === 'string' ? answer.result.status : status
        return [{ action, by: by === 'po' ? actor : (owner ?? actor), to, actor }]
      }
      return []
    }),
  )
  return found.flat()
}

/** The PO, or the active members of the team with the lead first. */
function candidates(
  by: Transition['by'],
  owner: string | null,
  pipeline: Pipeline,
  agents: readonly AgentDefinition[],
): string[] {
  if (by === 'po') return [pipeline.definition.po]
  return agents
    .filter((agent) => agent.team === owner && agent.status === 'active')
    .toSorted((a, b) => Number(b.lead) - Number(a.lead))
    .map((agent) => agent.agent_id)
}

const WORDS = 'sample'
const REASON: SendBackReason = {
  category: 'quality',
  description: WORDS,
  action_items: [{ assignee: WORDS, action: WORDS, deadline: WORDS }],
}

/** A command with all that it could need, so that only what speaks against the step itself refuses it. */
export function sampleCommand(task_id: string, verb: Verb): PipelineCommand {
  if (verb === 'escalate') return { type: 'escalate', task_id, reason: WORDS }
  if (verb === 'ack' || verb === 'ack_rejected') {
    const status = verb === 'ack' ? 'accepted' : 'rejected'
    return { type: 'acknowledge', task_id, handoff_id: null, status, message: WORDS, reason: REASON }
  }
  return { type: 'step', task_id, action: verb, details: { note: WORDS, reason: REASON } }
}
