import { BatonError } from '../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import { TEXT_PATTERNS } from '../../protocol/text-patterns.ts'
import type { PipelineCommand } from '../command.ts'
import { type Draft, requirePo } from '../draft.ts'
import { ADDRESS_KINDS, DEFAULT_USER, NO_PEOPLE, PERSON_ROLES, type Person } from '../people.ts'
import { PEOPLE } from '../records.ts'
import type { Results } from '../results.ts'

type Command<Type extends PipelineCommand['type']> = Extract<PipelineCommand, { type: Type }>

/** Adds a person or changes one, and may make them the user to whom L3 goes. */
export function setPerson(draft: Draft, pipeline: Pipeline, command: Command<'set_person'>): Results['set_person'] {
  requirePo(draft, pipeline, 'change people')
  const { person, how, is_user } = command
  const { person_id } = person
  const before = draft.facts.person(person_id) ?? null
  if (how === 'add' && before) throw BatonError.of('PERSON_EXISTS', { person: person_id })
  if (how === 'change' && !before) throw BatonError.of('PERSON_NOT_FOUND', { person: person_id })
  const problem = problemOf(pipeline, person)
  if (problem) throw BatonError.of('PERSON_INVALID', { person: person_id, problem })
  const record = draft.read('people', PEOPLE.id) ?? NO_PEOPLE
  const others = record.people.filter((one) => one.person_id !== person_id)
  const user = is_user ? person_id : record.user
  draft.event('@people', before ? 'person:changed' : 'person:added', { who: person, before, user })
  draft.put('people', PEOPLE.id, { people: [...others, person], user })
  return { ...person, is_user: user === person_id }
}

/** Removes a person who was added. A person of the definition gets the values of the definition back. */
export function removePerson(draft: Draft, pipeline: Pipeline, person_id: string): Results['remove_person'] {
  requirePo(draft, pipeline, 'change people')
  const record = draft.read('people', PEOPLE.id) ?? NO_PEOPLE
  const before = record.people.find((one) => one.person_id === person_id)
  if (!before) {
    const isKnown = draft.facts.person(person_id) !== undefined
    throw BatonError.of(isKnown ? 'PERSON_OF_DEFINITION' : 'PERSON_NOT_FOUND', { person: person_id })
  }
  const user = record.user === person_id ? DEFAULT_USER : record.user
  draft.event('@people', 'person:removed', { who: before, user })
  draft.put('people', PEOPLE.id, { people: record.people.filter((one) => one !== before), user })
  return { person_id, removed: true, user }
}

/** Names that mean somebody else, or something of the language. */
const TAKEN: ReadonlySet<string> = new Set([PLATFORM_AGENT, 'everybody', 'constructor'])

/** Whether a new person or agent may have this id. */
export const isFreeId = (id: string): boolean => !TAKEN.has(id) && TEXT_PATTERNS.lowerName.regex.test(id)

function problemOf(pipeline: Pipeline, person: Person): { ko: string; en: string } | undefined {
  const { person_id, name, roles, teams, addresses } = person
  const { po } = pipeline.definition
  const team = teams.find((one) => !pipeline.teams.has(one))
  const isPo = person_id === po
  if (!isFreeId(person_id)) {
    return {
      ko: `id는 ${TEXT_PATTERNS.lowerName.expected.ko}이어야 합니다`,
      en: `an id is ${TEXT_PATTERNS.lowerName.expected.en}`,
    }
  }
  if (
    !TEXT_PATTERNS.plainLine.regex.test(name) ||
    Object.values(addresses).some((one) => !TEXT_PATTERNS.plainLine.regex.test(one))
  ) {
    return { ko: '이름과 주소는 한 줄이어야 합니다', en: 'name and addresses are one line each' }
  }
  if (Object.keys(addresses).some((kind) => !(ADDRESS_KINDS as readonly string[]).includes(kind))) {
    return { ko: `주소의 종류: ${ADDRESS_KINDS.join(', ')}`, en: `kinds of addresses: ${ADDRESS_KINDS.join(', ')}` }
  }
  if (roles.length === 0 || roles.some((role) => !PERSON_ROLES.includes(role))) {
    return { ko: `역할: ${PERSON_ROLES.join(', ')}`, en: `roles: ${PERSON_ROLES.join(', ')}` }
  }
  if (roles.includes('viewer') && roles.length > 1) {
    return { ko: 'viewer는 다른 역할과 함께 쓸 수 없습니다', en: 'a viewer has no other role' }
  }
  if (isPo !== roles.includes('po')) {
    return {
      ko: `PO는 파이프라인 정의에 있는 ${po} 입니다. 바꾸려면 정의의 po 를 바꾸세요`,
      en: `the PO is ${po}, by the pipeline definition; to change that, change po there`,
    }
  }
  if (team !== undefined) return { ko: `없는 팀: ${team}`, en: `no such team: ${team}` }
  if (roles.includes('lead') && teams.length === 0)
    return { ko: 'lead 에는 팀이 필요합니다', en: 'a lead needs a team' }
  return undefined
}
