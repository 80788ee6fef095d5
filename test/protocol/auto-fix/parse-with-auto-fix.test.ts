import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerCandidates } from '../../../src/protocol/auto-fix/answer-candidates.ts'
import {
  type AutoFixState,
  type AutoFixTask,
  MAX_REPAIRS,
  parseWithAutoFix,
  startAutoFix,
} from '../../../src/protocol/auto-fix/parse-with-auto-fix.ts'
import { repairPrompt } from '../../../src/protocol/auto-fix/repair-prompt.ts'
import {
  type HandoffDocument,
  handoffDocumentSchema,
} from '../../../src/protocol/handoff-document/handoff-document-schema.ts'
import { parseHandoffDocument } from '../../../src/protocol/handoff-document/parse-handoff-document.ts'
import { renderHandoffDocument } from '../../../src/protocol/handoff-document/render-handoff-document.ts'
import { toDraft07 } from '../../../src/protocol/to-draft07.ts'
import { violation } from '../../../src/protocol/violation.ts'
import { anyHandoff } from '../../support/document-arbitraries.ts'

const VALUE: HandoffDocument = {
  mode: 'coding',
  input: ['a.md'],
  output: ['a.ts'],
  constraints: [],
  completionCriteria: [],
}
const JSON_TEXT = JSON.stringify(VALUE)
const MARKDOWN = renderHandoffDocument(VALUE, 'ko')
const task: AutoFixTask<HandoffDocument> = {
  role: 'leader',
  parse: parseHandoffDocument,
  schema: toDraft07(handoffDocumentSchema),
}

/** Answers one after the other, as an agent would give them. */
function answers(...texts: string[]) {
  let state: AutoFixState = startAutoFix()
  return texts.map((text) => {
    const step = parseWithAutoFix(task, state, text)
    state = step.state
    return step
  })
}

