import type { Localized } from '../../protocol/lang.ts'
import type { Intent, Size } from '../analysis/intent.ts'
import type { ReadRequest } from '../analysis/read-request.ts'
import { endsThere, isAltered, isDetail, isMade, isPlace, isStated, type Place } from './not-the-work.ts'
import { parametersOf } from './parameters-of.ts'
import type { Skill } from './skill.ts'

export interface ChosenSkill {
  readonly name: string
  readonly words: string
  readonly parameters: Readonly<Record<string, string>>
  /** Asked before the work begins. */
  readonly prerequisites: readonly string[]
}

/** A skill whose word is in the request although it is not the work. */
interface RefusedSkill {
  readonly name: string
  readonly words: string
  readonly why: Localized
}

export interface MatchedSkill {
  readonly chosen?: ChosenSkill
  readonly refused: readonly RefusedSkill[]
}

/** Keywords first, then every reason not to trigger. Of several, the one with the earliest keyword that is left. */
export function matchSkill(
  request: ReadRequest,
  { intent, size }: { readonly intent: Intent; readonly size: Size },
  skills: readonly Skill[],
): MatchedSkill {
  const refused: RefusedSkill[] = []
  let first: { readonly at: number; readonly chosen: ChosenSkill } | undefined
  for (const skill of skills) {
    const found = skill.keywords.flatMap((keyword) => placesOf(keyword, request.text))
    const [word] = found
    const alone = skill.keywords.find((keyword) =>
      request.leftAlone.some((part) => placesOf(keyword, part.toLowerCase()).length > 0),
    )
    const refuse = (why: Localized, words = word?.words ?? alone ?? '') =>
      refused.push({ name: skill.name, words, why })
    if (word === undefined) {
      if (alone !== undefined) refuse(SAYS.leftAlone)
      continue
    }
    const parameters = parametersOf(request, word.words)
    const unless = skill.unless.find((phrase) => placesOf(phrase, request.text).length > 0)
    const isNew = (one: Place) => intent !== 'feature' || !isStated(request.text, one)
    const work = found.some((one) => !one.single && isDetail(request.text, one))
      ? undefined
      : found.find((one) => !isPlace(request.text, one) && !isPart(request.text, one, skill) && isNew(one))
    if (!skill.intents.includes(intent)) refuse(SAYS.intent)
    else if (unless !== undefined) refuse(SAYS.unless, unless)
    else if (work === undefined) refuse(found.every((one) => isPlace(request.text, one)) ? SAYS.place : SAYS.detail)
    else if (work.single && isAltered(request.clauses, work.words)) refuse(SAYS.verb)
    else if (intent === 'feature' && size === 'small' && !found.some((one) => isMade(request.text, one)))
      refuse(SAYS.small)
    else if (skill.needs.some((need) => parameters[need] === undefined)) refuse(SAYS.needs)
    else if (first === undefined || work.at < first.at) {
      const { name, needs, prerequisites } = skill
      const taken = Object.fromEntries(
        needs.map((need) => [
          need,
          need === 'service' ? asWritten(request, parameters[need] ?? '') : (parameters[need] ?? ''),
        ]),
      )
      first = { at: work.at, chosen: { name, words: work.words, parameters: taken, prerequisites } }
    }
  }
  return first === undefined ? { refused } : { chosen: first.chosen, refused }
}

/** The name of a service, with the capital letters of the request. */
const asWritten = ({ text, cased }: ReadRequest, words: string): string => {
  const at = text.indexOf(words)
  const written = cased.slice(at, at + words.length)
  return at >= 0 && written.toLowerCase() === words ? written : words
}

/** The word belongs to the name of something else: a detail follows it, or a noun that the skill does not know. */
const isPart = (text: string, place: Place, { follows, keywords }: Skill): boolean =>
  place.single && (isDetail(text, place) || (follows.length > 0 && !endsThere(text, place, [...follows, ...keywords])))

/** Where a keyword stands. Latin words count whole, Korean ones also with a particle. `a + b` needs every part. */
function placesOf(keyword: string, text: string): readonly Place[] {
  const parts = keyword.toLowerCase().split(/\s*\+\s*/)
  const places = parts.map((part) => {
    const source = part.replace(/[.*?^${}()|[\]\\]/g, '\\$&').replace(/[\s-]+/g, '[\\s-]?')
    const edge = /^[\w\s-]+$/.test(part) ? `(?<![a-z0-9_])${source}(?:s|ing|d|\\d)?(?![a-z0-9_])` : source
    const single = parts.length === 1
    return [...text.matchAll(new RegExp(edge, 'g'))].map((found) => ({ at: found.index, words: found[0], single }))
  })
  return places.every((one) => one.length > 0) ? places.flat().toSorted((one, other) => one.at - other.at) : []
}

const SAYS = {
  leftAlone: { ko: '건드리지 말라고 한 부분', en: 'the request says to leave it alone' },
  intent: { ko: '이 스킬이 다루는 의도가 아님', en: 'not an intent that this skill is for' },
  unless: { ko: '스킬이 제외하는 표현', en: 'a phrase that this skill excludes' },
  place: { ko: '만드는 대상이 아니라 위치', en: 'it says where, not what' },
  detail: { ko: '이미 있는 것의 한 부분', en: 'a detail of something that exists' },
  verb: { ko: '새로 만드는 동사가 아님', en: 'the verb makes nothing new of it' },
  small: {
    ko: '작은 요청이고, 이 단어를 새로 만들라는 말이 아님',
    en: 'a small request that does not say to make what this word names',
  },
  needs: { ko: '필요한 이름(리소스·외부 서비스)이 없음', en: 'the name of a resource or service is missing' },
} as const satisfies Record<string, Localized>
