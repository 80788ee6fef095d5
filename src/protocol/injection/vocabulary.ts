import type { Lang } from '../lang.ts'
import { once } from '../once.ts'
import { lettersOf } from './alphabet.ts'
import { type Disguise, disguises } from './disguises.ts'
import { ENGLISH_CONTINUATIONS, ENGLISH_FILLERS, ENGLISH_PARTS, ENGLISH_WHOLE_WORDS } from './english-vocabulary.ts'
import { KOREAN_CONTINUATIONS, KOREAN_FILLERS, KOREAN_PARTS, KOREAN_WHOLE_WORDS } from './korean-vocabulary.ts'
import { WordTrie } from './word-trie.ts'

type EnglishPart = keyof typeof ENGLISH_PARTS
type KoreanPart = keyof typeof KOREAN_PARTS
export type EnglishFiller = keyof typeof ENGLISH_FILLERS
export type KoreanFiller = keyof typeof KOREAN_FILLERS

/** A kind of word that a phrase is made of. */
interface Part {
  readonly index: number
  /** Counts only when it is a word of its own. */
  readonly whole: boolean
  /** What must not follow it in the same word. */
  readonly continuations: readonly (readonly number[])[]
}

interface PartWords {
  readonly name: string
  readonly words: string
  readonly whole: boolean
  readonly continuations: string
}

const english = once(() => partsOf('en', ENGLISH_PARTS, ENGLISH_WHOLE_WORDS, ENGLISH_CONTINUATIONS))
const korean = once(() => partsOf('ko', KOREAN_PARTS, KOREAN_WHOLE_WORDS, KOREAN_CONTINUATIONS))

/** Every part; the English ones come first. The bit of a part in its trie is its place among its language's. */
export const allParts = once((): readonly Part[] =>
  [...english(), ...korean()].map((part, index) => ({
    index,
    whole: part.whole,
    continuations: part.continuations.split(' ').filter(Boolean).map(lettersOf),
  })),
)

export const englishPartCount = (): number => english().length
export const englishPartTrie = once(() => partTrie(english()))
export const koreanPartTrie = once(() => partTrie(korean()))

export function englishParts(name: EnglishPart): number[] {
  return placesOf(english(), name, 0)
}

export function koreanParts(name: KoreanPart): number[] {
  return placesOf(korean(), name, english().length)
}

export function disguiseParts({ lang, name }: Disguise): number[] {
  return lang === 'en' ? placesOf(english(), name, 0) : placesOf(korean(), name, english().length)
}

function placesOf(parts: readonly PartWords[], name: string, first: number): number[] {
  return parts.flatMap((part, index) => (part.name === name ? [first + index] : []))
}

export const englishFillerTrie = once(() => fillerTrie(ENGLISH_FILLERS))
export const koreanFillerTrie = once(() => fillerTrie(KOREAN_FILLERS))

export function englishFillers(...names: readonly EnglishFiller[]): number {
  return bitsOf(Object.keys(ENGLISH_FILLERS), names)
}

export function koreanFillers(...names: readonly KoreanFiller[]): number {
  return bitsOf(Object.keys(KOREAN_FILLERS), names)
}

function partsOf(
  lang: Lang,
  words: Readonly<Record<string, string>>,
  wholeWords: Readonly<Record<string, string>>,
  continuations: Readonly<Record<string, string>>,
): PartWords[] {
  const part =
    (whole: boolean) =>
    ([name, list]: [string, string]) => ({
      name,
      words: list,
      whole,
      continuations: continuations[name] ?? '',
    })
  const ofLang = disguises().filter((disguise) => disguise.lang === lang)
  return [
    ...Object.entries(words).map(part(false)),
    ...Object.entries(wholeWords).map(part(true)),
    ...ofLang.map(({ name, words: list }) => part(false)([name, list])),
  ]
}

function partTrie(parts: readonly PartWords[]): WordTrie {
  return new WordTrie(
    parts.flatMap((part, index) =>
      part.words
        .split(' ')
        .flatMap(withLookAlikePairs)
        .map((word) => [lettersOf(word), 1 << index] as const),
    ),
  )
}

/** Pairs of letters that look like one: `systern prornpt`, `novv`. */
function withLookAlikePairs(word: string): string[] {
  const disguised = word.replaceAll('m', 'rn').replaceAll('w', 'vv')
  return disguised === word ? [word] : [word, disguised]
}

function fillerTrie(fillers: Readonly<Record<string, string>>): WordTrie {
  return new WordTrie(
    Object.values(fillers).flatMap((list, index) =>
      list.split(',').map((entry) => [lettersOf(entry), 1 << index] as const),
    ),
  )
}

function bitsOf(all: readonly string[], names: readonly string[]): number {
  return names.reduce((bits, name) => bits | (1 << all.indexOf(name)), 0)
}
