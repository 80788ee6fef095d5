import { afterEach, describe, expect, test, vi } from 'vitest'
import type { InboxEntry, Life, ReviewComment, TaskCard } from '../../src/protocol/api/api-types.ts'
import { freezeTime, serverNow, setServerTime } from '../../web/src/app/server-clock.ts'
import type { DiffFile } from '../../web/src/diff/diff-file.ts'
import { Decisions } from '../../web/src/live/decisions.ts'
import { eventFrames } from '../../web/src/live/event-frames.ts'
import { boardState, isInState } from '../../web/src/pages/board/board-filter.ts'
import { withGhosts } from '../../web/src/pages/inbox/use-decided.ts'
import { graphLayout, NODE } from '../../web/src/pages/plan/graph-layout.ts'
import { afterEvent, NO_APPROVAL, stepState } from '../../web/src/pages/review/approval-progress.ts'
import { commentPlaces } from '../../web/src/pages/review/comment-places.ts'
import { myLastRound } from '../../web/src/pages/review/my-last-round.ts'

afterEach(() => {
  freezeTime(false)
  vi.useRealTimers()
})

test('frames of a stream are read whole, and a torn one waits for its rest', () => {
  const hello = 'retry: 1000\nevent: hello\ndata: {"newest":7,"after":5}\n\n'
  const event = 'id: 6\nevent: task:created\ndata: {"number":6,"stream":"TASK-1"}\n\n'
  const { frames, rest } = eventFrames(`${hello}: beat\n\n${event}id: 7\nda`)
  expect(frames).toEqual([{ hello: { newest: 7, after: 5 } }, { event: { number: 6, stream: 'TASK-1' } }])
  expect(rest).toBe('id: 7\nda')
})

test('ages stand while there is no connection, and go on with the server’s clock', () => {
  vi.useFakeTimers({ now: 1_000 })
  setServerTime(500_000)
  vi.advanceTimersByTime(2_000)
  expect(serverNow()).toBe(502_000)
  freezeTime(true)
  vi.advanceTimersByTime(60_000)
  freezeTime(true)
  expect(serverNow()).toBe(502_000)
  freezeTime(false)
  expect(serverNow()).toBe(562_000)
})

describe('states of the board', () => {
  const words = { status: (kind: string) => ({ kind }) }
  const moment = { now: 1_000_000, pipeline_now: 500_000 }
  const task = (some: Partial<TaskCard>) =>
    ({ status: 'in_progress', due_at: null, interrupted: false, ...some }) as TaskCard
  const life = (some: Partial<Life>) => ({
    waits: undefined,
    life: { state: 'running', spoke_at: 999_000, lease_until: 1_010_000, ...some } as Life,
  })
  test.each([
    ['late', task({ due_at: 499_999 }), undefined, true],
    // By the server's clock it would be late: the pipeline stood.
    ['late', task({ due_at: 500_001 }), undefined, false],
    ['late', task({}), undefined, false],
    ['silent', task({}), life({}), false],
    ['silent', task({}), life({ spoke_at: 879_000 }), true],
    ['silent', task({}), life({ lease_until: 999_999 }), true],
    ['silent', task({}), life({ state: 'waiting_question', spoke_at: 1 }), false],
    ['silent', task({ interrupted: true }), undefined, true],
    ['back', task({ status: 'revision' }), undefined, true],
    ['progress', task({ status: 'revision' }), undefined, false],
    ['waiting', task({}), { waits: {} as InboxEntry, life: undefined }, true],
    ['waiting', task({}), life({}), false],
  ] as const)('%s, case %#', (state, card, facts, wanted) => {
    expect(isInState(state, card, facts, words, moment)).toBe(wanted)
  })

  test('a word of the address that is no state filters nothing', () => {
    expect([boardState('late'), boardState('constructor'), boardState(null)]).toEqual(['late', undefined, undefined])
  })
})

test('a graph has a column a level, and no edge that other edges imply', () => {
  const needs = new Map([
    ['dba', []],
    ['backend', ['dba']],
    ['frontend', ['dba']],
    ['tester', ['dba', 'backend', 'frontend']],
  ])
  const { nodes, edges, width, height } = graphLayout([['dba'], ['backend', 'frontend'], ['tester']], needs)
  const columns = nodes.map(({ x }) => x)
  expect(columns).toEqual([0, columns[1], columns[1], 2 * (columns[1] ?? 0)])
  expect(edges.map(({ from, to }) => `${from} ${to}`)).toEqual([
    ...['dba backend', 'dba frontend', 'backend tester', 'frontend tester'],
  ])
  for (const { x, y } of nodes) {
    expect(x + NODE.width).toBeLessThanOrEqual(width)
    expect(y + NODE.height).toBeLessThanOrEqual(height)
  }
  expect(graphLayout([], new Map())).toMatchObject({ nodes: [], edges: [] })
})

