import { describe, expect, test } from 'vitest'
import { leaderCoder } from '../../src/dispatch/plays/leader-coder.ts'
import type { AgentResult } from '../../src/protocol/index.ts'
import type { LoopState } from '../../src/protocol/leader-coder/loop.ts'
import type { StageConfig } from '../../src/protocol/plays/play.ts'
import {
  answer,
  died,
  entry,
  evidence,
  FAILED,
  HANDOFF,
  INJECTED,
  id,
  order,
  read,
  reported,
  run,
  stageConfig,
  TIP,
} from './outcomes.ts'
import { PlayHost } from './play-host.ts'

const PLACE = { tip: TIP, start: TIP, onto: [TIP], conflicts: [] } as const
const begin = (more: Partial<StageConfig> = {}) =>
  new PlayHost(leaderCoder, { stage: stageConfig('DEV', { play: 'leader-coder', ...more }), place: PLACE }, entry())
type Host = ReturnType<typeof begin>

function ordered(host: Host, more: Parameters<typeof order>[0] = {}) {
  host.report('start_run', run({ run_id: 'leader' }))
  host.report('read_work', read(order(more)))
  return host
}
function coded(host: Host, left = reported(), run_id = 'coder', said: Partial<AgentResult> = {}) {
  host.report('start_run', run({ run_id, said }))
  host.report('read_work', left)
  return host
}
const verified = (host: Host, said: Partial<AgentResult> = {}) => {
  host.report('gather_evidence', evidence(true))
  return host.report('start_run', run({ run_id: 'verifier', said }))
}
const toldOf = (host: Host, type: string) => host.told.filter((one) => one.type === type) as never as LoopTold[]
interface LoopTold {
  readonly why: string
  readonly loop: LoopState
  readonly feedback: string
  readonly document: { readonly verdict: string; readonly judged_by: string | null; readonly problems: string[] }
}
const verdicts = (host: Host) => toldOf(host, 'document:judged').map(({ document }) => document.verdict)

/** All attempts have failed. */
function paused(more: Partial<StageConfig> = {}) {
  const host = ordered(begin({ loop: { attempts: 2, relaxedAttempts: 1 }, ...more }))
  for (const number of [1, 2]) {
    coded(host, reported(), `coder-${number}`)
    host.report('gather_evidence', evidence(false))
  }
  return host
}

describe('a leader and a coder', () => {
  test('order, code, check, verify: then the work is offered with its evidence', () => {
    const host = begin()
    expect(host.next).toMatchObject({
      ...{ key: 'leader.1', role: 'leader', document: 'handoff', repairs: 2, start: TIP },
      brief: { attempt: 1, of: null, problems: [] },
    })
    host.report('start_run', run({ run_id: 'leader' }))
    expect(host.next).toMatchObject({ do: 'read_work', of: { run: 'leader' }, documents: ['HANDOFF.md'] })
    host.report('read_work', read(order()))
    expect(host.next).toMatchObject({
      ...{ path: ['coder'], key: 'run.1', role: 'coder', number: 1, document: 'report' },
      brief: { attempt: 1, of: 5, final: false, handoff: HANDOFF, feedback: null },
    })
    host.report('start_run', run({ run_id: 'coder' }))
    expect(host.next).toMatchObject({ documents: ['COMPLETION_REPORT.md'], exists: ['src/a.ts'] })
    host.report('read_work', reported())
    expect(host.next).toMatchObject({ do: 'gather_evidence', commit: id('c'), onto: TIP, run: 'coder' })
    host.report('gather_evidence', evidence(true))
    const effect = 'TASK-20260228-001/3/evidence.2'
    expect(host.next).toMatchObject({
      ...{ key: 'verifier.1', role: 'verifier', start: id('c') },
      brief: { handoff: HANDOFF, report: { status: 'SUCCESS' }, evidence: effect, review: id('c') },
    })
    const { outcome } = host.report('start_run', run({ run_id: 'verifier' }))
    expect(outcome).toMatchObject({
      kind: 'work',
      work: { commit: id('c'), evidence: effect, said: { run_id: 'coder' } },
    })
    expect(toldOf(host, 'loop:moved').map(({ why, loop }) => [why, loop.status])).toEqual([
      ['started', 'CODING'],
      ['attempt:passed', 'DONE'],
    ])
    expect(verdicts(host)).toEqual(['accepted'])
  })

  test('whose work is refused by the play above begin another attempt', () => {
    const host = coded(ordered(begin()))
    verified(host)
    host.send({ type: 'refused', path: [], feedback: 'a document is missing', counts: true })
    expect(host.next).toMatchObject({
      ...{ path: ['coder'], key: 'run.2', start: id('1') },
      brief: { attempt: 2, feedback: 'a document is missing', final: false },
    })
    expect(toldOf(host, 'attempt:failed')).toMatchObject([{ attempt: 1, feedback: 'a document is missing' }])
  })
})

