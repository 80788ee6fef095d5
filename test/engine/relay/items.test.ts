import { beforeEach, describe, expect, test } from 'vitest'
import { type Clock, fixedClock } from '../../../src/engine/clock.ts'
import { Engine } from '../../../src/engine/engine.ts'
import { askPerson } from '../../../src/engine/relay/ask-person.ts'
import { look, type RelayContext } from '../../../src/engine/relay/relay-context.ts'
import type { RelayEvent } from '../../../src/engine/relay/relay-event.ts'
import type { Draft } from '../../../src/pipeline/draft.ts'
import { openItem } from '../../../src/pipeline/relay/decide-item.ts'
import { type NewItem, openItems } from '../../../src/pipeline/relay/relay-item.ts'
import type { RelaySpec } from '../../../src/pipeline/relay/relay-record.ts'
import { DEFAULT_PIPELINE } from '../../../src/protocol/index.ts'
import { openMemoryStore } from '../../../src/store/memory/open.ts'

const PO = 'song-po'
const WORKER = 'worker-1'
const NOW = Date.parse('2026-11-16T00:00:00.000Z')

const PLAN: NewItem = {
  key: 'plan/1',
  kind: 'plan',
  to: 'po',
  text: { ko: '계획을 승인하시겠습니까?', en: 'Approve the plan?' },
  details: ['plan.md'],
  options: [
    { choice: 'approve', label: { ko: '승인', en: 'approve it' } },
    { choice: 'change', label: { ko: '수정', en: 'have it changed' } },
  ],
  confirmable: true,
}

let engine: Engine
let task_id: string
let stop: AbortController
let events: RelayEvent[]
let clock: Clock

beforeEach(async () => {
  clock = fixedClock(NOW)
  engine = new Engine({ store: await openMemoryStore(), pipeline: DEFAULT_PIPELINE, clock, timeZone: 'UTC' })
  task_id = String((await engine.createTask({ title: 'a task', priority: 'P2_MEDIUM' }, { actor: PO })).task_id)
  await engine.store.renew({ worker: WORKER, host: 'h', pid: 1, started: '1', queues: [] }, 30_000)
  const spec = { branch: 'b', target: 'main', language: 'en', stages: {}, checks: [] } as unknown as RelaySpec
  await engine.execute({ type: 'start_relay', task_id, spec }, { actor: PO })
  await engine.execute({ type: 'take_relay', task_id, worker: WORKER }, { actor: 'baton' })
  await engine.execute({ type: 'step', task_id, action: 'pickup', details: {} }, { actor: PO })
  stop = new AbortController()
  events = []
})

const context = (answers: RelayContext['answers'] = 'none') =>
  ({
    ...{ engine, task_id, answers, signal: stop.signal, worker: { id: WORKER } },
    onEvent: (event: RelayEvent) => events.push(event),
  }) as unknown as RelayContext

const ask = async (item = PLAN, answers?: RelayContext['answers']) =>
  askPerson(context(answers), await look({ engine, task_id }), item)

const answer = (choice: string, { actor = PO, how = 'person' as 'person' | 'yes', key = null as string | null } = {}) =>
  engine.execute({ type: 'answer_item', task_id, key, choice, note: null, how }, { actor })

const open = async () => {
  const { relay, pipeline, record } = await look({ engine, task_id })
  return openItems(relay, pipeline, record.task).map(({ key }) => key)
}
const typesOf = async () =>
  (await engine.store.events({ stream: task_id, limit: 100 }))
    .filter(({ type }) => type.startsWith('item:'))
    .map(({ type, actor, data }) => ({ type, actor, choice: data.choice, how: data.how }))

