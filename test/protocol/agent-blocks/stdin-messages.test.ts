import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseStdinMessage } from '../../../src/protocol/agent-blocks/parse-stdin-message.ts'
import { encodeStdinMessage, type StdinMessage } from '../../../src/protocol/agent-blocks/stdin-messages.ts'
import { propertyRuns } from '../../support/property-runs.ts'

const text = fc.string({ unit: 'binary' })

const message: fc.Arbitrary<StdinMessage> = fc.oneof(
  fc.record({
    type: fc.constant('question_answer' as const),
    questionId: fc.stringMatching(/^q_[A-Za-z0-9_-]{1,64}$/),
    answer: fc.option(text),
  }),
  fc.record({
    type: fc.constant('phase_result' as const),
    phase: fc.integer({ min: 1, max: 9999 }),
    verdict: fc.constantFrom('approved' as const, 'rework' as const),
    comments: text,
  }),
  fc.record({ type: fc.constant('retry' as const) }),
  fc.record({ type: fc.constant('follow_up' as const), text }),
  fc.record({ type: fc.constant('protocol_error' as const), details: text }),
  fc.record({ type: fc.constant('dependency_answer' as const), name: text, value: text }),
)

describe('a message to stdin', () => {
  it('is one line of JSON, as in the source document', () => {
    const sent: StdinMessage = {
      type: 'question_answer',
      questionId: 'q_abc123',
      answer: 'Subscription (monthly/yearly)',
    }
    expect(encodeStdinMessage(sent)).toBe(
      '{"type":"question_answer","questionId":"q_abc123","answer":"Subscription (monthly/yearly)"}\n',
    )
  })

  it('breaks no line for any reader', () => {
    expect(encodeStdinMessage({ type: 'follow_up', text: 'a\nb\r\u2028\u2029\u0085' })).toBe(
      '{"type":"follow_up","text":"a\\nb\\r\\u2028\\u2029\\u0085"}\n',
    )
  })

  it('is read back as it was, whatever it contains', () => {
    fc.assert(
      fc.property(message, (sent) => {
        const line = encodeStdinMessage(sent)
        expect(line.search(/[\n\r\u0085\u2028\u2029]/)).toBe(line.length - 1)
        expect(parseStdinMessage(line)).toEqual({ ok: true, value: sent })
      }),
      { numRuns: propertyRuns(1000) },
    )
  })

  it('may say more than is known', () => {
    expect(parseStdinMessage('{"type":"retry","after":3}')).toEqual({ ok: true, value: { type: 'retry' } })
  })

  it.each([
    ['no JSON', '{', 'INVALID_JSON', undefined],
    ['a key that must not be there', '{"__proto__":1,"type":"retry"}', 'UNSAFE_KEY', undefined],
    [
      'an unknown type',
      '{"type":"stop"}',
      'INVALID_INPUT',
      [['/type', 'must be one of: question_answer, phase_result, retry, follow_up, protocol_error, dependency_answer']],
    ],
    ['no type', '{}', 'INVALID_INPUT', expect.arrayContaining([['/type', 'is required']])],
    [
      'a wrong id and no answer',
      '{"type":"question_answer","questionId":"abc"}',
      'INVALID_INPUT',
      [
        ['/answer', 'is required'],
        ['/questionId', 'must be the id of a question, such as q_abc123'],
      ],
    ],
    [
      'an unknown verdict of phase 0',
      '{"type":"phase_result","phase":0,"verdict":"ok","comments":""}',
      'INVALID_INPUT',
      [
        ['/phase', 'must be at least 1'],
        ['/verdict', 'must be one of: approved, rework'],
      ],
    ],
    ['no object', '3', 'INVALID_INPUT', expect.anything()],
  ])('is refused with %s', (_, line, code, violations) => {
    const read = parseStdinMessage(line)
    if (read.ok) throw new Error('was accepted')
    expect(read.error.code).toBe(code)
    const found = read.error.details.violations as { pointer: string; message: string }[] | undefined
    expect(found?.map(({ pointer, message: said }) => [pointer, said])).toEqual(violations)
  })
})
