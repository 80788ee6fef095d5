import { BatonError } from '../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import type { SetupCommand } from './setup-records.ts'

/** Every rule about setups and results of checks. Only workers tell of them. */
export function decideSetup(draft: Draft, command: SetupCommand): Results[SetupCommand['type']] {
  const { actor } = draft.request
  if (actor !== PLATFORM_AGENT) {
    throw BatonError.of('ACTOR_NOT_ALLOWED', { actor, status: '-', action: command.type, who: PLATFORM_AGENT })
  }
  switch (command.type) {
    case 'tell_setup':
      return tellSetup(draft, command)
    case 'keep_setup': {
      const { type: _, ...made } = command
      draft.put('setup', command.key, { ...made, made_at: draft.at })
      return { key: command.key }
    }
    case 'keep_check':
      return keepCheck(draft, command)
  }
}

type Command<Type extends SetupCommand['type']> = Extract<SetupCommand, { type: Type }>

function tellSetup(draft: Draft, { task_id, told }: Command<'tell_setup'>): Results['tell_setup'] {
  const { what, ...data } = told
  switch (told.what) {
    case 'started':
      draft.event(task_id, 'setup:started', data as Omit<typeof told, 'what'>)
      break
    case 'ended':
      draft.event(task_id, 'setup:ended', data as Omit<typeof told, 'what'>)
      break
    case 'discarded':
      draft.event(task_id, 'setup:discarded', data as Omit<typeof told, 'what'>)
  }
  return { task_id }
}

/** A check that gives another answer under the same key is flaky, for good. */
function keepCheck(draft: Draft, command: Command<'keep_check'>): Results['keep_check'] {
  const { type: _, ...kept } = command
  const before = draft.read('check', command.key)
  const flaky = before !== undefined && (before.flaky || before.result.passed !== command.result.passed)
  draft.put('check', command.key, { ...kept, flaky, at: draft.at })
  return { key: command.key, flaky }
}
