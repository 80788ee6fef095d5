import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Visit } from '../../../src/pipeline/relay/relay-record.ts'
import { RelayWorld } from '../../support/relay-world.ts'

let world: RelayWorld
afterEach(() => world[Symbol.asyncDispose]())

async function openWorld(): Promise<void> {
  world = await RelayWorld.open()
}

async function develop(task: string): Promise<Visit> {
  const { relay } = await world.read(task)
  const found = relay.visits.findLast(({ stage }) => stage === 'DEV')
  if (!found) throw new Error('never in DEV')
  return found
}

const coders = ({ runs }: Visit) => runs.filter(({ role }) => role === 'coder').length

/** A loop that has come to its end, and what a person says to it. */
async function pausedTask(scene: string): Promise<string> {
  const task = await world.task(scene)
  expect(await world.carry(task)).toMatchObject({ status: 'DEV_IN_PROGRESS', wait: { what: 'choice' } })
  return task
}

const choose = (task_id: string, choice: 'A' | 'B' | 'C', more: { criteria?: string[]; waive?: string[] } = {}) =>
  world.engine.execute(
    { type: 'choose_loop', task_id, choice, criteria: more.criteria ?? [], waive: more.waive ?? [], note: null },
    { actor: 'song-po' },
  )

/** Each test begins with the same loop, which is played once. */
describe('a coder that always fails', () => {
  let paused: Awaited<ReturnType<RelayWorld['keep']>>
  let task: string
  let attempts: readonly string[]
  beforeAll(async () => {
    world = await RelayWorld.open()
    task = await pausedTask('never')
    const told = world.events.flatMap((event) => (event.type === 'stage:run' && event.attempt ? [event.attempt] : []))
    attempts = told.map(({ number, final }) => `${number}${final ? '!' : ''}`)
    paused = await world.keep()
  })
  beforeEach(async () => {
    world = await RelayWorld.from(paused)
  })
  afterAll(() => rmSync(paused.kept, { recursive: true, force: true }))

  test('is stopped after exactly five attempts, the last of them marked, with what was wrong', async () => {
    const visit = await develop(task)
    expect(coders(visit)).toBe(5)
    expect(visit.loop).toMatchObject({
      status: 'PAUSED_FOR_HITL',
      attempt: 5,
      lastFeedback: expect.stringContaining(`work/${task}.txt is bad`),
    })
    expect(visit.evidence.map(({ passed }) => passed)).toEqual([false, false, false, false, false])
    expect(attempts).toEqual(['1', '2', '3', '4', '5!'])
    // Taken up again it still waits, and nobody has tried anything.
    expect(await world.carry(task)).toMatchObject({ wait: { what: 'choice' } })
    expect(coders(await develop(task))).toBe(5)
  })

  test('A: what a person fixed is verified, and not believed before', async () => {
    await choose(task, 'A')
    expect(await world.carry(task)).toMatchObject({ wait: { what: 'choice' } })
    const coder = (await develop(task)).runs.findLast(({ role }) => role === 'coder')?.run_id ?? ''
    writeFileSync(join(world.folder, 'runs', coder, 'work', 'work', `${task}.txt`), 'mended by hand\n')
    await choose(task, 'A')
    expect(await world.carry(task)).toMatchObject({ status: 'DEPLOY_READY' })
    expect(coders(await develop(task))).toBe(5)
    expect(world.git('show', `baton/${task}:work/${task}.txt`)).toBe('mended by hand')
  })

  test('B: a check that the PO does without is on the record, and the next failure asks again', async () => {
    await expect(choose(task, 'B', { waive: ['nonsense'] })).rejects.toMatchObject({ code: 'CHECK_UNKNOWN' })
    await choose(task, 'B', { criteria: ['try harder'] })
    expect(await world.carry(task)).toMatchObject({ wait: { what: 'choice' } })
    expect(coders(await develop(task))).toBe(6)
    await choose(task, 'B', { waive: ['check'] })
    // What the PO does without holds for the whole task.
    expect(await world.carry(task)).toMatchObject({ status: 'DEPLOY_READY' })
    const visit = await develop(task)
    expect(visit.evidence.at(-1)).toMatchObject({ passed: true, checks: [{ passed: false, waived: true }] })
  })

  test('C: the task is cancelled, and its branch stays', async () => {
    await choose(task, 'C')
    const { record, relay } = await world.read(task)
    expect(record.task.status).toBe('CANCELLED')
    expect(relay).toMatchObject({ open: false, waiting: null })
    expect(world.git('branch', '--list', `baton/${task}`)).toContain(task)
    expect(await world.carry(task)).toMatchObject({ status: 'CANCELLED', wait: null })
  })
})

