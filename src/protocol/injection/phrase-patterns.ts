import type { Lang } from '../lang.ts'
import { once } from '../once.ts'
import { disguises } from './disguises.ts'
import type { Hiding } from './hiding.ts'
import type { PhraseId } from './phrases.ts'
import {
  disguiseParts,
  type EnglishFiller,
  englishFillers,
  englishParts,
  type KoreanFiller,
  koreanFillers,
  koreanParts,
} from './vocabulary.ts'

/**
 * What may stand between two words of a phrase. Words of the named classes always may; beyond them, a limited
 * number of any words, as long as none of them begins a clause or another noun phrase.
 */
export interface GapRule {
  readonly english: number
  readonly korean: number
  /** How many words of no class. */
  readonly openWords: number
  /** Of Korean words of no class: a noun without a particle, or one marked as the object. */
  readonly openKorean: 'bare' | 'object'
  /** Whether `and` may stand before the next word of the phrase; otherwise only between words of a class. */
  readonly joins: boolean
  /** Words that end in `-ly`, `-히` or `-게`. */
  readonly adverbs: boolean
  /** Whether a comma may stand there, other words of no class aside. */
  readonly commas: boolean
  /** Whether the word before is an adjective, so that a comma after it begins a list of them. */
  readonly adjectives: boolean
  /** What may enclose an insertion of any words. */
  readonly insertions: 'brackets' | 'brackets and commas'
}

interface Stage {
  readonly parts: readonly number[]
  /** What may stand before it; the first has none. */
  readonly gap: GapRule
}

export interface PhrasePattern {
  readonly phrase: PhraseId
  readonly lang: Lang
  readonly stages: readonly Stage[]
  /** Whether the phrase may begin inside a word (`pleaseignore previous …`). */
  readonly beginsAnywhere: boolean
  /** Whether endings may follow it (`무시하세요`, `system_promptz`). */
  readonly endsOpen: boolean
  /** Whether it counts only where its clause ends: `system prompted`, but not `the system prompted complaints`. */
  readonly endsClause: boolean
  /** Words that, right before or right after, make it something else. */
  readonly notAfter: number
  readonly notBefore: number
  /** How the phrase as a whole is disguised; undefined for one written in words. */
  readonly disguise?: Hiding
}

interface GapOptions {
  readonly en?: readonly EnglishFiller[]
  readonly ko?: readonly KoreanFiller[]
  readonly open?: number
  readonly openKorean?: 'bare' | 'object'
  readonly joins?: boolean
  readonly adverbs?: boolean
  readonly commas?: boolean
  readonly adjectives?: boolean
  readonly insertions?: GapRule['insertions']
}

function gap(options: GapOptions = {}): GapRule {
  return {
    english: englishFillers(...(options.en ?? [])),
    korean: koreanFillers(...(options.ko ?? [])),
    openWords: options.open ?? 0,
    openKorean: options.openKorean ?? 'bare',
    joins: options.joins ?? false,
    adverbs: options.adverbs ?? true,
    commas: options.commas ?? true,
    adjectives: options.adjectives ?? false,
    insertions: options.insertions ?? 'brackets and commas',
  }
}

/** Nothing but signs and spaces. */
export const noGap = once(() => gap())

const stage = (parts: readonly number[], rule: GapRule = noGap()): Stage => ({ parts, gap: rule })

function pattern(
  phrase: PhraseId,
  lang: Lang,
  stages: readonly Stage[],
  rest: Partial<PhrasePattern> = {},
): PhrasePattern {
  const usual = { beginsAnywhere: false, endsOpen: true, endsClause: false, notAfter: 0, notBefore: 0 }
  return { phrase, lang, stages, ...usual, ...rest }
}

const en = englishParts
const ko = koreanParts

const NOUN_PHRASE = ['determiner', 'modifier', 'adverb', 'of', 'conjunction'] as const
const OBJECT = [...NOUN_PHRASE, 'secondVerb'] as const

