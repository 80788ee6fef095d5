import { describe, expect, it } from 'vitest'
import type { BlockEvent, Workflow } from '../../../src/protocol/agent-blocks/block-events.ts'
import { createBlockParser } from '../../../src/protocol/agent-blocks/block-parser.ts'
import { bytesOf, eventsOf } from '../../support/parse-agent-output.ts'

const kinds = (events: readonly BlockEvent[]) => events.map(({ kind }) => kind)
const SIGNAL = '=== PHASE 1 COMPLETE ==='

describe('a completion signal', () => {
  it('is followed by its details, each as its own event', () => {
    const text = `${SIGNAL}\nPhase: Planning\nDocuments created:\n- docs/a.md\n  - "docs/b c.md"\nFiles created: src/a.ts\nlog\n`
    expect(eventsOf(text)).toEqual([
      {
        kind: 'phase_complete',
        at: { line: 1, start: 0, end: 114 },
        phase: 1,
        name: 'Planning',
        documents: ['docs/a.md', 'docs/b c.md', 'src/a.ts'],
      },
      { kind: 'detail', at: { line: 2, start: 25, end: 41 }, key: 'Phase', value: 'Planning' },
      { kind: 'detail', at: { line: 3, start: 41, end: 60 }, key: 'Documents created', value: '' },
      { kind: 'detail', at: { line: 4, start: 60, end: 72 }, key: 'Documents created', value: 'docs/a.md' },
      { kind: 'detail', at: { line: 5, start: 72, end: 90 }, key: 'Documents created', value: 'docs/b c.md' },
      { kind: 'detail', at: { line: 6, start: 90, end: 114 }, key: 'Files created', value: 'src/a.ts' },
      { kind: 'log', at: { line: 7, start: 114, end: 118 }, lines: 1 },
    ])
  })

  it('ends a custom task with what was done', () => {
    const text = '=== CUSTOM TASK COMPLETE ===\r\nTask: 설명\r\nSummary: one\r\n  two \r\n'
    expect(eventsOf(text)).toEqual([
      { kind: 'custom_task_complete', at: { line: 1, start: 0, end: 66 }, task: '설명', summary: 'one\ntwo' },
      { kind: 'detail', at: { line: 2, start: 30, end: 44 }, key: 'Task', value: '설명' },
      { kind: 'detail', at: { line: 3, start: 44, end: 66 }, key: 'Summary', value: 'one\ntwo' },
    ])
  })

  it('needs no details', () => {
    expect(eventsOf(`${SIGNAL} \t\r\n`)).toEqual([
      { kind: 'phase_complete', at: { line: 1, start: 0, end: 28 }, phase: 1, documents: [] },
    ])
    expect(eventsOf('=== CUSTOM TASK COMPLETE ===')).toEqual([
      { kind: 'custom_task_complete', at: { line: 1, start: 0, end: 28 } },
    ])
  })

  it.each([
    ['an empty line', '\nPhase: x\n'],
    ['a log line', 'log\nPhase: x\n'],
    ['another key', 'Task: x\n'],
    ['a key that was there', 'Phase: a\nPhase: b\n'],
    ['an item without heading', '- a\n'],
    ['an item after a text', 'Phase: a\n- b\n'],
    ['an indented line without a key', '  a\n'],
    ['a key in another case', 'phase: a\n'],
    ['a dash without a space', 'Documents created:\n-a\n'],
    ['a tag that is unknown', '[INFO]\n'],
    ['a member of every object', 'constructor: x\n'],
  ])('is complete before %s', (_, rest) => {
    const events = eventsOf(`${SIGNAL}\n${rest}`)
    expect(events[0]).toMatchObject({ kind: 'phase_complete', documents: [] })
    expect(events.at(-1)).toMatchObject({ kind: 'log', at: { end: SIGNAL.length + 1 + rest.length } })
    expect(eventsOf(`${SIGNAL}\n${rest}`, { logText: true }).filter(({ kind }) => kind === 'log')).toHaveLength(1)
  })

  it('is complete before the next signal or block', () => {
    const text = `${SIGNAL}\nPhase: a\n=== PHASE 2 COMPLETE ===\nPhase: b\n[ERROR]\ntype: fatal\nmessage: m\nrecovery: notify_user\n[/ERROR]\n`
    expect(kinds(eventsOf(text))).toEqual(['phase_complete', 'detail', 'phase_complete', 'detail', 'error'])
  })

  it('is complete after a second of quiet', () => {
    const parser = createBlockParser()
    expect(parser.push(bytesOf(`${SIGNAL}\nPhase: Planning\n`))).toEqual([])
    expect(parser.flush()).toEqual([])
    expect(kinds(parser.quiet())).toEqual(['phase_complete', 'detail'])
    expect(parser.quiet()).toEqual([])
    expect(kinds([...parser.push(bytesOf('Documents created:\n- a\n')), ...parser.end()])).toEqual(['log'])
  })

  it('is complete after quiet in the middle of a line, whose rest is log', () => {
    const parser = createBlockParser({ logText: true })
    expect(parser.push(bytesOf(`log\n${SIGNAL}\nPha`))).toMatchObject([])
    expect(kinds(parser.quiet())).toEqual(['log', 'phase_complete'])
    expect([...parser.push(bytesOf('se: Planning\n')), ...parser.end()]).toMatchObject([{ text: 'Phase: Planning\n' }])
  })

  it.each([
    '=== PHASE N COMPLETE ===',
    '=== PHASE 0 COMPLETE ===',
    '=== PHASE 01 COMPLETE ===',
    '=== PHASE 12345 COMPLETE ===',
    '=== PHASE 1 COMPLETE',
    '== PHASE 1 COMPLETE ==',
    '=== phase 1 complete ===',
    ' === PHASE 1 COMPLETE ===',
    '=== PHASE 1 COMPLETE === now',
    '=== PHASE  1 COMPLETE ===',
    '=== CUSTOM TASK COMPLETED ===',
    '"=== CUSTOM TASK COMPLETE ==="',
    `===${' '.repeat(80)}===`,
    '===',
  ])('is not %j', (line) => {
    expect(kinds(eventsOf(`${line}\n`))).toEqual(['log'])
  })

  it('can be of phase 9999', () => {
    expect(eventsOf('=== PHASE 9999 COMPLETE ===')).toMatchObject([{ kind: 'phase_complete', phase: 9999 }])
  })
})

