import { beforeEach, describe, expect, test } from 'vitest'
import { PLAYS } from '../../../src/dispatch/plays/plays.ts'
import { VirtualClock } from '../../../src/engine/clock.ts'
import { doHouseWork } from '../../../src/engine/due-work.ts'
import { Engine } from '../../../src/engine/engine.ts'
import { performRow } from '../../../src/engine/executor/perform-row.ts'
import { CARRIED_PIPELINE, startCarriedTask } from '../../../src/engine/simulation/carried/carried-tasks.ts'
import { ModelledGit } from '../../../src/engine/simulation/carried/modelled-git.ts'
import { PO } from '../../../src/engine/simulation/carried/simulated-people.ts'
import { Draft } from '../../../src/pipeline/draft.ts'
import { Facts } from '../../../src/pipeline/facts.ts'
import type { RelayRecord } from '../../../src/pipeline/relay/relay-record.ts'
import type { RunCommand } from '../../../src/pipeline/runs/run-command.ts'
import { tellStory } from '../../../src/pipeline/visits/tell-story.ts'
import type { VisitRecord } from '../../../src/pipeline/visits/visit-record.ts'
import { PLATFORM_AGENT } from '../../../src/protocol/messages/schemas.ts'
import { NO_END } from '../../../src/protocol/plays/run-end.ts'
import { openMemoryStore } from '../../../src/store/memory/open.ts'
import type { ClaimedWork, Store } from '../../../src/store/port.ts'

/** The smallest histories of visits and runs that break what the simulation found broken. */
let store: Store
let engine: Engine
const git = new ModelledGit()
const WORKER = 'w1'
const SCHEMA = 100

beforeEach(async () => {
  const clock = new VirtualClock(Date.parse('2026-03-02T00:00:00.000Z'))
  store = openMemoryStore({ clock: clock.now })
  engine = new Engine({ store, pipeline: CARRIED_PIPELINE, clock, timeZone: 'UTC' })
  await register(WORKER)
})

const register = (worker: string) =>
  store.renew({ worker, host: 'm1', pid: 1, started: '1', queues: ['enter', 'git', 'runs', 'checks', 'house'] }, 30_000)

const start = (from: number) => startCarriedTask(engine, git, { loops: [], from })

async function claim(queue: string, task?: string): Promise<ClaimedWork> {
  const of = task === undefined ? {} : { task }
  const [claimed] = await store.claim({ worker: WORKER, queues: [queue], limit: 1, schema: SCHEMA, ...of })
  if (!claimed) throw new Error(`nothing is ready in ${queue}`)
  return claimed
}

const claimOf = ({ row, token }: ClaimedWork) => ({ work: row.id, token })
const platform = { actor: PLATFORM_AGENT }
const po = { actor: PO }

async function enter(task?: string) {
  const claimed = await claim('enter', task)
  const visit = String(claimed.row.data.visit)
  return engine.execute({ type: 'enter_visit', visit, limit: 1, ...claimOf(claimed) }, platform)
}

/** The branch was looked at: the play goes on with a run. */
async function begin(task: string): Promise<string> {
  await enter(task)
  const looked = await claim('git', task)
  const outcome = { kind: 'landed', aside: null } as const
  await engine.execute({ type: 'work_done', ...claimOf(looked), outcome }, platform)
  const [run] = (await store.list('runs', { task_id: task, limit: 1 })).rows
  return run?.run_id ?? ''
}

async function take(run_id: string): Promise<{ run_id: string; worker: string; attempt: number }> {
  const { attempt } = await engine.execute(
    { type: 'take_run', run_id, worker: WORKER, token_hash: '', nonce: 'n', row: claimOf(await claim('runs')) },
    platform,
  )
  return { run_id, worker: WORKER, attempt }
}

const run = (command: RunCommand, asked = platform) => engine.execute(command, asked)
const rows = async (task_id: string) => (await store.list('rows', { task_id, limit: 50 })).rows
const runOf = async (id: string) => (await store.load([{ kind: 'run', id }]))[0].value
const step = (task_id: string, action: 'hold' | 'resume' | 'cancel') =>
  engine.execute({ type: 'step', task_id, action, details: { note: 'because' } }, po)

