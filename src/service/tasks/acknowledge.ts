import type { PipelineCommand } from '../../pipeline/command.ts'
import type { Results } from '../../pipeline/results.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

export type AckInput = Omit<Extract<PipelineCommand, { type: 'acknowledge' }>, 'type'>

/** The receiving team's answer to a handoff. */
export function acknowledge({ engine }: WithEngine, caller: Caller, input: AckInput): Promise<Results['acknowledge']> {
  return engine.execute({ type: 'acknowledge', ...input }, askedBy(caller))
}
