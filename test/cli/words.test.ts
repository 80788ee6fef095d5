import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RelaySummaryFacts } from '../../src/cli/present/relay/relay-summary-facts.ts'
import { requireEnd } from '../../src/cli/relay/require-end.ts'
import { CliWorld } from '../support/cli-world.ts'
import { agent, useRunsWorld } from './runs-world.ts'

describe('reach.21 what the command line says about tasks', { timeout: 120_000 }, () => {
  const baton = new CliWorld()
  let id: string
  beforeAll(async () => {
    await baton.ok('init')
    id = (await baton.ok('task create --title x')).trim()
  })
  afterAll(() => baton.remove())

  test('ends every sentence before the next one begins', async () => {
    const said = async (line: string) => (await baton.run(line)).stderr
    expect(await said('run')).toMatch(/run --resume\. See .*baton.* run --help\. \[USAGE\]/)
    expect(await said('tsak')).toMatch(/^error: Unknown command 'tsak'\. Did you mean task\? See /)
    expect(await said('tsak --lang ko')).toMatch(/알 수 없는 명령입니다: tsak\. 혹시 task 인가요\? 사용법은 /)
    expect(await said('diagram --kind x --lang ko')).toMatch(
      /--kind <kind> 의 값이 올바르지 않습니다: x\. 쓸 수 있는 값: /,
    )
  })

  test('says what to add where something is missing', async () => {
    const { stderr } = await baton.run(`task hold ${id}`)
    expect(stderr).toContain('hold lacks --reason "…". Add it and run the command again.')
  })

  test('names everybody whom one refusal is about, once', async () => {
    const english = await baton.ok(`why ${id} pickup`)
    expect(english).toContain('✗ jarvis, kimqa, kangchul may not pickup in status PLAN_PENDING. Allowed: BUNKER.')
    expect(english).toContain('to make it possible: --as song-po')
    const korean = await baton.ok(`why ${id} pickup --lang ko`)
    expect(korean).toContain('✗ jarvis, kimqa, kangchul 은 PLAN_PENDING 에서 pickup 을 할 수 없습니다.')
  })

  test('explains a task that has ended in one sentence, and lists no impossible actions', async () => {
    await baton.ok(`task cancel ${id} --reason over`)
    const why = await baton.ok(`why ${id}`)
    expect(why).toMatch(/\n\nCANCELLED: the task has ended, and nothing more can be done to it\.$/)
    expect(why).not.toContain('TRANSITION_REFUSED')
    expect(await baton.ok(`why ${id} --lang ko`)).toMatch(/CANCELLED: 태스크가 끝나 더 할 수 있는 일이 없습니다\.$/)
    const { stderr } = await baton.run(`task pickup ${id} --lang ko`)
    expect(stderr).toContain('지금 가능한 동작: 없음 (태스크가 끝났습니다).')
  })

  test('names the stage that failed, and not the status of the task', () => {
    const facts = {
      task_id: id,
      status: 'PLAN_IN_PROGRESS',
      outcome: { kind: 'failed', stage: 'PLAN', run_id: null, reason: 'no' },
    } as unknown as RelaySummaryFacts
    const wait = { what: 'run', run_id: null, text: 'it broke.' } as const
    expect(() => requireEnd(facts, { wait, interrupted: false } as never, { flags: '' })).toThrow(
      `The agent of stage PLAN failed (it broke.). The task ${id} stays in PLAN_IN_PROGRESS. To try again: baton run --resume ${id}`,
    )
  })

  test('names the file that leaves the workspace', async () => {
    const file = baton.file('HANDOFF.md', '## Mode\ncoding\n## Input\n- ../secret\n## Output\n- a\n')
    const { stdout } = await baton.run(`validate ${file}`)
    expect(stdout).toContain('names ../secret, which leaves the workspace')
  })
})

describe('reach.21 what the command line says about runs', { timeout: 120_000 }, () => {
  const world = useRunsWorld()

  test('shows prompts and questions over their lines, and offers nothing for a number', async () => {
    const desk = world().desk('words')
    const asks = join(desk.cwd, '..', 'asks.txt')
    writeFileSync(
      asks,
      '[USER_QUESTION]\ncategory: choice\nquestion: Which one?\n  Both are installed.\noptions:\n  - SQLite\n  - MySQL\nrequired: true\n[/USER_QUESTION]\n',
    )
    const ran = await desk.run([
      'agent',
      'run',
      '--prompt',
      'first\n\n\tsecond',
      ...agent('runs/says-and-hears.sh', asks),
    ])
    expect(ran.code, ran.stderr).toBe(7)
    expect(ran.stderr).toMatch(/waits for a person: Which one\? ⏎ Both are installed\. To answer: /)
    const run = await desk.record()

    // reach.9: a prompt is read as it was written.
    const shown = (await desk.run(['runs', 'show', run.run_id])).stdout
    expect(shown).toContain('\nPrompt\n  first\n\n    second\n')
    expect(shown).not.toContain('\\u000a')

    const refused = await desk.refused(['answer', run.run_id, '7'])
    expect(refused.message).toBe('"7" is not a valid answer to this question. Valid answers: SQLite | MySQL.')
    expect((await desk.refused(['answer', run.run_id, 'sqlit'])).message).toMatch(/ Did you mean "SQLite"\?$/)

    const [asked] = run.questions
    const inbox = (await desk.run(['inbox'])).stdout
    expect(inbox).toMatch(
      new RegExp(`${run.run_id} {2}sh {2}Which one\\?.*\n {4}Both are installed\\. {2}\\(SQLite \\| MySQL\\)\n`),
    )
    expect(inbox).toContain(`baton answer ${asked?.id} "…"`)
    expect(inbox).not.toContain('\\u000a')
    await desk.run(['runs', 'cancel', run.run_id])
    expect((await desk.run(['runs', 'list'])).stdout).toMatch(
      /^No open runs\. To include ended runs: .*runs list --all/,
    )
  })
})
