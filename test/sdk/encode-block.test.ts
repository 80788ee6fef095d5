import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseActionItem } from '../../src/protocol/agent-blocks/action-line.ts'
import { QUESTION_CATEGORIES, VERDICTS } from '../../src/protocol/agent-blocks/block-schemas.ts'
import { ISSUE_SEVERITIES } from '../../src/protocol/agent-blocks/issue-line.ts'
import {
  encodeCustomTaskComplete,
  encodeError,
  encodePhaseComplete,
  encodeQuestion,
  encodeResult,
  encodeValue,
} from '../../src/sdk/encode-block.ts'
import { eventsOf } from '../support/parse-agent-output.ts'

/** Strings that mean something to the parser, lone surrogates and any other code units included. */
const hostile = fc.constantFrom(
  '[/USER_QUESTION]',
  '[ERROR]',
  '[/ERROR]',
  '\n[/ERROR]\n',
  '=== PHASE 1 COMPLETE ===',
  '\n=== PHASE 1 COMPLETE ===\n',
  '```',
  '\n```\n',
  '- ',
  '-',
  '  ',
  '\t',
  '\n',
  '\n\n',
  '\r',
  '\r\n',
  '\u2028',
  '\u2029',
  '\u0085',
  '\ufeff',
  '\u3000',
  '"',
  '""',
  '\\',
  'key: value',
  '\nrun: other\n',
  ':12',
  ' | ',
  '|',
  'expected: ',
  'fault: code',
  '…[cut]',
  '\ud800',
  '\udfff',
  '\0',
  '가',
  '🚀',
  '_',
  'a',
  'critical',
  '/security',
  '-:1',
)
const anyText = fc.oneof(
  fc.array(hostile, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
  fc.array(fc.nat({ max: 0xffff }), { maxLength: 12 }).map((units) => String.fromCharCode(...units)),
)
const text = anyText.filter((value) => value.trim() !== '')
const nonce = fc.option(text, { nil: undefined })
const optional = fc.option(anyText, { nil: undefined })

/** Leaves out what is undefined, as the parser does. */
const present = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined))

/** The one event besides empty log lines, without its place. */
function heard(printed: string) {
  const [before, event, ...rest] = eventsOf(`no line end${printed}`, { logText: true })
  expect(before).toMatchObject({ kind: 'log', text: 'no line end\n' })
  const { at: _, ...said } = event ?? { at: undefined }
  return { said, rest: rest.filter(({ kind }) => kind !== 'detail') }
}

describe('what an agent encodes, the parser gives back:', () => {
  it('questions', () => {
    const bound = fc
      .array(text, { minLength: 1, maxLength: 5 })
      .chain((options) => fc.record({ options: fc.constant(options), default: fc.constantFrom(undefined, options[0]) }))
    const free = fc.record({ options: fc.array(text, { maxLength: 5 }), default: optional })
    const question = fc.constantFrom(...QUESTION_CATEGORIES).chain((category) =>
      fc
        .tuple(category === 'choice' || category === 'confirmation' ? bound : free, text, fc.boolean())
        .map(([rest, asked, required]) => ({
          category,
          question: asked,
          required,
          ...rest,
        })),
    )
    fc.assert(
      fc.property(question, nonce, (value, run) => {
        expect(heard(encodeQuestion(value, run))).toEqual({
          said: present({ kind: 'question', run, question: present(value) }),
          rest: [],
        })
      }),
      { numRuns: 2000 },
    )
  })

  it('errors', () => {
    const error = fc.record({
      type: fc.constantFrom('recoverable' as const, 'fatal' as const),
      message: text,
      details: optional,
      recovery: fc.constantFrom('pause_and_retry' as const, 'checkpoint_and_fail' as const, 'notify_user' as const),
    })
    fc.assert(
      fc.property(error, nonce, ({ details, ...given }, run) => {
        const value = { ...given, ...(details !== undefined && { details }) }
        expect(heard(encodeError(value, run))).toEqual({
          said: present({ kind: 'error', run, error: value }),
          rest: [],
        })
      }),
      { numRuns: 1000 },
    )
  })

  it('results', () => {
    const issue = fc.record({
      severity: fc.constantFrom(...ISSUE_SEVERITIES),
      security: fc.boolean(),
      path: fc.option(anyText),
      line: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
      text,
    })
    const failedTest = fc.record({
      name: anyText,
      expected: anyText,
      actual: anyText,
      fault: fc.constantFrom('test' as const, 'code' as const),
    })
    const list = fc.array(text, { maxLength: 3 })
    const name = fc.constantFrom('changelog', 'plan_doc_ref', 'a1')
    const named = fc.array(fc.record({ name, text }), { maxLength: 3 })
    const attachment = fc.record({ type: fc.constantFrom('defect_report' as const, 'other' as const), path: text })
    const category = { category: fc.constantFrom('quality' as const, 'scope' as const) }
    const rest = fc.oneof(fc.record(category), fc.constant({}))
    const lists = fc.record({
      summary: text,
      verdict: fc.constantFrom(...VERDICTS),
      files: list,
      issues: fc.array(issue, { maxLength: 3 }),
      unfinished: list,
      failed_tests: fc.array(failedTest, { maxLength: 3 }),
      // A date that is none would be refused: the parser says so.
      action_items: fc.array(
        text.filter((item) => parseActionItem(item) !== undefined),
        { maxLength: 3 },
      ),
      attachments: fc.array(attachment, { maxLength: 2 }),
      outputs: named,
      not_needed: named,
      checklist: named,
    })
    const result = fc.tuple(lists, rest).map(([all, more]) => ({ ...all, ...more }))
    fc.assert(
      fc.property(result, nonce, (value, run) => {
        expect(heard(encodeResult(value, run))).toEqual({
          said: present({ kind: 'agent_result', run, result: value }),
          rest: [],
        })
      }),
      { numRuns: 2000 },
    )
  })

  it('completed phases, complete with the empty line after them', () => {
    const details = fc.record({ name: optional, documents: fc.array(anyText, { maxLength: 5 }) })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), details, nonce, (phase, { name, documents }, run) => {
        const given = { documents, ...(name !== undefined && { name }) }
        expect(heard(encodePhaseComplete(phase, given, run))).toEqual({
          said: present({ kind: 'phase_complete', run, phase, name, documents }),
          rest: [expect.objectContaining({ kind: 'log', text: '\n' })],
        })
      }),
      { numRuns: 1000 },
    )
  })

  it('completed tasks', () => {
    fc.assert(
      fc.property(optional, optional, nonce, (task, summary, run) => {
        const given = { ...(task !== undefined && { task }), ...(summary !== undefined && { summary }) }
        expect(heard(encodeCustomTaskComplete(given, run)).said).toEqual(
          present({ kind: 'custom_task_complete', run, task, summary }),
        )
      }),
      { numRuns: 1000 },
    )
  })
})

