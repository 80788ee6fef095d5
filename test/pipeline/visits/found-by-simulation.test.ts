import { beforeEach, describe, expect, test } from 'vitest'
import { PLAYS } from '../../../src/dispatch/plays/plays.ts'
import { Engine } from '../../../src/engine/engine.ts'
import { performRow } from '../../../src/engine/executor/perform-row.ts'
import { CARRIED_PIPELINE } from '../../../src/engine/simulation/carried/carried-tasks.ts'
import { PO } from '../../../src/engine/simulation/carried/simulated-people.ts'
import { Draft } from '../../../src/pipeline/draft.ts'
import { Facts } from '../../../src/pipeline/facts.ts'
import type { RelayRecord } from '../../../src/pipeline/relay/relay-record.ts'
import { tellStory } from '../../../src/pipeline/visits/tell-story.ts'
import type { VisitRecord } from '../../../src/pipeline/visits/visit-record.ts'
import { NO_END } from '../../../src/protocol/plays/run-end.ts'
import type { Store } from '../../../src/store/port.ts'
import { claimOf, openVisitWorld, platform, po, type VisitWorld, WORKER } from '../../support/visit-world.ts'

/** The smallest histories of visits and runs that break what the simulation found broken. */
let world: VisitWorld

beforeEach(async () => {
  world = await openVisitWorld()
})

const QUESTION = { category: 'clarification', question: 'which?', options: ['yes', 'no'], required: true } as const

describe('what a visit waits for', () => {
  test('a visit that waits for the pipeline is woken when it is started (seed 16)', async () => {
    const task = await world.start(0)
    await world.engine.execute({ type: 'stop_pipeline', reason: 'lunch' }, po)
    expect(await world.enter()).toMatchObject({ entered: false, waits: 'pipeline' })
    await world.engine.execute({ type: 'start_pipeline' }, po)
    expect(await world.rows(task)).toMatchObject([{ kind: 'enter', state: 'ready' }])
  })

  test('a visit that waits for an agent of its team is woken when one is registered (seed 18)', async () => {
    const task = await world.start(1)
    const agent = CARRIED_PIPELINE.definition.agents.find(({ agent_id }) => agent_id === 'jarvis')
    if (!agent) throw new Error('jarvis')
    await world.engine.execute({ type: 'register_agent', agent: { ...agent, status: 'inactive' } }, po)
    expect(await world.enter()).toMatchObject({ entered: false })
    await world.engine.execute({ type: 'register_agent', agent }, po)
    expect((await world.rows(task)).filter(({ kind }) => kind === 'enter')).toMatchObject([{ state: 'ready' }])
  })

  test('a task that is held and resumed twice has one row that enters its lane (seed 107)', async () => {
    const task = await world.start(0)
    await world.begin(task)
    for (const action of ['hold', 'resume', 'hold', 'resume'] as const) await world.step(task, action)
    expect((await world.rows(task)).filter(({ kind }) => kind === 'enter')).toHaveLength(1)
    await world.enter(task)
    const [visit] = (await world.store.list('visits', { task_id: task, open: true, limit: 1 })).rows
    expect(visit).toMatchObject({ state: 'open', entering: false })
  })

  test('a place in a lane that a visit cannot take goes to the next one (seed 60)', async () => {
    const [first, second, third] = [await world.start(0), await world.start(0), await world.start(0)]
    await world.begin(first)
    await world.enter(second)
    await world.enter(third)
    await world.step(first, 'cancel')
    await world.engine.execute({ type: 'stop_pipeline', reason: 'lunch' }, po)
    expect(await world.enter(second)).toMatchObject({ entered: false, waits: 'pipeline' })
    expect((await world.rows(third)).filter(({ kind }) => kind === 'enter')).toMatchObject([{ state: 'ready' }])
  })

  test('a step that a play comes to while its task is on hold is taken after the hold (seed 482)', async () => {
    const task = await world.start(2)
    const held = await world.take(await world.begin(task))
    await world.step(task, 'hold')
    const end = { ...NO_END, how: 'completed', code: 0, verdict: 'fail', summary: 'it does not hold' } as const
    await world.run({ type: 'run_ended', ...held, end, checkpoint: null })
    const [visit] = (await world.store.list('visits', { task_id: task, open: true, limit: 1 })).rows
    expect(visit).toMatchObject({ state: 'held', pending: { action: 'reject' }, entering: false })
    await world.step(task, 'resume')
    await world.enter(task)
    const [loaded] = await world.store.load([{ kind: 'task', id: task }])
    expect(loaded.value?.task.status).toBe('DEV_REVISION')
  })

  test('a stuck row whose task is put on hold is tried again after the hold (seed 125)', async () => {
    const task = await world.start(0)
    await world.enter(task)
    const failed = { type: 'work_failed', reason: 'no disk', lasting: true, claims: 1 } as const
    await world.engine.execute({ ...failed, ...claimOf(await world.claim('git', task)) }, platform)
    const [item] = (await world.store.list('items', { task_id: task, open: true, limit: 1 })).rows
    const answer = { choice: 'hold', note: null, criteria: [], waive: [], how: 'person' } as const
    await world.engine.execute({ type: 'answer_ask', item: item?.item ?? '', ...answer }, po)
    await world.step(task, 'resume')
    await world.enter(task)
    expect((await world.claim('git', task)).row.kind).toBe('effect')
  })

  test('a commit that is taken over does not put the tip back behind the work that landed on it (seed 10)', () => {
    const relay = { task_id: 'T', spec: {}, tip: 'landed', taken: [] } as unknown as RelayRecord
    const known = { current: { hash: '', pipeline: CARRIED_PIPELINE }, byHash: new Map() }
    const facts = new Facts([{ kind: 'relay', id: 'T', version: 1, value: relay }], known)
    const command = { type: 'fire_visit', visit: 'T/1' } as const
    const draft = new Draft({ id: 'c', actor: PO, now: 0, simulated: true, uuids: [], command }, facts, PLAYS)
    const story = { type: 'branch:taken', commit: 'taken', from: 'before', by: PO, evidence: null } as const
    tellStory(draft, { task_id: 'T', landed: 'landed' } as unknown as VisitRecord, story)
    expect(draft.read('relay', 'T')?.tip).toBe('landed')
    tellStory(draft, { task_id: 'T', landed: null } as unknown as VisitRecord, story)
    expect(draft.read('relay', 'T')?.tip).toBe('taken')
  })
})

