import { describe, expect, it } from 'vitest'
import type { BlockEvent, InvalidEvent } from '../../../src/protocol/agent-blocks/block-events.ts'
import { createBlockParser } from '../../../src/protocol/agent-blocks/block-parser.ts'
import { describeInvalid } from '../../../src/protocol/agent-blocks/describe-invalid.ts'
import { bytesOf, eventsOf } from '../../support/parse-agent-output.ts'

const QUESTION = '[USER_QUESTION]\ncategory: business\nquestion: Why?\nrequired: true\n[/USER_QUESTION]\n'
const ERROR = '[ERROR]\ntype: fatal\nmessage: m\nrecovery: notify_user\n[/ERROR]\n'

const kinds = (events: readonly BlockEvent[]) => events.map(({ kind }) => kind)

function onlyInvalid(text: string): InvalidEvent {
  const invalid = eventsOf(text).filter((event) => event.kind === 'invalid')
  expect(invalid).toHaveLength(1)
  return invalid[0] as InvalidEvent
}

/** `rule@line:column pointer` of each fault. */
function faults(text: string): string[] {
  return onlyInvalid(text).violations.map(({ rule, pointer, position }) =>
    `${rule}@${position?.line}:${position?.column} ${pointer}`.trim(),
  )
}

function questionWith(fields: string): string {
  return `[USER_QUESTION]\n${fields}\n[/USER_QUESTION]\n`
}

describe('a tag', () => {
  it('counts alone on its line, with white space after it', () => {
    expect(kinds(eventsOf(ERROR.replace('[ERROR]', '[ERROR] \t').replace('[/ERROR]', '[/ERROR]  \r')))).toEqual([
      'error',
    ])
  })

  it.each([
    ['with text after it', `${ERROR.replace('[ERROR]', '[ERROR] boom')}`],
    ['with text before it', ERROR.replace('[ERROR]', 'x[ERROR]')],
    ['when it is indented', ERROR.replace('[ERROR]', ' [ERROR]')],
    ['in lower case', ERROR.replace('[ERROR]', '[error]')],
    ['in double brackets', ERROR.replace('[ERROR]', '[[ERROR]]')],
    ['with a space inside', ERROR.replace('[ERROR]', '[ ERROR ]')],
    ['that is unknown', '[WARNING]\ntype: fatal\n[/WARNING]\n'],
    ['that closes nothing', '[/ERROR]\n'],
    ['named like a member of every object', '[constructor]\n[toString]\n[__proto__]\n'],
    ['that is longer than any tag', `[${'A'.repeat(100)}]\n`],
  ])('is a log line %s', (_, text) => {
    expect(kinds(eventsOf(text))).toEqual(['log'])
  })

  it('is recognised on the last line of a stream without line end', () => {
    expect(eventsOf(ERROR.trimEnd())).toEqual([
      {
        kind: 'error',
        at: { line: 1, start: 0, end: ERROR.length - 1 },
        error: { type: 'fatal', message: 'm', recovery: 'notify_user' },
      },
    ])
  })
})

describe('events', () => {
  it('say where they stand in the stream, in lines and bytes', () => {
    expect(eventsOf(`가\nlog\n${QUESTION}[INFO] x\n`)).toEqual([
      { kind: 'log', at: { line: 1, start: 0, end: 8 }, lines: 2 },
      {
        kind: 'question',
        at: { line: 3, start: 8, end: 8 + QUESTION.length },
        question: { category: 'business', question: 'Why?', options: [], required: true },
      },
      { kind: 'log', at: { line: 8, start: 8 + QUESTION.length, end: 17 + QUESTION.length }, lines: 1 },
    ])
  })

  it('carry the text of log lines on demand, as it was printed', () => {
    expect(eventsOf('\uFEFFa\r\n\n[x]\n  b', { logText: true })).toEqual([
      { kind: 'log', at: { line: 1, start: 0, end: 14 }, lines: 4, text: '\uFEFFa\r\n\n[x]\n  b' },
    ])
  })

  it('come as soon as a block is whole, and log lines with the next flush', () => {
    const parser = createBlockParser({ logText: true })
    expect(parser.push(bytesOf('one\ntwo\nthr'))).toEqual([])
    expect(parser.flush()).toEqual([{ kind: 'log', at: { line: 1, start: 0, end: 8 }, lines: 2, text: 'one\ntwo\n' }])
    expect(parser.flush()).toEqual([])
    expect(kinds(parser.push(bytesOf(`ee\n${ERROR}`)))).toEqual(['log', 'error'])
    expect(parser.end()).toEqual([])
  })

  it('are none for an empty stream', () => {
    expect(eventsOf('')).toEqual([])
  })
})

