import { describe, expect, test } from 'vitest'
import { wordMarks } from '../../web/src/diff/word-marks.ts'
import { keyName } from '../../web/src/keys/key-name.ts'
import { touchedBy } from '../../web/src/live/touched.ts'
import { parseSgr } from '../../web/src/log/sgr.ts'
import { cutText, visibleText } from '../../web/src/parts/visible-text.ts'

describe('text of others', () => {
  test.each([
    ['a\u202Eb', 'a«202e»b'],
    ['a\u0000b', 'a␀b'],
    ['a\u200Bb', 'a«200b»b'],
    ['한글\n둘째 줄', '한글\n둘째 줄'],
  ])('%j is shown as %j', (text, shown) => expect(visibleText(text)).toBe(shown))

  test('is cut between characters', () => {
    expect(cutText('😀'.repeat(10), 3)).toBe('😀😀😀…')
    expect(cutText('x'.repeat(1_000_000))).toHaveLength(301)
  })
})

describe('a line of a log', () => {
  test('keeps colours and loses every other sequence', () => {
    const spans = parseSgr('\u001b[32mok\u001b[0m \u001b]0;title\u0007\u001b[2J\u001b[1;31mbad\u001b[m!')
    expect(spans).toEqual([
      { text: 'ok', look: 'sgr-green' },
      { text: ' ', look: '' },
      { text: 'bad', look: 'sgr-red sgr-bold' },
      { text: '!', look: '' },
    ])
  })

  test('shows a direction mark instead of obeying it', () => {
    expect(parseSgr('a\u202Eb')).toEqual([{ text: 'a«202e»b', look: '' }])
  })
})

describe('keys', () => {
  test('are the same in Hangul mode', () => {
    expect(keyName({ key: 'ㅓ', code: 'KeyJ', shiftKey: false })).toBe('j')
    expect(keyName({ key: 'ㅓ', code: 'KeyJ', shiftKey: true })).toBe('J')
    expect(keyName({ key: 'j', code: 'KeyC', shiftKey: false })).toBe('j')
  })
})

describe('word marks', () => {
  test('mark what differs, and nothing where two lines share little', () => {
    expect(wordMarks('const a = open(name)', 'const b = open(name)').next).toEqual([
      { text: 'const ', marked: false },
      { text: 'b', marked: true },
      { text: ' = open(name)', marked: false },
    ])
    expect(wordMarks('alpha beta', '전혀 다른 줄').old).toEqual([{ text: 'alpha beta', marked: false }])
  })
})

test('events name what they touched, never a whole list', () => {
  const event = { number: 1, seq: 1, at: '', type: 'x:y', actor: 'a', data: {} }
  expect(
    touchedBy([
      { ...event, stream: 'TASK-20261118-001' },
      { ...event, stream: 'run_1', data: { task_id: 'TASK-20261118-002' } },
      { ...event, stream: '@pipeline' },
    ]),
  ).toEqual({ tasks: new Set(['TASK-20261118-001', 'TASK-20261118-002']), runs: new Set(['run_1']), house: true })
})
