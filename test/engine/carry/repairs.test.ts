import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Visit } from '../../../src/pipeline/relay/relay-record.ts'
import type { RunRecord } from '../../../src/pipeline/runs/run-record.ts'
import { RelayWorld } from '../../support/relay-world.ts'

let world: RelayWorld
beforeAll(async () => {
  world = await RelayWorld.open()
})
afterAll(() => world[Symbol.asyncDispose]())

async function develop(task: string): Promise<Visit> {
  const found = (await world.read(task)).relay.visits.findLast(({ stage }) => stage === 'DEV')
  if (!found) throw new Error('never in DEV')
  return found
}

async function runsOf({ runs }: Visit, role: string): Promise<RunRecord[]> {
  const ids = runs.filter((run) => run.role === role).map(({ run_id }) => ({ kind: 'run' as const, id: run_id }))
  return (await world.engine.store.load(ids)).flatMap(({ kind, value }) => (kind === 'run' && value ? [value] : []))
}

/** One relay for all of it, carried until development is over. */
describe('a loop whose leader, coder and verifier each write one thing in the wrong form', () => {
  let visit: Visit
  beforeAll(async () => {
    const task = await world.task('forms')
    const carried = world.carry(task)
    await Promise.race([carried, world.until((event) => event.type === 'task:moved' && event.to === 'QA_PENDING')])
    await world.crew.stop()
    await carried
    visit = await develop(task)
  })

  test('reach.10 uses no attempt for the form: one for the failure that the coder reports, one that holds', () => {
    expect(visit.loop).toMatchObject({ status: 'DONE', attempt: 2, redesigns: 1 })
    const told = world.events.flatMap((event) => (event.type === 'repair:asked' ? [event.document] : []))
    expect(told).toEqual(['HANDOFF.md', 'COMPLETION_REPORT.md', 'AGENT_RESULT'])
  })

  test('reach.10 starts a leader that has exited anew, in the same run and with what was said', async () => {
    expect(visit.documents.map(({ verdict, repairs, design }) => [verdict, repairs, design])).toEqual([
      ['accepted', 1, 0],
      ['accepted', undefined, 1],
    ])
    const [leader] = await runsOf(visit, 'leader')
    expect(leader).toMatchObject({ attempt: 2, follow_ups: [{ repair: { document: 'HANDOFF.md' } }] })
    expect(leader?.follow_ups[0]?.text).toContain('- /input')
  })

  test('reach.10 asks a coder whose process lives, which then reports in the right form', async () => {
    const [coder] = await runsOf(visit, 'coder')
    expect(coder).toMatchObject({
      attempt: 1,
      follow_ups: [{ delivered: 1, repair: { document: 'COMPLETION_REPORT.md', answer: '## Done\n\nAll is well.\n' } }],
      end: { summary: 'wrote the report again' },
    })
    expect(coder?.follow_ups[0]?.repair?.problems).toContain('/featureName: is required')
  })

  test('reach.10 shows the failure to the leader, who is asked for the verdict that it left out and decides', async () => {
    const [leader] = await runsOf(visit, 'verifier')
    expect(leader).toMatchObject({ attempt: 2, follow_ups: [{ repair: { document: 'AGENT_RESULT' } }] })
    expect(leader?.follow_ups[0]?.repair?.problems).toEqual([expect.stringContaining("'verdict'")])
    expect(leader?.brief).toMatchObject({ report: { status: 'FAILED', detailLog: 'it does not work yet' } })
    expect(visit.loop?.lastFeedback).toBe('Logic Error\nit does not work yet\nthe order was wrong\nanother file')
  })

  test('reach.10 keeps the files of the attempt that failed', () => {
    expect(visit.loop?.failedFiles).toEqual([expect.stringMatching(/^work\/TASK-.*\.txt$/)])
  })
})