describe('a block', () => {
  it('holds a dependency request, marked as deprecated', () => {
    const text =
      '[DEPENDENCY_REQUEST]\ntype: file\nname: a\ndescription: d\nrequired: false\ndefault: x\n[/DEPENDENCY_REQUEST]'
    expect(eventsOf(text)).toEqual([
      {
        kind: 'dependency_request',
        deprecated: true,
        at: { line: 1, start: 0, end: text.length },
        request: { type: 'file', name: 'a', description: 'd', required: false, default: 'x' },
      },
    ])
  })

  it('holds a result with all its lists', () => {
    const text =
      '[AGENT_RESULT]\nrun: n\nsummary: done\nverdict: needs_revision\nfiles:\n- a.ts\n- b.ts\nissues:\n' +
      '- critical/security src/a.ts:12 token is logged\n- info - no changelog\nunfinished:\n  - docs\nfailed_tests:\n' +
      '- adds up | expected: 3 | actual: 4 | fault: code\naction_items:\n- write docs @ 4h\n' +
      'category: scope\nattachments:\n- question_list docs/questions.md\noutputs:\n- plan_doc_ref: docs/plan.md\n' +
      'not_needed:\n- changelog: nobody sees it\nchecklist:\n- consistent_terms: "as in\\nthe glossary"\n[/AGENT_RESULT]\n'
    expect(eventsOf(text)).toEqual([
      {
        kind: 'agent_result',
        at: { line: 1, start: 0, end: text.length },
        run: 'n',
        result: {
          summary: 'done',
          verdict: 'needs_revision',
          files: ['a.ts', 'b.ts'],
          issues: [
            { severity: 'critical', security: true, path: 'src/a.ts', line: 12, text: 'token is logged' },
            { severity: 'info', security: false, path: null, line: null, text: 'no changelog' },
          ],
          unfinished: ['docs'],
          failed_tests: [{ name: 'adds up', expected: '3', actual: '4', fault: 'code' }],
          action_items: ['write docs @ 4h'],
          category: 'scope',
          attachments: [{ type: 'question_list', path: 'docs/questions.md' }],
          outputs: [{ name: 'plan_doc_ref', text: 'docs/plan.md' }],
          not_needed: [{ name: 'changelog', text: 'nobody sees it' }],
          checklist: [{ name: 'consistent_terms', text: 'as in\nthe glossary' }],
        },
      },
    ])
  })

  it('has empty lists where none were written', () => {
    expect(eventsOf('[AGENT_RESULT]\nsummary: s\nverdict: pass\n[/AGENT_RESULT]\n')).toMatchObject([
      {
        result: {
          summary: 's',
          verdict: 'pass',
          files: [],
          issues: [],
          unfinished: [],
          failed_tests: [],
          action_items: [],
          attachments: [],
          outputs: [],
          not_needed: [],
          checklist: [],
        },
      },
    ])
  })

  it.each([
    ['category: speed', 'category', 'one of: quality | scope | dependency | blocker'],
    ['attachments:\n- report a.md', 'attachments', 'kind path (kind: defect_report'],
    ['attachments:\n- defect_report', 'attachments', 'kind path'],
    ['outputs:\n- no colon', 'outputs', 'name: text'],
    ['not_needed:\n- changelog:', 'not_needed', 'name: text'],
    ['checklist:\n- Consistent: x', 'checklist', 'name: text'],
    ['action_items:\n- mend it @ 2026-13-01', 'action_items', 'text @ 2026-11-20T12:00:00Z'],
  ])('says what is wrong with %j of a result', (line, field, expected) => {
    const [event] = eventsOf(`[AGENT_RESULT]\nsummary: s\nverdict: pass\n${line}\n[/AGENT_RESULT]\n`)
    expect(event).toMatchObject({ kind: 'invalid', error: { details: expect.stringContaining(`'${field}'`) } })
    expect(event).toMatchObject({ error: { details: expect.stringContaining(expected) } })
  })
})