describe('an order', () => {
  test('of the wrong form is asked for again within the repairs, then a person is asked, who lets it try again', () => {
    const host = begin()
    host.report('start_run', run({ run_id: 'leader', repairs: 1 }))
    host.report('read_work', read({ documents: { 'HANDOFF.md': 'no order' } }))
    expect(host.next).toMatchObject({
      key: 'leader.2',
      repairs: 0,
      brief: { problems: expect.arrayContaining([expect.stringContaining('HANDOFF.md')]) },
    })
    host.report('start_run', run({ run_id: 'leader-2' }))
    const { outcome } = host.report('read_work', read({ documents: { 'HANDOFF.md': null } }))
    expect(outcome).toMatchObject({ kind: 'gave_up', run_id: 'leader-2' })
    expect(verdicts(host)).toEqual(['invalid', 'invalid'])
    host.send({ type: 'again', path: [] })
    expect(host.next).toMatchObject({ key: 'leader.3', repairs: 2 })
  })

  test.each([
    ['that failed', died('exit_code'), 'exit_code'],
    ['that left nothing', run({ commit: null }), 'HANDOFF.md'],
  ])('of a leader %s is asked for again', (_, outcome, text) => {
    const host = begin()
    host.report('start_run', outcome)
    expect(host.next).toMatchObject({
      role: 'leader',
      brief: {
        problems: [
          expect.stringContaining(text),
          ...(host.next.do === 'start_run' ? host.next.brief.problems.slice(1) : []),
        ],
      },
    })
  })

  test('that cannot be given is explained by the leader itself', () => {
    const host = begin()
    host.report('start_run', run({ said: { verdict: 'fail', summary: 'the plan contradicts itself' } }))
    host.report('read_work', read({ documents: {} }))
    expect(host.next).toMatchObject({ brief: { problems: ['the plan contradicts itself'] } })
  })

  test('of a leader that a person cancels waits for a person', () => {
    const host = begin()
    expect(host.report('start_run', died('cancelled')).outcome).toMatchObject({ kind: 'gave_up' })
    host.send({ type: 'again', path: [] })
    expect(host.next).toMatchObject({ key: 'leader.2', repairs: 2 })
  })

  test('that is too long to be kept is of the wrong form', () => {
    const host = ordered(begin(), { constraints: Array(40).fill('x'.repeat(400)) })
    expect(host.next).toMatchObject({ role: 'leader', brief: { problems: [expect.stringContaining('longer')] } })
  })

  const refused = () => {
    const host = begin({ repairs: 0 })
    host.report('start_run', run({ run_id: 'leader' }))
    host.report('read_work', read(order({ constraints: [INJECTED] })))
    return host
  }

  test('with a forbidden phrase is told to the leader, then to a person', () => {
    const host = begin({ repairs: 1 })
    for (const repairs of [1, 0]) {
      expect(host.next).toMatchObject({ role: 'leader', repairs })
      host.report('start_run', run({ run_id: 'leader' }))
      host.report('read_work', read(order({ constraints: [INJECTED] })))
    }
    expect(host.next).toMatchObject({ do: 'ask', item: 'document', to: 'person', run: 'leader', confirmable: false })
    expect(verdicts(host)).toEqual(['refused', 'refused'])
  })

  test('that a person allows is read once more and given to the coder, on the record', () => {
    const host = refused()
    host.report('ask', answer('allow', { by: 'kim' }))
    host.report('read_work', read(order({ constraints: [INJECTED] })))
    expect(toldOf(host, 'document:judged').at(-1)).toMatchObject({ document: { verdict: 'allowed', judged_by: 'kim' } })
    expect(host.next).toMatchObject({ role: 'coder', brief: { handoff: { mode: 'coding' } } })
  })

  test('that a person refuses is written again', () => {
    const host = refused()
    host.report('ask', answer('refuse', { by: 'kim' }))
    expect(toldOf(host, 'document:judged').at(-1)).toMatchObject({
      document: { verdict: 'dismissed', judged_by: 'kim' },
    })
    expect(host.next).toMatchObject({ key: 'leader.2', repairs: 0 })
  })
})

