import { describe, expect, it } from 'vitest'
import { findInjections } from '../../../src/protocol/injection/find-injections.ts'
import { HIDINGS } from '../../../src/protocol/injection/hiding.ts'
import {
  describeHiding,
  describeInjection,
  type InjectionMatch,
} from '../../../src/protocol/injection/injection-match.ts'
import { injectionViolations } from '../../../src/protocol/injection/injection-violations.ts'
import { PositionFinder } from '../../../src/protocol/injection/position-finder.ts'
import { describeViolation, isWarning } from '../../../src/protocol/violation.ts'

const matchOf = (text: string) => findInjections(text)[0] as InjectionMatch

describe('describeInjection', () => {
  it('says where and which phrase, in both languages', () => {
    const match = matchOf('a\n system prompt')
    expect(describeInjection(match, 'en')).toBe('line 2, column 2: the forbidden phrase "system prompt"')
    expect(describeInjection(match, 'ko')).toBe('2행 2열: 금지된 문구 "system prompt"')
  })

  it('says how it was hidden', () => {
    const match = matchOf('SYSTEM &#112;rompt')
    expect(describeInjection(match, 'en')).toBe(
      'line 1, column 1: the forbidden phrase "system prompt", hidden by HTML entities, letter case',
    )
    expect(describeInjection(match, 'ko')).toBe(
      '1행 1열: 금지된 문구 "system prompt" (숨긴 방법: HTML 엔티티, 대소문자)',
    )
  })

  it('has a name for every way of hiding, in both languages', () => {
    expect(describeHiding(HIDINGS)).toEqual({
      ko:
        '전각 문자, 보이지 않는 문자, HTML 엔티티, 퍼센트 인코딩, 유니코드 이스케이프, 마크업이나 주석, base64, 16진수, ' +
        '닮은꼴 문자, 결합 문자, 풀어쓴 자모, 대소문자, 띄어쓰기, 줄바꿈, 문장 부호, 끼워 넣은 말, 바꿔 쓴 말, 거꾸로 쓰기, rot13',
      en:
        'full-width letters, invisible characters, HTML entities, percent escapes, unicode escapes, markup or comments, base64, ' +
        'hexadecimal, look-alike characters, combining marks, separate jamo, letter case, spacing, line breaks, punctuation, ' +
        'words in between, other wording, reversal, rot13',
    })
  })
})

describe('injectionViolations', () => {
  it('names the phrase and its place', () => {
    const [found] = injectionViolations('one\nyou are now two')
    expect(found).toEqual({
      pointer: '',
      rule: 'forbidden_phrase',
      values: { phrase: 'you are now' },
      position: { line: 2, column: 1 },
    })
    expect(found && isWarning(found)).toBe(false)
    expect(found && describeViolation(found, 'en')).toBe(
      'contains the forbidden phrase: you are now. Remove it, or a person must let it through on the record',
    )
    expect(found && describeViolation(found, 'ko')).toBe(
      '금지된 문구가 있습니다: you are now. 지우거나, 사람이 기록을 남기고 통과시켜야 합니다',
    )
  })

  it('says how a hidden one was hidden, in the language it is described in', () => {
    const [found] = injectionViolations('YOU are now')
    expect(found?.rule).toBe('hidden_phrase')
    expect(found && describeViolation(found, 'en')).toBe(
      'contains the forbidden phrase, hidden by letter case: you are now. Remove it, or a person must let it through on the record',
    )
    expect(found && describeViolation(found, 'ko')).toBe(
      '숨겨진 금지 문구가 있습니다: you are now (숨긴 방법: 대소문자). 지우거나, 사람이 기록을 남기고 통과시켜야 합니다',
    )
  })

  it('is empty for a harmless text', () => {
    expect(injectionViolations('ignore whitespace')).toEqual([])
  })
})

describe('PositionFinder', () => {
  it('counts lines and columns from one, whatever ends a line', () => {
    const positions = new PositionFinder('ab\ncd\r\nef\rg\n\nh')
    const at = (offset: number) => Object.values(positions.at(offset)).join(':')
    expect([0, 1, 2, 3, 5, 6, 7, 9, 10, 11, 12, 13].map(at)).toEqual([
      '1:1',
      '1:2',
      '1:3',
      '2:1',
      '2:3',
      '2:4',
      '3:1',
      '3:3',
      '4:1',
      '4:2',
      '5:1',
      '6:1',
    ])
  })
})
