import type { Results } from '../../pipeline/results.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** Removes somebody who was added. */
export function removePerson(
  { engine }: WithEngine,
  caller: Caller,
  { person_id }: { readonly person_id: string },
): Promise<Results['remove_person']> {
  return engine.execute({ type: 'remove_person', person_id }, askedBy(caller))
}