const QUESTION = { category: 'clarification', question: 'which?', options: ['yes', 'no'], required: true } as const

async function houseWork(task_id: string): Promise<void> {
  const claimed = await claim('house', task_id)
  await engine.report(claimed, await doHouseWork(engine, claimed.row))
}

describe('what a visit waits for', () => {
  test('a visit that waits for the pipeline is woken when it is started (seed 16)', async () => {
    const task = await start(0)
    await engine.execute({ type: 'stop_pipeline', reason: 'lunch' }, po)
    expect(await enter()).toMatchObject({ entered: false, waits: 'pipeline' })
    await engine.execute({ type: 'start_pipeline' }, po)
    expect(await rows(task)).toMatchObject([{ kind: 'enter', state: 'ready' }])
  })

  test('a visit that waits for an agent of its team is woken when one is registered (seed 18)', async () => {
    const task = await start(1)
    const agent = CARRIED_PIPELINE.definition.agents.find(({ agent_id }) => agent_id === 'jarvis')
    if (!agent) throw new Error('jarvis')
    await engine.execute({ type: 'register_agent', agent: { ...agent, status: 'inactive' } }, po)
    expect(await enter()).toMatchObject({ entered: false })
    await engine.execute({ type: 'register_agent', agent }, po)
    expect((await rows(task)).filter(({ kind }) => kind === 'enter')).toMatchObject([{ state: 'ready' }])
  })

  test('a task that is held and resumed twice has one row that enters its lane (seed 107)', async () => {
    const task = await start(0)
    await begin(task)
    for (const action of ['hold', 'resume', 'hold', 'resume'] as const) await step(task, action)
    expect((await rows(task)).filter(({ kind }) => kind === 'enter')).toHaveLength(1)
    await enter(task)
    const [visit] = (await store.list('visits', { task_id: task, open: true, limit: 1 })).rows
    expect(visit).toMatchObject({ state: 'open', entering: false })
  })

  test('a place in a lane that a visit cannot take goes to the next one (seed 60)', async () => {
    const [first, second, third] = [await start(0), await start(0), await start(0)]
    await begin(first)
    await enter(second)
    await enter(third)
    await step(first, 'cancel')
    await engine.execute({ type: 'stop_pipeline', reason: 'lunch' }, po)
    expect(await enter(second)).toMatchObject({ entered: false, waits: 'pipeline' })
    expect((await rows(third)).filter(({ kind }) => kind === 'enter')).toMatchObject([{ state: 'ready' }])
  })

  test('a step that a play comes to while its task is on hold is taken after the hold (seed 482)', async () => {
    const task = await start(2)
    const held = await take(await begin(task))
    await step(task, 'hold')
    const end = { ...NO_END, how: 'completed', code: 0, verdict: 'fail', summary: 'it does not hold' } as const
    await run({ type: 'run_ended', ...held, end, checkpoint: null })
    const [visit] = (await store.list('visits', { task_id: task, open: true, limit: 1 })).rows
    expect(visit).toMatchObject({ state: 'held', pending: { action: 'reject' }, entering: false })
    await step(task, 'resume')
    await enter(task)
    const [loaded] = await store.load([{ kind: 'task', id: task }])
    expect(loaded.value?.task.status).toBe('DEV_REVISION')
  })

  test('a stuck row whose task is put on hold is tried again after the hold (seed 125)', async () => {
    const task = await start(0)
    await enter(task)
    const failed = { type: 'work_failed', reason: 'no disk', lasting: true, claims: 1 } as const
    await engine.execute({ ...failed, ...claimOf(await claim('git', task)) }, platform)
    const [item] = (await store.list('items', { task_id: task, open: true, limit: 1 })).rows
    const answer = { choice: 'hold', note: null, criteria: [], waive: [], how: 'person' } as const
    await engine.execute({ type: 'answer_ask', item: item?.item ?? '', ...answer }, po)
    await step(task, 'resume')
    await enter(task)
    expect((await claim('git', task)).row.kind).toBe('effect')
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
      const task = await start(0)
      const held = await take(await begin(task))
      await run({ type: 'run_asked', ...held, question: QUESTION, phase: null, checkpoint: null })
      await run({ type: 'answer_question', run_id: held.run_id, question_id: null, text: 'yes' }, po)
      if (how === 'released') await run({ type: 'release_run', ...held, to: 'queued', checkpoint: null })
      else {
        await store.endLease(WORKER)
        await run({ type: 'run_lost', run_id: held.run_id, worker: WORKER })
      }
      expect(await runOf(held.run_id)).toMatchObject({ state: 'queued', holder: null })
      expect((await rows(task)).filter(({ kind }) => kind === 'run')).toHaveLength(1)
      await step(task, 'cancel')
    }
  })

  test('a failed run of a visit is not resumed: its play has heard of its end (seed 83)', async () => {
    const held = await take(await begin(await start(0)))
    await run({ type: 'run_ended', ...held, end: { ...NO_END, how: 'exit_code', code: 1 }, checkpoint: null })
    await run({ type: 'release_run', ...held, to: 'ended', checkpoint: null })
    const again = run({ type: 'resume_run', run_id: held.run_id, reason: null }, po)
    await expect(again).rejects.toMatchObject({ code: 'EFFECT_OVER' })
  })

  test('a run that is lost after its visit has closed is cancelled, and has no row (seed 68)', async () => {
    const task = await start(0)
    const held = await take(await begin(task))
    await step(task, 'cancel')
    await store.endLease(WORKER)
    await run({ type: 'run_lost', run_id: held.run_id, worker: WORKER })
    expect(await runOf(held.run_id)).toMatchObject({ state: 'cancelled' })
    expect((await rows(task)).filter(({ kind }) => kind === 'run')).toEqual([])
  })

  test('a run that is paused with its task goes on with it (seed 51)', async () => {
    const task = await start(0)
    const run_id = await begin(task)
    await step(task, 'hold')
    while ((await rows(task)).some(({ queue }) => queue === 'house')) await houseWork(task)
    expect(await runOf(run_id)).toMatchObject({ state: 'paused', held: true })
    await step(task, 'resume')
    await enter(task)
    await houseWork(task)
    expect(await runOf(run_id)).toMatchObject({ state: 'queued' })
  })
})