/** The phrases as rows of words. Where English and Korean mix (`system 프롬프트`), the order of words decides. */
export const phrasePatterns = once((): readonly PhrasePattern[] => {
  const beforePrevious = gap({ en: OBJECT, open: 2 })
  const beforeInstruction = gap({
    en: NOUN_PHRASE,
    ko: ['afterPrevious'],
    open: 2,
    joins: true,
    adjectives: true,
  })
  const afterPrevious = gap({ en: NOUN_PHRASE, ko: ['afterPrevious'], open: 1 })
  const afterInstruction = gap({ ko: ['afterInstruction'] })
  const beforeRule = gap({ en: NOUN_PHRASE, ko: ['afterAll'], open: 2, joins: true })
  const afterSecurity = gap({ ko: ['afterSecurity'], open: 1, openKorean: 'object', commas: false })
  const beforeSecurity = gap({ en: OBJECT, open: 2, commas: false })
  const betweenSystemAndPrompt = gap({
    en: ['afterSystem'],
    ko: ['afterSystem'],
    adverbs: false,
    commas: false,
    insertions: 'brackets',
  })

  const previous = [...en('previous'), ...ko('previous')]
  const instruction = [...en('instruction'), ...ko('instruction')]
  const security = [...en('security'), ...ko('security')]
  const all = [...en('all'), ...ko('all')]
  const rule = [...en('rule'), ...ko('rule')]
  const system = [...en('system'), ...ko('system')]
  const anywhere = { beginsAnywhere: true }
  /** `now` has no endings: `you are nowhere` says something else. */
  const CLOSED = { endsOpen: false }

  return [
    pattern(
      'ignore-previous-instructions',
      'en',
      [stage(en('ignore')), stage(previous, beforePrevious), stage(instruction, beforeInstruction)],
      anywhere,
    ),
    pattern(
      'ignore-previous-instructions',
      'en',
      [stage(en('forget')), stage(en('previous'), beforePrevious), stage(en('instruction'), beforeInstruction)],
      { notAfter: englishFillers('negation') },
    ),
    pattern('ignore-previous-instructions', 'en', [
      stage(en('previous')),
      stage(en('instruction'), beforeInstruction),
      stage(en('ignored'), gap({ en: ['auxiliary', 'adverb'] })),
    ]),
    pattern(
      'ignore-previous-instructions',
      'ko',
      [stage(previous), stage(instruction, afterPrevious), stage([...ko('ignore'), ...en('ignore')], afterInstruction)],
      anywhere,
    ),
    pattern('ignore-previous-instructions', 'ko', [
      stage(ko('ignoreNow')),
      stage(ko('previous'), gap({ ko: ['adverb'] })),
      stage(ko('instruction'), afterPrevious),
    ]),
    pattern('bypass-security', 'en', [stage(en('bypass')), stage(security, beforeSecurity)], anywhere),
    pattern(
      'bypass-security',
      'ko',
      [stage(security), stage([...ko('bypass'), ...en('bypass')], afterSecurity)],
      anywhere,
    ),
    pattern('bypass-security', 'ko', [stage(ko('bypassNow')), stage(ko('security'), gap({ ko: ['adverb'] }))]),
    pattern(
      'disregard-all-rules',
      'en',
      [stage(en('disregard')), stage(all, gap({ en: OBJECT, open: 1 })), stage(rule, beforeRule)],
      anywhere,
    ),
    pattern(
      'disregard-all-rules',
      'ko',
      [
        stage(all),
        stage(rule, gap({ en: NOUN_PHRASE, ko: ['afterAll'], open: 1 })),
        stage([...ko('ignore'), ...en('disregard')], gap({ ko: ['afterRule'] })),
      ],
      anywhere,
    ),
    pattern('disregard-all-rules', 'ko', [
      stage(rule),
      stage(ko('all'), gap({ ko: ['afterRule'] })),
      stage([...ko('ignore'), ...en('disregard')], gap({ ko: ['afterRule'] })),
    ]),
    pattern(
      'you-are-now',
      'en',
      [stage(en('you')), stage(en('are'), gap({ en: ['afterYou'] })), stage(en('now'), gap({ en: ['afterAre'] }))],
      CLOSED,
    ),
    pattern('you-are-now', 'ko', [stage(ko('you')), stage(ko('now'), gap({ ko: ['afterYou'] }))]),
    pattern('you-are-now', 'ko', [stage(ko('fromNowOn')), stage(ko('you'), gap({ ko: ['afterNow'] }))]),
    pattern('you-are-now', 'ko', [stage(ko('justNow')), stage(ko('youTopic'), gap({ ko: ['afterNow'] }))]),
    pattern('system-prompt', 'en', [stage(system), stage(en('prompt'), betweenSystemAndPrompt)]),
    pattern('system-prompt', 'ko', [stage(system), stage(ko('prompt'), betweenSystemAndPrompt)]),
    // `The system prompts the user` is a verb, unless the prompts are counted or a command is about them.
    pattern('system-prompt', 'en', [stage(system), stage(en('prompts'), betweenSystemAndPrompt)], {
      notBefore: englishFillers('object', 'extension'),
    }),
    pattern('system-prompt', 'en', [
      stage(en('pluralDeterminer')),
      stage(en('system'), gap({ en: ['determiner', 'modifier', 'of'] })),
      stage(en('prompts'), betweenSystemAndPrompt),
    ]),
    pattern('system-prompt', 'en', [
      stage(en('reveal')),
      stage(en('system'), gap({ en: ['objectOfCommand', 'modifier'] })),
      stage(en('prompts'), betweenSystemAndPrompt),
    ]),
    pattern('system-prompt', 'en', [stage(system), stage(en('prompted'), betweenSystemAndPrompt)], {
      endsClause: true,
    }),
    ...disguises().map((disguise) =>
      pattern(disguise.phrase, disguise.lang, [stage(disguiseParts(disguise))], {
        beginsAnywhere: true,
        endsOpen: true,
        disguise: disguise.hiding,
      }),
    ),
  ]
})

export const mostStages = once(() => Math.max(...phrasePatterns().map(({ stages }) => stages.length)))
