import { describe, expect, it } from 'vitest'
import { BatonError } from '../../src/protocol/baton-error.ts'
import { ERRORS } from '../../src/protocol/errors.ts'
import { inflect } from '../../src/protocol/inflect.ts'
import { violationRules } from '../../src/protocol/violation-rules.ts'

const particle = (word: string) => inflect`${word} 을(를)`.slice(word.length).trim()

describe('reach.21 words that follow what is filled in', () => {
  it.each([
    ['태스크', '를'],
    ['일', '을'],
    ['TASK-20261101-001', '을'],
    ['TASK-20261101-002', '를'],
    ['TASK-20261101-010', '을'],
    ['DEV_PENDING', '을'],
    ['PLAN_REVISION', '을'],
    ['DONE', '을'],
    ['CANCELLED', '를'],
    ['PO', '를'],
    ['PR', '을'],
    ['ACK', '를'],
    ['README.md', '를'],
    ['package.json', '을'],
    ['src/index.ts', '를'],
    ['lib/table', '을'],
    ['commit', '을'],
    ['test', '를'],
    ['approve', '를'],
    ['rollback', '을'],
    ['check', '를'],
    ['"greeting"', '을'],
    ['main (3f2a)', '을'],
    ['main(홍)', '을'],
    ['…', '를'],
    ['', '를'],
  ])('%s takes %s', (word, expected) => {
    expect(particle(word)).toBe(expected)
  })

  it('chooses every particle, and (으)로 by ㄹ too', () => {
    expect(
      inflect`${'main'} 은(는) ${'홍길동'} 이(가) ${'kimqa'} 과(와) ${'파일'} (으)로 ${'main'} (으)로 ${'PO'} (으)로`,
    ).toBe('main 은 홍길동이 kimqa 와 파일로 main 으로 PO 로')
    expect(inflect`${'송'} 이(라)는 ${'song-po'} 이(라)는`).toBe('송이라는 song-po 라는')
  })

  it('writes a particle onto a Korean word and apart from other letters', () => {
    expect(inflect`${'문서'} 을(를), ${'docs'} 을(를)`).toBe('문서를, docs 를')
  })

  it('counts one thing in the singular and everything else in the plural', () => {
    expect(inflect`${1} task(s), ${0} problem(s), ${'2'} file(s)`).toBe('1 task, 0 problems, 2 files')
    expect(inflect`a path or an http(s) link`).toBe('a path or an http(s) link')
  })

  it('leaves marks inside of values alone', () => {
    expect(inflect`${'을(를) file(s) 1'} 을(를)`).toBe('을(를) file(s) 1 을')
    const refused = BatonError.of('TASK_NOT_FOUND', { task_id: '이(가)' })
    expect(refused.describe('ko')).toContain('이(가)')
  })

  it('fills the texts of the catalogue', () => {
    expect(BatonError.of('TASK_NOT_FOUND', { task_id: 'TASK-20261101-001' }).describe('ko')).toBe(
      '태스크 TASK-20261101-001 이 없습니다. baton task list 로 확인하세요.',
    )
    expect(BatonError.of('PIPELINE_INVALID', { source: 'a.json', faults: 1, first: 'x' }).message).toContain(
      'has 1 fault ',
    )
  })

  it('writes no particle after a value without saying which', () => {
    const texts = [...Object.values(ERRORS), ...Object.values(violationRules())].map(({ message }) => message.ko)
    const fixed = /\}['"\])]* ?(?:은|는|이|가|을|를|와|과|로|으로|이라는|라는)(?=[ ,.])/
    expect(texts.filter((text) => fixed.test(text))).toEqual([])
  })
})
