import { describe, expect, it } from 'vitest'
import { checkHandoffDocument, type HandoffDocument } from '../../../src/protocol/handoff-document/handoff-document.ts'
import { parseHandoffDocument } from '../../../src/protocol/handoff-document/parse-handoff-document.ts'
import {
  renderHandoffDocument,
  renderHandoffJson,
} from '../../../src/protocol/handoff-document/render-handoff-document.ts'
import { describeViolation } from '../../../src/protocol/violation.ts'
import { HANDOFF_SAMPLE } from '../../support/leader-coder-samples.ts'

const VALUE: HandoffDocument = {
  mode: 'coding',
  input: ['docs/a.md'],
  output: ['src/a.ts'],
  constraints: ['TDD 방식'],
  completionCriteria: ['빌드 성공'],
}

/** A document with some of its sections replaced. */
function document(changed: Readonly<Record<string, string>> = {}): string {
  const sections = {
    Mode: 'coding',
    Input: '- docs/a.md',
    Output: '- src/a.ts',
    Constraints: '- TDD 방식',
    CompletionCriteria: '- 빌드 성공',
    ...changed,
  }
  return Object.entries(sections)
    .map(([name, content]) => `## ${name}\n${content}\n`)
    .join('')
}

function faults(text: string): string[] {
  const read = parseHandoffDocument(text)
  const found = read.ok ? read.warnings : read.violations
  return found.map((one) => `${one.position?.line}:${one.position?.column} ${one.pointer} ${one.rule}`)
}

const readValue = (text: string) => {
  const read = parseHandoffDocument(text)
  return read.ok ? read.value : read.violations
}

describe('the sample of the source document', () => {
  it('is read', () => {
    expect(parseHandoffDocument(HANDOFF_SAMPLE)).toEqual({
      ok: true,
      value: {
        mode: 'coding',
        input: ['docs/cases/{caseId}/IA.md', 'docs/cases/{caseId}/SDD.md', '.claude/rules/DOMAIN_SCHEMA.md'],
        output: ['backend/src/features/{feature}/index.ts', 'backend/tests/{feature}.test.ts'],
        constraints: ['TypeScript 필수', 'TDD 방식', 'DOMAIN_SCHEMA.md 컬럼명 준수'],
        completionCriteria: ['빌드 성공', '테스트 PASS'],
      },
      warnings: [],
    })
  })

  it('is written again to the letter', () => {
    expect(renderHandoffDocument(readValue(HANDOFF_SAMPLE) as HandoffDocument, 'en')).toBe(HANDOFF_SAMPLE)
  })
})

describe('every way to write a document', () => {
  it.each([
    [
      'Korean headings',
      '# 모드\ncoding\n# 입력\n- docs/a.md\n# 출력\n- src/a.ts\n# 제약 조건\n- TDD 방식\n# 완료 기준\n- 빌드 성공',
    ],
    [
      'other words and mixed depths',
      '# 1. MODE:\nCODING\n##### inputs\n* docs/a.md\n### 출력 (Output)\n+ src/a.ts\n###### 제약조건\n1. TDD 방식\n## Completion Criteria\n1) 빌드 성공',
    ],
    [
      'underlined headings',
      'Mode\n====\ncoding\n\nInput\n-----\n- docs/a.md\n\nOutput\n=\n- src/a.ts\n\nConstraints\n---\n- TDD 방식\n\n**완료 기준**\n---\n- 빌드 성공',
    ],
    [
      'checkboxes',
      document({ Input: '- [ ] docs/a.md', Output: '- [x] src/a.ts', CompletionCriteria: '- [ ] 빌드 성공' }),
    ],
    ['paths in code', document({ Input: '- `docs/a.md`', Output: '- [ ] ``src/a.ts``' })],
    ['a mode in a list', document({ Mode: '- **Coding**' })],
    ['a mode in code', document({ Mode: '`coding`' })],
    [
      'items over several lines and paragraphs',
      document({ Constraints: '- TDD\n  방식', CompletionCriteria: '-\n  빌드\n\n  성공' }),
    ],
    [
      'loose lists, comments and lines across the page',
      document({ Input: '\n- docs/a.md\n\n<!-- - no -->\n\n---', Constraints: '- TDD 방식 <!-- why -->' }),
    ],
    [
      'code between the items',
      document({ Input: '```\n- docs/no.md\n## Output\n```\n- docs/a.md\n  ```\n  - docs/no.md\n  ```' }),
    ],
    ['a title, front matter and a greeting', `---\ntitle: x\n---\n# HANDOFF\nHello\n- docs/no.md\n${document()}`],
    ['deeper headings inside a section', document({ Input: '#### Documents\n- docs/a.md' })],
    ['a byte order mark', `\uFEFF${document()}`],
    ['JSON', JSON.stringify({ ...VALUE, mode: 'Coding' })],
    ['JSON as it is rendered', `\n${renderHandoffJson(VALUE)}`],
  ])('with %s gives the same value', (_, text) => {
    expect(parseHandoffDocument(text)).toEqual({ ok: true, value: VALUE, warnings: [] })
  })

  it.each(['none', '- 없음', '* None.', '1. NONE'])('takes %j for an empty list', (nothing) => {
    expect(readValue(document({ Constraints: nothing, CompletionCriteria: nothing }))).toEqual({
      ...VALUE,
      constraints: [],
      completionCriteria: [],
    })
  })

  it('takes the same word in code, or beside others, for an item', () => {
    expect(readValue(document({ Constraints: '- `none`', CompletionCriteria: '- 없음\n- none' }))).toEqual({
      ...VALUE,
      constraints: ['none'],
      completionCriteria: ['없음', 'none'],
    })
  })

  it.each(['coding', 'REVIEW', 'Test', 'refactor', 'debug'])('knows the mode %s', (mode) => {
    expect(readValue(document({ Mode: mode }))).toEqual({ ...VALUE, mode: mode.toLowerCase() })
  })

  it('is written as an empty list in each language', () => {
    const empty = { ...VALUE, constraints: [], completionCriteria: [] }
    expect(renderHandoffDocument(empty, 'ko')).toBe(
      '## 모드\n\nCoding\n\n## 입력\n\n- docs/a.md\n\n## 출력\n\n- src/a.ts\n\n## 제약 조건\n\n- 없음\n\n## 완료 기준\n\n- 없음\n',
    )
    expect(renderHandoffDocument(empty, 'en')).toContain('## Constraints\n\n- none\n')
  })
})

