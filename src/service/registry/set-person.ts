import type { Person } from '../../pipeline/people.ts'
import type { Results } from '../../pipeline/results.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { knownPeople } from './known-people.ts'

export { ADDRESS_KINDS, type AddressKind, PERSON_ROLES, type Person, type PersonRole } from '../../pipeline/people.ts'

/** What is not given stays as it is. */
export interface PersonInput extends Partial<Omit<Person, 'person_id'>> {
  readonly how: 'add' | 'change'
  readonly person_id: string
  /** L3 goes to this person from now on. */
  readonly is_user: boolean
}

/** Adds somebody who decides, leads or reads, or changes what is known of them. */
export async function setPerson(
  { engine }: WithEngine,
  caller: Caller,
  input: PersonInput,
): Promise<Results['set_person']> {
  const { how, person_id, is_user } = input
  const { people } = await knownPeople({ engine })
  const before = people.find((one) => one.person_id === person_id)
  if (how === 'change' && !before) throw BatonError.of('PERSON_NOT_FOUND', { person: person_id })
  const person: Person = {
    person_id,
    name: input.name ?? before?.name ?? person_id,
    roles: input.roles ?? before?.roles ?? ['viewer'],
    teams: input.teams ?? before?.teams ?? [],
    language: input.language ?? before?.language ?? null,
    addresses: { ...before?.addresses, ...input.addresses },
  }
  return engine.execute({ type: 'set_person', person, how, is_user }, askedBy(caller))
}
