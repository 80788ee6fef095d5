import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findInjections } from '../../../src/protocol/injection/find-injections.ts'
import { HIDINGS } from '../../../src/protocol/injection/hiding.ts'
import { PHRASE_IDS, PHRASES, type PhraseId } from '../../../src/protocol/injection/phrases.ts'
import { propertyRuns } from '../../support/property-runs.ts'
import HARMLESS from './corpus/harmless.json' with { type: 'json' }

/** A way to hide a text: by the case of its letters, by each letter, by what parts its words, or as a whole. */
interface Disguise {
  readonly name: string
  readonly kind: 'case' | 'letters' | 'between' | 'whole'
  readonly apply: (text: string) => string
}

const perLetter = (name: string, change: (char: string) => string): Disguise => ({
  name,
  kind: 'letters',
  apply: (word) => [...word].map(change).join(''),
})

/** Applied to the words that are joined by SPACE, a character that no disguise of letters writes. */
const SPACE = '\u{10ffff}'
const between = (name: string, sign: string): Disguise => ({
  name,
  kind: 'between',
  apply: (text) => text.replaceAll(SPACE, sign),
})

const DISGUISES: readonly Disguise[] = [
  { name: 'capitals', kind: 'case', apply: (text) => text.toUpperCase() },
  { name: 'title case', kind: 'case', apply: (text) => text.replace(/\b[a-z]/g, (char) => char.toUpperCase()) },
  between('line break', '\n'),
  between('wide space', '\u3000'),
  between('underscore', '_'),
  between('several spaces', '  \t '),
  between('quote', '\n> '),
  between('tag', '<br>'),
  between('nothing', ''),
  perLetter('zero-width', (char) => `${char}\u200b`),
  perLetter('soft hyphen', (char) => `${char}\u00ad`),
  perLetter('accent', (char) => (/[a-z]/i.test(char) ? `${char}\u0301` : char)),
  perLetter('spaced', (char) => `${char} `),
  perLetter('dotted', (char) => `${char}.`),
  perLetter('tagged', (char) => `<i>${char}</i>`),
  perLetter('commented', (char) => `${char}<!-- x -->`),
  perLetter('entity', (char) => `&#${char.codePointAt(0)};`),
  perLetter('hex entity', (char) => `&#x${char.codePointAt(0)?.toString(16)};`),
  perLetter('escape', (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`),
  perLetter('percent', (char) =>
    encodeURIComponent(char) === char ? `%${char.charCodeAt(0).toString(16)}` : encodeURIComponent(char),
  ),
  { name: 'base64', kind: 'whole', apply: (text) => Buffer.from(text).toString('base64') },
  { name: 'utf-16 base64', kind: 'whole', apply: (text) => Buffer.from(text, 'utf16le').toString('base64') },
  { name: 'double percent', kind: 'whole', apply: (text) => encodeURIComponent(encodeURIComponent(text)) },
  { name: 'decomposed', kind: 'whole', apply: (text) => text.normalize('NFD') },
]

const of = (kind: Disguise['kind']) => DISGUISES.filter((disguise) => disguise.kind === kind)
const NONE: Disguise = { name: 'none', kind: 'whole', apply: (text) => text }
const ONE_SPACE = between('one space', ' ')

const phrase = fc.constantFrom(...PHRASE_IDS)
const lang = fc.constantFrom('en' as const, 'ko' as const)
/** One disguise of each kind, or none. */
const disguises = fc.tuple(
  fc.constantFrom(NONE, ...of('case')),
  fc.constantFrom(NONE, ...of('letters')),
  fc.constantFrom(ONE_SPACE, ...of('between')),
  fc.constantFrom(NONE, ...of('whole')),
)

function hide(text: string, [letterCase, letters, space, whole]: readonly [Disguise, Disguise, Disguise, Disguise]) {
  const words = letterCase.apply(text).split(' ').map(letters.apply)
  return whole.apply(space.apply(words.join(SPACE)))
}

const harmless = fc.constantFrom(...HARMLESS.en, ...HARMLESS.ko)

describe('findInjections', () => {
  it('finds every phrase in both languages under every combination of disguises', () => {
    fc.assert(
      fc.property(phrase, lang, disguises, (id, language, layers) => {
        const hidden = hide(PHRASES[id][language], layers)
        expect(findInjections(hidden).map((match) => match.phrase)).toEqual([id])
      }),
      { numRuns: propertyRuns(1500) },
    )
  })

  it('finds it at its place between harmless documents', () => {
    fc.assert(
      fc.property(harmless, phrase, harmless, (before, id, after) => {
        const text = `${before}.\n\n${PHRASES[id].en}.\n\n${after}`
        const start = before.length + 3
        const line = before.split('\n').length + 2
        expect(findInjections(text)).toEqual([
          {
            phrase: id,
            wording: PHRASES[id].en,
            lang: 'en',
            hidden: [],
            start,
            end: start + PHRASES[id].en.length,
            line,
            column: 1,
          },
        ])
      }),
      { numRuns: propertyRuns(200) },
    )
  })

  it('answers any text with places that lie in it, in order, each phrase once at a place', () => {
    const noise = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.constantFrom(
          ...PHRASE_IDS.flatMap((id) => PHRASES[id].en.split(' ')),
          ...'&#105; %25 \\u00 <b <!-- */ [x]( {{ 0x U+'.split(' '),
        ),
        fc.base64String({ maxLength: 40 }),
      ),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(noise, fc.constantFrom('', ' ', '\n'), (pieces, separator) => {
        const text = pieces.join(separator)
        const found = findInjections(text)
        const ends = new Map<PhraseId, number>()
        for (const [index, match] of found.entries()) {
          expect(match.start).toBeGreaterThanOrEqual(found[index - 1]?.start ?? 0)
          expect(match.start).toBeGreaterThanOrEqual(ends.get(match.phrase) ?? 0)
          expect(match.end).toBeGreaterThan(match.start)
          expect(match.end).toBeLessThanOrEqual(text.length)
          expect(HIDINGS).toEqual(expect.arrayContaining([...match.hidden]))
          const before = text.slice(0, match.start).split(/\r\n|\r|\n/)
          // A carriage return right before the phrase may be half of a line end; no phrase begins with a line feed.
          expect([match.line, match.column]).toEqual([before.length, (before.at(-1) ?? '').length + 1])
          ends.set(match.phrase, match.end)
        }
      }),
      { numRuns: propertyRuns(1000) },
    )
  })

  it('says the same again, and says it of a text in which only harmless things follow', () => {
    fc.assert(
      fc.property(phrase, disguises, harmless, (id, layers, after) => {
        const hidden = hide(PHRASES[id].en, layers)
        const once = findInjections(hidden)
        expect(findInjections(hidden)).toEqual(once)
        const [first] = findInjections(`${hidden}\n\n## Next\n\n${after}`)
        expect(first?.phrase).toBe(id)
        expect(first?.start).toBe(once[0]?.start)
      }),
      { numRuns: propertyRuns(200) },
    )
  })
})
