import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { add, changeset, event, newTask, notice, unremembered, worker } from '../samples.ts'
import type { Cases } from './case.ts'

export const COPIES: Cases = {
  'says what it is': async ({ store }) => {
    await store.commit([newTask('T1'), newTask('T2'), changeset('a', { events: [event('T1')] })])
    expect(await store.facts()).toEqual({
      engine: expect.stringMatching(/^(memory|sqlite|postgres)$/),
      schema: 5,
      id: expect.stringMatching(/./),
      events: 3,
      tasks: 2,
    })
  },

  'is whole after much was done to it': async ({ store }) => {
    for (let round = 0; round < 20; round += 1) {
      const names = Array.from({ length: 10 }, (_, index) => `T${round}-${index}`)
      await store.commit(names.map((id) => newTask(id, { due_at: round, task: { dependencies: ['T0-0'] } })))
    }
    expect(await store.check()).toEqual([])
  },

  'holds everything, and goes on by itself': async ({ store, folder, openCopy }) => {
    await store.commit([
      newTask('T1', { due_at: 5, task: { dependencies: ['T0'] } }),
      changeset('a', { notices: [notice('a/1')], work: [add('a/2')], events: [event('T1')] }),
    ])
    await store.reserve('20260228', 3)
    await store.renew(worker('w'), 9e12)
    const claim = { worker: 'w', queues: ['house'], limit: 1, schema: 1 }
    await store.claim(claim)
    const path = join(folder, 'copy')
    await store.backup(path)
    await store.commit([newTask('T2')])

    const copy = await openCopy(path)
    expect(await copy.facts()).toEqual({ ...(await store.facts()), events: 2, tasks: 1 })
    expect(await copy.events({ limit: 10 })).toEqual(await store.events({ limit: 2 }))
    expect(await copy.load([{ kind: 'task', id: 'T1' }])).toEqual(await store.load([{ kind: 'task', id: 'T1' }]))
    expect((await copy.list('dependents', { task_id: 'T0', limit: 5 })).rows).toEqual([{ task_id: 'T1' }])
    expect((await copy.list('due', { until: 5, limit: 5 })).rows).toEqual([{ task_id: 'T1', due_at: 5 }])
    expect((await copy.commit([newTask('T1')]))[0]?.outcome).toBe('repeated')
    expect(await copy.reserve('20260228', 1)).toBe(4)
    expect(await copy.claim(claim)).toEqual([])
    const settle = { fences: [{ work: 'a/2', token: 1 }], work: [{ op: 'settle', id: 'a/2' }] } as const
    expect((await copy.commit([unremembered(settle)]))[0]?.outcome).toBe('committed')
    expect((await copy.commit([newTask('T3')]))[0]).toMatchObject({ outcome: 'committed', numbers: [3] })
    expect(await copy.check()).toEqual([])
  },

  'is one file that only its owner can read': async ({ store, folder }) => {
    await store.commit([newTask('T1')])
    const before = readdirSync(folder)
    await store.backup(join(folder, 'copy'))
    expect(readdirSync(folder).filter((name) => !before.includes(name))).toEqual(['copy'])
    expect(statSync(join(folder, 'copy')).mode & 0o777).toBe(0o600)
  },

  'never takes the place of a file': async ({ store, folder }) => {
    const path = join(folder, 'mine')
    writeFileSync(path, 'mine')
    await expect(store.backup(path)).rejects.toMatchObject({ code: 'STORE_COPY_EXISTS' })
    expect(statSync(path).size).toBe(4)
    expect(readdirSync(folder).filter((name) => name.includes('mine'))).toEqual(['mine'])
  },

  'is closed once, and for good': async ({ store, folder }) => {
    await store.close()
    await store.close()
    await expect(store.facts()).rejects.toThrow()
    await expect(store.commit([newTask('T1')])).rejects.toThrow()
    await expect(store.backup(join(folder, 'late'))).rejects.toThrow()
    expect(existsSync(join(folder, 'late'))).toBe(false)
  },
}
