import type { Lang } from '../lang.ts'
import { once } from '../once.ts'
import type { Hiding } from './hiding.ts'
import { PHRASE_IDS, PHRASES, type PhraseId } from './phrases.ts'

/**
 * The phrases as whole texts under a disguise that moves or swaps letters: written backwards, turned upside
 * down, or in rot13. Nobody writes them by chance, so each is looked for as one long word.
 */
export interface Disguise {
  readonly name: string
  readonly phrase: PhraseId
  readonly lang: Lang
  readonly hiding: Hiding
  /** The words it can be, separated by spaces. */
  readonly words: string
}

/** Of the letters in the phrases, those that are another letter upside down. */
const UPSIDE_DOWN: Readonly<Record<string, string>> = {
  n: 'u',
  u: 'n',
  p: 'd',
  d: 'p',
  b: 'q',
  m: 'w',
  w: 'm',
}

const backwards = (text: string) => [...text].reverse().join('')
const turned = (text: string) => [...backwards(text)].map((char) => UPSIDE_DOWN[char] ?? char).join('')

function rot13(text: string): string {
  return text.replace(/[a-z]/g, (char) => String.fromCharCode(((char.charCodeAt(0) - 0x61 + 13) % 26) + 0x61))
}

export const disguises = once((): readonly Disguise[] =>
  PHRASE_IDS.flatMap((phrase): Disguise[] => {
    const en = PHRASES[phrase].en.replaceAll(' ', '')
    const ko = PHRASES[phrase].ko.replaceAll(' ', '')
    return [
      { name: `${phrase} reversed`, phrase, lang: 'en', hiding: 'reversed', words: `${backwards(en)} ${turned(en)}` },
      { name: `${phrase} rot13`, phrase, lang: 'en', hiding: 'rot13', words: rot13(en) },
      { name: `${phrase} reversed`, phrase, lang: 'ko', hiding: 'reversed', words: backwards(ko) },
    ]
  }),
)
