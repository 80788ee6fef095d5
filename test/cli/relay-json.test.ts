import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { relayView } from '../../src/cli/present/relay/relay-view.ts'
import type { RelayEvent } from '../../src/engine/follow/relay-event.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { printed, RelayTeller, runBegun, runEnded } from '../support/relay-events.ts'
import { ROOT } from '../support/run-baton.ts'

type Line = Readonly<Record<string, unknown>>
const NOON = Date.parse('2026-02-28T12:00:00Z')

/** What a program reads, and the bytes that it reads it from. */
function told(events: readonly RelayEvent[]): { readonly lines: Line[]; readonly text: string } {
  let text = ''
  const out = {
    write: (more: string) => {
      text += more
    },
  }
  const screen = { lang: 'en', timeZone: 'UTC', colour: false, width: undefined } as const
  const view = relayView({ form: 'json', screen, pipeline: DEFAULT_PIPELINE, out, now: () => NOON })
  for (const event of events) view.show(event)
  view.close()
  const lines = text.split('\n')
  expect(lines.pop()).toBe('')
  return { lines: lines.map((line) => JSON.parse(line) as Line), text }
}

test('every event is one object on a line, with its time', () => {
  const tell = new RelayTeller()
  const events = tell.wholeWay()
  const { lines } = told(events)
  const types = events.map(({ type }) => (type === 'run:output' ? 'run:line' : type))
  expect(lines.map(({ type }) => type)).toEqual(types)
  for (const { at } of lines) expect(at).toMatch(/^2026-02-28T/)
  expect(lines[0]).toMatchObject({ task_id: tell.task_id, branch: tell.branch, stages: { length: 5 } })
  const moved = lines.find(({ type }) => type === 'task:moved')
  expect(moved).toMatchObject({ from: 'PLAN_PENDING', to: 'PLAN_IN_PROGRESS', at: '2026-02-28T09:00:00.000Z' })
})

test('events of a run say which task and stage it is of', () => {
  const tell = new RelayTeller()
  const { lines } = told([tell.started(), tell.run('QA', 'run_1'), runBegun('run_1'), runBegun('run_of_nobody')])
  expect(lines[2]).toMatchObject({ type: 'run:started', task_id: tell.task_id, stage: 'QA', run_id: 'run_1' })
  expect(lines[3]).not.toHaveProperty('task_id')
})

test('what an agent prints comes as whole lines, whatever the pieces are that it arrives in', () => {
  const tell = new RelayTeller()
  const [first, second] = ['가나', '다\n\u001b[31m[ERROR]\u001b[0m\n끝'].map((text) => printed('run_1', text))
  const bytes = new TextEncoder().encode('라')
  const cut = [bytes.slice(0, 1), bytes.slice(1)].map(
    (part): RelayEvent => ({ type: 'run:output', run_id: 'run_1', source: 'stderr', bytes: part }),
  )
  const events = [tell.started(), tell.run('DEV', 'run_1'), first, ...cut, second, runEnded('run_1')]
  const { lines } = told(events as RelayEvent[])
  expect(lines.slice(2).map(({ type, source, line }) => [type, source, line])).toEqual([
    ['run:line', 'stdout', '가나다'],
    ['run:line', 'stdout', '[ERROR]'],
    ['run:line', 'stdout', '끝'],
    ['run:line', 'stderr', '라'],
    ['run:ended', undefined, undefined],
  ])
})

test('a view that is closed in the middle of a line tells what it has', () => {
  const tell = new RelayTeller()
  const { lines } = told([tell.started(), tell.run('DEV', 'run_1'), printed('run_1', 'half')])
  expect(lines.at(-1)).toMatchObject({ type: 'run:line', task_id: tell.task_id, stage: 'DEV', line: 'half' })
})

test('nothing in it moves a terminal', () => {
  const tell = new RelayTeller()
  const note = '\u001b[2J\u009b2J\u202e\u2028'
  const { lines, text } = told([tell.started(), tell.moved('hold', 'DEV_PENDING', 'ON_HOLD', { note })])
  expect(text).not.toMatch(/[^\n\P{Cc}]|[\u2028-\u202e]/u)
  expect(lines[1]).toMatchObject({ note })
})

test('every event and every field that it has is in the reference', () => {
  const page = readFileSync(join(ROOT, 'docs', 'reference', 'relay-events.md'), 'utf8')
  const { lines } = told([...new RelayTeller().wholeWay(), ...rare()])
  const unknown = lines.flatMap((line) => {
    const section = page.split(/^### /m).find((text) => text.startsWith(`\`${line.type}\``)) ?? ''
    const fields = Object.keys(line).filter((field) => !['type', 'at'].includes(field))
    return fields.filter((field) => !section.includes(`\`${field}\``)).map((field) => `${line.type} ${field}`)
  })
  expect([...new Set(unknown)]).toEqual([])
})

/** Those that do not happen on an ordinary way. */
function rare(): RelayEvent[] {
  const tell = new RelayTeller()
  return [
    tell.moved('handoff', 'PLAN_IN_PROGRESS', 'DEV_PENDING', { deadline_at: NOON }),
    {
      type: 'evidence:recorded',
      task_id: tell.task_id,
      stage: 'DEV',
      tree: 'b'.repeat(40),
      passed: true,
      result: 'passed',
    },
    { type: 'document:refused', task_id: tell.task_id, stage: 'DEV', problems: ['line 3: …'] },
    tell.waiting('choice', 'five attempts failed'),
    { type: 'run:moved', run_id: 'run_1', state: 'waiting_retry', detail: 'rate limit', retry_at: NOON },
    { type: 'run:noted', run_id: 'run_1', note: { kind: 'warning', tag: 'ERROR', text: '…' } },
    { type: 'run:checkpointed', run_id: 'run_1', commit: null, skipped: [{ path: 'big', why: 'size' }] },
    { type: 'run:lost', run_id: 'run_1', reason: 'another worker' },
  ]
}
