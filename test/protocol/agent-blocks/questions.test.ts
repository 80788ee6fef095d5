import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Question } from '../../../src/protocol/agent-blocks/block-schemas.ts'
import { answerAtTimeout, checkAnswer } from '../../../src/protocol/agent-blocks/check-answer.ts'
import { nearestOption } from '../../../src/protocol/agent-blocks/nearest-option.ts'

const DATABASES = ['PostgreSQL (recommended for production)', 'MySQL', 'SQLite (for simplicity)']

function question(over: Partial<Question> = {}): Question {
  return { category: 'choice', question: 'Which?', options: DATABASES, required: true, ...over }
}

describe('an answer to a choice', () => {
  it.each(['MySQL', 'mysql', ' MYSQL\n'])('may be its option in any case: %j', (text) => {
    expect(checkAnswer(question(), text)).toEqual({ accepted: true, answer: 'MySQL' })
  })

  it('may be composed in another way', () => {
    const options = ['예, 진행', '아니오']
    expect(checkAnswer(question({ options }), '예, 진행'.normalize('NFD'))).toEqual({
      accepted: true,
      answer: '예, 진행',
    })
  })

  it('is refused where it is no option, with the nearest one', () => {
    expect(checkAnswer(question(), 'postgres')).toEqual({
      accepted: false,
      reason: 'not_an_option',
      options: DATABASES,
      suggestion: 'PostgreSQL (recommended for production)',
    })
  })

  it('is refused where it is empty, with the default', () => {
    expect(checkAnswer(question({ default: 'MySQL' }), ' \n')).toEqual({
      accepted: false,
      reason: 'empty',
      options: DATABASES,
      suggestion: 'MySQL',
    })
    expect(checkAnswer(question(), '')).toMatchObject({ accepted: false, suggestion: undefined })
  })

  it('is the exact option where two differ only in case', () => {
    const options = ['Go', 'GO']
    expect(checkAnswer(question({ options }), 'GO')).toEqual({ accepted: true, answer: 'GO' })
    expect(checkAnswer(question({ options }), 'go')).toEqual({ accepted: true, answer: 'Go' })
  })
})

describe('an answer to a confirmation', () => {
  it('is one of its options', () => {
    const asked = question({ category: 'confirmation', options: ['Yes', 'No, use another'] })
    expect(checkAnswer(asked, 'yes')).toEqual({ accepted: true, answer: 'Yes' })
    expect(checkAnswer(asked, 'No')).toMatchObject({ accepted: false, suggestion: 'No, use another' })
  })

  it('is Yes or No where it has none', () => {
    const asked = question({ category: 'confirmation', options: [] })
    expect(checkAnswer(asked, 'no')).toEqual({ accepted: true, answer: 'No' })
    expect(checkAnswer(asked, 'ys')).toEqual({
      accepted: false,
      reason: 'not_an_option',
      options: ['Yes', 'No'],
      suggestion: 'Yes',
    })
  })
})

describe.each(['business', 'clarification'] as const)('an answer to a %s question', (category) => {
  it('may be free text, which is passed on as it is', () => {
    expect(checkAnswer(question({ category }), ' Oracle ')).toEqual({ accepted: true, answer: ' Oracle ' })
    expect(checkAnswer(question({ category, options: [] }), 'x')).toEqual({ accepted: true, answer: 'x' })
  })

  it('is an option as it is written where it means one', () => {
    expect(checkAnswer(question({ category }), 'mysql')).toEqual({ accepted: true, answer: 'MySQL' })
  })

  it('is refused where it is empty', () => {
    expect(checkAnswer(question({ category }), ' ')).toEqual({
      accepted: false,
      reason: 'empty',
      options: [],
      suggestion: undefined,
    })
  })
})

describe('a question that nobody answered in time', () => {
  it.each([
    ['answers its default', { default: 'a', required: true }, { waits: false, answer: 'a' }],
    ['answers its default, optional or not', { default: '', required: false }, { waits: false, answer: '' }],
    ['answers null when it is optional', { required: false }, { waits: false, answer: null }],
    ['waits on when it is required', { required: true }, { waits: true }],
  ] as const)('%s', (_, asked, expected) => {
    expect(answerAtTimeout(asked)).toEqual(expected)
  })
})

describe('the nearest option', () => {
  it.each([
    ['sqlite', 'SQLite (for simplicity)'],
    ['sqlit', 'SQLite (for simplicity)'],
    ['mysqll', 'MySQL'],
    ['mySQ', 'MySQL'],
    ['PostgresQL', 'PostgreSQL (recommended for production)'],
  ])('to %j is %j', (text, expected) => {
    expect(nearestOption(DATABASES, text)).toBe(expected)
  })

  it('is the shorter of two that begin alike, and the first of two that are equally near', () => {
    expect(nearestOption(['Yes, all', 'Yes'], 'Ye')).toBe('Yes')
    expect(nearestOption(['ab', 'ac'], 'a')).toBe('ab')
    expect(nearestOption([], 'a')).toBeUndefined()
  })

  it('is itself for every option, and always one of the options', () => {
    const option = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }).filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(
        fc.uniqueArray(option, {
          minLength: 1,
          maxLength: 8,
          selector: (text) => text.trim().normalize('NFC').toLowerCase(),
        }),
        fc.string(),
        (options, text) => {
          for (const own of options)
            expect(checkAnswer(question({ options }), own)).toEqual({ accepted: true, answer: own })
          expect(options).toContain(nearestOption(options, text))
        },
      ),
    )
  })

  it('is found among a hundred for an answer of any length', () => {
    const options = Array.from({ length: 100 }, (_, index) => `${index} ${'x'.repeat(5000)}`)
    expect(nearestOption(options, `57 ${'x'.repeat(1_000_000)}`)).toBe(options[57])
  })
})
