import type { ChannelDesk, ChannelRun } from '../../engine/channel/run-channel.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Caller } from '../caller/caller.ts'
import { findRun } from '../runs/find-run.ts'
import type { WithEngine } from '../service.ts'
import { step } from '../tasks/step.ts'
import { taskMessage } from '../tasks/task-message.ts'
import { taskReading } from '../tasks/task-reading.ts'
import { readStepInput } from './read-step-input.ts'

/** What the agent of a run can find out and do by its channel: about its own task, with its own token, nothing else. */
export function channelDesk(service: WithEngine): ChannelDesk {
  return async (claim, name, input) => {
    const run = await findRun(service, claim.run_id)
    const given = (typeof input === 'object' && input !== null ? input : {}) as Readonly<Record<string, unknown>>
    const of = (what: string) => ownTask(run, what, given.task_id)
    switch (name) {
      case 'task':
        return taskReading(service, callerOf(run, claim), { task_id: of(name) })
      case 'message':
        return taskMessage(service, callerOf(run, claim), { task_id: of(name), message_id: String(given.message_id) })
      case 'answers':
        return run.questions.map(({ id, question, answer }) => ({
          question_id: id,
          question: question.question,
          ...(answer === undefined ? { waits: true } : { answer }),
        }))
      case 'step': {
        // The decision asks the token again, and knows which steps are for people.
        const { action, details } = readStepInput(given)
        return step(service, callerOf(run, claim), { task_id: of(action), action, details })
      }
      default:
        throw BatonError.of('RUN_CANNOT_ACT', { run: run.run_id, what: name.slice(0, 60) })
    }
  }
}

const callerOf = ({ agent, run_id }: RunRecord, { token_hash }: ChannelRun): Caller => ({
  actor: agent,
  run: { run_id, token_hash },
})

function ownTask({ run_id, task_id }: RunRecord, what: string, named: unknown): string {
  if (task_id !== null && (named === undefined || named === task_id)) return task_id
  throw BatonError.of('RUN_CANNOT_ACT', { run: run_id, what: `${what} ${String(named ?? '-').slice(0, 60)}` })
}
