import { BatonError } from '../../protocol/baton-error.ts'
import type { Lang } from '../../protocol/lang.ts'
import { knownPeople } from '../../service/registry/known-people.ts'
import type { Person } from '../../service/registry/set-person.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { type Screen, screenOf } from '../present/screen/screen.ts'
import { table } from '../present/screen/table.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton people list`: everybody who decides, leads or reads. */
export async function peopleList(options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const { people, user } = await knownPeople(baton.service)
    if (baton.json) return printJson({ people, user })
    print(peopleTable(people, user, screenOf(baton)))
  })
}

/** `baton people show ID`: one of them. */
export async function peopleShow(person_id: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const { people, user } = await knownPeople(baton.service)
    const person = people.find((one) => one.person_id === person_id)
    if (!person) throw BatonError.of('PERSON_NOT_FOUND', { person: person_id })
    if (baton.json) return printJson({ ...person, is_user: user === person_id })
    print(peopleTable([person], user, screenOf(baton)))
  })
}

function peopleTable(people: readonly Person[], user: string, screen: Screen): string {
  const { lang } = screen
  const rows = people.map((person) => [
    { text: person.person_id },
    { text: terminalText(person.name) },
    { text: [...person.roles, ...(person.person_id === user ? ['L3'] : [])].join(', ') },
    { text: person.teams.join(', ') || '-' },
    { text: languageWord(person, lang) },
    { text: addresses(person) },
  ])
  return table(HEADER[lang], rows, screen.width)
}

const languageWord = ({ language }: Person, lang: Lang) => language ?? (lang === 'ko' ? '설정대로' : 'as configured')

const addresses = (person: Person) =>
  Object.entries(person.addresses)
    .map(([kind, address]) => `${kind}=${terminalText(address)}`)
    .join(', ') || '-'

const HEADER = {
  ko: ['id', '이름', '역할', '팀', '언어', '주소'],
  en: ['Id', 'Name', 'Roles', 'Teams', 'Language', 'Addresses'],
} as const
