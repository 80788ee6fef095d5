import type { Lang } from '../../protocol/lang.ts'
import { removePerson } from '../../service/registry/remove-person.ts'
import {
  ADDRESS_KINDS,
  type AddressKind,
  PERSON_ROLES,
  type PersonRole,
  setPerson,
} from '../../service/registry/set-person.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
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
    const { service, caller, pipeline, json, lang } = baton
    const person = await setPerson(service, caller, {
      how,
      person_id,
      is_user: options.user ?? false,
      addresses,
      ...(options.name === undefined ? {} : { name: options.name }),
      ...(options.role ? { roles: rolesFrom(options.role) } : {}),
      ...(options.team ? { teams: options.team.map((team) => teamNamed(pipeline, team)) } : {}),
      ...(options.language === undefined ? {} : { language: options.language }),
    })
    if (json) return printJson(person)
    const who = `${terminalText(person.name)} (${person_id}): ${person.roles.join(', ')}`
    const l3 = person.is_user ? (lang === 'ko' ? ', L3 에스컬레이션을 받음' : ', receives L3 escalations') : ''
    print(`${who}${person.teams.length > 0 ? `, ${person.teams.join(', ')}` : ''}${l3}\n`)
  })
}

/** `baton people remove ID`: somebody who was added. */
export async function peopleRemove(person_id: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'write', async ({ service, caller, json, lang }) => {
    const result = await removePerson(service, caller, { person_id })
    if (json) return printJson(result)
    print(lang === 'ko' ? `${person_id}: 삭제했습니다.\n` : `${person_id} is removed.\n`)
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
      ko: `--address 는 종류=주소 형식이고, 종류는 ${kinds} 가운데 하나입니다 (${terminalText(text)}).`,
      en: `--address is KIND=ADDRESS with a kind of ${kinds}, not "${terminalText(text)}".`,
    })
  })
  return Object.fromEntries(pairs)
}