describe('a decision that a relay asks of a person', () => {
  test('is asked once however often it is reached, and its answer is found again', async () => {
    expect(await ask()).toEqual({ wait: { what: 'item', text: 'Approve the plan?', run_id: null } })
    expect(await ask()).toMatchObject({ wait: { what: 'item' } })
    expect(await open()).toEqual(['plan/1'])
    const { rows } = await engine.store.list('notices', { to: [PO], limit: 10 })
    expect(rows.filter(({ template }) => template === 'relay_waits')).toHaveLength(1)
    expect(await answer('Approve')).toMatchObject({ key: 'plan/1', choice: 'approve' })
    expect(await open()).toEqual([])
    expect(await ask()).toMatchObject({ answer: { choice: 'approve', by: PO, how: 'person' } })
    expect(await typesOf()).toEqual([
      { type: 'item:opened', actor: 'baton' },
      { type: 'item:answered', actor: PO, choice: 'approve', how: 'person' },
    ])
  })

  test('is answered by those who may, with one of its options, once', async () => {
    await expect(answer('approve')).rejects.toMatchObject({ code: 'NOTHING_TO_CHOOSE' })
    await ask()
    await expect(answer('approve', { actor: 'jarvis' })).rejects.toMatchObject({ code: 'PO_ONLY' })
    await expect(answer('perhaps')).rejects.toMatchObject({
      code: 'ITEM_CHOICE_UNKNOWN',
      values: { known: 'approve, change' },
    })
    await answer('change')
    expect(await answer('change', { key: 'plan/1' })).toMatchObject({ choice: 'change' })
    await expect(answer('approve', { key: 'plan/1' })).rejects.toMatchObject({ code: 'ITEM_ANSWERED' })
  })

  test('is not confirmed by --yes unless it may be, and says so where it was', async () => {
    const settings = { ...PLAN, key: 'settings/1', kind: 'settings', to: 'person', confirmable: false } as const
    await ask(settings)
    await expect(answer('approve', { how: 'yes' })).rejects.toMatchObject({ code: 'ITEM_CHOICE_UNKNOWN' })
    await answer('approve', { actor: 'jarvis' })
    await ask()
    await answer('approve', { how: 'yes' })
    expect((await typesOf()).at(-1)).toMatchObject({ choice: 'approve', how: 'yes' })
  })

  test('is waited for where somebody answers here, and no longer once the task has moved', async () => {
    const confirmed = ask(PLAN, 'confirmable')
    await expect.poll(open).toEqual(['plan/1'])
    await answer('approve', { how: 'yes' })
    expect(await confirmed).toMatchObject({ answer: { how: 'yes' } })
    const other = { ...PLAN, key: 'plan/2', confirmable: false }
    expect(await ask(other, 'confirmable'), 'nobody here may confirm it').toMatchObject({ wait: { what: 'item' } })
    const asked = ask(other, 'all')
    await engine.execute({ type: 'step', task_id, action: 'hold', details: { note: 'later' } }, { actor: PO })
    expect(await asked).toMatchObject({ wait: { what: 'item' } })
    expect(await open(), 'held: nobody is asked').toEqual([])
    await expect(answer('approve', { key: 'plan/2' })).rejects.toMatchObject({ code: 'NOTHING_TO_CHOOSE' })
  })

  test('is out of date once a newer one of its kind is asked, and after a hold', async () => {
    const plans = ['plan/a', 'plan/b'].map((key) => ({ ...PLAN, key }))
    for (const item of plans) await ask(item)
    expect(await open()).toEqual(['plan/b'])
    expect(await answer('approve')).toMatchObject({ key: 'plan/b' })
    await ask({ ...PLAN, key: 'plan/c' })
    for (const action of ['hold', 'resume'] as const) {
      await engine.execute({ type: 'step', task_id, action, details: { note: 'later' } }, { actor: PO })
    }
    expect(await open(), 'what was asked before the hold is asked anew').toEqual([])
  })

  test('is asked by the worker that carries the task alone', async () => {
    const other = { ...context(), worker: { id: 'worker-2' } } as unknown as RelayContext
    await expect(askPerson(other, await look({ engine, task_id }), PLAN)).rejects.toMatchObject({
      code: 'RELAY_SUPERSEDED',
    })
  })

  test('is asked by the worker that integrates, although a dead one still carries the task on the record', async () => {
    const relay = { task_id, driver: 'dead-worker', approval: { worker: WORKER }, items: [], visits: [] }
    const written: Record<string, unknown>[] = []
    const [record] = await engine.store.load([{ kind: 'task', id: task_id }])
    const draftFor = (worker: string) =>
      ({
        request: { actor: 'baton', now: NOW, command: { type: 'open_item' } },
        at: new Date(NOW).toISOString(),
        facts: { pipeline: () => DEFAULT_PIPELINE, registry: { agents: [] }, people: { people: [], user: 'user' } },
        read: (kind: string) => {
          if (kind === 'relay') return relay
          return kind === 'worker' ? { worker, until: NOW + 1 } : record?.value
        },
        put: (_: string, __: string, value: Record<string, unknown>) => written.push(value),
        event: () => {},
        notify: () => {},
        fence: () => {},
      }) as unknown as Draft
    const command = (worker: string) => ({ type: 'open_item', task_id, worker, item: PLAN }) as const
    expect(() => openItem(draftFor('worker-3'), command('worker-3'))).toThrow(/no longer carries/)
    expect(openItem(draftFor(WORKER), command(WORKER))).toMatchObject({ key: 'plan/1' })
    expect(written).toMatchObject([{ items: [{ key: 'plan/1' }] }])
  })
})
