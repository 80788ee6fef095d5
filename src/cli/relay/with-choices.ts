import { BatonError } from '../../protocol/baton-error.ts'
import { pausedLoop } from '../../service/answer/decisions-of.ts'
import type { Baton } from '../compose.ts'
import { withLoopCommands } from '../present/inbox/decision-commands.ts'
import type { PausedLoop } from '../present/relay/relay-decisions.ts'
import { isOnwards } from '../present/screen/suggestion.ts'

/** The error of a step on a task, with the choices in it where its loop waits for one. */
export async function withChoices(
  { service, caller, flags }: Baton,
  task_id: string,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof BatonError)) return error
  const loop = await pausedLoop(service, caller, { task_id })
  return loop ? namingChoices(error, withLoopCommands(loop, flags)) : error
}

/**
 * The refusal of a step names what is possible instead. While a loop waits for a choice, that is the choice, and no step
 * that would hand the work on without it.
 */
export function namingChoices(error: BatonError, { commands }: Pick<PausedLoop, 'commands'>): BatonError {
  if (error.code !== 'TRANSITION_REFUSED') return error
  const { status = '', action = '', allowed = '' } = error.values
  const others = String(allowed)
    .split(', ')
    .filter((name) => !isOnwards(name))
  const possible = [...Object.values(commands), ...others].join(', ')
  return BatonError.of('TRANSITION_REFUSED', { status, action, allowed: possible }, { choices: commands })
}
