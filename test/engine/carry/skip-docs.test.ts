import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { look } from '../../../src/engine/look.ts'
import { openItems } from '../../../src/pipeline/relay/relay-item.ts'
import { skippedDocs } from '../../../src/pipeline/relay/skipped-docs.ts'
import { FIVE_TEAM } from '../../../src/protocol/index.ts'
import { RelayWorld } from '../../support/relay-world.ts'

let world: RelayWorld
beforeAll(async () => {
  world = await RelayWorld.open()
})
afterAll(() => world[Symbol.asyncDispose]())

const TEAMS = { PLAN: 'song-po', DEV: 'jarvis', QA: 'kimqa' } as const
const PO = { actor: 'song-po' }

/** A person hands the task on by hand until hardening: what comes before is another test's. */
async function moveToHardening(task_id: string): Promise<void> {
  for (const actor of Object.values(TEAMS))
    for (const action of ['pickup', 'handoff'] as const)
      await world.engine.execute({ type: 'step', task_id, action, details: {} }, { actor })
}

async function setDocumentation(status: 'active' | 'inactive'): Promise<void> {
  const agent = FIVE_TEAM.agents.find(({ team }) => team === 'KKOMKKOM')
  if (!agent) throw new Error('nobody documents')
  await world.engine.execute({ type: 'register_agent', agent: { ...agent, status } }, PO)
}

const skipOf = async (task: string) => {
  const { record, pipeline } = await look({ engine: world.engine, task_id: task })
  return skippedDocs(pipeline, record.task)
}
const lastMove = async (task: string) =>
  (await world.engine.store.events({ stream: task, limit: 500 })).findLast(({ type }) => type === 'task:moved')

describe('reach.14 documentation that the PO left out when the task was started', { timeout: 120_000 }, () => {
  test('is skipped by the PO’s word, with the evidence of the last stage, though the team is active', async () => {
    const more = { skip_docs: { by: 'song-po', how: 'option' } } as const
    const task = await world.task('good', 'good', { more })
    await moveToHardening(task)
    expect(await world.carry(task)).toMatchObject({ status: 'DEPLOY_READY', wait: null })
    expect(await world.way(task)).not.toContain('DOC_PENDING')
    expect(await lastMove(task)).toMatchObject({
      actor: 'song-po',
      data: {
        action: 'skip_docs',
        result: 'passed',
        note: expect.stringContaining('song-po asked for it with --skip-docs'),
      },
    })
    expect(await skipOf(task)).toMatchObject({ by: 'song-po' })
    // A change of direction voids it: what is made then is skipped, or not, by itself.
    const items = [{ assignee: 'song-po', action: 'another way', deadline: '2030-01-01T00:00:00Z' }]
    const reason = { category: 'scope', description: 'not this', action_items: items }
    await world.engine.execute({ type: 'step', task_id: task, action: 'reject', details: { reason } }, PO)
    expect(await skipOf(task)).toBeNull()
  })

  test('is the PO’s alone to leave out', async () => {
    const { task_id } = await world.engine.createTask({ title: 'x', priority: 'P2_MEDIUM', input: 'x' }, PO)
    const { relay } = await world.read(await world.task('good', 'good'))
    const spec = { ...relay.spec, skip_docs: { by: 'jarvis', how: 'option' } } as const
    const start = { type: 'start_relay', task_id: String(task_id), spec } as const
    await expect(world.engine.execute(start, { actor: 'jarvis' })).rejects.toMatchObject({ code: 'PO_ONLY' })
  })

  test('a step by hand is refused where nobody asked and the team is active', async () => {
    const task = await world.task('good', 'good')
    await moveToHardening(task)
    await world.engine.execute({ type: 'step', task_id: task, action: 'pickup', details: {} }, { actor: 'kangchul' })
    const skip = { type: 'step', task_id: task, action: 'skip_docs', details: {} } as const
    await expect(world.engine.execute(skip, PO)).rejects.toMatchObject({ code: 'TEAM_IS_ACTIVE' })
  })
})

describe('reach.14 a team without an active agent', { timeout: 120_000 }, () => {
  let task: string

  test('is a person’s to decide: the task waits with an item', async () => {
    await setDocumentation('inactive')
    task = await world.task('good', 'good')
    await world.crew.stop()
    await world.start({ plans: 'ask' })
    await moveToHardening(task)
    expect(await world.carry(task)).toMatchObject({ status: 'HARDEN_IN_PROGRESS', wait: { what: 'item' } })
    const [item] = openItems((await world.read(task)).relay)
    expect(item).toMatchObject({ kind: 'team_inactive', to: 'po', confirmable: true })
    expect(item?.options.map(({ choice }) => choice)).toEqual(['skip', 'again', 'stop'])
    expect(item?.details).toEqual(['baton agent register kkomkkom --team KKOMKKOM --status active'])
  })

  test('is asked about again where nobody was registered, and goes on to it once somebody was', async () => {
    await world.answer(task, 'again')
    expect(await world.carry(task)).toMatchObject({ status: 'HARDEN_IN_PROGRESS', wait: { what: 'item' } })
    await setDocumentation('active')
    await world.answer(task, 'again')
    expect(await world.carry(task)).toMatchObject({ status: 'DEPLOY_READY' })
    expect(await skipOf(task)).toBeNull()
  })

  test('is skipped by --yes, on the record as such', async () => {
    await setDocumentation('inactive')
    await world.crew.stop()
    await world.start()
    const other = await world.task('good', 'good')
    await moveToHardening(other)
    expect(await world.carry(other)).toMatchObject({ status: 'DEPLOY_READY' })
    expect(await lastMove(other)).toMatchObject({ actor: 'song-po', data: { action: 'skip_docs', result: 'passed' } })
    const { relay } = await world.read(other)
    expect(relay.items?.find(({ kind }) => kind === 'team_inactive')?.answer).toMatchObject({
      choice: 'skip',
      how: 'yes',
    })
    await setDocumentation('active')
  })
})
