import { beforeEach, describe, expect, test } from 'vitest'
import { PLAYS } from '../../../src/dispatch/plays/plays.ts'
import { doHouseRow } from '../../../src/engine/due-work.ts'
import { Engine } from '../../../src/engine/engine.ts'
import { freeLanes } from '../../../src/engine/executor/free-lanes.ts'
import { performRow } from '../../../src/engine/executor/perform-row.ts'
import { CARRIED_PIPELINE } from '../../../src/engine/simulation/carried/carried-tasks.ts'
import { PO } from '../../../src/engine/simulation/carried/simulated-people.ts'
import { taskQueue } from '../../../src/pipeline/visits/rows.ts'
import { WORK_SCHEMA } from '../../../src/pipeline/work-row.ts'
import { indexPipeline } from '../../../src/protocol/pipeline/pipeline.ts'
import type { Plays } from '../../../src/protocol/plays/play.ts'
import { read } from '../../dispatch/outcomes.ts'
import { claimOf, openVisitWorld, platform, po, type VisitWorld, WORKER } from '../../support/visit-world.ts'

/** The smallest histories of visits and runs that break what a review of the code found broken. */
let world: VisitWorld

beforeEach(async () => {
  world = await openVisitWorld()
})

const QA = 2
const HARDEN = 3

/** A run that completed and was put down. */
async function completeRun(task: string, run_id: string): Promise<void> {
  const held = await world.take(run_id, task)
  await world.ended(held, {})
  await world.run({ type: 'release_run', ...held, to: 'ended', checkpoint: null })
}

/** A stage whose work is to be put on the task's branch next. */
async function toLanding(): Promise<string> {
  const task = await world.start(QA)
  await completeRun(task, await world.begin(task))
  expect(await world.workUp(task)).toBe('land')
  return task
}

const effects = async (task: string) =>
  Object.values((await world.visit(task)).outstanding).map(({ effect }) => effect.do)

const answer = (item: string, choice: string, actor = PO) =>
  world.engine.execute(
    { type: 'answer_ask', item, choice, note: null, criteria: [], waive: [], how: 'person' },
    { actor },
  )

test('what an agent said last is recorded after the end of its run, before and after its worker put it down', async () => {
  const task = await world.start(QA)
  const run_id = await world.begin(task)
  const held = await world.take(run_id, task)
  await world.ended(held, {})
  const stood = await world.visit(task)
  const note = { kind: 'warning', tag: 'DEPENDENCY_REQUEST', text: 'deprecated' } as const
  expect(await world.run({ type: 'run_noted', ...held, note })).toEqual({ run_id, kept: true })
  const session = { type: 'run_session', ...held, session: 'a-session' } as const
  expect(await world.run(session)).toEqual({ run_id })
  expect(await world.visit(task), 'the play heard the end once').toEqual(stood)
  await world.run({ type: 'release_run', ...held, to: 'ended', checkpoint: null })
  await expect(world.run({ type: 'run_noted', ...held, note })).rejects.toMatchObject({ code: 'RUN_SUPERSEDED' })
})

