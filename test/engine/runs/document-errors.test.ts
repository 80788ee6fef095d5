import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { until } from '../../agents/agent-world.ts'
import { sample, useRunStage } from './run-stage.ts'

const stage = useRunStage()

const AGENT = 'runs/says-and-hears.sh'
const RETRY = { type: 'retry' }
const AGAIN = '[ "$BATON_ATTEMPT" = 2 ] && echo "=== CUSTOM TASK COMPLETE ===" && exit 0'

/** The block counts when the agent is gone: its last line has no end. */
const lastWords = (file: string) => `printf %s "$(cat ${file})"`

/** The document's recoverable error with a time of its own, so that nobody waits five seconds for nothing. */
function inOneSecond(): string {
  const text = readFileSync(sample('20-error-recoverable'), 'utf8')
  return stage().file('one-second.txt', text.replace('after cooldown', 'after 1 second'))
}

const waitsForPerson = (run_id: string) =>
  until('it waits for a person', async () => {
    const { state, retry_at, wish } = await stage().bench.record(run_id)
    return state === 'waiting_retry' && retry_at === null && wish === null
  })

describe.concurrent('pause_and_retry', () => {
  test("(the document's rate limit) waits five seconds, goes on by itself, and is told to try again", async () => {
    const run_id = await stage().create(AGENT, [sample('20-error-recoverable')])
    const played = stage().play(run_id)
    await stage().moved(run_id, 'waiting_retry')
    const waiting = await stage().bench.record(run_id)
    expect((waiting.retry_at ?? 0) - Date.parse(waiting.updated_at)).toBe(5_000)
    expect(waiting).toMatchObject({ error: { message: 'Rate limit exceeded' }, checkpoints: [{ why: 'error' }] })
    expect(await played).toMatchObject({ state: 'completed', retries: 1, attempt: 1 })
    expect(await stage().heard(run_id)).toEqual([RETRY])
  })

  test('waits as long as the message says, five times at most, and then for a person', async () => {
    const run_id = await stage().create(AGENT, Array<string>(7).fill(inOneSecond()))
    const played = stage().play(run_id)
    await waitsForPerson(run_id)
    expect(await stage().heard(run_id)).toEqual(Array(5).fill(RETRY))
    expect(await stage().events(run_id, 'run:error_reported')).toMatchObject([
      ...Array(5).fill({ recovery: 'pause_and_retry' }),
      { recovery: 'notify_user' },
    ])
    expect(await stage().notices(run_id)).toEqual(['run_error'])
    await stage().bench.control('resume_run', run_id)
    expect(await played).toMatchObject({ state: 'completed', retries: 1 })
    expect(await stage().heard(run_id)).toEqual(Array(7).fill(RETRY))
  })

  test('of an error that is fatal waits for a person', async () => {
    const text = readFileSync(sample('20-error-recoverable'), 'utf8').replace('recoverable', 'fatal')
    const run_id = await stage().create(AGENT, [stage().file('fatal.txt', text)])
    const played = stage().play(run_id)
    await waitsForPerson(run_id)
    await stage().bench.control('resume_run', run_id)
    expect(await played).toMatchObject({ state: 'completed', retries: 0 })
  })

  test('of an agent that exits after it starts it again when the time has come', async () => {
    const run_id = await stage().bench.create(`${AGAIN}\n${lastWords(inOneSecond())}\nexit 1`)
    expect(await stage().play(run_id)).toMatchObject({ state: 'waiting_retry', holder: null, end: null })
    await until('it is due', async () => (await stage().bench.record(run_id)).state === 'queued')
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', attempt: 2 })
  })

  test('of an agent that was frozen on its way out starts it again, whatever its exit code', async () => {
    // Nobody sees it exit before it is thawed: it waits for the reply, which it does not use.
    const run_id = await stage().bench.create(`${AGAIN}\ncat ${inOneSecond()}\nread -r _\nexit 1`)
    expect(await stage().play(run_id)).toMatchObject({ state: 'queued', holder: null, end: null })
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', attempt: 2, retries: 1 })
  })

  test('can be cancelled while it waits', async () => {
    const run_id = await stage().create(AGENT, [sample('20-error-recoverable')])
    const played = stage().play(run_id)
    await stage().moved(run_id, 'waiting_retry')
    await stage().bench.control('cancel_run', run_id)
    expect(await played).toMatchObject({ state: 'cancelled', holder: null, retry_at: null })
  })
})

describe.concurrent('checkpoint_and_fail', () => {
  test("(the document's missing sections) fails the run with its checkpoint and tells who asked for it", async () => {
    const run_id = await stage().bench.create(`echo half > half.md\ncat ${sample('21-error-fatal')}\nread -r _`)
    const run = await stage().play(run_id)
    expect(run).toMatchObject({
      state: 'failed',
      end: {
        how: 'error',
        reason: 'Invalid guide document structure: guide/planning/01_idea.md is missing required sections',
      },
      checkpoints: [{ why: 'error', commit: expect.stringMatching(/^[0-9a-f]{40}$/) }],
    })
    expect(await stage().notices(run_id)).toEqual(['run_ended'])
    await stage().bench.event('run:ended', (event) => event.run_id === run_id && event.end.how === 'error')
  })

  test('is taken up from that checkpoint when a person says so', async () => {
    const again = '[ -f half.md ] && echo "=== CUSTOM TASK COMPLETE ===" && exit 0'
    const run_id = await stage().bench.create(
      `${again}\necho half > half.md\ncat ${sample('21-error-fatal')}\nread -r _`,
    )
    expect(await stage().play(run_id)).toMatchObject({ state: 'failed' })
    await stage().bench.control('resume_run', run_id)
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', attempt: 2, end: { files: ['half.md'] } })
  })
})

describe.concurrent('notify_user', () => {
  test("(the document's invalid format) waits for a person, who lets it go on", async () => {
    const run_id = await stage().create(AGENT, [sample('29-error-invalid-format')])
    const played = stage().play(run_id)
    await waitsForPerson(run_id)
    expect(await stage().notices(run_id)).toEqual(['run_error'])
    expect(await stage().heard(run_id)).toEqual([])
    await stage().bench.control('resume_run', run_id)
    expect(await played).toMatchObject({ state: 'completed', attempt: 1 })
    expect(await stage().heard(run_id)).toEqual([RETRY])
  })

  test('of an agent that exits after it waits for the person all the same', async () => {
    const run_id = await stage().bench.create(`${AGAIN}\n${lastWords(sample('29-error-invalid-format'))}\nexit 2`)
    expect(await stage().play(run_id)).toMatchObject({ state: 'waiting_retry', retry_at: null, holder: null })
    await stage().bench.control('resume_run', run_id)
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', attempt: 2 })
  })
})
