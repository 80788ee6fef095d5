import { describe, expect, test } from 'vitest'
import { plainQuestion } from '../../../src/protocol/agent-blocks/plain-question.ts'

describe('reach.8 a question in plain words', () => {
  test.each([
    ['I looked around.\n\nShould the function round or truncate?', 'Should the function round or truncate?'],
    [
      'Which database should I use?\n\n- SQLite\n- PostgreSQL\n',
      'Which database should I use?\n- SQLite\n- PostgreSQL',
    ],
    ['Which one?\n1. first\n2. second', 'Which one?\n1. first\n2. second'],
    ['반올림할까요, 버릴까요?', '반올림할까요, 버릴까요?'],
    ['**어느 쪽이 맞습니까？**', '**어느 쪽이 맞습니까？**'],
    ['- Is this right?', '- Is this right?'],
  ])('%j', (words, question) => {
    expect(plainQuestion(words)).toBe(question)
  })

  test.each([
    [''],
    ['All done.'],
    ['Why does it fail? Because of the date. I fixed it.'],
    ['Is it right?\n\nYes: all tests pass.'],
    ['```\nwhat?\n```'],
    ['- one\n- two'],
    ['a\n\n- b\n\n- c\n\n- d'],
  ])('%j is none', (words) => {
    expect(plainQuestion(words)).toBeUndefined()
  })

  test('of any length costs linear time and is cut', () => {
    expect(plainQuestion(`${'*'.repeat(200_000)}?`)).toHaveLength(2_000)
    expect(plainQuestion(`?${') '.repeat(200_000)}`)).toHaveLength(2_000)
  })
})
