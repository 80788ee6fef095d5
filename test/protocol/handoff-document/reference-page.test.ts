import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseCompletionReport } from '../../../src/protocol/completion-report/parse-completion-report.ts'
import { parseHandoffDocument } from '../../../src/protocol/handoff-document/parse-handoff-document.ts'
import { LOOP_EVENTS } from '../../../src/protocol/leader-coder/step-loop.ts'

const page = readFileSync(new URL('../../../docs/reference/handoff-document.md', import.meta.url), 'utf8')
const samples = Array.from(
  page.matchAll(/<!-- sample: (handoff|report) -->\n```\w+\n([\s\S]*?)\n```\n/g),
  (match, index) => ({
    name: `${index + 1} (${match[1]})`,
    kind: match[1],
    text: match[2] ?? '',
  }),
)

describe('the reference page', () => {
  it('marks three samples of each kind, and marks them so that they are found', () => {
    expect(samples.map((sample) => sample.kind)).toEqual([
      'handoff',
      'handoff',
      'handoff',
      'report',
      'report',
      'report',
    ])
    expect(page.match(/<!-- sample/g)).toHaveLength(samples.length)
  })

  it.each(samples)('shows a valid document as sample $name', ({ kind, text }) => {
    const read = kind === 'handoff' ? parseHandoffDocument(text) : parseCompletionReport(text)
    expect(read).toMatchObject({ ok: true, warnings: [] })
  })

  it('shows the same order in Korean and in JSON', () => {
    expect(parseHandoffDocument(samples[1]?.text ?? '')).toEqual(parseHandoffDocument(samples[2]?.text ?? ''))
  })

  it('has a row for each event that the loop takes, in its status', () => {
    for (const [status, events] of Object.entries(LOOP_EVENTS)) {
      for (const event of events) expect(page).toContain(`| \`${status}\` | \`${event}\``)
    }
  })

  it.each(['path_absolute', 'path_leaves'])('gives examples that are indeed refused by %s', (rule) => {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${rule}\``)) ?? ''
    const examples = Array.from(row.split('|')[2]?.matchAll(/`([^`]+)`/g) ?? [], (match) => match[1] ?? '')
    expect(examples.length).toBeGreaterThan(3)
    for (const path of examples) {
      const read = parseHandoffDocument(
        JSON.stringify({ mode: 'test', input: [path], output: ['a'], constraints: [], completionCriteria: [] }),
      )
      expect(read.ok || read.violations.map((one) => one.rule)).toEqual([rule])
    }
  })
})
