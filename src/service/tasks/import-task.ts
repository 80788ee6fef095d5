import type { Results } from '../../pipeline/results.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** Takes a task package in, held to its contract strictly. */
export function importTask(
  { engine }: WithEngine,
  caller: Caller,
  { document }: { readonly document: unknown },
): Promise<Results['import_task']> {
  return engine.execute({ type: 'import_task', definition: engine.definition, document }, askedBy(caller))
}
