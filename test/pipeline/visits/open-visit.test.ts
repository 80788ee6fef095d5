import { expect, test } from 'vitest'
import type { VisitRecord } from '../../../src/pipeline/visits/visit-record.ts'
import { AGENT, RELAY } from '../../support/hand-worker.ts'
import { RunWorld } from '../../support/run-world.ts'

const visitsOf = (world: RunWorld) =>
  [...world.records.values()].flatMap(({ kind, value }) => (kind === 'visit' && value ? [value as VisitRecord] : []))

test('people take the steps of stages that no agent plays, and a visit opens where agents begin', () => {
  const world = new RunWorld()
  const task_id = world.create()
  world.do({ type: 'start_relay', task_id, spec: { ...RELAY, stages: { DEV: AGENT } } })
  world.step(task_id, 'pickup', 'song-po')
  expect(visitsOf(world)).toEqual([])
  world.step(task_id, 'handoff', 'song-po')
  expect(visitsOf(world)).toMatchObject([
    { visit: `${task_id}/1`, stage: 'DEV', kind: 'work', state: 'waiting', seq: 0, entering: true },
  ])
  world.step(task_id, 'pickup', 'jarvis')
  expect(visitsOf(world)).toMatchObject([{ visit: `${task_id}/1`, state: 'waiting', seq: 3 }])
  world.step(task_id, 'handoff', 'jarvis')
  expect(visitsOf(world)).toMatchObject([{ visit: `${task_id}/1`, state: 'closed' }])
})

test('a run that somebody starts for a task is offered to workers; one that an older Baton made for a stage is not', () => {
  const world = new RunWorld()
  const task_id = world.create()
  world.createRun({ task_id, stage: 'PLAN' }, 'RUN-20260228-001')
  world.createRun({ task_id, stage: 'PLAN', workflow: { kind: 'dispatch' } }, 'RUN-20260228-002')
  expect(world.works.filter(({ kind }) => kind === 'run').map(({ data }) => data.run_id)).toEqual(['RUN-20260228-001'])
})