test('a run whose pause its worker has not carried out goes on when its task is resumed (seed 819)', async () => {
  const task = await start(0)
  const held = await take(await begin(task))
  await step(task, 'hold')
  await houseWork(task)
  expect(await runOf(held.run_id)).toMatchObject({ state: 'running', wish: 'pause', held: true })
  await step(task, 'resume')
  await enter(task)
  await houseWork(task)
  expect(await runOf(held.run_id)).toMatchObject({ state: 'running', wish: null, held: false })
  // The worker froze it before it saw that.
  await run({ type: 'run_paused', ...held, checkpoint: null })
  expect(await runOf(held.run_id)).toMatchObject({ state: 'paused', wish: 'resume' })
})

test('a row that is no effect and failed is tried again (seed 60)', async () => {
  const task = await start(0)
  let fails = true
  const failing: Store = {
    ...store,
    commit: async (changesets) => {
      const now = fails
      fails = false
      if (now) throw new Error('the disk is full')
      return store.commit(changesets)
    },
  }
  const { pipeline, clock, timeZone } = engine
  const context = { worker: WORKER, home: '', identity: null, laneLimit: () => 1, signal: new AbortController().signal }
  await performRow(
    { ...context, engine: new Engine({ store: failing, pipeline, clock, timeZone }) },
    await claim('enter'),
  )
  expect(await rows(task)).toMatchObject([{ kind: 'enter', state: 'ready', failures: 1 }])
})
