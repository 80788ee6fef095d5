import { expect, test } from 'vitest'
import { ledAgents } from '../../src/dispatch/graph/led-agents.ts'
import { leaderCoder } from '../../src/dispatch/plays/leader-coder.ts'
import type { StageConfig } from '../../src/protocol/plays/play.ts'
import { AGENTS, agent, spec } from './graph-scene.ts'
import { answer, entry, evidence, HANDOFF, id, order, read, run, stageConfig, TIP } from './outcomes.ts'
import { PlayHost } from './play-host.ts'

const PLACE = { tip: TIP, start: TIP, onto: [TIP], conflicts: [] } as const
const MADE = { present: ['src/a.ts'], changed: ['src/a.ts'], changed_total: 1 }

/** A leader whose coder is a graph of these specialists, ordered once. */
function begin(chosen: readonly string[], more: Partial<StageConfig> = {}) {
  const stage = stageConfig('DEV', { play: 'leader-coder', graph: spec(chosen), ...more })
  const host = new PlayHost(leaderCoder, { stage, place: PLACE }, entry())
  orders(host)
  return host
}
type Host = ReturnType<typeof begin>

function orders(host: Host) {
  host.report('start_run', run({ run_id: `leader-${host.asked.length}` }))
  host.report('read_work', read(order()))
}

const running = (host: Host) =>
  [...host.outstanding.values()].flatMap((one) => (one.do === 'start_run' ? [one.node ?? one.role] : []))

/** One specialist runs, and its work is merged. */
function works(host: Host, name: string, commit: string) {
  const of = (kind: string) => {
    const found = [...host.outstanding.values()].find((one) => one.do === kind && one.key.startsWith(`${name}.`))
    if (!found) throw new Error(`no ${kind} of ${name}: ${[...host.outstanding.keys()].join(' ')}`)
    return found
  }
  host.send(host.event(of('start_run'), run({ run_id: `run-${name}-${host.asked.length}` })))
  host.send(host.event(of('read_work'), read({ ...MADE, commit })))
}

test('specialists get the order; their work is held to it, checked and verified by the leader, and offered', () => {
  const host = begin(['backend', 'code-reviewer'])
  expect(host.next).toMatchObject({
    ...{ path: ['coder'], key: 'backend.run.1', role: 'specialist', node: 'backend', start: TIP },
    brief: { handoff: HANDOFF, dispatch: { agent: 'backend' } },
  })
  works(host, 'backend', id('1'))
  works(host, 'code-reviewer', id('1'))
  expect(host.next).toMatchObject({ path: ['coder'], do: 'read_work', of: { commit: id('1') }, exists: ['src/a.ts'] })
  host.report('read_work', read({ ...MADE, commit: id('1') }))
  expect(host.next).toMatchObject({ do: 'gather_evidence', commit: id('1'), onto: TIP })
  host.report('gather_evidence', evidence(true, id('1')))
  expect(host.next).toMatchObject({
    ...{ key: 'verifier.1', role: 'verifier', start: id('1') },
    brief: { handoff: HANDOFF, report: { status: 'SUCCESS', generatedFiles: ['src/a.ts'] }, review: id('1') },
  })
  const { outcome } = host.report('start_run', run({ run_id: 'verifier' }))
  expect(outcome).toMatchObject({ kind: 'work', work: { commit: id('1'), evidence: expect.any(String) } })
})

test('a promised file that is missing goes back to who built, and costs an attempt, not a feedback loop', () => {
  const host = begin(['backend', 'code-reviewer'])
  works(host, 'backend', id('1'))
  works(host, 'code-reviewer', id('1'))
  host.report('read_work', read({ ...MADE, commit: id('1'), present: [] }))
  expect(host.next).toMatchObject({
    ...{ key: 'backend.run.2', start: id('1') },
    brief: { dispatch: { retry: { kind: 'checks', text: expect.stringContaining('src/a.ts') } } },
  })
  expect(host.state.loop.attempt).toBe(2)
  expect(host.told.filter(({ type }) => type === 'graph:looped')).toEqual([])
  expect(host.told.filter(({ type }) => type === 'attempt:failed')).toHaveLength(1)
})