describe('a completion signal of the wrong kind', () => {
  const RESULT = '[AGENT_RESULT]\nsummary: s\nverdict: pass\n[/AGENT_RESULT]\n'
  const CUSTOM = '=== CUSTOM TASK COMPLETE ===\n'
  const phases: Workflow = { kind: 'phases', currentPhase: 1 }

  it.each<[Workflow, string, string]>([
    [phases, `${SIGNAL}\n`, 'phase_complete'],
    [{ kind: 'custom' }, CUSTOM, 'custom_task_complete'],
    [{ kind: 'dispatch' }, RESULT, 'agent_result'],
  ])('is not what a run with %j waits for', (workflow, text, kind) => {
    expect(kinds(eventsOf(text, { workflow }))).toEqual([kind])
  })

  it.each<[Workflow, string, string, string]>([
    [
      phases,
      CUSTOM,
      'CUSTOM_TASK_COMPLETE does not end a run of the kind phases, which ends with PHASE_COMPLETE',
      '=== PHASE n COMPLETE ===',
    ],
    [
      phases,
      RESULT,
      'AGENT_RESULT does not end a run of the kind phases, which ends with PHASE_COMPLETE',
      '=== PHASE n COMPLETE ===',
    ],
    [
      { kind: 'custom' },
      `${SIGNAL}\n`,
      'PHASE_COMPLETE does not end a run of the kind custom, which ends with CUSTOM_TASK_COMPLETE',
      '=== CUSTOM TASK COMPLETE ===',
    ],
    [
      { kind: 'custom' },
      RESULT,
      'AGENT_RESULT does not end a run of the kind custom, which ends with CUSTOM_TASK_COMPLETE',
      '=== CUSTOM TASK COMPLETE ===. To run an agent that ends with AGENT_RESULT: baton agent run --workflow dispatch',
    ],
    [
      { kind: 'dispatch' },
      `${SIGNAL}\n`,
      'PHASE_COMPLETE does not end a run of the kind dispatch, which ends with AGENT_RESULT',
      '[AGENT_RESULT] summary: text; verdict: pass | fail | approved | needs_revision | rejected; files: - items (optional); issues: - items (optional); unfinished: - items (optional); failed_tests: - items (optional); action_items: - items (optional); category: quality | scope | dependency | blocker (optional); attachments: - items (optional); outputs: - items (optional); not_needed: - items (optional); checklist: - items (optional) [/AGENT_RESULT]',
    ],
    [
      phases,
      '=== PHASE 2 COMPLETE ===\n',
      'PHASE_COMPLETE is for phase 2, but the current phase is 1',
      '=== PHASE 1 COMPLETE ===',
    ],
  ])('in a run with %j is invalid: %j', (workflow, text, fault, expected) => {
    const [event, ...rest] = eventsOf(`\n${text}`, { workflow }).slice(1)
    expect(rest).toEqual([])
    expect(event).toMatchObject({
      kind: 'invalid',
      at: { line: 2, start: 1, end: 1 + text.length },
      error: {
        type: 'fatal',
        message: 'Invalid protocol format',
        recovery: 'notify_user',
        details: `${fault} (line 2). Expected: ${expected}`,
      },
      violations: [{ position: { line: 2, column: 1 } }],
    })
  })

  it('takes its details with it', () => {
    const text = '=== PHASE 2 COMPLETE ===\nPhase: Design\nlog\n'
    expect(eventsOf(text, { workflow: phases })).toMatchObject([
      { kind: 'invalid', at: { line: 1, start: 0, end: 39 } },
      { kind: 'log' },
    ])
  })

  it('is judged by the phase that the run has reached', () => {
    const parser = createBlockParser({ workflow: phases })
    expect(kinds([...parser.push(bytesOf(`${SIGNAL}\n\n`)), ...parser.flush()])).toEqual(['phase_complete', 'log'])
    parser.setWorkflow({ kind: 'phases', currentPhase: 2 })
    expect(kinds([...parser.push(bytesOf(`${SIGNAL}\n\n=== PHASE 2 COMPLETE ===\n`)), ...parser.end()])).toEqual([
      'invalid',
      'log',
      'phase_complete',
    ])
  })
})
