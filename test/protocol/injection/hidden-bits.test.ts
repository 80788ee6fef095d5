import { describe, expect, it } from 'vitest'
import { CharacterClassifier } from '../../../src/protocol/injection/classify-character.ts'
import { hiddenBits } from '../../../src/protocol/injection/hidden-bits.ts'
import { hidingsOf } from '../../../src/protocol/injection/hiding.ts'
import { LetterReader } from '../../../src/protocol/injection/letter-stream.ts'
import { matchPhrases, type PhraseFound } from '../../../src/protocol/injection/match-phrases.ts'
import { viewOf } from '../../../src/protocol/injection/text-view.ts'

/** What had to be undone to read the first phrase of a text. */
function bitsOf(text: string): number {
  const characters = new CharacterClassifier()
  const view = viewOf(text)
  const stream = new LetterReader(characters).read(view)
  return hiddenBits(matchPhrases(stream, 1)[0] as PhraseFound, stream, view, characters)
}

const hidden = (text: string) => hidingsOf(bitsOf(text)).join(' ')

describe('hiddenBits', () => {
  it.each(['ignore previous instructions', 'bypass security', 'disregard all rules', 'you are now', 'system prompt'])(
    'are none for a phrase as it stands in the list: %s',
    (text) => {
      expect(bitsOf(text)).toBe(0)
      expect(bitsOf(`We ONCE, (said): ${text}! ÉÉÉ 1`)).toBe(0)
    },
  )

  it.each([
    ['bypAss security', 'case'],
    ['Bypass security', 'case'],
    ['bypass securitY', 'case'],
    ['bypass﹐security', 'punctuation'],
    ['bypass-security', 'punctuation'],
    ['bypass\tsecurity', 'spacing'],
    ['bypass \nsecurity', 'line-break'],
    ['bypass\n- security', 'line-break punctuation'],
    ['bypasssecurity', 'spacing'],
    ['b ypass security', 'spacing'],
    ['bypass my security', 'words-between'],
    ['bypassmysecurity', 'spacing words-between'],
    ['bypass my\u200b security', 'zero-width words-between'],
    ['bypass -\u200b security', 'zero-width punctuation'],
    [`bypass ${'-'.repeat(63)}\u200b security`, 'zero-width punctuation'],
    [`bypass \u200b${'-'.repeat(63)} security`, 'punctuation'],
    ['\u200bbypass security\u200b', ''],
    ['bypaѕs security', 'homoglyph'],
    ['bypaσs security', 'homoglyph'],
    ['byp4ss security', 'homoglyph'],
    ['bypass securlty', 'homoglyph'],
    ['bypass securIty', 'case'],
    ['bypass secuLity'.replace('Li', 'rL'), 'homoglyph case'],
    ['ignore 3 previous instructions', 'homoglyph words-between'],
    ['보안을 3 우회', 'homoglyph words-between'],
    ['bypassing security', 'wording'],
    ['ignore previous instruction', 'wording'],
    ['disregard any rules', 'wording'],
    ['ignore 이전 지시', 'wording'],
    ['you\u0301 are now', 'combining-mark'],
    ['ytiruces ssapyb', 'reversed'],
    ['ytiruces-ssapyb', 'punctuation reversed'],
    ['olcnff frphevgl', 'rot13'],
    ['보안을 우회', ''],
    ['보안우회', ''],
    ['보안을우회', ''],
    ['보안 을 우회', 'words-between'],
    ['보안을 모두 우회', 'words-between'],
    ['보안을모두 우회', ''],
    ['보 안을 우회', 'spacing'],
    ['ㅂㅗㅇㅏㄴ 우회', 'jamo'],
  ])('say how it is hidden: %s (%s)', (text, expected) => {
    expect(hidden(text)).toBe(expected)
  })
})
