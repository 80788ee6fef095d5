import { look } from '../../engine/relay/relay-context.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Baton } from '../compose.ts'
import type { PausedLoop } from '../present/relay-decisions.ts'
import { isOnwards } from '../present/suggestion.ts'
import { pausedLoopOf } from './decisions-of.ts'

/** The error of a step on a task, with the choices in it where its loop waits for one. */
export async function withChoices({ engine, flags }: Baton, task_id: string, error: unknown): Promise<unknown> {
  if (!(error instanceof BatonError)) return error
  const [relay] = await engine.store.load([{ kind: 'relay', id: task_id }])
  const loop = relay?.value && (await pausedLoopOf(engine, await look({ engine, task_id }), flags))
  return loop ? namingChoices(error, loop) : error
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