describe('what becomes of a run', () => {
  test('a run that was answered while its worker put it down, or died, is offered again (seed 29)', async () => {
    for (const how of ['released', 'lost'] as const) {
      const task = await world.start(0)
      const held = await world.take(await world.begin(task))
      await world.run({ type: 'run_asked', ...held, question: QUESTION, phase: null, checkpoint: null })
      await world.run({ type: 'answer_question', run_id: held.run_id, question_id: null, text: 'yes' }, po)
      if (how === 'released') await world.run({ type: 'release_run', ...held, to: 'queued', checkpoint: null })
      else {
        await world.store.endLease(WORKER)
        await world.run({ type: 'run_lost', run_id: held.run_id, worker: WORKER })
      }
      expect(await world.runOf(held.run_id)).toMatchObject({ state: 'queued', holder: null })
      expect((await world.rows(task)).filter(({ kind }) => kind === 'run')).toHaveLength(1)
      await world.step(task, 'cancel')
    }
  })

  test('a failed run of a visit is not resumed: its play has heard of its end (seed 83)', async () => {
    const held = await world.take(await world.begin(await world.start(0)))
    await world.run({ type: 'run_ended', ...held, end: { ...NO_END, how: 'exit_code', code: 1 }, checkpoint: null })
    await world.run({ type: 'release_run', ...held, to: 'ended', checkpoint: null })
    const again = world.run({ type: 'resume_run', run_id: held.run_id, reason: null }, po)
    await expect(again).rejects.toMatchObject({ code: 'EFFECT_OVER' })
  })

  test('a run that is lost after its visit has closed is cancelled, and has no row (seed 68)', async () => {
    const task = await world.start(0)
    const held = await world.take(await world.begin(task))
    await world.step(task, 'cancel')
    await world.store.endLease(WORKER)
    await world.run({ type: 'run_lost', run_id: held.run_id, worker: WORKER })
    expect(await world.runOf(held.run_id)).toMatchObject({ state: 'cancelled' })
    expect((await world.rows(task)).filter(({ kind }) => kind === 'run')).toEqual([])
  })

  test('a run that is paused with its task goes on with it (seed 51)', async () => {
    const task = await world.start(0)
    const run_id = await world.begin(task)
    await world.step(task, 'hold')
    while ((await world.rows(task)).some(({ queue }) => queue === 'house')) await world.houseWork(task)
    expect(await world.runOf(run_id)).toMatchObject({ state: 'paused', held: true })
    await world.step(task, 'resume')
    await world.enter(task)
    await world.houseWork(task)
    expect(await world.runOf(run_id)).toMatchObject({ state: 'queued' })
  })
})

test('a run whose pause its worker has not carried out goes on when its task is resumed (seed 819)', async () => {
  const task = await world.start(0)
  const held = await world.take(await world.begin(task))
  await world.step(task, 'hold')
  await world.houseWork(task)
  expect(await world.runOf(held.run_id)).toMatchObject({ state: 'running', wish: 'pause', held: true })
  await world.step(task, 'resume')
  await world.enter(task)
  await world.houseWork(task)
  expect(await world.runOf(held.run_id)).toMatchObject({ state: 'running', wish: null, held: false })
  // The worker froze it before it saw that.
  await world.run({ type: 'run_paused', ...held, checkpoint: null })
  expect(await world.runOf(held.run_id)).toMatchObject({ state: 'paused', wish: 'resume' })
})

test('a row that is no effect and failed is tried again (seed 60)', async () => {
  const task = await world.start(0)
  let fails = true
  const failing: Store = {
    ...world.store,
    commit: async (changesets) => {
      const now = fails
      fails = false
      if (now) throw new Error('the disk is full')
      return world.store.commit(changesets)
    },
  }
  const { pipeline, clock, timeZone } = world.engine
  const context = { worker: WORKER, home: '', identity: null, laneLimit: () => 1, signal: new AbortController().signal }
  await performRow(
    { ...context, engine: new Engine({ store: failing, pipeline, clock, timeZone }) },
    await world.claim('enter'),
  )
  expect(await world.rows(task)).toMatchObject([{ kind: 'enter', state: 'ready', failures: 1 }])
})
