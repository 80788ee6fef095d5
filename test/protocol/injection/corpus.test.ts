import { describe, expect, it } from 'vitest'
import { findInjections } from '../../../src/protocol/injection/find-injections.ts'
import type { Hiding } from '../../../src/protocol/injection/hiding.ts'
import { PHRASE_IDS, PHRASES } from '../../../src/protocol/injection/phrases.ts'
import EVASIONS from './corpus/evasions.json' with { type: 'json' }
import HARMLESS from './corpus/harmless.json' with { type: 'json' }

const HARMLESS_DOCUMENTS = [...HARMLESS.en, ...HARMLESS.ko]

/** The ways of hiding that the specification names, as far as they leave a mark on a match. */
const NAMED_WAYS: readonly Hiding[] = [
  'case',
  'spacing',
  'line-break',
  'words-between',
  'zero-width',
  'homoglyph',
  'full-width',
  'entity',
  'percent',
  'unicode-escape',
  'markup',
  'base64',
]

describe('the corpus of evasions', () => {
  it('holds at least two hundred of them, and some for every phrase', () => {
    expect(Object.keys(EVASIONS)).toEqual(PHRASE_IDS)
    expect(Object.values(EVASIONS).flat().length).toBeGreaterThanOrEqual(200)
  })

  // One test and one search for each, because a mutation run repeats it for every mutant that survives the rest.
  it.each(PHRASE_IDS)(
    'has each of them caught as the phrase it hides, in both languages and every way that the specification names: %s',
    (phrase) => {
      const results = EVASIONS[phrase].map((text) => ({ text, found: findInjections(text) }))
      const missed = results.filter(
        ({ found }) => found.length !== 1 || found[0]?.phrase !== phrase || found[0].wording !== PHRASES[phrase].en,
      )
      expect(missed).toEqual([])
      const ways = new Set(results.flatMap(({ found }) => found.flatMap(({ hidden }) => hidden)))
      expect(NAMED_WAYS.filter((way) => !ways.has(way))).toEqual([])
      expect([...new Set(results.flatMap(({ found }) => found.map(({ lang }) => lang)))].sort()).toEqual(['en', 'ko'])
    },
  )
})

describe('the corpus of harmless documents', () => {
  it('holds at least two hundred of them, in both languages', () => {
    expect(HARMLESS.en.length).toBeGreaterThanOrEqual(100)
    expect(HARMLESS.ko.length).toBeGreaterThanOrEqual(100)
    expect(HARMLESS_DOCUMENTS.length).toBeGreaterThanOrEqual(200)
  })

  it('raises no alarm, one by one or as one long text', () => {
    expect(HARMLESS_DOCUMENTS.filter((text) => findInjections(text).length > 0)).toEqual([])
    expect(findInjections(HARMLESS_DOCUMENTS.join('.\n\n'))).toEqual([])
  })
})
