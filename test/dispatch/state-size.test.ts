import { expect, test } from 'vitest'
import { deliver } from '../../src/dispatch/plays/deliver.ts'
import type { Condition } from '../../src/protocol/pipeline/conditions.ts'
import type { Evidence } from '../../src/protocol/plays/evidence.ts'
import {
  answer,
  died,
  entry,
  evidence,
  HANDOFF,
  id,
  landed,
  merged,
  moved,
  order,
  REPORT,
  read,
  reported,
  run,
  stageConfig,
} from './outcomes.ts'
import { PlayHost } from './play-host.ts'

const LONG = '가"'.repeat(40_000)
const LINES = Array.from({ length: 400 }, (_, at) => `src/${at}-${'나'.repeat(400)}.ts`)
const CONDITIONS: readonly Condition[] = [
  { kind: 'checks', of: 'all' },
  { kind: 'review' },
  { kind: 'plan_approved', paths: ['src/**'] },
]
const SAID = {
  summary: LONG,
  files: LINES,
  action_items: LINES,
  unfinished: LINES,
  issues: LINES.map((text) => ({ severity: 'major', security: true, path: text, line: 1, text: LONG }) as const),
  outputs: [{ name: 'dev_notes', text: LONG }],
  checklist: [{ name: 'documented', text: LONG }],
}
const failing = (): Evidence => {
  const one = evidence(false)
  return { ...one, checks: one.checks.map((check) => ({ ...check, tail: LONG })) }
}
/** As long as an order may be. */
const ORDER = { ...HANDOFF, constraints: Array(30).fill('x'.repeat(380)) }

test('a loop whose every text is too long, up to the landing, stays below 64 KiB and is kept as far as it fits', () => {
  const config = stageConfig('DEV', {
    play: 'leader-coder',
    conditions: CONDITIONS,
    loop: { attempts: 2, relaxedAttempts: 1 },
  })
  const update = { target: id('f'), conflicts: LINES }
  const host = new PlayHost(deliver, config, entry({ update }))
  const long = { changed: LINES, changed_total: 400, present: ['src/a.ts'], tests: LINES }
  const settings = LINES.slice(0, 40).map((path) => ({ status: 'A', path: `.claude/${path}`, entry: LONG }) as const)
  host.report('land', landed())
  host.report('merge', { ...merged(id('9')), kind: 'conflict', files: LINES })
  host.report('start_run', run({ said: SAID, repairs: 2 }))
  host.report('read_work', read({ documents: { 'HANDOFF.md': LONG } }))
  expect(host.next).toMatchObject({ do: 'ask', item: 'gave_up' })
  host.report('ask', answer('retry', { note: LONG }))
  host.report('start_run', run({ said: SAID }))
  host.report('read_work', read(order(ORDER)))
  for (const attempt of [1, 2]) {
    expect(host.next).toMatchObject({ role: 'coder', brief: { attempt, handoff: ORDER } })
    host.report('start_run', run({ said: SAID, run_id: `coder-${attempt}` }))
    host.report('read_work', reported({ ...REPORT, issues: LINES }, { ...long, settings }))
    host.report('ask', answer('allow'))
    host.report('read_work', reported({ ...REPORT, issues: LINES }, { ...long, settings }))
    host.report('gather_evidence', failing())
  }
  expect(host.next).toMatchObject({ do: 'ask', item: 'choice' })
  host.report('ask', answer('B', { criteria: LINES, waive: LINES }))
  host.report('start_run', run({ said: SAID, run_id: 'coder-3' }))
  host.report('read_work', reported({ ...REPORT, issues: LINES }, long))
  host.report('gather_evidence', evidence(true))
  host.report('start_run', run({ said: SAID }))
  host.report('read_work', read(long))
  host.report('start_run', died('lost', { end: { ...died().end, reason: LONG } }))
  host.report('start_run', run({ said: SAID }))
  host.report('read_work', read({ documents: { [LINES[0] ?? '']: LONG } }))
  host.report('ask', answer('stop', { note: LONG }))
  host.report('ask', answer('approve'))
  host.report('land', { ...moved(id('7')), kind: 'moved', changes: LINES } as never)
  host.report('ask', answer('take'))
  host.report('land', landed())
  host.report('merge', merged(id('8')))
  host.report('gather_evidence', failing())
  host.report('ask', answer('set_aside'))
  host.report('read_work', read(long))
  host.report('land', landed('refs/x'))
  expect(host.outcome).toMatchObject({ action: 'handoff', details: { run: 'coder-3' } })
  expect(host.largest).toBeGreaterThan(30_000)
})

test('an agent alone whose every text is too long keeps as much of its feedback as it was told', () => {
  const host = new PlayHost(deliver, stageConfig('QA'), entry({ stage: 'QA' }))
  host.report('land', landed())
  host.report('start_run', run({ said: SAID }))
  host.report('read_work', read())
  host.report('gather_evidence', failing())
  const { next } = host
  expect(next.do === 'start_run' && next.brief.feedback?.length).toBeGreaterThan(7_000)
  const attachments = LINES.map((path) => ({ type: 'other', path }) as const)
  host.report('start_run', run({ said: { ...SAID, verdict: 'fail', attachments } }))
  host.report('read_work', read({ present: LINES }))
  expect(host.outcome).toMatchObject({ action: 'reject' })
})