describe('a landing', () => {
  test('that a run came to while its task was on hold is done after the hold (finding 1)', async () => {
    const task = await world.start(HARDEN)
    await completeRun(task, await world.begin(task))
    expect(await world.workUp(task)).toBe('start_run')
    const reviewer = await world.take((await world.visit(task)).runs.at(-1)?.run_id ?? '', task)
    await world.step(task, 'hold')
    await world.ended(reviewer, { summary: 'it is fine' })
    expect(await world.visit(task)).toMatchObject({ state: 'held' })
    expect(await effects(task)).toEqual(['land'])
    await expect(world.step(task, 'cancel')).rejects.toMatchObject({ code: 'TASK_BUSY' })
    await world.step(task, 'resume')
    expect(await world.enter(task)).toMatchObject({ entered: true })
    await world.done('git', task, { kind: 'landed', aside: null })
    expect(await world.load('relay', task)).toMatchObject({ tip: read().commit })
  })

  test('that fails is put before a person after five failures, however often its row was claimed', async () => {
    const task = await toLanding()
    const fail = async (claims: number) => {
      // It is tried again after 16 s at most; the lease of the worker lasts for 30.
      await world.register(WORKER)
      world.clock.advance(20_000)
      const failed = { type: 'work_failed', reason: 'no repository', lasting: false, claims } as const
      return world.engine.execute({ ...failed, ...claimOf(await world.claim('git', task)) }, platform)
    }
    // Workers that were stopped had claimed it four times before.
    for (const claims of [5, 10, 11, 15]) expect(await fail(claims)).toMatchObject({ stuck: false })
    expect(await fail(17)).toMatchObject({ stuck: true })
    const [item] = await world.items(task)
    await answer(item?.item ?? '', 'retry')
    expect(await world.enter(task)).toMatchObject({ entered: true })
    expect(await fail(20), 'it begins to count anew').toMatchObject({ stuck: false })
  })

  test('that a hundred workers began and none reported is put before a person, and done after a yes', async () => {
    const task = await toLanding()
    const { signal } = new AbortController()
    let performed = 0
    const perform = async () => {
      performed += 1
      return { kind: 'landed', aside: null } as const
    }
    const context = {
      engine: world.engine,
      worker: WORKER,
      home: '',
      identity: null,
      laneLimit: () => 1,
      signal,
      perform,
    }
    await performRow(context, { ...(await world.claim('git', task)), claims: 100 })
    expect(performed).toBe(0)
    const [item] = await world.items(task)
    expect(item).toMatchObject({ kind: 'stuck', details: [expect.stringContaining('100 times')] })
    await answer(item?.item ?? '', 'retry')
    expect(await world.enter(task)).toMatchObject({ entered: true })
    await performRow(context, { ...(await world.claim('git', task)), claims: 101 })
    expect(performed).toBe(1)
    expect(await world.load('relay', task)).toMatchObject({ tip: read().commit })
  })

  test('that cannot be done is given up by the PO; the stage begins anew (finding 3)', async () => {
    const task = await toLanding()
    const failed = { type: 'work_failed', reason: 'no repository', lasting: true, claims: 1 } as const
    await world.engine.execute({ ...failed, ...claimOf(await world.claim('git', task)) }, platform)
    const [item] = await world.items(task)
    expect(item?.options.map(({ choice }) => choice)).toEqual(['retry', 'abandon'])
    await expect(answer(item?.item ?? '', 'abandon', 'jarvis')).rejects.toMatchObject({ code: 'PO_ONLY' })
    const before = await world.visit(task)
    await answer(item?.item ?? '', 'abandon')
    expect(await world.load('visit', before.visit)).toMatchObject({ state: 'closed' })
    expect(await world.statusOf(task)).toBe('ON_HOLD')
    await world.step(task, 'resume')
    expect(await world.visit(task)).toMatchObject({ state: 'waiting', stage: before.stage, number: before.number + 1 })
  })
})

describe('a place in a lane', () => {
  test('goes to a task that is worked on, when the one woken for it is not (finding 2)', async () => {
    const [holder, idle, attended] = [await world.start(QA), await world.start(QA), await world.start(QA)]
    await world.begin(holder)
    await world.enter(idle)
    await world.enter(attended)
    await world.store.endLease(WORKER)
    await world.step(holder, 'cancel')
    await world.register('w2', ['house', taskQueue(attended)])
    expect(await world.enterRow(idle)).toMatchObject({ state: 'ready' })
    expect(await world.enterRow(attended)).toMatchObject({ state: 'parked' })
    await freeLanes(world.engine, [attended])
    expect(await world.enterRow(attended)).toMatchObject({ state: 'ready' })
  })

  test('that a higher limit adds is offered to those who wait (finding 2)', async () => {
    const [holder, waiter] = [await world.start(QA), await world.start(QA)]
    await world.begin(holder)
    expect(await world.enter(waiter)).toMatchObject({ entered: false })
    const third = await world.start(QA)
    expect(await world.enter(third, 3)).toMatchObject({ entered: true })
    expect(await world.enterRow(waiter)).toMatchObject({ state: 'ready' })
  })
})