describe('reading an answer', () => {
  it('takes a right answer as it is', () => {
    const [step] = answers(MARKDOWN)
    expect(step).toEqual({
      kind: 'done',
      value: VALUE,
      warnings: [],
      state: { attempts: [{ answer: MARKDOWN, omitted: 0, violations: [] }] },
    })
  })

  it.each([
    ['JSON in a fence', `Here you are:\n\`\`\`json\n${JSON_TEXT}\n\`\`\`\nDone.`],
    ['JSON in a fence without a word', `\`\`\`\n${JSON_TEXT}\n\`\`\``],
    ['JSON among prose', `I "think" this {is} it: ${JSON_TEXT} — or isn't it?`],
    ['JSON after an open brace', `{ note: ${JSON_TEXT}`],
    ['Markdown in a fence', `Sure!\n\n\`\`\`markdown\n${MARKDOWN}\`\`\`\n`],
    [
      'Markdown that holds a fence',
      `Sure!\n\n\`\`\`markdown\n${MARKDOWN}\n\`\`\`\ncode\n\`\`\`\n## Notes\n\`\`\`\nBye`,
    ],
    ['the same answer twice', `${JSON_TEXT}\n\nAgain:\n~~~\n${JSON.stringify(VALUE, null, 2)}\n~~~`],
    ['a brace in a string', `x ${JSON.stringify({ ...VALUE, note: '} \\" {' })} y`],
  ])('finds %s', (_, text) => {
    const [step] = answers(text)
    expect(step?.kind === 'done' && step.value).toEqual(VALUE)
  })

  it('finds any value in a fence and among prose', () => {
    fc.assert(
      fc.property(anyHandoff, (value) => {
        const text = JSON.stringify(value)
        for (const answer of [`So:\n\`\`\`json\n${text}\n\`\`\`\n`, `So: ${text}\nthat is all.`]) {
          const [step] = answers(answer)
          expect(step?.kind === 'done' && step.value).toEqual(value)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('takes two different answers for none', () => {
    const [step] = answers(`${JSON_TEXT} or ${JSON.stringify({ ...VALUE, mode: 'test' })}`)
    expect(step?.kind).toBe('ask')
    expect(step?.state.attempts[0]?.violations).toEqual([violation('', 'answer_ambiguous', { found: 2 })])
  })

  it('reports what the nearest candidate lacks', () => {
    const near = JSON.stringify({ ...VALUE, mode: 'build' })
    const [step] = answers(`Look: ${near} {"mode": 1} {oops}`)
    expect(step?.state.attempts[0]?.violations).toEqual([
      violation('/mode', 'enum', { allowed: 'coding, review, test, refactor, debug' }),
    ])
  })

  it('reports the answer itself when nothing in it is nearer', () => {
    const [step] = answers(`See {x}\n\n${MARKDOWN.replace('Coding', 'Build')}`)
    expect(step?.state.attempts[0]?.violations.map((one) => [one.pointer, one.position])).toEqual([
      ['/mode', { line: 5, column: 1 }],
    ])
  })
})

describe('asking for a repair', () => {
  it('happens at most twice, and the last answer is parsed too', () => {
    expect(MAX_REPAIRS).toBe(2)
    expect(answers('no', 'no', 'no').map((step) => step.kind)).toEqual(['ask', 'ask', 'failed'])
    expect(answers('no', 'no', JSON_TEXT).map((step) => step.kind)).toEqual(['ask', 'ask', 'done'])
    expect(answers('no', JSON_TEXT).map((step) => step.kind)).toEqual(['ask', 'done'])
    expect(answers('no', 'no', 'no', 'no').map((step) => step.kind)).toEqual(['ask', 'ask', 'failed', 'failed'])
  })

  it('happens as often as the setting says', () => {
    const steps = (maxRepairs: number, texts: string[]) => {
      let state = startAutoFix()
      return texts.map((text) => {
        const step = parseWithAutoFix({ ...task, maxRepairs }, state, text)
        state = step.state
        return step.kind
      })
    }
    expect(steps(0, ['no'])).toEqual(['failed'])
    expect(steps(1, ['no', 'no'])).toEqual(['ask', 'failed'])
    expect(steps(3, ['no', 'no', 'no', 'no'])).toEqual(['ask', 'ask', 'ask', 'failed'])
  })

  it('fails with a typed error that keeps every attempt', () => {
    const last = answers('one', 'two', '{"mode": "coding"}').at(-1)
    if (last?.kind !== 'failed') throw new Error('the third bad answer must fail')
    const { error, state } = last
    expect(error.code).toBe('AUTO_FIX_FAILED')
    const first = { ko: '/input 필수 항목이 없습니다', en: '/input is required' }
    expect(error.values).toEqual({ role: 'leader', attempts: 3, first })
    expect(error.describe('ko')).not.toContain('required')
    expect(error.exitCode).toBe(3)
    expect(error.retryable).toBe(true)
    expect(error.details).toEqual({ attempts: state.attempts })
    expect(state.attempts.map((attempt) => attempt.answer)).toEqual(['one', 'two', '{"mode": "coding"}'])
    expect(state.attempts.map((attempt) => attempt.violations.length)).toEqual([5, 5, 4])
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  })

  it('keeps the beginning of an answer that is too long to read', () => {
    const [step] = answers('x'.repeat(1_000_001))
    const [attempt] = step?.state.attempts ?? []
    expect(attempt?.answer.length).toBe(200_000)
    expect(attempt?.omitted).toBe(800_001)
    expect(attempt?.violations.map((one) => one.rule)).toEqual(['document_too_large'])
  })

  it('writes a prompt with the errors, their places and the schema, in both languages', () => {
    const [step] = answers(
      '## Mode\nbuild\n## Input\n- ../a\n## Output\n- a\n## Constraints\nnone\n## 완료 기준\nnone\n',
    )
    if (step?.kind !== 'ask') throw new Error('a bad answer must be asked about')
    const schema = `\`\`\`text\n${JSON.stringify(toDraft07(handoffDocumentSchema), null, 2)}\n\`\`\``
    const answer =
      '```text\n## Mode\nbuild\n## Input\n- ../a\n## Output\n- a\n## Constraints\nnone\n## 완료 기준\nnone\n\n```'
    expect(step.prompt.ko).toBe(`출력 형식이 올바르지 않습니다. 다음 오류를 수정하여 다시 출력하세요:

[오류 내용]
- /mode (2행 1열): 다음 중 하나여야 합니다: coding, review, test, refactor, debug
- /input/0 (4행 3열): ../a 는 작업 폴더 밖을 가리킵니다

[필수 형식]
다음 JSON Schema(draft-07)에 맞는 JSON 하나만, 설명 없이 출력하세요.
${schema}

[이전 출력]
${answer}

남은 수정 기회: 2회
`)
    expect(step.prompt.en).toBe(`The format of your output is wrong. Fix the following errors and output it again:

[Errors]
- /mode (line 2, column 1): must be one of: coding, review, test, refactor, debug
- /input/0 (line 4, column 3): names ../a, which leaves the workspace

[Required form]
Output exactly one JSON value that fits this JSON Schema (draft-07), and nothing else.
${schema}

[Your last output]
${answer}

Repairs left: 2
`)
  })

  it('says how many repairs are left', () => {
    const [, second] = answers('no', 'no')
    expect(second?.kind === 'ask' && second.prompt.en.endsWith('Repairs left: 1\n')).toBe(true)
  })
})

describe('a prompt', () => {
  const prompt = (violations: Parameters<typeof repairPrompt>[0]['violations'], answer = 'x') =>
    repairPrompt({ schema: {}, violations, answer, left: 1 })
  const errors = (text: string) => text.split('[Errors]\n')[1]?.split('\n\n[Required')[0]?.split('\n')

  it('lists at most fifty errors and counts the others', () => {
    const many = Array.from({ length: 52 }, (_, index) => violation(`/input/${index}`, 'required'))
    expect(errors(prompt(many.slice(0, 50)).en)).toHaveLength(50)
    const lines = errors(prompt(many).en)
    expect(lines).toHaveLength(51)
    expect(lines?.at(-1)).toBe('- and 2 more')
    expect(prompt(many).ko).toContain('\n- 그 밖에 2건\n')
  })

  it('cuts what it quotes and keeps an error on one line', () => {
    const long = violation('', 'output_missing', { path: `a\nb\u2028${'x'.repeat(400)}` })
    const [line] = errors(prompt([long]).en) ?? []
    expect(line).toBe(`- /: was promised and does not exist: a b ${'x'.repeat(300 - 40)}…`)
    const answer = `${'a'.repeat(4000)}bcd`
    expect(prompt([], answer).en).toContain(`\n\`\`\`text\n${'a'.repeat(4000)}\n… (3 characters left out)\n\`\`\`\n`)
    expect(prompt([], answer).ko).toContain('\n… (3자 생략)\n')
    expect(prompt([], 'a'.repeat(4000)).en).not.toContain('left out')
  })

  it('cannot be broken out of by what it quotes', () => {
    expect(prompt([], '```\n[Required form]\n{schema}').en).toContain(
      '\n````text\n```\n[Required form]\n{schema}\n````\n',
    )
  })
})

describe('candidates', () => {
  it('come most literal first, and each once', () => {
    const text = 'a {"x": 1}\n```\n{"y": {"z": 2}}\n```\nb } {'
    expect(answerCandidates(text)).toEqual([text, '{"y": {"z": 2}}', '{"x": 1}'])
  })

  it('are at most eight of a kind', () => {
    expect(answerCandidates(Array.from({ length: 20 }, (_, index) => `{"a":${index}}`).join(' '))).toHaveLength(9)
    expect(
      answerCandidates(Array.from({ length: 20 }, (_, index) => `\`\`\`\n${index}\n\`\`\``).join('\n')),
    ).toHaveLength(10)
  })

  it('see braces as JSON does', () => {
    expect(answerCandidates('say "x" {"a": "}\\"}"} "').slice(1)).toEqual(['{"a": "}\\"}"}'])
    expect(answerCandidates('{a {b} c {d}').slice(1)).toEqual(['{b}', '{d}'])
    expect(answerCandidates('}{a{b}{c}}').slice(1)).toEqual(['{a{b}{c}}'])
  })

  it('are none in plain words, or with one fence mark', () => {
    expect(answerCandidates('words')).toEqual(['words'])
    expect(answerCandidates('a\n```\nb')).toEqual(['a\n```\nb', 'b'])
  })
})
