import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { agent, says, useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const sh = (script: string) => ['--', 'sh', '-c', script]
const DONE = "printf '=== CUSTOM TASK COMPLETE ===\\nTask: x\\nSummary: all done\\n'"

describe.concurrent('baton agent run', () => {
  test('runs any command, says what it left, and exits with 0', async () => {
    const desk = world().desk('plain')
    const ran = await desk.run([
      'agent',
      'run',
      '--prompt',
      'say hello',
      ...sh(`echo "$BATON_PROMPT" > made.txt; ${DONE}`),
    ])
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    expect(ran.stdout).toMatch(/^▶ RUN-\d{8}-001/)
    expect(ran.stdout).toContain('■ completed: all done')
    expect(ran.stdout).toContain('\nFiles\n  made.txt\n')
    expect(ran.stdout).toContain('baton runs follow-up RUN-')
    const { workspace } = await desk.record()
    expect(readFileSync(join(workspace?.folder ?? '', 'made.txt'), 'utf8')).toBe('say hello\n')
    expect(existsSync(join(desk.cwd, 'made.txt')), "the person's folder is as it was").toBe(false)
  })

  test('with --json prints one event a line, and nothing else', async () => {
    const desk = world().desk('json')
    const ran = await desk.run(['agent', 'run', '--json', '--yes', ...says('13-question-choice')])
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    const events = ran.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const types = events.map(({ type }) => type)
    expect(types[0]).toBe('run:started')
    expect(types.at(-1)).toBe('run:ended')
    expect(types).toEqual(expect.arrayContaining(['run:output', 'run:checkpointed', 'run:asked', 'run:answered']))
    expect(events.at(-1)).toMatchObject({ state: 'completed', end: { how: 'completed', summary: 'heard 1' } })
    const text = events.flatMap((event) => (event.type === 'run:output' ? [event.text] : [])).join('')
    expect(text).toContain('[USER_QUESTION]\ncategory: choice\n')
  })

  test('says in the language of the person what is wrong with a block, and which option helps', async () => {
    const desk = world().desk('wrong-block')
    const result = "printf '[AGENT_RESULT]\\nsummary: s\\nverdict: pass\\n[/AGENT_RESULT]\\n'"
    const korean = await desk.run(['agent', 'run', '--lang', 'ko', ...sh(result)])
    expect(korean.stdout).toMatch(/AGENT_RESULT 이 실행\(custom\)의 완료 신호가 아닙니다.* run --workflow dispatch\n/)
    expect(korean.stdout).not.toContain('does not end')
    const english = await desk.run(['agent', 'run', ...sh(result)])
    expect(english.stdout).toMatch(/does not end a run of the kind custom.* run --workflow dispatch\n/)
    const right = await desk.run(['agent', 'run', '--workflow', 'dispatch', ...sh(result)])
    expect(right).toMatchObject({ code: 0, stderr: '' })
  })

  test('with --yes gives every question its default', async () => {
    const desk = world().desk('yes')
    const ran = await desk.run(['agent', 'run', '--yes', ...says('11-question-business', '14-question-confirmation')])
    expect(ran.code, ran.stderr).toBe(0)
    expect(await desk.heard()).toMatchObject([{ answer: 'Subscription (monthly/yearly)' }, { answer: 'Yes' }])
  })

  test('exits with 7 at a question that nobody is there for, and says how to answer and go on', async () => {
    const desk = world().desk('question')
    const asked = await desk.refused(['agent', 'run', ...says('13-question-choice')])
    expect(asked).toMatchObject({ exit: 7, code: 'WAITING_FOR_PERSON' })
    const { run_id, asking } = await desk.record()
    expect(asked.message).toContain(`baton answer ${asking} "…", baton runs resume ${run_id}`)
    expect(asked.details).toMatchObject({ question_id: asking, default: 'PostgreSQL (recommended for production)' })

    expect(await desk.refused(['runs', 'resume', run_id])).toMatchObject({ exit: 7, code: 'WAITING_FOR_PERSON' })
    expect(await desk.refused(['answer', run_id, 'mongodb'])).toMatchObject({ exit: 3, code: 'ANSWER_REFUSED' })
    const answered = await desk.run(['answer', `${asking}`, 'MYSQL'])
    expect(answered).toMatchObject({ code: 0 })
    expect(answered.stdout).toBe(
      `${run_id}: answer "MySQL"\nNo worker has this run. To continue: baton runs resume ${run_id}\n`,
    )
    const ran = await desk.run(['runs', 'resume', run_id])
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    expect(ran.stdout).toContain('(attempt 2)')
    expect(await desk.heard()).toMatchObject([{ type: 'question_answer', questionId: asking, answer: 'MySQL' }])
    expect(await desk.refused(['answer', `${asking}`, 'SQLite (for simplicity)'])).toMatchObject({
      exit: 4,
      code: 'QUESTION_ANSWERED',
    })
  })

  test('exits with 7 at an error that waits for a person, who lets it go on', async () => {
    const desk = world().desk('notify')
    const command = sh(
      `[ "$BATON_ATTEMPT" = 2 ] && ${DONE} && exit; cat ${says('29-error-invalid-format').at(-1)}; read -r _`,
    )
    const waits = await desk.refused(['agent', 'run', ...command])
    expect(waits).toMatchObject({ exit: 7, code: 'WAITING_FOR_PERSON' })
    const { run_id } = await desk.record()
    expect(waits.message).toContain(`Invalid protocol format. To answer: baton runs resume ${run_id}`)
    expect(await desk.run(['runs', 'resume', run_id])).toMatchObject({ code: 0, stderr: '' })
  })

  test('starts an agent again that reported an error and exited, when the time has come', async () => {
    const desk = world().desk('retry')
    const error =
      "printf '[ERROR]\\ntype: recoverable\\nmessage: busy, retry after 1 second\\nrecovery: pause_and_retry\\n[/ERROR]\\n'"
    const ran = await desk.run(['agent', 'run', ...sh(`[ "$BATON_ATTEMPT" = 2 ] && ${DONE} && exit; ${error}; exit 1`)])
    expect(ran.code, ran.stderr).toBe(0)
    expect(ran.stdout).toContain('→ waits to try again: busy, retry after 1 second')
    expect(ran.stdout).toContain('(attempt 2)')
  })

  test('exits with 1 when the run has failed, and it can be taken up again', async () => {
    const desk = world().desk('failed')
    const failed = await desk.refused([
      'agent',
      'run',
      ...sh('[ -f half ] && { echo "=== CUSTOM TASK COMPLETE ==="; exit; }; echo > half; exit 3'),
    ])
    expect(failed).toMatchObject({ exit: 1, code: 'RUN_FAILED', details: { how: 'exit_code', reason: '3' } })
    const { run_id } = await desk.record()
    expect(failed.message).toContain(`baton runs resume ${run_id}`)
    expect(await desk.run(['runs', 'resume', run_id])).toMatchObject({ code: 0, stderr: '' })
  })

  test('refuses what it cannot use with 2, before anything runs', async () => {
    const desk = world().desk('usage')
    for (const args of [[], ['--silence-minutes', '0', '--', 'true']]) {
      expect((await desk.run(['agent', 'run', ...args])).code).toBe(2)
    }
  })

  test('hears nothing but its own nonce with --require-nonce, whatever the agent prints', async () => {
    const desk = world().desk('nonce')
    const document = join(import.meta.dirname, '..', 'fixtures', 'protocol', 'agent-platform-protocol.md')
    const failed = await desk.refused(['agent', 'run', '--require-nonce', ...agent('agents/prints-file.sh', document)])
    expect(failed).toMatchObject({ exit: 1, details: { how: 'no_signal' } })
    expect(await desk.record()).toMatchObject({ questions: [], notes: 0 })
  })
})

describe.concurrent('baton worker', () => {
  test('runs what --detach has queued, ends when it is idle, and leaves what waits for a person', async () => {
    const desk = world().desk('worker')
    const queued = await desk.run(['agent', 'run', '--detach', '--json', ...sh(DONE)])
    expect(JSON.parse(queued.stdout)).toMatchObject({ state: 'queued' })
    expect((await desk.run(['agent', 'run', '--detach', ...says('13-question-choice')])).stdout).toContain(
      'is queued. To run it: baton worker',
    )
    const ran = await desk.run(['worker', '--until-idle'])
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    const { runs } = JSON.parse((await desk.run(['runs', 'list', '--all', '--json'])).stdout)
    expect(runs).toMatchObject([
      { state: 'waiting_question', holder: null },
      { state: 'completed', how: 'completed' },
    ])
    expect((await desk.run(['answer', runs[0].run_id, 'MySQL', '--json'])).code).toBe(0)
    expect((await desk.run(['worker', '--until-idle'])).code).toBe(0)
    expect(await desk.record(runs[0].run_id)).toMatchObject({ state: 'completed' })
  })

  test('holds a run whose question somebody answers, pauses, resumes and cancels from elsewhere', async () => {
    const desk = world().desk('elsewhere')
    await desk.run(['agent', 'run', '--detach', ...says('13-question-choice', '29-error-invalid-format')])
    const { run_id } = await desk.record()
    const worker = desk.start(['worker'])
    await worker.printed('? Which database')
    expect(await desk.refused(['runs', 'resume', run_id])).toMatchObject({ exit: 4, code: 'RUN_HELD' })
    expect(await desk.refused(['runs', 'pause', run_id])).toMatchObject({ exit: 4, code: 'RUN_STATE_REFUSED' })
    expect(await desk.refused(['runs', 'undo', run_id])).toMatchObject({ exit: 4, code: 'RUN_HELD' })
    const answered = await desk.run(['answer', run_id, 'mysql'])
    expect(answered.stdout, 'somebody has it: nothing else is to be done').toBe(
      `${run_id}: answer "MySQL"\nThe worker that is running goes on with it.\n`,
    )
    await worker.printed('Invalid protocol format')
    expect(await desk.heard()).toMatchObject([{ answer: 'MySQL' }])
    expect((await desk.run(['runs', 'cancel', run_id, '--reason', 'enough'])).stdout).toBe(
      `${run_id}: waits to try again (→ cancel)\n`,
    )
    await worker.printed('■ cancelled')
    expect(await desk.refused(['runs', 'cancel', run_id])).toMatchObject({ exit: 4, code: 'RUN_ENDED' })
    worker.child.kill('SIGTERM')
    expect(await worker.ended).toBe(0)
  })
})

describe.concurrent('baton runs', () => {
  test('list, show and logs tell a run in Korean and in English', async () => {
    const desk = world().desk('languages')
    await desk.run(['agent', 'run', ...says('13-question-choice')])
    const { run_id, asking } = await desk.record()
    const [list, liste, card, karte, logs] = await Promise.all([
      desk.run(['runs', 'list']),
      desk.run(['runs', 'list', '--lang', 'ko']),
      desk.run(['runs', 'show', run_id]),
      desk.run(['runs', 'show', run_id, '--lang', 'ko']),
      desk.run(['runs', 'logs', run_id]),
    ])
    expect(list.stdout).toMatch(/waits for an answer.*Which database would you prefer\?/)
    expect(liste.stdout).toMatch(/답변 대기.*Which database would you prefer\?/)
    expect(card.stdout).toContain(`${asking}  Which database would you prefer?  → waits for an answer`)
    expect(karte.stdout).toContain(`${asking}  Which database would you prefer?  → 답변 대기`)
    expect(logs.stdout).toContain('[USER_QUESTION]\ncategory: choice\n')
    const shown = JSON.parse((await desk.run(['runs', 'show', run_id, '--json'])).stdout)
    expect(shown).toMatchObject({ run_id, state: 'waiting_question' })
    expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['nonce']))
  })

  test('logs -f follows a run to its end', async () => {
    const desk = world().desk('follow')
    await desk.run(['agent', 'run', '--detach', ...says('13-question-choice')])
    const { run_id } = await desk.record()
    const logs = desk.start(['runs', 'logs', '-f', run_id])
    const worker = desk.start(['worker', '--concurrency', '1'])
    await logs.printed('category: choice')
    await worker.printed('? Which database')
    expect(await desk.run(['answer', run_id, 'MySQL'])).toMatchObject({ code: 0, stderr: '' })
    expect(await logs.ended).toBe(0)
    expect(logs.stdout).toContain('< {"type":"question_answer"')
    expect(logs.stdout).toContain('Summary: heard 1')
    worker.child.kill('SIGINT')
    expect(await worker.ended).toBe(0)
  })

  test('pause and resume what runs elsewhere', async () => {
    const desk = world().desk('pause')
    await desk.run(['agent', 'run', '--detach', ...agent('runs/talks-forever.sh')])
    const { run_id } = await desk.record()
    const worker = desk.start(['worker'])
    await worker.printed('tick')
    expect((await desk.run(['runs', 'pause', run_id])).stdout).toBe(`${run_id}: running (→ pause)\n`)
    await worker.printed('→ paused')
    expect((await desk.run(['runs', 'resume', run_id])).stdout).toBe(`${run_id}: paused (→ resume)\n`)
    await worker.printed(/→ running/)
    await desk.run(['runs', 'cancel', run_id])
    await worker.printed('■ cancelled')
    worker.child.kill('SIGTERM')
    expect(await worker.ended).toBe(0)
  })

  test('follow-up starts an agent that has exited anew with what was said', async () => {
    const desk = world().desk('follow-up')
    expect((await desk.run(['agent', 'run', '--prompt', 'explain', ...agent('runs/remembers.sh')])).code).toBe(0)
    const { run_id, workspace } = await desk.record()
    const ran = await desk.run(['runs', 'follow-up', run_id, 'and then?'])
    expect(ran.code, ran.stderr).toBe(0)
    expect(ran.stdout).toContain('■ completed: answer 2')
    expect(readFileSync(join(workspace?.folder ?? '', 'prompt-2.txt'), 'utf8')).toContain('[sh] answer 1\n\nand then?')
  })

  test('undo takes back one of two steps, and keeps the other', async () => {
    const desk = world().desk('undo')
    const question = says('13-question-choice').at(-1)
    const script = `echo one > one.txt; cat ${question}; read -r _; echo two > two.txt; ${DONE}`
    expect((await desk.run(['agent', 'run', '--yes', ...sh(script)])).code).toBe(0)
    const { run_id, workspace, checkpoints } = await desk.record()
    expect(checkpoints.map(({ why }) => why)).toEqual(['question', 'complete'])
    const undone = await desk.run(['runs', 'undo', run_id, '1'])
    expect(undone.code, undone.stderr).toBe(0)
    expect(undone.stdout).toContain('checkpoint 1 was undone')
    expect(undone.stdout).toContain('  one.txt\n')
    const at = (name: string) => existsSync(join(workspace?.folder ?? '', name))
    expect([at('one.txt'), at('two.txt')]).toEqual([false, true])
    const after = (await desk.record()).checkpoints.at(-1)
    expect(after).toMatchObject({ number: 3, why: 'undo' })
    const files = execFileSync('git', ['-C', desk.cwd, 'ls-tree', '--name-only', `${after?.commit}`], {
      encoding: 'utf8',
    })
    expect(files).toBe('two.txt\n')
    expect((await desk.run(['runs', 'undo', run_id, '9'])).code).toBe(2)
  })

  test('knows no other runs and questions than there are', async () => {
    const desk = world().desk('unknown')
    await desk.run(['agent', 'run', ...sh(DONE)])
    const unknown = [
      ['runs', 'show', 'RUN-20200101-001'],
      ['runs', 'resume', 'RUN-20200101-001'],
      ['answer', 'RUN-20200101-001', 'x'],
    ]
    const refusals = await Promise.all(unknown.map((args) => desk.refused(args)))
    expect(refusals).toMatchObject(unknown.map(() => ({ exit: 5, code: 'RUN_NOT_FOUND' })))
    expect(await desk.refused(['answer', 'q_0000000000', 'x'])).toMatchObject({ exit: 5, code: 'QUESTION_NOT_FOUND' })
    const { run_id } = await desk.record()
    expect(await desk.refused(['answer', run_id, 'x'])).toMatchObject({ exit: 5, code: 'QUESTION_NOT_FOUND' })
  })
})
