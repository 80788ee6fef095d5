import { describe, expect, test } from 'vitest'
import { type RepairRequest, readRepairable } from '../../../src/pipeline/runs/next-repair.ts'
import { reportTask } from '../../../src/protocol/auto-fix/repair-tasks.ts'
import { RUN, RunWorld } from '../../support/run-world.ts'

const WRONG = '## Done\n\nAll is well.\n'
const RIGHT = '## Completion Report: a\n### Status\n- SUCCESS\n### Generated Files\n- a.ts\n### Issues\n- none\n'
const END = {
  ...{ code: 0, signal: null, verdict: null, summary: 'did it', files: [], result: null, reason: null, usage: null },
}
const ended = (how: string) => ({ type: 'run_ended', end: { how, ...END }, checkpoint: null }) as never

/** What is decided about an answer, from what the store has of the run. */
const read = (world: RunWorld, answer: string, limit = 2) =>
  readRepairable(world.run(), reportTask(), answer, { limit, lang: 'en' })

function requestFor(world: RunWorld, answer = WRONG): RepairRequest {
  const found = read(world, answer)
  if (found.kind !== 'ask') throw new Error(found.kind)
  return found.request
}

function afterEnd(how = 'completed'): RunWorld {
  const world = new RunWorld()
  world.running()
  world.held(ended(how))
  world.held({ type: 'release_run', to: 'ended', checkpoint: null } as never)
  return world
}

const REQUEST = requestFor(afterEnd())

const repair = (world: RunWorld, request: RepairRequest) =>
  world.do({ type: 'repair_run', run_id: RUN, request }, 'baton')

describe('reach.10 a request for a repair', () => {
  test('queues a run that has ended, once, and is counted in the run', () => {
    const world = afterEnd()
    const request = requestFor(world)
    expect(request.number).toBe(1)
    expect(repair(world, request)).toMatchObject({ state: 'queued' })
    expect(world.run()).toMatchObject({
      state: 'queued',
      end: null,
      follow_ups: [{ by: 'baton', after: 'did it', repair: { document: 'COMPLETION_REPORT.md', answer: WRONG } }],
    })
    // Said again after a crash.
    expect(repair(world, request)).toMatchObject({ state: 'queued' })
    expect(world.run().follow_ups).toHaveLength(1)
  })

  test('is made twice, and every answer is read: the third wrong one fails with the errors by field', () => {
    const world = afterEnd()
    repair(world, requestFor(world))
    world.take('w1')
    world.held(ended('completed'))
    expect(read(world, RIGHT)).toMatchObject({ kind: 'done', value: { status: 'SUCCESS' } })
    expect(requestFor(world).number).toBe(2)
    repair(world, requestFor(world))
    const last = read(world, WRONG)
    expect(last).toMatchObject({ kind: 'failed', error: { code: 'AUTO_FIX_FAILED', values: { attempts: 3 } } })
    expect(last.kind === 'failed' && last.problems).toContain('/generatedFiles: is required')
    expect(read(world, RIGHT).kind).toBe('done')
  })

  test('goes on with a run whose process lives', () => {
    const world = new RunWorld()
    world.running()
    const request = requestFor(world)
    world.held({ type: 'run_repair', request, after: 'did it', checkpoint: null } as never)
    expect(world.run()).toMatchObject({ state: 'running', follow_ups: [{ text: request.text, after: 'did it' }] })
    world.held(ended('completed'))
    expect(() => world.held({ type: 'run_repair', request, after: null, checkpoint: null } as never)).toThrow(
      expect.objectContaining({ code: 'RUN_STATE_REFUSED' }),
    )
  })

  test('is for what an agent wrote, not for a run that was cancelled or crashed', () => {
    expect(repair(afterEnd('no_signal'), REQUEST)).toMatchObject({ state: 'queued' })
    for (const how of ['exit_code', 'silent', 'cancelled']) {
      expect(() => repair(afterEnd(how), REQUEST)).toThrow(expect.objectContaining({ code: 'RUN_STATE_REFUSED' }))
    }
  })

  test('is the word of a worker alone, and keeps no more of an answer than it needs', () => {
    const world = afterEnd()
    const request = requestFor(world, 'x'.repeat(10_000))
    expect(request.repair).toMatchObject({ omitted: 6_000 })
    expect(() => world.do({ type: 'repair_run', run_id: RUN, request }, 'song-po')).toThrow(
      expect.objectContaining({ code: 'ACTOR_NOT_ALLOWED' }),
    )
  })
})