describe('a run of a visit', () => {
  test('is adopted, and a step of it is undone (finding 4)', async () => {
    const task = await world.start(QA)
    const run_id = await world.begin(task)
    const adopt = { type: 'adopt_run', run_id, folder: '/copy', nonce: 'n2' } as const
    await expect(world.run(adopt)).resolves.toMatchObject({ state: 'queued' })
    const held = await world.take(run_id, task)
    await world.ended(held, { how: 'exit_code', code: 1 })
    await world.run({ type: 'release_run', ...held, to: 'ended', checkpoint: null })
    const checkpoint = { why: 'undo', commit: 'c', tree: 't', phase: null, transcript: 0, session: null } as const
    const undone = world.run({ type: 'record_undo', run_id, undone: 1, checkpoint }, po)
    await expect(undone).resolves.toMatchObject({ undone: 1 })
  })

  test('is not paused by whoever read the visit before it was resumed (finding 6)', async () => {
    const task = await world.start(QA)
    const held = await world.take(await world.begin(task), task)
    await world.step(task, 'hold')
    await world.step(task, 'resume')
    await world.enter(task)
    const late = { type: 'pause_run', run_id: held.run_id, reason: 'late', held: true } as const
    expect(await world.run(late)).toMatchObject({ state: 'running', wish: null })
    expect(await world.runOf(held.run_id)).toMatchObject({ state: 'running', wish: null })
  })

  test('is not resumed by whoever read the visit before it was held (finding 6)', async () => {
    const task = await world.start(QA)
    const held = await world.take(await world.begin(task), task)
    await world.step(task, 'hold')
    await world.houseWork(task)
    await world.run({ type: 'run_paused', ...held, checkpoint: null })
    await world.run({ type: 'resume_run', run_id: held.run_id, reason: 'late', held: false })
    expect(await world.runOf(held.run_id)).toMatchObject({ state: 'paused', held: true, wish: null })
  })
})

describe('a play of another version', () => {
  const raised = (upcast: Plays['deliver']['upcast'] = (state) => state): Plays => ({
    ...PLAYS,
    deliver: { ...PLAYS.deliver, version: PLAYS.deliver.version + 1, upcast },
  })
  const engineWith = (plays: Plays) => {
    const { store, pipeline, clock, timeZone } = world.engine
    return new Engine({ store, pipeline, clock, timeZone, plays })
  }

  /** A run of a visit that a newer process plays, whose end an older one has recorded. */
  async function endedByOlder() {
    const newer = engineWith(raised())
    const task = await world.start(QA)
    await world.enter(task)
    await world.done('git', task, { kind: 'landed', aside: null }, newer)
    const held = await world.take((await world.visit(task)).runs[0]?.run_id ?? '', task)
    await world.ended(held, {})
    return { newer, task, held }
  }

  test('stores its state with its own version, so that it is brought up once (finding 7)', async () => {
    const from: number[] = []
    const upcast = (state: unknown, version: number) => {
      from.push(version)
      return state
    }
    const newer = engineWith(raised(upcast))
    const task = await world.start(QA)
    await world.enter(task)
    await world.done('git', task, { kind: 'landed', aside: null }, newer)
    expect((await world.visit(task)).play?.version).toBe(PLAYS.deliver.version + 1)
    const held = await world.take((await world.visit(task)).runs[0]?.run_id ?? '', task)
    await world.ended(held, {}, newer)
    expect(from).toEqual([PLAYS.deliver.version])
  })

  test('inside another play leaves its event to a newer process (finding 7)', async () => {
    const task = await world.start(QA)
    const held = await world.take(await world.begin(task), task)
    const visit = await world.visit(task)
    const { play } = visit
    if (!play) throw new Error('no play')
    const { child, ...rest } = play.state as { readonly child: { readonly version: number } }
    const nested = { ...child, version: child.version + 1 }
    await world.put('visit', visit.visit, { ...visit, play: { ...play, state: { ...rest, child: nested } } })
    await world.ended(held, {})
    expect(await world.runOf(held.run_id)).toMatchObject({ state: 'completed' })
    expect(await world.rows(task)).toContainEqual(expect.objectContaining({ kind: 'feed' }))
  })

  test('gives the row back that an older process cannot report, and asks nobody (finding 7)', async () => {
    const newer = engineWith(raised())
    const task = await world.start(QA)
    const entering = { type: 'enter_visit', visit: `${task}/1`, limit: 1 } as const
    await newer.execute({ ...entering, ...claimOf(await world.claim('enter', task)) }, platform)
    const context = { worker: WORKER, home: '', identity: null, laneLimit: () => 1 }
    const signal = new AbortController().signal
    const perform = async () => ({ kind: 'landed', aside: null }) as const
    await performRow({ ...context, engine: world.engine, signal, perform }, await world.claim('git', task))
    expect(await world.items(task)).toEqual([])
    const [row] = (await world.rows(task)).filter(({ kind }) => kind === 'effect')
    expect(row).toMatchObject({ state: 'ready', failures: 1 })
    expect(row?.ready_at).toBe(world.clock.now() + 60_000)
  })

  test('is fed by a newer process with the end of a run that an older one recorded, once (finding 7)', async () => {
    const { newer, task, held } = await endedByOlder()
    expect(await effects(task)).toEqual(['start_run'])
    const own = { worker: WORKER, queues: ['house'], limit: 1, schema: WORK_SCHEMA, task }
    expect(await world.store.claim(own)).toEqual([])
    const claimed = await world.claim('house', task)
    const feed = { type: 'feed_run', run_id: held.run_id, ...claimOf(claimed) } as const
    const fenced = newer.execute({ ...feed, token: claimed.token - 1 }, platform)
    await expect(fenced).rejects.toMatchObject({ code: 'WORK_SUPERSEDED' })
    expect(await doHouseRow(world.engine, claimed)).toMatchObject({ op: 'retry' })
    expect(await effects(task)).toEqual(['start_run'])
    expect(await doHouseRow(newer, claimed)).toEqual({ op: 'settle', id: claimed.row.id })
    expect(await effects(task)).toEqual(['read_work'])
    expect((await world.rows(task)).map(({ kind }) => kind)).toEqual(['effect'])
    await expect(newer.execute(feed, platform)).rejects.toMatchObject({ code: 'EFFECT_OVER' })
  })

  test('that was fed by another command meanwhile is not fed by the row (finding 7)', async () => {
    const { newer, task, held } = await endedByOlder()
    await newer.execute({ type: 'release_run', ...held, to: 'ended', checkpoint: null }, platform)
    expect(await effects(task)).toEqual(['read_work'])
    const claimed = await world.claim('house', task)
    expect(await doHouseRow(newer, claimed)).toEqual({ op: 'settle', id: claimed.row.id })
    expect(await effects(task)).toEqual(['read_work'])
  })
})

