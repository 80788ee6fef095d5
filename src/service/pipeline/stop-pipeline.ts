import type { Results } from '../../pipeline/results.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** Nothing is picked up from now on, and every deadline stands still. */
export function stopPipeline(
  { engine }: WithEngine,
  caller: Caller,
  { reason }: { readonly reason: string },
): Promise<Results['stop_pipeline']> {
  return engine.execute({ type: 'stop_pipeline', reason }, askedBy(caller))
}
