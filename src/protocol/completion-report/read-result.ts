import { pointer } from '../json-pointer.ts'
import type { Localized } from '../lang.ts'
import { type Violation, violation } from '../violation.ts'
import { type ResultName, resultNamed } from './report-words.ts'

interface ReadResult {
  /** Undefined when the line could not be read. */
  readonly name?: ResultName
  readonly value?: unknown
  readonly fault?: Violation
}

const LINE = /^([^:：]{1,40})[:：](.*)$/su
const COUNTS = /^(PASS|FAIL) ?\( ?(\d{1,9}) ?\/ ?(\d{1,9}) ?\)$/i

const EXPECTED = {
  testResult: { ko: '테스트: PASS (5/5)', en: 'Tests: PASS (5/5)' },
  typeCheck: { ko: '타입체크: PASS | FAIL', en: 'Type check: PASS | FAIL' },
  buildStatus: { ko: '빌드: SUCCESS | FAIL', en: 'Build: SUCCESS | FAIL' },
} as const satisfies Record<ResultName, Localized>

const WORDS = { typeCheck: ['PASS', 'FAIL'], buildStatus: ['SUCCESS', 'FAIL'] } as const

/** One line of the results, such as `테스트: PASS (5/5)`. */
export function readResult(text: string): ReadResult {
  const [, label = '', rest = ''] = LINE.exec(text) ?? []
  const name = resultNamed(label)
  if (name === undefined) return { fault: violation('/testResult', 'result_unreadable', { expected: anyResult() }) }
  if (name === 'testResult') return readCounts(rest.trim())
  const word = rest.trim().toUpperCase()
  return (WORDS[name] as readonly string[]).includes(word) ? { name, value: word } : { fault: unreadable(name) }
}

function readCounts(text: string): ReadResult {
  const match = COUNTS.exec(text)
  if (!match) return { fault: unreadable('testResult') }
  const word = (match[1] ?? '').toUpperCase()
  const [passed, total] = [Number(match[2]), Number(match[3])]
  const result: ReadResult = { name: 'testResult', value: { passed, total } }
  if (passed > total || word === testWord({ passed, total })) return result
  return { ...result, fault: violation('/testResult', 'test_word_differs', { word, passed, total }) }
}

/** The word before the counts. */
export function testWord({ passed, total }: { passed: number; total: number }): 'PASS' | 'FAIL' {
  return passed < total ? 'FAIL' : 'PASS'
}

const unreadable = (name: ResultName) => violation(pointer(name), 'result_unreadable', { expected: EXPECTED[name] })

function anyResult(): Localized {
  const all = Object.values(EXPECTED)
  return { ko: all.map((one) => one.ko).join(', '), en: all.map((one) => one.en).join(', ') }
}