describe('a task', () => {
  test('that is repaired takes its visit along (finding 9)', async () => {
    const task = await world.start(QA)
    await world.begin(task)
    const { visit, stage } = await world.visit(task)
    const repair = { type: 'repair_task', task_id: task, status: 'CANCELLED', problem: 'the messages say so' } as const
    await world.engine.execute(repair, po)
    expect(await world.load('visit', visit)).toMatchObject({ state: 'closed' })
    expect((await world.load('lane', stage))?.holders).toEqual([])
  })

  test('that is done by another step than an approval wakes those that wait for it (finding 10)', async () => {
    const { definition } = CARRIED_PIPELINE
    const transitions = definition.transitions.map((one) => (one.action === 'complete' ? { ...one, to: 'DONE' } : one))
    world = await openVisitWorld({ pipeline: indexPipeline({ ...definition, transitions }) })
    const { task_id: first } = await world.engine.createTask(
      { title: 'first', priority: 'P2_MEDIUM', input: 'something' },
      po,
    )
    const second = await world.start(0, [first])
    expect(await world.enter(second)).toMatchObject({ entered: false })
    const { stages } = world.engine.pipeline
    for (const { team } of stages) {
      const actor = definition.agents.find((agent) => agent.team === team)?.agent_id ?? PO
      const action = team === stages.at(-1)?.team ? 'complete' : 'handoff'
      await world.engine.execute({ type: 'step', task_id: first, action: 'pickup', details: {} }, { actor })
      await world.engine.execute({ type: 'step', task_id: first, action, details: { context: 'done' } }, { actor })
    }
    expect(await world.statusOf(first)).toBe('DONE')
    expect(await world.enterRow(second)).toMatchObject({ state: 'ready' })
  })

  test('that an older Baton carried begins at what has landed (finding 11)', async () => {
    const task = await world.start(QA)
    const [record, relay] = [await world.load('task', task), await world.load('relay', task)]
    if (!record || !relay) throw new Error(task)
    const { carried: _carried, ...byHand } = record
    const { tip: _tip, ...untold } = relay
    const landed = { seq: 2, stage: 'PLAN', kind: 'work', tip: relay.spec.base, landed: 'landed' }
    await world.put('task', task, byHand)
    await world.put('relay', task, { ...untold, visits: [landed] } as unknown as typeof relay)
    await world.engine.execute({ type: 'resume_work', task_id: task }, po)
    expect((await world.visit(task)).entry.tip).toBe('landed')
  })
})
