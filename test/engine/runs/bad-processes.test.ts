import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { useRunStage } from './run-stage.ts'

const stage = useRunStage()

const SHORT_SILENCE = { silence_minutes: 0.01 }

describe.concurrent('an agent that', () => {
  test('is silent for too long has failed', async () => {
    const run_id = await stage().create('agents/silent.sh', [], { limits: SHORT_SILENCE })
    expect(await stage().play(run_id)).toMatchObject({ state: 'failed', end: { how: 'silent' } })
  })

  test('talks for ever is stopped when its time is over', async () => {
    const run_id = await stage().create('runs/talks-forever.sh', [], {
      limits: { wall_minutes: 0.02, ...SHORT_SILENCE },
    })
    const run = await stage().play(run_id)
    expect(run).toMatchObject({ state: 'failed', end: { how: 'wall_clock' }, checkpoints: [{ why: 'failed' }] })
    expect(await stage().bench.transcript(run_id)).toContain('tick')
  })

  test('waits for an answer is neither silent nor too long about it', async () => {
    const question = '[USER_QUESTION]\ncategory: business\nquestion: hm?\nrequired: false\n[/USER_QUESTION]\n'
    const limits = { silence_minutes: 0.005, wall_minutes: 0.01, question_minutes: 0.03 }
    const run_id = await stage().create('runs/says-and-hears.sh', [stage().file('hm.txt', question)], { limits })
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', questions: [{ answer: null }] })
  })

  test('closes its stdout and works on is silent', async () => {
    const run_id = await stage().create('agents/closes-stdout.sh', ['.'], { limits: SHORT_SILENCE })
    expect(await stage().play(run_id)).toMatchObject({ state: 'failed', end: { how: 'silent' } })
    expect(await stage().bench.transcript(run_id)).toContain('said')
  })

  test('closes its stdin is not stopped by what cannot be told to it', async () => {
    const question = '[USER_QUESTION]\ncategory: business\nquestion: hm?\nrequired: true\n[/USER_QUESTION]\n'
    const waits = 'while [ ! -f go ]; do sleep 0.02; done'
    const said = stage().file('deaf.txt', question)
    const run_id = await stage().bench.create(`exec 0<&-\ncat ${said}\n${waits}\necho '=== CUSTOM TASK COMPLETE ==='`)
    const played = stage().play(run_id)
    await stage().asked(run_id)
    await stage().bench.answer(run_id, 'x'.repeat(100_000))
    await stage().moved(run_id, 'running')
    const { workspace } = await stage().bench.record(run_id)
    await writeFile(join(workspace?.folder ?? '', 'go'), '')
    expect(await played).toMatchObject({ state: 'completed' })
  })

  test('ignores TERM is ended all the same when somebody cancels', async () => {
    const run_id = await stage().create('agents/ignores-term.sh')
    const played = stage().play(run_id)
    await stage().bench.event('run:output', (event) => event.run_id === run_id)
    await stage().bench.control('cancel_run', run_id)
    expect(await played).toMatchObject({ state: 'cancelled', holder: null, end: { how: 'cancelled' } })
  })

  test.each(['silent', 'talking'])('leaves a %s daemon has ended when it has, and so has the daemon', async (kind) => {
    const run_id = await stage().create('agents/leaves-daemon.sh', [kind])
    expect(await stage().play(run_id)).toMatchObject({ state: 'failed', end: { how: 'exit_code', code: 7 } })
    expect(await stage().bench.transcript(run_id)).toContain('last words')
  })

  test('forks without end is cancelled with all of its children', async () => {
    const run_id = await stage().create('agents/forking.sh', ['marks'])
    const played = stage().play(run_id)
    await stage().bench.event('run:started', (event) => event.run_id === run_id)
    await stage().bench.control('cancel_run', run_id)
    expect(await played).toMatchObject({ state: 'cancelled' })
  })

  test('dies of a signal after its last word has completed: the first cause counts', async () => {
    const run_id = await stage().bench.create("printf '=== CUSTOM TASK COMPLETE ===\\nTask: x\\n\\n'; kill -9 $$")
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', holder: null, end: { how: 'completed' } })
  })
})
