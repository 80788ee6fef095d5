import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openItems } from '../../../src/pipeline/relay/relay-item.ts'
import { RelayWorld } from '../../support/relay-world.ts'

const PO = 'song-po'

let asking: Awaited<ReturnType<RelayWorld['keep']>>
let task: string
let world: RelayWorld

/** A task whose plan waits for its approval; every test begins with a copy of it. */
beforeAll(async () => {
  const first = await RelayWorld.open()
  await first.crew.stop()
  await first.start({ plans: 'ask' })
  task = await first.task('good')
  expect(await first.carry(task)).toMatchObject({ status: 'PLAN_IN_PROGRESS', wait: { what: 'item' } })
  asking = await first.keep()
})
beforeEach(async () => {
  world = await RelayWorld.from(asking)
})
afterEach(() => world[Symbol.asyncDispose]())
afterAll(() => rmSync(asking.kept, { recursive: true, force: true }))

const answer = (choice: string, { actor = PO, how = 'person' as 'person' | 'yes', key = null as string | null } = {}) =>
  world.engine.execute(
    { type: 'answer_item', task_id: task, key, choice, note: choice === 'change' ? 'smaller steps' : null, how },
    { actor },
  )

const step = (action: 'hold' | 'resume', details = {}) =>
  world.engine.execute({ type: 'step', task_id: task, action, details }, { actor: PO })

const open = async () => openItems((await world.read(task)).relay).map(({ key }) => key)
const onlyOpen = async () => {
  const [key, ...others] = await open()
  expect(others).toEqual([])
  return key ?? ''
}
const told = async () =>
  (await world.engine.store.events({ stream: task, limit: 500 }))
    .filter(({ type }) => type.startsWith('item:'))
    .map(({ type, actor, data }) => ({ type, actor, choice: data.choice, how: data.how }))

/** Takes the task up with nobody who answers. */
async function carryAlone() {
  await world.crew.stop()
  await world.start({ plans: 'ask' })
  return world.carry(task)
}

describe('a decision that a task asks of a person', () => {
  test('is asked once however often the task is taken up, and its answer is on the record', async () => {
    const key = await onlyOpen()
    for (const _ of [1, 2]) expect(await carryAlone()).toMatchObject({ wait: { what: 'item' } })
    expect(await open()).toEqual([key])
    const { rows } = await world.engine.store.list('notices', { to: [PO], limit: 50 })
    expect(rows.filter(({ template }) => template === 'relay_waits')).toHaveLength(1)
    expect(await answer('Approve')).toMatchObject({ choice: 'approve' })
    expect(await open()).toEqual([])
    expect((await world.read(task)).relay.items).toMatchObject([
      { key, answer: { choice: 'approve', by: PO, how: 'person' } },
    ])
    expect(await told()).toEqual([
      { type: 'item:opened', actor: 'baton' },
      { type: 'item:answered', actor: PO, choice: 'approve', how: 'person' },
    ])
  })

  test('is answered by those who may, with one of its options, once', async () => {
    const other = await world.task('good')
    const nothing = {
      type: 'answer_item',
      task_id: other,
      key: null,
      choice: 'approve',
      note: null,
      how: 'person',
    } as const
    await expect(world.engine.execute(nothing, { actor: PO })).rejects.toMatchObject({ code: 'NOTHING_TO_CHOOSE' })
    await expect(answer('approve', { actor: 'jarvis' })).rejects.toMatchObject({ code: 'PO_ONLY' })
    await expect(answer('perhaps')).rejects.toMatchObject({
      code: 'ITEM_CHOICE_UNKNOWN',
      values: { known: 'approve, change, stop' },
    })
    const key = await onlyOpen()
    await answer('change')
    expect(await answer('change', { key })).toMatchObject({ choice: 'change' })
    await expect(answer('approve', { key })).rejects.toMatchObject({ code: 'ITEM_ANSWERED' })
    // The item of one task is not answered by the name of another.
    await expect(world.engine.execute({ ...nothing, key }, { actor: PO })).rejects.toMatchObject({
      code: 'ITEM_NOT_FOUND',
    })
  })

  test('is confirmed by --yes with its first option alone, and says so', async () => {
    await expect(answer('change', { how: 'yes' })).rejects.toMatchObject({ code: 'ITEM_CHOICE_UNKNOWN' })
    await answer('approve', { how: 'yes' })
    expect((await told()).at(-1)).toMatchObject({ choice: 'approve', how: 'yes' })
  })

  test('is shown again to somebody who answers here, and waited for', async () => {
    const key = await onlyOpen()
    const carried = world.carry(task)
    // This crew confirms what it is shown.
    await world.until((event) => event.type === 'task:moved' && event.to === 'DEV_PENDING')
    expect(world.events.flatMap((event) => (event.type === 'item:opened' ? [event.item.key] : []))).toEqual([key])
    expect((await world.read(task)).relay.items[0]?.answer).toMatchObject({ choice: 'approve', how: 'yes' })
    await world.crew.stop()
    await carried
  })

  test('is waited for no longer once the task is on hold, when nobody is asked, and asked when it goes on', async () => {
    const key = await onlyOpen()
    await world.crew.stop()
    await world.start({ plans: 'nobody' })
    const carried = world.carry(task)
    await world.until(({ type }) => type === 'item:opened')
    await step('hold', { note: 'later' })
    expect(await carried).toMatchObject({ status: 'ON_HOLD', wait: { what: 'hold' } })
    expect(await open(), 'held: nobody is asked').toEqual([])
    await expect(answer('approve', { key })).rejects.toMatchObject({ code: 'NOTHING_TO_CHOOSE' })
    await step('resume')
    expect(await carryAlone()).toMatchObject({ status: 'PLAN_IN_PROGRESS', wait: { what: 'item' } })
    expect(await open()).toHaveLength(1)
    await answer('approve')
    expect((await world.read(task)).relay.items.at(-1)?.answer).toMatchObject({ choice: 'approve', how: 'person' })
  })

  test('is out of date once a newer one of its kind is asked', async () => {
    const key = await onlyOpen()
    await answer('change')
    expect(await carryAlone()).toMatchObject({ status: 'PLAN_IN_PROGRESS', wait: { what: 'item' } })
    const newer = await onlyOpen()
    expect(newer).not.toBe(key)
    await expect(answer('approve', { key })).rejects.toMatchObject({ code: 'ITEM_ANSWERED' })
    await answer('approve')
    expect((await world.read(task)).relay.items.find((item) => item.key === newer)?.answer).toMatchObject({ by: PO })
  })
})
