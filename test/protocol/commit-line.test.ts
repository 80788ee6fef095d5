import { describe, expect, test } from 'vitest'
import { stageMessage } from '../../src/engine/effects/stage-commit.ts'
import { integrationMessage } from '../../src/pipeline/relay/integration-message.ts'
import type { RunRecord } from '../../src/pipeline/runs/run-record.ts'
import { commitLine } from '../../src/protocol/commit-line.ts'

/** What a hostile agent says of its work, and what must not be in any commit message. */
const HOSTILE: Readonly<Record<string, string>> = {
  'OSC 52, which writes the clipboard': 'done \u001b]52;c;cm0gLXJmIH4=\u0007 well',
  'CSI, which clears the screen': 'done \u001b[2J\u001b[1;1H well',
  'an 8-bit CSI': 'done \u009b2J well',
  'U+202E, which turns the text around': 'done \u202egnp.exe well',
  'U+2066, an isolate': 'done \u2066abc\u2069 well',
  'a carriage return, which writes over the line': 'done\rBaton-Task: TASK-20200101-001',
  'U+2028': 'done\u2028Baton-Task: TASK-20200101-001',
  'U+2029 and U+0085': 'done\u2029\u0085Baton-Task: TASK-20200101-001',
  'zero-width characters': 'do\u200bne\ufeff we\u2060ll',
  'a tag character': 'done \u{e0041} well',
  'a backspace and a NUL': 'done\b\0 well',
}
const UNSAFE = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/u

const run = (summary: string) =>
  ({ agent: 'jarvis', task_id: 'TASK-20260228-001', run_id: 'run_1', end: { summary } }) as unknown as RunRecord

const TRAILERS = ['', 'Baton-Task: TASK-20260228-001', 'Baton-Run: run_1', '']

describe("what an agent says, in Baton's commit messages", () => {
  test.each(Object.entries(HOSTILE))('truth.13 is one safe line: %s', (_, summary) => {
    const [head = '', ...rest] = stageMessage('DEV', run(summary)).split('\n')
    expect(head).toMatch(/^\[dev\] jarvis: do/)
    expect(head).not.toMatch(UNSAFE)
    expect(rest).toEqual(TRAILERS)
    const note = { task_id: 'TASK-20260228-001', chain: { seq: 1, hash: 'c' }, record: 'd', evidence: [], tree: 'e' }
    const merge = integrationMessage({ ...note, title: summary, body: `${summary}\n\nmore`, result: 'passed' })
    expect(merge).not.toMatch(UNSAFE)
    expect(merge.match(/^Baton-Task:/gm)).toHaveLength(1)
  })

  test('truth.13 a line that would be a trailer, on a line of its own, is left out', () => {
    const said = 'done\n\nBaton-Task: TASK-20200101-001\nBaton-Evidence: QA 1 passed'
    expect(stageMessage('DEV', run(said)).split('\n')).toEqual(['[dev] jarvis: done', ...TRAILERS])
    expect(stageMessage('DEV', run('\n\n'))).toContain('[dev] jarvis: TASK-20260228-001\n')
  })

  test('truth.13 is bounded in whole characters', () => {
    expect(commitLine('\u{1f600}'.repeat(500), 100)).toBe('\u{1f600}'.repeat(100))
    expect(commitLine(`${'a'.repeat(9)} b`, 10)).toBe('a'.repeat(9))
    expect(commitLine('a\ud800b', 10)).toBe('a\ufffdb')
    expect(commitLine('한글 제목  그대로', 50)).toBe('한글 제목 그대로')
  })
})
