import { ADDRESS_KINDS, type AddressKind, PERSON_ROLES, type Person, type PersonRole } from '../../pipeline/people.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Lang } from '../../protocol/lang.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { knownPeople } from '../people.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'
import { usageProblem } from '../usage-error.ts'
import { teamNamed } from './task-list.ts'

export interface PeopleSetOptions extends CommonOptions {
  readonly name?: string
  readonly role?: readonly string[]
  readonly team?: readonly string[]
  readonly language?: Lang
  readonly address?: readonly string[]
  readonly user?: boolean
}

/** `baton people add ID` and `baton people set ID`: what is not given stays as it is. */
export async function peopleSet(how: 'add' | 'change', person_id: string, options: PeopleSetOptions): Promise<void> {
  const addresses = addressesFrom(options.address ?? [])
  await withBaton(options, 'create', async (baton) => {
    const { engine, actor, json, lang } = baton
    const { people } = await knownPeople(baton)
    const before = people.find((one) => one.person_id === person_id)
    if (how === 'change' && !before) throw BatonError.of('PERSON_NOT_FOUND', { person: person_id })
    const person: Person = {
      person_id,
      name: options.name ?? before?.name ?? person_id,
      roles: options.role ? rolesFrom(options.role) : (before?.roles ?? ['viewer']),
      teams: options.team?.map((team) => teamNamed(engine.pipeline, team)) ?? before?.teams ?? [],
      language: options.language ?? before?.language ?? null,
      addresses: { ...before?.addresses, ...addresses },
    }
    const is_user = options.user ?? false
    const result = await engine.execute({ type: 'set_person', person, how, is_user }, { actor })
    if (json) return printJson(result)
    const who = `${terminalText(person.name)} (${person_id}): ${person.roles.join(', ')}`
    const l3 = result.is_user ? (lang === 'ko' ? ', L3 를 받음' : ', gets L3') : ''
    print(`${who}${person.teams.length > 0 ? `, ${person.teams.join(', ')}` : ''}${l3}\n`)
  })
}

/** `baton people remove ID`: somebody who was added. */
export async function peopleRemove(person_id: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'write', async ({ engine, actor, json, lang }) => {
    const result = await engine.execute({ type: 'remove_person', person_id }, { actor })
    if (json) return printJson(result)
    print(lang === 'ko' ? `${person_id}: 목록에서 뺐습니다.\n` : `${person_id} is removed.\n`)
  })
}

function rolesFrom(given: readonly string[]): readonly PersonRole[] {
  return given.map((role) => {
    const found = PERSON_ROLES.find((one) => one === role.toLowerCase())
    if (found) return found
    const roles = PERSON_ROLES.join(', ')
    throw usageProblem({
      ko: `--role 은 ${roles} 가운데 하나입니다 (${terminalText(role)}).`,
      en: `--role is one of ${roles}, not "${terminalText(role)}".`,
    })
  })
}

/** `email=ada@example.org`. */
function addressesFrom(given: readonly string[]): Readonly<Partial<Record<AddressKind, string>>> {
  const pairs = given.map((text) => {
    const at = text.indexOf('=')
    const kind = ADDRESS_KINDS.find((one) => one === text.slice(0, Math.max(0, at)))
    if (kind && at + 1 < text.length) return [kind, text.slice(at + 1)]
    const kinds = ADDRESS_KINDS.join(', ')
    throw usageProblem({
      ko: `--address 는 종류=주소 이고, 종류는 ${kinds} 가운데 하나입니다 (${terminalText(text)}).`,
      en: `--address is KIND=ADDRESS with a kind of ${kinds}, not "${terminalText(text)}".`,
    })
  })
  return Object.fromEntries(pairs)
}
