import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { NewRun } from '../../../src/engine/runs/new-run.ts'
import type { Examine } from '../../../src/engine/runs/run-session-options.ts'
import type { RunRecord } from '../../../src/pipeline/runs/run-record.ts'
import { until } from '../../agents/agent-world.ts'
import { ROOT } from '../../support/run-baton.ts'
import { useRunStage } from './run-stage.ts'

const stage = useRunStage()

const PROGRAM = join(ROOT, 'test', 'fixtures', 'runs', 'duplex-claude.mjs')
const done = (summary: string) => ({ say: `[AGENT_RESULT]\nsummary: ${summary}\nverdict: pass\n[/AGENT_RESULT]` })

type Step = Readonly<Record<string, unknown>>

/** A run of the stand-in; its model does one list of steps for each message. */
const create = (turns: readonly (readonly Step[])[], more: Partial<NewRun> = {}) =>
  stage().bench.create('', {
    argv: [process.execPath, PROGRAM, JSON.stringify(turns), '--input-format', 'stream-json'],
    adapter: 'claude',
    workflow: { kind: 'dispatch' },
    prompt: 'do it',
    ...more,
  })

const inFolder = ({ workspace }: RunRecord, name: string) => join(workspace?.folder ?? '', name)
const ran = (run: RunRecord) => readFileSync(inFolder(run, 'ran.txt'), 'utf8').trim().split('\n')

/** What users said to it, without the answers to its requests. */
async function messages(run_id: string): Promise<string[]> {
  const heard = (await stage().heard(run_id)) as { message?: { content: { text: string }[] } }[]
  return heard.flatMap(({ message }) => message?.content.map(({ text }) => text) ?? [])
}

async function answerAfter(run_id: string, text: string, answer: string) {
  await stage().asked(run_id, text)
  await stage().bench.answer(run_id, answer)
}

describe.concurrent('a conversation with an agent CLI', () => {
  test('begins with the request, ends with the turn in which a result was said, and has no other process', async () => {
    const run_id = await create([[{ say: 'words' }, done('first')]])
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', attempt: 1, end: { summary: 'first' } })
    expect(await messages(run_id)).toEqual(['do it'])
  })

  test('a question by its tool is answered in the same process', async () => {
    const run_id = await create([[{ ask: 'Round or truncate?' }, done('asked')]])
    const played = stage().play(run_id)
    await answerAfter(run_id, 'Round or truncate?', 'b')
    const run = await played
    expect(run).toMatchObject({ state: 'completed', attempt: 1, questions: [{ question: { options: ['a', 'b'] } }] })
    expect(await stage().bench.transcript(run_id)).toContain('told: b')
  })

  test('a question in a block is answered after the turn, as a message', async () => {
    const block = '[USER_QUESTION]\ncategory: clarification\nquestion: which?\nrequired: true\n[/USER_QUESTION]'
    const run_id = await create([[{ say: block }], [done('answered')]])
    const played = stage().play(run_id)
    await answerAfter(run_id, 'which?', 'that one')
    expect(await played).toMatchObject({ state: 'completed', attempt: 1, end: { summary: 'answered' } })
    expect(await messages(run_id)).toEqual(['do it', 'The answer to your question: that one'])
  })

  test('a turn that ends with a question in plain words waits for the answer, and goes on with it', async () => {
    const run_id = await create([[{ say: 'I read it.\n\nRound or truncate?' }], [done('truncated')]])
    const played = stage().play(run_id)
    await answerAfter(run_id, 'Round or truncate?', 'truncate')
    expect(await played).toMatchObject({ state: 'completed', attempt: 1, end: { summary: 'truncated' } })
  })

  test('a repair is asked of the same process', async () => {
    const askOnce: Examine = async ({ follow_ups }) => {
      if (follow_ups.length > 0) return undefined
      const repair = { document: 'a.md', answer: 'x', omitted: 0, violations: [], problems: ['/a: is required'] }
      return { number: 1, text: 'Write a.md again.', repair }
    }
    const run_id = await create([[done('first')], [done('second')]])
    const run = await stage().worker.run(run_id, { examine: askOnce })
    expect(run).toMatchObject({ state: 'completed', attempt: 1, end: { summary: 'second' } })
    expect(await messages(run_id)).toEqual(['do it', 'Write a.md again.'])
  })

  test('a result while something works in the background is not the end of the turn', async () => {
    const run_id = await create([[done('first'), { background: null }, done('last')]])
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', end: { summary: 'last' } })
  })

  test('a CLI that stays when it has nothing more to do is ended, and its work counts', async () => {
    const run_id = await create([[{ stay: null }, done('stayed')]])
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', end: { summary: 'stayed' } })
  })

  test('a CLI that ends its turn without a result and stays has failed', async () => {
    const run_id = await create([[{ stay: null }, { say: 'I am done' }]])
    expect(await stage().play(run_id)).toMatchObject({ state: 'failed', end: { how: 'no_signal' } })
  })
})