describe('an encoded block', () => {
  it('is as readable as one written by hand', () => {
    const printed = encodeQuestion(
      {
        category: 'choice',
        question: 'Which - or: none?',
        options: ['A [x]', '- B'],
        default: 'A [x]',
        required: false,
      },
      'n1',
    )
    expect(printed).toBe(
      '\n[USER_QUESTION]\nrun: n1\ncategory: choice\nquestion: Which - or: none?\noptions:\n- A [x]\n- - B\ndefault: A [x]\nrequired: false\n[/USER_QUESTION]\n',
    )
  })

  it('asks for an answer unless it says otherwise', () => {
    expect(encodeQuestion({ category: 'business', question: 'q' })).toBe(
      '\n[USER_QUESTION]\ncategory: business\nquestion: q\nrequired: true\n[/USER_QUESTION]\n',
    )
  })

  it('has no more than it needs', () => {
    expect(encodePhaseComplete(2)).toBe('\n=== PHASE 2 COMPLETE ===\n\n')
    expect(encodePhaseComplete(2, { name: 'Design', documents: ['a b.md'] }, 'n')).toBe(
      '\n=== PHASE 2 COMPLETE ===\nrun: n\nPhase: Design\nDocuments created:\n- a b.md\n\n',
    )
    expect(encodeCustomTaskComplete()).toBe('\n=== CUSTOM TASK COMPLETE ===\n\n')
    expect(encodeCustomTaskComplete({ task: 't', summary: 's' })).toBe(
      '\n=== CUSTOM TASK COMPLETE ===\nTask: t\nSummary: s\n\n',
    )
    expect(encodeResult({ summary: 's', verdict: 'pass' })).toBe(
      '\n[AGENT_RESULT]\nsummary: s\nverdict: pass\n[/AGENT_RESULT]\n',
    )
    expect(encodeError({ type: 'fatal', message: 'm', recovery: 'notify_user' })).toBe(
      '\n[ERROR]\ntype: fatal\nmessage: m\nrecovery: notify_user\n[/ERROR]\n',
    )
  })

  it.each([
    ['plain', 'plain'],
    ['- a: [b]', '- a: [b]'],
    ['say "hi"', 'say "hi"'],
    ['', '""'],
    ['"quoted"', '"\\"quoted\\""'],
    [' a', '" a"'],
    ['a ', '"a "'],
    ['a\nb', '"a\\nb"'],
    ['a\u2028b', '"a\u2028b"'],
    ['\ud800', '"\\ud800"'],
  ])('writes the value %j as %j', (value, expected) => {
    expect(encodeValue(value)).toBe(expected)
  })

  it('quotes a path only where it could be mistaken', () => {
    const place = (path: string | null, line: number | null) =>
      encodeResult({
        summary: 's',
        verdict: 'fail',
        issues: [{ severity: 'minor', security: false, path, line, text: 't' }],
      }).split('\n')[5]
    expect(place('src/a.ts', 3)).toBe('- minor src/a.ts:3 t')
    expect(place('a:b', null)).toBe('- minor a:b t')
    expect(place('a:3', null)).toBe('- minor "a:3" t')
    expect(place('a b', 3)).toBe('- minor "a b":3 t')
    expect(place('-', null)).toBe('- minor "-" t')
    expect(place(null, null)).toBe('- minor - t')
    expect(place(null, 4)).toBe('- minor -:4 t')
  })

  it('quotes a part of a failed test only where it contains the bar', () => {
    const printed = encodeResult({
      summary: 's',
      verdict: 'fail',
      failed_tests: [{ name: 'a', expected: 'b|c', actual: 'd', fault: 'test' }],
    })
    expect(printed.split('\n')[5]).toBe('- a | expected: "b|c" | actual: d | fault: test')
  })
})