test('an entry that was decided stays below the one that it followed', () => {
  const entry = (key: string) => ({ key }) as InboxEntry
  const rows = withGhosts(
    [entry('new'), entry('a'), entry('c')],
    [
      { entry: entry('b'), after: 'a' },
      { entry: entry('first'), after: null },
    ],
  )
  expect(rows.map(({ key }) => key)).toEqual(['first', 'new', 'a', 'b', 'c'])
})

describe('comments of earlier rounds', () => {
  const comment = (rest: Partial<ReviewComment>) =>
    ({ path: 'a.ts', line: 3, line_now: null, outcome: 'unchanged', by: 'po', round: 1, ...rest }) as ReviewComment
  const lines = [3, 4, 9].map((next) => ({ kind: 'same' as const, old: next, next, text: '' }))
  const file = { path: 'a.ts', hunks: [{ header: '', lines }] } as unknown as DiffFile

  test('stand where their line is now, at their file, or above the diff, but always somewhere', () => {
    const moved = comment({ line_now: 9 })
    const changed = comment({ outcome: 'changed', line: 4 })
    const outside = comment({ line_now: 100 })
    const gone = comment({ outcome: 'gone', line: 4 })
    const other = comment({ path: 'b.ts', line_now: 3 })
    const places = commentPlaces([moved, changed, outside, gone, other], [file])
    expect(lines.map((line) => places.at(file, line))).toEqual([[], [changed], [moved]])
    expect(places.ofFile(file)).toEqual([outside, gone])
    expect(places.elsewhere).toEqual([other])
  })

  test('name the round from which a person reads on', () => {
    const rounds = [1, 2, 3].map((round) => ({ round, stage: 'DEV', commit: `c${round}`, at: '', seq: round }))
    const comments = [comment({ round: 1 }), comment({ round: 2 }), comment({ round: 3, by: 'other' })]
    expect(myLastRound({ comments, rounds, commit: 'c3' }, 'po')).toBe('c2')
    expect(myLastRound({ comments, rounds, commit: 'c2' }, 'po')).toBeUndefined()
    expect(myLastRound({ comments, rounds, commit: 'c3' }, 'nobody')).toBeUndefined()
  })
})

describe('who decided an entry of the inbox', () => {
  const entry = (some: Partial<InboxEntry>) =>
    ({ kind: 'item', id: 'TASK-1', task_id: 'TASK-1', facts: {}, ...some }) as InboxEntry
  const told = (type: string, stream: string, data: Record<string, unknown>) => ({ type, stream, actor: 'lead', data })
  test.each([
    ['question', { id: 'Q-1', facts: { run_id: 'RUN-1' } }, { who: 'baton', how: 'time_limit' }],
    ['item', {}, { who: 'lead', how: 'yes' }],
    ['escalation', { id: 'ESC-2' }, { who: 'lead', how: 'person' }],
    ['escalation', { id: 'ESC-1' }, undefined],
    ['hold', {}, undefined],
  ] as const)('%s, case %#', (kind, some, wanted) => {
    const decisions = new Decisions()
    decisions.add([
      told('question:answered', 'RUN-1', { by: 'baton', how: 'time_limit' }),
      told('item:answered', 'TASK-1', { how: 'yes' }),
      told('escalation:resolved', 'TASK-1', { escalation: 'ESC-2' }),
      told('task:moved', 'TASK-2', {}),
    ])
    expect(decisions.of(entry({ kind, ...some }))).toEqual(wanted)
  })
})

test('an approval that is merged again begins with the first step, and one that went back says why', () => {
  const told = (type: string, data: Record<string, unknown>) => ({ type, data })
  const begun = [
    told('check:ended', { name: 'of a stage', passed: true }),
    told('visit:opened', { kind: 'approval', visit: 'TASK-1/8' }),
    told('effect:asked', { do: 'merge' }),
    told('effect:asked', { do: 'gather_evidence' }),
    told('check:ended', { name: 'tsc', passed: false, waived: true }),
    told('effect:asked', { do: 'seal' }),
    told('item:opened', {}),
  ].reduce(afterEvent, NO_APPROVAL)
  expect(begun.checks).toEqual([{ name: 'tsc', passed: false, waived: true }])
  expect([stepState(begun, 'checks'), stepState(begun, 'move'), stepState(begun, 'done')]).toEqual([
    'done',
    'stopped',
    'waits',
  ])
  const again = [told('item:answered', {}), told('effect:asked', { do: 'merge' })].reduce(afterEvent, begun)
  expect([stepState(again, 'merge'), stepState(again, 'move'), again.checks]).toEqual(['runs', 'waits', []])
  const back = afterEvent(again, told('integration:returned', { update: null, description: 'tsc failed' }))
  expect([back.returned, stepState(back, 'merge')]).toEqual(['tsc failed', 'stopped'])
})