describe('what is wrong', () => {
  it('is listed completely, in reading order, each with its place', () => {
    const text =
      '## Mode\nbuild\n## Input\ntext\n- /etc/passwd\n- ok.md\n  - nested\n-\n## Output\n- `a.ts` new\n## Output\n- b.ts\n## Notes\nx\n## Constraints\n'
    expect(faults(text)).toEqual([
      '1:1 /completionCriteria section_missing',
      '2:1 /mode enum',
      '4:1 /input text_outside_list',
      '5:3 /input/0 path_absolute',
      '7:3 /input/1 nested_block',
      '8:1 /input/2 item_empty',
      '10:3 /output/0 path_not_alone',
      '11:1 /output duplicate_section',
      '13:1  unknown_section',
      '15:1 /constraints section_empty',
    ])
  })

  it.each([
    [
      'an empty text',
      '',
      [
        '1:1 /mode section_missing',
        '1:1 /input section_missing',
        '1:1 /output section_missing',
        '1:1 /constraints section_missing',
        '1:1 /completionCriteria section_missing',
      ],
    ],
    ['an empty mode', document({ Mode: '' }), ['1:1 /mode section_empty']],
    ['two modes', document({ Mode: '- coding\n- review' }), ['2:3 /mode enum']],
    ['no input', document({ Input: '- none' }), ['3:1 /input too_few']],
    ['no output', document({ Output: '없음' }), ['5:1 /output too_few']],
    [
      'silence',
      document({ Output: '', CompletionCriteria: '<!-- x -->' }),
      ['5:1 /output section_empty', '9:1 /completionCriteria section_empty'],
    ],
    ['only code', document({ Constraints: '```\nx\n```' }), ['7:1 /constraints section_empty']],
    ['a quote', document({ Constraints: '> - TDD' }), ['8:1 /constraints text_outside_list']],
    ['an item by indentation', document({ Constraints: '    - TDD' }), ['8:5 /constraints text_outside_list']],
    ['a path over two lines', document({ Input: '- docs/a.md\n  docs/b.md' }), ['4:3 /input/0 path_not_alone']],
    ['a path in two paragraphs', document({ Input: '- docs/a.md\n\n  docs/b.md' }), ['4:3 /input/0 path_not_alone']],
    ['an item that holds a list alone', document({ Constraints: '- - TDD' }), ['8:3 /constraints/0 nested_block']],
    [
      'a path out of bounds',
      document({ Output: '- .claude/rules/a.md\n- a/../../b' }),
      ['6:3 /output/0 path_protected', '7:3 /output/1 path_leaves'],
    ],
    [
      'control characters',
      document({ Constraints: '- a&#7;b', Input: '- a&#10;b' }),
      ['4:3 /input/0 pattern', '8:3 /constraints/0 pattern'],
    ],
    ['a line that is too long', document({ Constraints: `- ${'x'.repeat(2001)}` }), ['8:3 /constraints/0 pattern']],
    ['too many items', document({ Constraints: '- x\n'.repeat(1500) }), ['7:1 /constraints too_many']],
    [
      'a key of objects as a heading',
      `${document()}## __proto__\n- x\n## constructor\n- y`,
      ['11:1  unknown_section', '13:1  unknown_section'],
    ],
  ])('is found in %s', (_, text, expected) => {
    expect(faults(text)).toEqual(expected)
  })

  it('quotes a heading without its control characters', () => {
    const read = parseHandoffDocument(`${document()}## a\u001b[2J\u202Eb`)
    expect(read.ok && read.warnings.map((one) => one.values)).toEqual([{ heading: 'a [2J b' }])
  })

  it('quotes at most the beginning of a long heading', () => {
    const read = parseHandoffDocument(`${document()}## ${'x'.repeat(81)}\n## ${'y'.repeat(80)}`)
    expect(read.ok && read.warnings.map((one) => one.values)).toEqual([
      { heading: `${'x'.repeat(80)}…` },
      { heading: 'y'.repeat(80) },
    ])
  })

  it('is one thing in a document that is too long, whatever its form', () => {
    expect(faults('x'.repeat(1_000_001))).toEqual(['1:1  document_too_large'])
    expect(faults(`{${' '.repeat(1_000_000)}`)).toEqual(['1:1  document_too_large'])
    expect(faults(document() + ' '.repeat(1_000_000 - document().length))).toEqual([])
  })

  it('is said in both languages', () => {
    const read = parseHandoffDocument(document({ Output: '- .GIT/hooks/x' }))
    const [first] = read.ok ? [] : read.violations
    expect(first && describeViolation(first, 'ko')).toMatch(/^\S+: \.git 은 바꿀 수 없습니다$/)
    expect(first && describeViolation(first, 'en')).toMatch(/^names \S+, and \.git is protected$/)
  })
})