test('a redesign runs all specialists again, with the new order and from what was built', () => {
  const host = begin(['backend', 'code-reviewer'])
  works(host, 'backend', id('1'))
  works(host, 'code-reviewer', id('1'))
  host.report('read_work', read({ ...MADE, commit: id('1') }))
  host.report('gather_evidence', evidence(true, id('1')))
  host.report('start_run', run({ run_id: 'verifier', said: { verdict: 'rejected', action_items: ['another way'] } }))
  expect(running(host)).toEqual(['leader'])
  orders(host)
  expect(host.next).toMatchObject({ key: 'backend.run.2', start: id('1'), brief: { dispatch: { retry: null } } })
  works(host, 'backend', id('2'))
  expect(running(host)).toEqual(['code-reviewer'])
})

test('a graph in which nobody builds runs whole again', () => {
  const host = begin(['researcher'])
  works(host, 'researcher', TIP)
  host.report('read_work', read({ commit: TIP, tree: id('b'), before: id('b'), changed: [], changed_total: 0 }))
  expect(running(host)).toEqual(['researcher'])
  expect(host.state.loop.attempt).toBe(2)
})

test('the last attempt ends with a choice: B goes on with the same graph, A says that no folder has all of it', () => {
  const host = begin(['backend'], { loop: { attempts: 1, relaxedAttempts: 1 } })
  works(host, 'backend', id('1'))
  host.report('read_work', read({ ...MADE, commit: id('1') }))
  host.report('gather_evidence', evidence(false, id('1')))
  expect(host.next).toMatchObject({ do: 'ask', item: 'choice' })
  host.report('ask', answer('A'))
  expect(host.next).toMatchObject({ do: 'ask', item: 'choice' })
  expect(host.state.loop.lastFeedback).toMatch(/No folder has all of the work|전체 작업이 있는 폴더가 없으므로/)
  host.report('ask', answer('B', { criteria: ['good enough'] }))
  expect(host.next).toMatchObject({ key: 'backend.run.2', brief: { relaxed: ['good enough'] } })
})

test('three specialists wait for a yes to the plan', () => {
  const agents = { ...AGENTS, backend: agent('implementation', ['src/**']) }
  const host = begin(['backend', 'frontend', 'code-reviewer'], {
    graph: spec(['backend', 'frontend', 'code-reviewer'], { agents }),
  })
  expect(host.next).toMatchObject({ path: ['coder'], do: 'ask', item: 'plan' })
  host.report('ask', answer('approve'))
  expect(running(host)).toEqual(['backend', 'frontend'])
})

test('an ordered file in nobody’s scope may be touched by each builder, one after the other', () => {
  const host = begin(['backend', 'frontend', 'unit-tester'])
  host.report('ask', answer('approve'))
  expect(running(host)).toEqual(['backend'])
  expect(host.next).toMatchObject({ brief: { dispatch: { scope: ['api/**', 'src/a.ts'] } } })
  works(host, 'backend', id('1'))
  expect(host.next).toMatchObject({ node: 'frontend', brief: { dispatch: { scope: ['web/**', 'src/a.ts'] } } })
  works(host, 'frontend', id('1'))
  expect(host.next).toMatchObject({ node: 'unit-tester', brief: { dispatch: { scope: ['test/**'] } } })
})

test('a leader’s graph has at most ten agents: those that plan and look stay out first', () => {
  const builders = ['planner', 'dba', 'frontend', 'backend', 'ai-server', 'unit-tester', 'code-reviewer']
  const all = ['researcher', 'analyst', 'pm', 'designer', ...builders, 'architect']
  expect(ledAgents(all)).toEqual(['researcher', 'designer', ...builders, 'architect'])
  expect(ledAgents(builders)).toEqual(builders)
})