describe('a coder that fails until less is asked', () => {
  beforeEach(openWorld)

  test('B: relaxed criteria give one more attempt, on the word of the PO alone', async () => {
    const task = await pausedTask('relaxed-only')
    const asJarvis = {
      type: 'choose_loop',
      task_id: task,
      choice: 'B',
      criteria: ['x'],
      waive: [],
      note: null,
    } as const
    await expect(world.engine.execute(asJarvis, { actor: 'jarvis' })).rejects.toMatchObject({
      code: 'PO_ONLY',
    })
    await expect(choose(task, 'B')).rejects.toMatchObject({ code: 'REASON_REQUIRED' })
    await choose(task, 'B', { criteria: ['any text will do'] })
    expect(await world.carry(task)).toMatchObject({ status: 'DEPLOY_READY' })
    expect(coders(await develop(task))).toBe(6)
  })
})

describe('what a coder says', () => {
  beforeEach(openWorld)

  test('is not believed: success with failing checks is caught and comes back with what they said', async () => {
    const task = await world.task('second-try')
    expect(await world.carry(task)).toMatchObject({ status: 'DEPLOY_READY' })
    const visit = await develop(task)
    expect(visit.evidence.map(({ passed }) => passed)).toEqual([false, true])
    expect(visit.loop).toMatchObject({ status: 'DONE', attempt: 2, lastFeedback: expect.stringContaining('is bad') })
  })

  test('as a failure costs an attempt and is passed on as feedback', async () => {
    const task = await world.task('reports-failure')
    expect(await world.carry(task)).toMatchObject({ status: 'DEPLOY_READY' })
    const { loop } = await develop(task)
    expect(loop).toMatchObject({ attempt: 2, lastFeedback: expect.stringContaining('it does not work yet') })
  })

  test('is verified by the leader, who may want it done again', async () => {
    const task = await world.task('strict-leader')
    expect(await world.carry(task)).toMatchObject({ status: 'DEPLOY_READY' })
    const { loop } = await develop(task)
    expect(loop).toMatchObject({ attempt: 2, lastFeedback: 'not elegant\nmore elegance' })
  })

  test('does not hide that it changed the tests: whoever reviews is shown', async () => {
    const task = await world.task('edits-tests')
    expect(await world.carry(task)).toMatchObject({ status: 'DEPLOY_READY' })
    const verifier = (await develop(task)).runs.find(({ role }) => role === 'verifier')?.run_id ?? ''
    const [run] = await world.engine.store.load([{ kind: 'run', id: verifier }])
    expect(run?.value).toMatchObject({ brief: { tests_changed: ['modified test/guard.test.txt'] } })
  })
})

describe('a HANDOFF.md', () => {
  beforeEach(openWorld)

  test('that hides a forbidden phrase is refused, and the leader is told which and where', async () => {
    const task = await world.task('evil-once')
    expect(await world.carry(task)).toMatchObject({ status: 'DEPLOY_READY' })
    const { documents } = await develop(task)
    expect(documents.map(({ verdict }) => verdict)).toEqual(['refused', 'accepted'])
    expect(documents[0]?.problems).toEqual([expect.stringContaining('"ignore previous instructions"')])
    const leader = (await develop(task)).runs.filter(({ role }) => role === 'leader')[1]?.run_id ?? ''
    const [run] = await world.engine.store.load([{ kind: 'run', id: leader }])
    expect(run?.value).toMatchObject({ brief: { problems: documents[0]?.problems } })
  })

  test('of the wrong form is asked for again, in the same run', async () => {
    const task = await world.task('vague-leader')
    expect(await world.carry(task)).toMatchObject({ status: 'DEPLOY_READY' })
    const { documents, runs } = await develop(task)
    expect(documents.map(({ verdict, repairs }) => [verdict, repairs])).toEqual([['accepted', 1]])
    expect(runs.filter(({ role }) => role === 'leader')).toHaveLength(1)
  })

  test('that is refused each time waits for a person, who may let it through on the record', async () => {
    const task = await world.task('evil-leader')
    expect(await world.carry(task)).toMatchObject({ status: 'DEV_IN_PROGRESS', wait: { what: 'document' } })
    expect((await develop(task)).documents).toHaveLength(3)
    expect(coders(await develop(task))).toBe(0)
    const judge = { type: 'judge_document', task_id: task, allow: true, note: 'it is a quotation' } as const
    await world.engine.execute(judge, { actor: 'song-po' })
    expect(await world.carry(task)).toMatchObject({ status: 'DEPLOY_READY' })
    expect((await develop(task)).documents.at(-1)).toMatchObject({ verdict: 'allowed', judged_by: 'song-po' })
    const events = await world.engine.store.events({ stream: task, limit: 500 })
    expect(events.findLast(({ type }) => type === 'document:judged')).toMatchObject({
      data: { verdict: 'allowed', judged_by: 'song-po', note: 'it is a quotation' },
    })
    expect(events.findLast(({ type }) => type === 'item:answered')).toMatchObject({
      actor: 'song-po',
      data: { kind: 'document', choice: 'allow', note: 'it is a quotation' },
    })
  })
})
