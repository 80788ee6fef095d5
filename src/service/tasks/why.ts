import { dryRun } from '../../engine/dry-run.ts'
import type { StoredEvent } from '../../pipeline/changeset.ts'
import type { BatonError } from '../../protocol/baton-error.ts'
import { ACTION_NAMES } from '../../protocol/pipeline/actions.ts'
import { allEvents } from '../../store/all-events.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { sampleCommand, type Verb } from './allowed-steps.ts'
import { type TaskView, taskView } from './task-view.ts'

/** Everything that can be asked of a task by name. */
export const VERBS: readonly Verb[] = ['ack', ...ACTION_NAMES, 'escalate']

/** The events of one command: what it moved, and what it wrote besides. */
export interface PastStep {
  readonly events: readonly StoredEvent[]
}

/** Who could do something now, and who could not and why. */
export interface Possibility {
  readonly verb: Verb
  readonly possible: readonly { readonly actor: string; readonly to: string }[]
  readonly refused: readonly { readonly actor: string; readonly error: BatonError }[]
}

export interface Explanation {
  readonly view: TaskView
  /** Empty where one verb was asked for. */
  readonly past: readonly PastStep[]
  readonly now: readonly Possibility[]
}

/** Why a task is where it is, and why something can or cannot be done to it now, by everybody in the registry. */
export async function why(
  service: WithEngine,
  caller: Caller,
  { task_id, verb }: { readonly task_id: string; readonly verb?: Verb | undefined },
): Promise<Explanation> {
  const view = await taskView(service, caller, { task_id })
  const verbs = verb === undefined ? VERBS : [verb]
  const past = verb === undefined ? await pastSteps(service, task_id) : []
  return { view, past, now: await Promise.all(verbs.map((one) => possibility(service, view, one))) }
}

/** What was committed together, together: one command, one step. */
async function pastSteps({ engine }: WithEngine, id: string): Promise<PastStep[]> {
  const steps: StoredEvent[][] = []
  for await (const event of allEvents(engine.store, { stream: id })) {
    const last = steps.at(-1)
    if (last?.[0]?.commandId === event.commandId) last.push(event)
    else steps.push([event])
  }
  return steps.map((events) => ({ events }))
}

async function possibility({ engine }: WithEngine, { record, agents }: TaskView, verb: Verb): Promise<Possibility> {
  const judge = await dryRun(engine, sampleCommand(record.task.task_id, verb))
  const answers = agents.map(({ agent_id }) => ({ actor: agent_id, answer: judge(agent_id) }))
  return {
    verb,
    possible: answers.flatMap(({ actor, answer }) =>
      answer.ok ? [{ actor, to: String(answer.result.status ?? record.task.status) }] : [],
    ),
    refused: answers.flatMap(({ actor, answer }) => (answer.ok ? [] : [{ actor, error: answer.error }])),
  }
}
