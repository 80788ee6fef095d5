import { lettersOf } from './alphabet.ts'
import { HIDINGS, type Hiding } from './hiding.ts'
import { PHRASE_IDS, PHRASES, type PhraseId } from './phrases.ts'
import { WordTrie } from './word-trie.ts'

/**
 * The phrases as whole texts under a disguise that moves or swaps letters: written backwards, turned upside
 * down, or in rot13. Nobody writes them by chance, so they need no words, gaps or boundaries.
 */
const UPSIDE_DOWN: Readonly<Record<string, string>> = { n: 'u', u: 'n', p: 'd', d: 'p', b: 'q', q: 'b', m: 'w', w: 'm' }

const backwards = (text: string) => [...text].reverse().join('')
const turned = (text: string) => [...backwards(text)].map((char) => UPSIDE_DOWN[char] ?? char).join('')

function rot13(text: string): string {
  return text.replace(/[a-z]/g, (char) => String.fromCharCode(((char.charCodeAt(0) - 0x61 + 13) % 26) + 0x61))
}

const WHOLES: readonly { phrase: PhraseId; letters: readonly number[]; hiding: Hiding }[] = PHRASE_IDS.flatMap(
  (phrase) => {
    const { en, ko } = PHRASES[phrase]
    return [
      { phrase, letters: lettersOf(backwards(en)), hiding: 'reversed' },
      { phrase, letters: lettersOf(turned(en)), hiding: 'reversed' },
      { phrase, letters: lettersOf(backwards(ko)), hiding: 'reversed' },
      { phrase, letters: lettersOf(rot13(en)), hiding: 'rot13' },
    ] as const
  },
)

/** Values are places in the list above, counted from 1. */
export const DISGUISED_WHOLES = new WordTrie([
  ...new Map(WHOLES.map((whole, index) => [whole.letters.join(), [whole.letters, index + 1] as const])).values(),
])

export function disguisedWhole(value: number): { phrase: PhraseId; hiding: number } {
  const whole = WHOLES[value - 1]
  if (!whole) throw new RangeError(`no disguised phrase has the value ${value}`)
  return { phrase: whole.phrase, hiding: 1 << HIDINGS.indexOf(whole.hiding) }
}
