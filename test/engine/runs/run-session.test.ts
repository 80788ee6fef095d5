import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RunBench } from '../../support/run-bench.ts'

const ASK = `cat <<'END'
[USER_QUESTION]
category: choice
question: Which database would you prefer?
options:
  - PostgreSQL
  - MySQL
default: PostgreSQL
required: true
[/USER_QUESTION]
END
read answer
echo "$answer" > answer.json
`
const DONE = `echo '=== CUSTOM TASK COMPLETE ==='
echo 'Task: a file'
echo 'Summary: wrote it'
`

describe('a run', () => {
  test('works in a clone of its own, ends on its signal, and its files are in a checkpoint', async () => {
    await using bench = await RunBench.open()
    const worker = await bench.worker()
    const run_id = await bench.create(`echo hello > made.txt\n${DONE}`)
    const run = await worker.run(run_id)
    expect(run).toMatchObject({
      state: 'completed',
      holder: null,
      end: {
        how: 'completed',
        summary: 'wrote it',
        files: ['made.txt'],
        usage: { output_bytes: expect.any(Number), cost_usd: null },
      },
      checkpoints: [{ number: 1, why: 'complete' }],
    })
    expect(run.workspace?.folder).not.toContain(bench.repository)
    expect(await readFile(join(run.workspace?.folder ?? '', 'made.txt'), 'utf8')).toBe('hello\n')
    expect(await bench.eventTypes(run_id)).toEqual([
      'run:created',
      '→ running',
      'workspace:made',
      'run:checkpointed',
      '→ completed',
      'run:released',
    ])
    expect(await bench.transcript(run_id)).toContain('block: === CUSTOM TASK COMPLETE ===')
  })

  test.each([
    ['exit 0', { how: 'no_signal', code: 0 }],
    ['exit 3', { how: 'exit_code', code: 3 }],
    ['kill -9 $$', { how: 'signal', signal: 'SIGKILL' }],
  ])('that ends by `%s` without its signal has failed', async (script, end) => {
    await using bench = await RunBench.open()
    const worker = await bench.worker()
    const run = await worker.run(await bench.create(script))
    expect(run).toMatchObject({ state: 'failed', holder: null, end })
  })

  test('of a command that is not there has failed, and says why', async () => {
    await using bench = await RunBench.open()
    const worker = await bench.worker()
    const run = await worker.run(await bench.create('', { argv: ['/nowhere/agent'] }))
    expect(run).toMatchObject({ state: 'failed', end: { how: 'not_started' } })
    expect(run.end?.reason).toContain('/nowhere/agent')
  })
})

describe('a question', () => {
  test('is asked, and its answer reaches the agent as one line of JSON', async () => {
    await using bench = await RunBench.open()
    const worker = await bench.worker()
    const run_id = await bench.create(`${ASK}${DONE}`)
    const played = worker.run(run_id)
    const { question } = await bench.event('run:asked')
    expect(await bench.record(run_id)).toMatchObject({ state: 'waiting_question', checkpoints: [{ why: 'question' }] })
    await bench.answer(run_id, 'mysql')
    const run = await played
    expect(run.state).toBe('completed')
    const got = JSON.parse(await readFile(join(run.workspace?.folder ?? '', 'answer.json'), 'utf8'))
    expect(got).toEqual({ type: 'question_answer', questionId: question.id, answer: 'MySQL' })
  })

  test('survives the worker: answered after a restart, it reaches the agent that was taken up again', async () => {
    await using bench = await RunBench.open()
    const first = await bench.worker()
    const run_id = await bench.create(`${ASK}${DONE}`)
    const played = first.run(run_id)
    await bench.event('run:asked')
    await first.stop()
    expect(await played).toMatchObject({ state: 'waiting_question', holder: null })
    await bench.answer(run_id, 'MySQL')
    expect(await bench.record(run_id)).toMatchObject({ state: 'queued' })
    const second = await bench.worker()
    const run = await second.run(run_id)
    expect(run).toMatchObject({ state: 'completed', attempt: 2 })
    expect(run.questions).toHaveLength(1)
    expect(await readFile(join(run.workspace?.folder ?? '', 'answer.json'), 'utf8')).toContain('"answer":"MySQL"')
  })
})

describe('a person', () => {
  test('pauses and resumes: nothing moves in between', async () => {
    await using bench = await RunBench.open()
    const worker = await bench.worker()
    const run_id = await bench.create(`while [ ! -f stop ]; do echo tick >> ticks; sleep 0.01; done\n${DONE}`)
    const played = worker.run(run_id)
    await bench.event('run:started')
    const { folder } = (await bench.record(run_id)).workspace ?? { folder: '' }
    await grown(join(folder, 'ticks'), 0)
    await bench.control('pause_run', run_id)
    await bench.event('run:moved', ({ state }) => state === 'paused')
    const before = await size(join(folder, 'ticks'))
    await bench.control('resume_run', run_id)
    await bench.event('run:moved', ({ state }) => state === 'running')
    await grown(join(folder, 'ticks'), before)
    await bench.control('cancel_run', run_id)
    expect(await played).toMatchObject({ state: 'cancelled', holder: null })
  })
})

async function size(path: string): Promise<number> {
  return (await readFile(path, 'utf8').catch(() => '')).length
}

async function grown(path: string, beyond: number): Promise<void> {
  await expect.poll(() => size(path), { timeout: 60_000 }).toBeGreaterThan(beyond)
}