describe('an attempt fails', () => {
  const next = (host: Host) => host.next as never as { brief: { feedback: string; attempt: number }; role: string }

  test.each([
    ['whose report has the wrong form', read({ documents: { 'COMPLETION_REPORT.md': 'done!' } }), /2|coder/],
    ['that contradicts itself', reported({ testResult: { passed: 1, total: 2 } }), /./],
    ['without a promised file', reported({}, { present: [] }), /src\/a\.ts/],
    [
      'that changed no file',
      reported({}, { changed: [], changed_total: 0, tree: id('e'), before: id('e') }),
      /No file was changed/,
    ],
  ])('%s', (_, left, text) => {
    const host = coded(ordered(begin()), left)
    expect(next(host)).toMatchObject({ role: 'coder', brief: { attempt: 2, feedback: expect.stringMatching(text) } })
  })

  test('whose checks fail, with the files that it names and changed', () => {
    const host = ordered(begin())
    coded(host, reported({}, { changed: ['src/a.ts', 'src/b.ts'] }), 'coder', { files: ['src/c.ts'] })
    host.report('gather_evidence', evidence(false))
    const [moved] = toldOf(host, 'loop:moved').slice(-1)
    expect(moved).toMatchObject({
      why: 'attempt:failed',
      loop: { attempt: 2, failedFiles: ['src/c.ts', 'src/a.ts', 'src/b.ts'] },
    })
    expect(next(host).brief.feedback).toContain('one test fails')
  })

  test('whose run died; the files that it left are looked up', () => {
    const host = ordered(begin())
    host.report('start_run', died('silent', { run_id: 'coder', commit: id('9') }))
    expect(host.next).toMatchObject({ do: 'read_work', of: { run: 'coder' } })
    host.report('read_work', read({ changed: ['src/half.ts'] }))
    expect(host.next).toMatchObject({
      role: 'coder',
      start: id('9'),
      brief: { feedback: expect.stringContaining('silent') },
    })
    expect(toldOf(host, 'loop:moved').at(-1)).toMatchObject({ loop: { failedFiles: ['src/half.ts'] } })
  })

  test('but not when a person cancelled its run: it waits, and runs again as the same attempt', () => {
    const host = ordered(begin())
    const { outcome } = host.report('start_run', died('cancelled', { run_id: 'coder' }))
    expect(outcome).toMatchObject({ kind: 'gave_up', feedback: 'it was cancelled' })
    host.send({ type: 'again', path: [] })
    expect(host.next).toMatchObject({ path: ['coder'], key: 'run.2', brief: { attempt: 1 } })
  })

  test.each([
    ['needs_revision', 'coder'],
    ['fail', 'coder'],
    ['rejected', 'leader'],
  ] as const)('by the verdict %s of the verifier: the %s is next', (verdict, role) => {
    const host = coded(ordered(begin()))
    verified(host, { verdict, summary: 'not yet' })
    expect(next(host)).toMatchObject({ role, brief: { attempt: 2, feedback: 'not yet' } })
  })

  test.each([
    ['pass', undefined, 'coder'],
    ['rejected', undefined, 'leader'],
  ] as const)('and is reported by the coder: the leader looks at it and says %s', (verdict, _, role) => {
    const host = coded(ordered(begin()), reported(FAILED, { settings: [{ status: 'A', path: '.mcp.json' }] }))
    expect(host.next).toMatchObject({
      role: 'verifier',
      start: id('1'),
      brief: { report: { status: 'FAILED' }, evidence: null, review: id('1') },
    })
    host.report('start_run', run({ said: { verdict, summary: 'I see' } }))
    expect(next(host)).toMatchObject({
      role,
      brief: { attempt: 2, feedback: 'Logic Error\nit does not add up\nI see' },
    })
  })

  test('and is reported with a request: without a verdict of the leader there is a new order', () => {
    const host = coded(ordered(begin()), reported({ ...FAILED, requestToLeader: 'which API?' }))
    host.report('start_run', died())
    expect(next(host).role).toBe('leader')
  })

  test('the last time it is marked, and then a person chooses', () => {
    const host = ordered(begin({ loop: { attempts: 2, relaxedAttempts: 1 } }))
    coded(host)
    host.report('gather_evidence', evidence(false))
    expect(host.next).toMatchObject({ brief: { attempt: 2, of: 2, final: true } })
    coded(host)
    host.report('gather_evidence', evidence(false))
    expect(host.next).toMatchObject({ do: 'ask', item: 'choice', to: 'person', run: 'coder' })
    expect(host.next.do === 'ask' && host.next.options).toMatchObject([
      { choice: 'A' },
      { choice: 'B', po: true, fields: ['criteria', 'waive'] },
      { choice: 'C' },
    ])
  })
})