describe('what is wrong in a block', () => {
  it('is an ERROR event in the words of the source document, with what was expected', () => {
    const text = 'x\n[DEPENDENCY_REQUEST]\nname: a\ndescription: d\nrequired: true\n[/DEPENDENCY_REQUEST]\ny\n'
    const [before, invalid, after] = eventsOf(text)
    expect([before?.kind, after?.kind]).toEqual(['log', 'log'])
    expect(invalid).toEqual({
      kind: 'invalid',
      tag: 'DEPENDENCY_REQUEST',
      at: { line: 2, start: 2, end: text.length - 2 },
      error: {
        type: 'fatal',
        message: 'Invalid protocol format',
        details:
          "DEPENDENCY_REQUEST missing required field 'type' (line 2). Expected: [DEPENDENCY_REQUEST] " +
          'type: api_key | env_variable | service | file | permission | package; name: text; description: text; ' +
          'required: true | false; default: text (optional) [/DEPENDENCY_REQUEST]',
        recovery: 'notify_user',
      },
      violations: [
        {
          pointer: '/type',
          rule: 'block_field_missing',
          values: { field: 'type' },
          position: { line: 2, column: 1 },
        },
      ],
    })
  })

  it('is said in Korean too', () => {
    const invalid = onlyInvalid('[ERROR]\ntype: fatal\nmessage: m\nrecovery: no\n[/ERROR]\n')
    expect(describeInvalid(invalid, 'ko')).toBe(
      "ERROR 항목 'recovery' 는 pause_and_retry | checkpoint_and_fail | notify_user 중 하나이어야 합니다 (4번째 줄). " +
        '올바른 형식: [ERROR] type: recoverable | fatal; message: text; details: text (optional); ' +
        'recovery: pause_and_retry | checkpoint_and_fail | notify_user [/ERROR]',
    )
  })

  it('is listed completely, in the order of the lines', () => {
    const text = questionWith('category: choice\ncolour: red\nquestion:\nWhat now\ncategory: business\nrequired: maybe')
    expect(faults(text)).toEqual([
      'choice_without_options@2:11 /options',
      'block_field_unknown@3:1 /colour',
      'block_value@4:10 /question',
      'block_line_misplaced@5:1',
      'block_field_twice@6:1 /category',
      'block_value@7:11 /required',
    ])
  })

  it.each([
    ['a missing field', 'category: business\nquestion: q', ['block_field_missing@1:1 /required']],
    ['a wrong value of an enum', 'category: other\nquestion: q\nrequired: true', ['block_value@2:11 /category']],
    ['an enum in the wrong case', 'category: Business\nquestion: q\nrequired: true', ['block_value@2:11 /category']],
    ['a boolean that is none', 'category: business\nquestion: q\nrequired: yes', ['block_value@4:11 /required']],
    ['a question without text', 'category: business\nquestion: ""\nrequired: true', ['block_value@3:11 /question']],
    [
      'a choice without options',
      'category: choice\nquestion: q\nrequired: true',
      ['choice_without_options@2:11 /options'],
    ],
    [
      'an empty list of a choice',
      'category: choice\nquestion: q\noptions:\nrequired: true',
      ['choice_without_options@2:11 /options'],
    ],
    [
      'a list written as text',
      'category: business\nquestion: q\noptions: a, b\nrequired: true',
      ['block_value@4:10 /options'],
    ],
    [
      'an empty option',
      'category: business\nquestion: q\noptions:\n- a\n  -\nrequired: true',
      ['block_value@6:3 /options/1'],
    ],
    [
      'a default that is no option',
      'category: choice\nquestion: q\noptions:\n- a\ndefault: b\nrequired: true',
      ['default_not_an_option@6:10 /default'],
    ],
    [
      'a confirmation whose default is neither Yes nor No',
      'category: confirmation\nquestion: q\ndefault: Maybe\nrequired: true',
      ['default_not_an_option@4:10 /default'],
    ],
    [
      'an unindented list under a text',
      'category: business\nquestion: q\n- a\n- b\nrequired: true',
      ['block_line_misplaced@4:1', 'block_line_misplaced@5:1'],
    ],
    [
      'lines before the first field',
      '  indented\n- item\ncategory: business\nquestion: q\nrequired: true',
      ['block_line_misplaced@2:1', 'block_line_misplaced@3:1'],
    ],
    [
      'the closing tag of another block',
      'category: business\nquestion: q\nrequired: true\n[/ERROR]',
      ['block_line_misplaced@5:1'],
    ],
  ])('can be %s', (_, fields, expected) => {
    expect(faults(questionWith(fields))).toEqual(expected)
  })

  it('can be too many options', () => {
    const options = Array.from({ length: 101 }, (_, index) => `- ${index}`).join('\n')
    const text = questionWith(`category: business\nquestion: q\nrequired: true\noptions:\n${options}`)
    expect(faults(text)).toEqual(['block_value@5:9 /options'])
    expect(kinds(eventsOf(text.replace('- 100\n', '')))).toEqual(['question'])
  })

  it('can be an issue or a failed test that does not have its form', () => {
    const text =
      '[AGENT_RESULT]\nsummary: s\nverdict: fail\nissues:\n- major a.ts:1 x\n- huge a.ts:1 x\nfailed_tests:\n- t | fault: code\n[/AGENT_RESULT]\n'
    expect(faults(text)).toEqual(['block_value@6:1 /issues/1', 'block_value@8:1 /failed_tests/0'])
    expect(onlyInvalid(text).error.details).toContain(
      "AGENT_RESULT field 'issues' must be severity[/security] path:line text (severity: critical | major | minor | info) (line 6); " +
        "field 'failed_tests' must be name | expected: … | actual: … | fault: test or code (line 8). Expected: ",
    )
  })

  it('is counted where there is very much of it', () => {
    const items = '- x\n'.repeat(60)
    const { violations } = onlyInvalid(`[AGENT_RESULT]\nsummary: s\nverdict: pass\nissues:\n${items}[/AGENT_RESULT]\n`)
    expect(violations).toHaveLength(51)
    expect(violations[49]).toMatchObject({ rule: 'block_value', pointer: '/issues/49' })
    expect(violations[50]).toEqual({ pointer: '', rule: 'more_violations', values: { count: 10 } })
    const fifty = onlyInvalid(
      `[AGENT_RESULT]\nsummary: s\nverdict: pass\nissues:\n${'- x\n'.repeat(50)}[/AGENT_RESULT]\n`,
    )
    expect(fifty.violations).toHaveLength(50)
  })

  it('is not a default in another case, which is taken as its option is written', () => {
    const text = questionWith('category: choice\nquestion: q\noptions:\n- MySQL\ndefault: mysql\nrequired: true')
    expect(eventsOf(text)).toMatchObject([{ question: { default: 'MySQL' } }])
  })

  it('is not a default that no option binds', () => {
    const text = questionWith('category: business\nquestion: q\noptions:\n- a\ndefault: b\nrequired: true')
    expect(eventsOf(text)).toMatchObject([{ question: { options: ['a'], default: 'b' } }])
  })

  it('is not an empty optional field, which is as good as absent', () => {
    const [event] = eventsOf(questionWith('category: business\nquestion: q\ndefault:\nrequired: true'))
    expect(event).toHaveProperty('question', { category: 'business', question: 'q', options: [], required: true })
  })
})