describe.concurrent('a permission that an agent CLI asks for', () => {
  test('is a question with four answers, and refusing is what happens by itself', async () => {
    const run_id = await create([[{ run: 'npm install\nleft-pad' }, done('ran')]])
    const played = stage().play(run_id)
    await answerAfter(run_id, 'wants to run', 'allow once')
    const run = await played
    expect(run.questions).toMatchObject([
      {
        question: {
          question: 'The agent wants to run: npm install left-pad (Bash)',
          options: ['allow once', 'allow for this run', 'allow for this stage', 'refuse'],
          default: 'refuse',
        },
        permission: { kind: 'run', subject: 'npm install\nleft-pad', tool: 'Bash' },
      },
    ])
    expect(run).toMatchObject({ state: 'completed', attempt: 1 })
    expect(readFileSync(inFolder(run, 'ran.txt'), 'utf8')).toBe('npm install\nleft-pad\n')
  })

  test('is asked in the language of the task', async () => {
    const run_id = await create([[{ run: 'make' }, done('ran')]], { brief: { language: 'ko' } })
    const played = stage().play(run_id)
    await answerAfter(run_id, '다음 명령을 실행하려 합니다: make', '이번만 허용')
    expect(ran(await played)).toEqual(['make'])
  })

  test('that is refused with a word is told that word, and the agent goes on', async () => {
    const run_id = await create([[{ run: 'rm -rf docs' }, done('went on')]])
    const played = stage().play(run_id)
    await answerAfter(run_id, 'rm -rf docs', 'keep the documents')
    expect(await played).toMatchObject({ state: 'completed', end: { summary: 'went on' } })
    expect(await stage().bench.transcript(run_id)).toContain(
      'refused: This was refused. Go on without it. Reason: keep the documents',
    )
  })

  test('that nobody decides on in time is refused', async () => {
    const run_id = await create([[{ run: 'make' }, done('went on')]], { limits: { question_minutes: 0.001 } })
    const run = await stage().play(run_id)
    expect(run).toMatchObject({ state: 'completed', questions: [{ answer: 'refuse', answered_how: 'time_limit' }] })
    expect(await stage().bench.transcript(run_id)).toContain('refused: This was refused. Go on without it.')
  })

  test('that a rule covers is answered at once; a longer command is asked about', async () => {
    const steps = [{ run: 'npm test' }, { run: 'git log -3' }, { run: 'git log; rm -rf /' }, done('ran')]
    const run_id = await create([steps], { allowed: ['run npm test', 'run git log *'] })
    const played = stage().play(run_id)
    await answerAfter(run_id, 'git log; rm -rf /', 'refuse')
    const run = await played
    expect(run.questions).toHaveLength(1)
    expect(ran(run)).toEqual(['npm test', 'git log -3'])
  })

  test('that is allowed for the run is not asked again, neither by its next process', async () => {
    const turns = [
      [{ run: 'make' }, { run: 'make' }, { until: 'never' }],
      [{ run: 'make' }, done('ran')],
    ]
    const run_id = await create(turns)
    const played = stage().play(run_id)
    await answerAfter(run_id, 'make', 'allow for this run')
    await kill(run_id)
    await played
    await until('it is due', async () => (await stage().bench.record(run_id)).state === 'queued')
    const run = await stage().play(run_id)
    expect(run).toMatchObject({ state: 'completed', attempt: 2 })
    expect(run.questions).toHaveLength(1)
    expect(ran(run)).toEqual(['make', 'make', 'make'])
  })

  test('that is allowed for the stage is kept in the store, with who allowed it', async () => {
    const run_id = await create([[{ run: 'make stage' }, done('ran')]], { stage: 'DEV' })
    const played = stage().play(run_id)
    await answerAfter(run_id, 'make stage', 'allow for this stage')
    await played
    const [control] = await stage().bench.engine.store.load([{ kind: 'control', id: 'pipeline' }])
    expect(control?.value).toMatchObject({ allowed: { DEV: ['run make stage'] } })
    const events = await stage().bench.engine.store.events({ stream: '@pipeline', limit: 10 })
    expect(events).toMatchObject([
      { type: 'permission:allowed', actor: 'song-po', data: { stage: 'DEV', rule: 'run make stage' } },
    ])
    const { engine } = stage().bench
    const revoke = (rule: string) =>
      engine.execute({ type: 'revoke_permission', stage: 'DEV', rule }, { actor: 'song-po' })
    await expect(revoke('run make')).rejects.toMatchObject({ code: 'PERMISSION_NOT_FOUND' })
    expect(await revoke('run make stage')).toEqual({ stage: 'DEV', rule: 'run make stage', left: [] })
    const [after] = await engine.store.load([{ kind: 'control', id: 'pipeline' }])
    expect(after?.value?.allowed).toEqual({})
  })
})