describe('the mode of the order', () => {
  const unchanged = { changed: [], changed_total: 0, tree: id('e'), before: id('e') }

  test('review: a report is enough; what it changed is checked', () => {
    const host = coded(ordered(begin(), { mode: 'review' }), reported({}, unchanged))
    expect(host.next).toMatchObject({ do: 'gather_evidence', checks: [], own: { written: false } })
    const other = coded(ordered(begin(), { mode: 'review' }))
    expect(other.next).toMatchObject({ do: 'gather_evidence', checks: [{ name: 'test' }] })
  })

  test('test: a test was changed', () => {
    const host = coded(ordered(begin(), { mode: 'test' }), reported())
    expect(host.next).toMatchObject({ role: 'coder', brief: { feedback: expect.stringContaining('No test') } })
    coded(host, reported({}, { tests: ['test/a.test.ts'] }))
    expect(host.next).toMatchObject({ do: 'gather_evidence' })
  })

  test('coding: a promised file that an earlier visit of the task changed counts', () => {
    const host = coded(ordered(begin()), reported({}, { ...unchanged, changed_in_task: ['src/a.ts'] }))
    expect(host.next).toMatchObject({ do: 'gather_evidence' })
  })
})

describe('a paused loop', () => {
  const SETTINGS = [{ status: 'M', path: '.mcp.json', entry: '1' }] as const

  test('A: the folder of the last coder is read, checked and verified like any work', () => {
    const host = paused()
    host.report('ask', answer('A', { by: 'kim' }))
    expect(host.next).toMatchObject({ do: 'read_work', of: { folder: 'coder-2' }, run: 'coder-2' })
    host.report('read_work', read({ commit: id('5'), settings: SETTINGS }))
    expect(host.next).toMatchObject({ do: 'ask', item: 'settings' })
    host.report('ask', answer('drop'))
    expect(host.next).toMatchObject({ of: { folder: 'coder-2' }, without: ['.mcp.json'] })
    host.report('read_work', read({ commit: id('5') }))
    expect(host.next).toMatchObject({ do: 'gather_evidence', commit: id('5') })
    host.report('gather_evidence', evidence(true, id('5')))
    expect(host.next).toMatchObject({ role: 'verifier', start: id('5'), brief: { report: null } })
    const { outcome } = host.report('start_run', run({ run_id: 'verifier' }))
    expect(outcome).toMatchObject({ kind: 'work', work: { commit: id('5'), said: { run_id: 'coder-2' } } })
    expect(
      toldOf(host, 'loop:moved')
        .slice(-2)
        .map(({ why, loop }) => [why, loop.status]),
    ).toEqual([
      ['A', 'VERIFYING_FIX'],
      ['fix:passed', 'DONE'],
    ])
    host.send({ type: 'refused', path: [], feedback: 'no changelog', counts: true })
    expect(host.next).toMatchObject({ item: 'choice', details: ['no changelog', 'src/a.ts'] })
  })

  test.each([
    ['its folder was gone and is made again', { rebuilt: { folder: '/f', checkpoint: 2 } }, 'checkpoint 2'],
    ['its checks fail', {}, 'one test fails'],
  ])('A: where %s, it is asked again', (_, left, text) => {
    const host = paused()
    host.report('ask', answer('A'))
    host.report('read_work', read(left))
    if (host.next.do === 'gather_evidence') host.report('gather_evidence', evidence(false))
    expect(host.next).toMatchObject({
      item: 'choice',
      details: expect.arrayContaining([expect.stringContaining(text)]),
    })
    expect(toldOf(host, 'loop:moved').at(-1)).toMatchObject({ why: 'fix:failed', loop: { status: 'PAUSED_FOR_HITL' } })
  })

  test('A: a verifier who finds fault, a stop at the settings', () => {
    const host = paused()
    host.report('ask', answer('A'))
    host.report('read_work', read({ settings: SETTINGS }))
    host.report('ask', answer('stop', { by: 'kim' }))
    expect(host.holds).toMatchObject([{ as: 'kim' }])
    host.report('ask', answer('allow'))
    host.report('read_work', read({ settings: SETTINGS }))
    verified(host, { verdict: 'rejected', summary: 'no' })
    expect(host.next).toMatchObject({ item: 'choice', details: ['no', 'src/a.ts'] })
  })

  test('A: where no coder had a folder', () => {
    const host = ordered(begin({ loop: { attempts: 1, relaxedAttempts: 1 } }))
    host.report('start_run', died('not_started'))
    host.report('read_work', read({ changed: [] }))
    host.report('ask', answer('A'))
    expect(host.next).toMatchObject({
      item: 'choice',
      details: [expect.stringContaining('The coder of TASK-20260228-001 failed before it had a work folder')],
    })
  })

  test('B: the PO relaxes the criteria and does without checks: one more attempt', () => {
    const host = paused()
    host.report('ask', answer('B'))
    expect(host.next).toMatchObject({ item: 'choice' })
    host.report('ask', answer('B', { criteria: ['it starts'], waive: ['lint'] }))
    expect(toldOf(host, 'checks:waived')).toEqual([{ type: 'checks:waived', checks: ['lint'], by: 'song-po' }])
    expect(host.next).toMatchObject({ role: 'coder', brief: { attempt: 3, of: 3, relaxed: ['it starts'] } })
    coded(host)
    host.report('gather_evidence', evidence(false))
    expect(host.next).toMatchObject({ item: 'choice' })
  })

  test('C: the task is cancelled, as who chose', () => {
    const host = paused()
    host.report('ask', answer('C', { by: 'kim' }))
    expect(host.outcome).toEqual({
      ...{ kind: 'step', action: 'cancel', details: { note: 'TASK-20260228-001: C' }, as: 'kim' },
    })
    expect(toldOf(host, 'loop:moved').at(-1)).toMatchObject({ why: 'C', loop: { status: 'CANCELLED' } })
  })

  test('after a redesign at the end has no order: the relaxed attempt begins with the leader', () => {
    const host = coded(ordered(begin({ loop: { attempts: 1, relaxedAttempts: 1 } })))
    verified(host, { verdict: 'rejected' })
    host.report('ask', answer('B', { criteria: ['x'] }))
    expect(host.next).toMatchObject({ role: 'leader', number: 2 })
  })
})