describe('the JSON form', () => {
  const json = (changed: Readonly<Record<string, unknown>>) =>
    parseHandoffDocument(JSON.stringify({ ...VALUE, ...changed }))

  it('warns of keys that it does not know, and drops them', () => {
    const read = json({ priority: 'P0' })
    expect(read).toEqual({
      ok: true,
      value: VALUE,
      warnings: [{ pointer: '/priority', rule: 'unknown_key', values: {} }],
    })
  })

  it('lists what is wrong by pointer', () => {
    const read = json({ mode: 3, input: ['../x', 4, ' y'], output: 'src', constraints: undefined })
    expect(read.ok || read.violations.map((one) => `${one.pointer} ${one.rule}`)).toEqual([
      '/constraints required',
      '/mode type',
      '/mode enum',
      '/input/1 type',
      '/input/2 pattern',
      '/output type',
      '/input/0 path_leaves',
    ])
  })

  it('says why a text is no JSON', () => {
    const read = parseHandoffDocument('{"mode": }')
    const [first] = read.ok ? [] : read.violations
    expect(first?.rule).toBe('unreadable_json')
    expect(first && describeViolation(first, 'en')).toContain('cannot be read as JSON: JSON is not JSON (')
    expect(first && describeViolation(first, 'ko')).toContain('JSON으로 읽을 수 없습니다: ')
  })

  it('is refused with a key that would change a prototype', () => {
    const read = parseHandoffDocument('{"__proto__": {"mode": "coding"}}')
    expect(read.ok || read.violations.map((one) => one.rule)).toEqual(['unreadable_json'])
  })
})

describe('a value', () => {
  it('that is no object is refused', () => {
    expect(checkHandoffDocument(null).map((one) => one.rule)).toEqual(['type'])
    expect(checkHandoffDocument([1]).map((one) => one.rule)).toEqual(['type'])
  })

  it('may hold 200000 characters and no more', () => {
    const long = Array.from({ length: 100 }, () => 'x'.repeat(1999))
    const rest = 200_000 - 199_900 - 'codingdocs/a.mdsrc/a.ts'.length
    const value = { ...VALUE, constraints: long, completionCriteria: ['y'.repeat(rest)] }
    expect(checkHandoffDocument(value)).toEqual([])
    const longer = { ...value, completionCriteria: ['y'.repeat(rest + 1)] }
    expect(checkHandoffDocument(longer)).toEqual([
      { pointer: '', rule: 'document_too_large', values: { limit: 200_000 } },
    ])
  })

  it('that is as large as may be still reads back the same', () => {
    const value = { ...VALUE, constraints: Array.from({ length: 99 }, (_, index) => `${index}${'`'.repeat(1990)}`) }
    expect(checkHandoffDocument(value)).toEqual([])
    expect(parseHandoffDocument(renderHandoffDocument(value, 'ko'))).toEqual({ ok: true, value, warnings: [] })
  })
})