describe.concurrent('the session of an agent CLI', () => {
  const resumed =
    'Your process had ended and was started again; the conversation goes on. Look at your files first: some of what you wrote last may be missing. Continue where you stopped, and report the result in the form that you were asked for.'

  test('goes on after its process was killed, and what it used is counted once', async () => {
    const run_id = await create([[{ say: 'I begin' }, { until: 'never' }], [done('went on')]])
    const played = stage().play(run_id)
    await kill(run_id)
    expect(await played).toMatchObject({ state: 'waiting_retry', session: { id: expect.any(String) } })
    await until('it is due', async () => (await stage().bench.record(run_id)).state === 'queued')
    const run = await stage().play(run_id)
    expect(run).toMatchObject({ state: 'completed', attempt: 2, end: { summary: 'went on' } })
    expect(await messages(run_id)).toEqual(['do it', resumed])
    expect(run.end?.usage).toMatchObject({ input_tokens: 20, output_tokens: 2, cost_usd: 0.02 })
    expect(run.session).toMatchObject({ used: { input_tokens: 20 } })
  })

  test('goes on with follow-ups, each charged for what it adds', async () => {
    const end = { say: '=== CUSTOM TASK COMPLETE ===' }
    const run_id = await create([[end], [end]], { workflow: { kind: 'custom' } })
    const before = await stage().play(run_id)
    expect(before.end?.usage).toMatchObject({ input_tokens: 10 })
    const follow = (text: string) =>
      stage().bench.engine.execute({ type: 'follow_up', run_id, text }, { actor: 'song-po' })
    await follow('and a test')
    const after = await stage().play(run_id)
    expect(after).toMatchObject({ state: 'completed', attempt: 2 })
    expect(await messages(run_id)).toEqual(['do it', `${resumed}\n\nand a test`])
    expect(after.end?.usage).toMatchObject({ input_tokens: 10, output_tokens: 1 })
    expect(after.session).toEqual({
      id: before.session?.id,
      at: expect.any(String),
      used: { input_tokens: 20, output_tokens: 2, cost_usd: expect.closeTo(0.02), turns: 2 },
    })
  })

  test('goes on with an answer that came when its process was gone', async () => {
    const run_id = await create([[{ ask: 'Round or truncate?' }], [{ ask: 'Round or truncate?' }, done('told')]])
    const played = stage().play(run_id)
    await stage().asked(run_id, 'Round or truncate?')
    stage().worker.putDown(run_id)
    await played
    await stage().bench.answer(run_id, 'b')
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', attempt: 2, end: { summary: 'told' } })
    expect(await messages(run_id)).toEqual(['do it', `${resumed}\n\nQ: Round or truncate?\nA: b`])
    expect((await stage().bench.record(run_id)).questions).toHaveLength(1)
  })

  test('that the CLI does not know any more is a new one, which begins with everything that was said', async () => {
    const run_id = await create([[{ ask: 'Round or truncate?' }, done('told')]])
    const played = stage().play(run_id)
    await stage().asked(run_id, 'Round or truncate?')
    stage().worker.putDown(run_id)
    const { session, workspace } = await played
    await stage().bench.answer(run_id, 'b')
    rmSync(join(workspace?.folder ?? '', '..', `session-${session?.id}.json`))
    expect(await stage().play(run_id)).toMatchObject({ state: 'queued', session: null })
    const run = await stage().play(run_id)
    expect(run).toMatchObject({ state: 'completed', attempt: 3, end: { summary: 'told' } })
    expect(run.session?.id).not.toBe(session?.id)
    expect((await messages(run_id)).at(-1)).toBe('do it\n\nQ: Round or truncate?\nA: b')
  })

  test('goes on after the API had failed', async () => {
    const run_id = await create([[{ fail: 429 }], [done('after the limit')]])
    expect(await stage().play(run_id)).toMatchObject({ state: 'waiting_retry', error: { details: 'HTTP 429' } })
    await until('it is due', async () => (await stage().bench.record(run_id)).state === 'queued')
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', end: { summary: 'after the limit' } })
    expect(await messages(run_id)).toEqual(['do it', resumed])
  })
})

/** kill -9 of the CLI, once it works. */
async function kill(run_id: string): Promise<void> {
  const folder = async () => (await stage().bench.record(run_id)).workspace?.folder ?? ''
  const read = async (name: string) => {
    try {
      return readFileSync(join(await folder(), name), 'utf8')
    } catch {
      return ''
    }
  }
  await until('it works', async () => (await read('waiting.txt')) !== '')
  process.kill(Number(await read('pid.txt')), 'SIGKILL')
}
