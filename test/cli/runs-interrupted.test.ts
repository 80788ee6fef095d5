import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { createProcessTable } from '../../src/agents/process-table.ts'
import { until } from '../agents/agent-world.ts'
import { agent, says, TERMINAL, useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const hasScript = spawnSync(TERMINAL, ['--version']).status === 0
if (!hasScript) process.stdout.write('skipped: there is no `script` (util-linux) here, so no terminal to ask in\n')

/** Processes of agents that a worker started, by its mark. */
async function livingOf(worker: string | null): Promise<number> {
  const { rows } = await createProcessTable().scan()
  return rows.filter((row) => row.worker === worker && row.state !== 'Z').length
}

describe.skipIf(!hasScript).concurrent('a question in a terminal', () => {
  test('is answered in place, by the number of its option', async () => {
    const desk = world().desk('number')
    const shown = desk.type(['agent', 'run', ...says('13-question-choice')])
    await shown.printed('answer [PostgreSQL (recommended for production)]> ')
    expect(shown.stdout).toContain('  2. MySQL')
    shown.write('2\r')
    expect(await shown.ended).toBe(0)
    expect(shown.stdout).toContain('■ completed: heard 1')
    expect(await desk.heard()).toMatchObject([{ type: 'question_answer', answer: 'MySQL' }])
  })

  test('is asked again after a wrong answer, and takes its default for an empty line', async () => {
    const desk = world().desk('default')
    const shown = desk.type(['agent', 'run', '--lang', 'ko', ...says('13-question-choice')])
    await shown.printed('답 [PostgreSQL (recommended for production)]> ')
    shown.write('SQLight\r')
    await shown.printed('혹시 "SQLite (for simplicity)" 인가요?')
    shown.write('\r')
    expect(await shown.ended).toBe(0)
    expect(await desk.heard()).toMatchObject([{ answer: 'PostgreSQL (recommended for production)' }])
  })

  test('is answered from elsewhere while somebody could type, and the next one is asked in place again', async () => {
    const desk = world().desk('both')
    const shown = desk.type(['agent', 'run', ...says('13-question-choice', '14-question-confirmation')])
    await shown.printed('answer [PostgreSQL (recommended for production)]> ')
    const { run_id } = await desk.record()
    expect((await desk.run(['answer', run_id, 'mysql'])).code).toBe(0)
    await shown.printed('answer [Yes]> ')
    shown.write('2\r')
    expect(await shown.ended).toBe(0)
    expect(await desk.heard()).toMatchObject([{ answer: 'MySQL' }, { answer: 'No, use a different auth system' }])
  })

  test.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('survives %s: exit 7, the question is kept, and an answer and a resume complete the run', async (key, typed) => {
    const desk = world().desk(key)
    const shown = desk.type(['agent', 'run', ...says('13-question-choice')])
    await shown.printed('answer [PostgreSQL (recommended for production)]> ')
    const { holder } = await desk.record()
    shown.write(typed)
    expect(await shown.ended).toBe(7)
    const { run_id, asking } = await desk.record()
    expect(shown.stdout).toContain('[WAITING_FOR_PERSON]')
    expect(shown.stdout).toContain(`baton answer ${asking} "…", baton runs resume ${run_id}`)
    expect(await livingOf(holder)).toBe(0)
    expect(await desk.record()).toMatchObject({
      state: 'waiting_question',
      holder: null,
      checkpoints: [{ why: 'question' }],
    })
    expect((await desk.run(['answer', `${asking}`, 'MySQL'])).code).toBe(0)
    expect(await desk.run(['runs', 'resume', run_id])).toMatchObject({ code: 0, stderr: '' })
    expect(await desk.heard()).toMatchObject([{ questionId: asking, answer: 'MySQL' }])
  })

  test('survives SIGINT from elsewhere as it survives Ctrl-C', async () => {
    const desk = world().desk('sigint')
    const shown = desk.type(['agent', 'run', ...says('14-question-confirmation')])
    await shown.printed('answer [Yes]> ')
    process.kill(await desk.holder(), 'SIGINT')
    expect(await shown.ended).toBe(7)
    expect(await desk.record()).toMatchObject({ state: 'waiting_question', holder: null })
  })

  test('survives kill -9: nothing of the agent is left, the answer is taken, and a resume completes the run', async () => {
    const desk = world().desk('killed')
    const shown = desk.type(['agent', 'run', ...says('13-question-choice')])
    await shown.printed('answer [PostgreSQL (recommended for production)]> ')
    const { run_id, holder, asking } = await desk.record()
    process.kill(await desk.holder(), 'SIGKILL')
    await shown.ended
    await until('the reaper has done its work', async () => (await livingOf(holder)) === 0, 60_000)
    const answered = await desk.run(['answer', `${asking}`, 'mysql'])
    expect(answered.stdout).toContain(`No worker has this run. To continue: baton runs resume ${run_id}`)
    expect(await desk.run(['runs', 'resume', run_id])).toMatchObject({ code: 0, stderr: '' })
    expect(await desk.record()).toMatchObject({ state: 'completed', attempt: 2, questions: [{ answer: 'MySQL' }] })
    expect(await desk.heard()).toMatchObject([{ questionId: asking, answer: 'MySQL' }])
  })
})

describe.concurrent('a run without a question', () => {
  test('that is interrupted is paused with a checkpoint, exit 4, and says how to go on', async () => {
    const desk = world().desk('running')
    const shown = desk.start(['agent', 'run', ...agent('runs/talks-forever.sh')])
    await shown.printed('tick')
    const { run_id, holder } = await desk.record()
    shown.child.kill('SIGINT')
    expect(await shown.ended).toBe(4)
    expect(shown.stderr).toContain(`baton runs resume ${run_id}`)
    expect(await desk.record()).toMatchObject({ state: 'paused', holder: null, checkpoints: [{ why: 'stopped' }] })
    expect(await livingOf(holder)).toBe(0)
  })
})