describe('a block that is not closed', () => {
  it.each([
    ['the end of the output', '', [] as string[]],
    ['[USER_QUESTION]', QUESTION, ['question']],
    ['[ERROR]', ERROR, ['error']],
    ['=== PHASE 2 COMPLETE ===', '=== PHASE 2 COMPLETE ===\n', ['phase_complete']],
    ['=== CUSTOM TASK COMPLETE ===', '=== CUSTOM TASK COMPLETE ===\n', ['custom_task_complete']],
    ['a code fence', '```\n', ['log']],
  ])('is invalid before %s, which is read as if nothing had happened', (endedBy, text, after) => {
    const open = '[ERROR]\ntype: fatal\nmessage: m\nrecovery: notify_user\n'
    const [invalid, ...rest] = eventsOf(open + text)
    expect(kinds(rest)).toEqual(after)
    expect(invalid).toMatchObject({
      kind: 'invalid',
      tag: 'ERROR',
      at: { line: 1, start: 0, end: open.length },
      violations: [
        {
          rule: 'block_unclosed',
          values: { tag: 'ERROR', ended_by: { en: endedBy } },
          position: { line: 1, column: 1 },
        },
      ],
    })
    expect((invalid as InvalidEvent).violations).toHaveLength(1)
  })

  it('lists what else is wrong with it', () => {
    expect(faults('a\n[ERROR]\ntype: odd\n')).toEqual([
      'block_unclosed@2:1',
      'block_field_missing@2:1 /message',
      'block_field_missing@2:1 /recovery',
      'block_value@3:7 /type',
    ])
  })

  it('is given up after twenty lines that cannot belong to it', () => {
    const text = `[ERROR]\n${'Some log\n'.repeat(25)}${ERROR}`
    const [invalid, log, error] = eventsOf(text)
    expect(invalid).toMatchObject({ kind: 'invalid', at: { line: 1, start: 0, end: 8 + 20 * 9 } })
    expect(log).toEqual({ kind: 'log', at: { line: 22, start: 188, end: 233 }, lines: 5 })
    expect(error).toMatchObject({ kind: 'error', at: { line: 27 } })
    expect((invalid as InvalidEvent).violations[0]?.values).toMatchObject({ ended_by: { en: 'the limit of a block' } })
  })

  it('is not given up for fields, items, continuations and empty lines', () => {
    const text = `[ERROR]\n${'- item\n'.repeat(20)}${' more\n'.repeat(20)}${'\tmore\n\n\r\n'.repeat(20)}type: fatal\nmessage: m\nrecovery: notify_user\n[/ERROR]\n`
    expect(onlyInvalid(text).at).toEqual({ line: 1, start: 0, end: text.length })
  })

  it('is not interrupted by an indented fence, which is a piece of its value', () => {
    const text = ERROR.replace('message: m', 'message: m\ndetails:\n  ```\n  code\n  ```')
    expect(eventsOf(text)).toMatchObject([{ kind: 'error', error: { details: '```\ncode\n```' } }])
  })
})
