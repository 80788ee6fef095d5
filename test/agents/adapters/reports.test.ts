import { describe, expect, test } from 'vitest'
import { plainQuestion } from '../../../src/protocol/agent-blocks/plain-question.ts'
import { FORMS, played } from './spoken-forms.ts'

const BLOCK = ['[AGENT_RESULT]', 'run: abc123', 'summary: it works', 'verdict: pass', '[/AGENT_RESULT]']
const lines = (indent: string) => BLOCK.map((line) => `${indent}${line}`).join('\n')

/** How models write a report that they were asked to print as it is. */
const REPORTS: readonly (readonly [string, string])[] = [
  ['as it was asked for', lines('')],
  ['indented below a list item', `1. Done:\n\n${lines('   ')}`],
  ['in a code fence', `Here it is:\n\n\`\`\`\n${lines('')}\n\`\`\``],
  ['in a fence with a language, indented', `\`\`\`text\n${lines('  ')}\n\`\`\``],
  ['with words after it', `${lines('')}\n\nLet me know what you think.`],
]

describe.each(FORMS)('a report by $adapter', (form) => {
  test.each(REPORTS)('%s is heard once', (_, text) => {
    const { results, isOver } = played(form, form.says(text))
    expect(results).toMatchObject([{ summary: 'it works', verdict: 'pass' }])
    expect(isOver).toBe(true)
  })

  test('that is followed by more tool calls is heard, and the turn ends after them', () => {
    const { results, isOver } = played(form, [
      ...form.says(`${lines('')}\n`),
      ...form.tool,
      ...form.says('I looked once more.'),
    ])
    expect(results).toMatchObject([{ summary: 'it works' }])
    expect(isOver).toBe(true)
  })

  test('of another run, or an indented sample without the nonce, is none', () => {
    expect(played(form, form.says(lines('').replace('abc123', 'another'))).results).toEqual([])
    expect(played(form, form.says(lines('    ').replace('run: abc123', 'run: …'))).results).toEqual([])
  })

  test('that is missing leaves the last words, in which a question is found', () => {
    const { results, lastWords } = played(form, [
      ...form.says('I begin.'),
      ...form.tool,
      ...form.says('Round or truncate?'),
    ])
    expect(results).toEqual([])
    expect(plainQuestion(lastWords)).toBe('Round or truncate?')
  })
})
