import type { Results } from '../../pipeline/results.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** Deadlines go on with the time that was left. */
export function startPipeline({ engine }: WithEngine, caller: Caller): Promise<Results['start_pipeline']> {
  return engine.execute({ type: 'start_pipeline' }, askedBy(caller))
}
