import { describe, expect, test } from 'vitest'
import { RelayDesk } from './relay-desk.ts'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()

describe('a plan that a person changes and stops at the terminal', { timeout: 240_000 }, () => {
  test('is not asked about while the task is on hold, and every hint says how it goes on', async () => {
    const desk = new RelayDesk(world(), 'stopped')
    const shown = desk.type(['run', 'make a greeting', '--fast', '--lang', 'ko'])
    const asked = (times: number) =>
      shown.printed(new RegExp(`(?:1\\. approve: 승인.*결정 \\(approve \\| change \\| stop\\)> .*){${times}}`, 's'))
    await shown.printed(/답[^\n]*> /)
    const task_id = /TASK-\d{8}-\d{3}/.exec(shown.stdout)?.[0] ?? ''
    shown.write('1\r')
    await asked(1)
    // A change without a note is asked for its note; what is typed as on a command line means the same.
    shown.write('change\r')
    await shown.printed('무엇을 바꿀까요?> ')
    shown.write('한 파일로\r')
    await asked(2)
    shown.write('2 --note "두 파일로"\r')
    await asked(3)
    expect(shown.stdout).toContain('한 파일로')
    expect(shown.stdout.split('\n').map((line) => line.trim())).toContain('두 파일로')
    shown.write('stop\r')
    expect(await shown.ended, shown.stdout).toBe(7)
    const after = shown.stdout.split('→ stop').at(-1)
    expect(after).toContain('보류 중입니다.')
    expect(after).not.toContain('approve')
    const held = `태스크 ${task_id} 은 보류 중입니다 (계획을 승인하지 않음). 보류를 풀려면: baton task resume ${task_id} --store `
    expect(shown.stdout).toContain(held)

    const store = ['--store', desk.store]
    const again = await desk.refused(['run', '--resume', task_id, ...store])
    expect(again).toMatchObject({ exit: 7, code: 'RELAY_HELD' })
    expect(again.message).toContain(`baton task resume ${task_id}`)
    const resumed = await desk.run(['task', 'resume', task_id, ...store])
    expect(resumed.stdout).toContain(`Next: baton run --resume ${task_id}`)
    expect(resumed.stdout).not.toContain('task handoff')
    const card = (await desk.run(['task', 'show', task_id, ...store])).stdout
    const [first = ''] = card.split('What can be done next\n')[1]?.split('\n') ?? []
    expect(first).toContain(`baton run --resume ${task_id}`)

    // The same question is asked when the task goes on.
    const waiting = await desk.refused(['run', '--resume', task_id, ...store])
    expect(waiting).toMatchObject({ exit: 7, code: 'RELAY_WAITING' })
    expect(waiting.message).toContain(`${task_id} 의 계획을 승인할까요?`)
    expect(waiting.message).toContain(`baton answer ${task_id} change --note "…"`)

    // Printed commands are not run as they are printed.
    const bare = await desk.refused(['answer', task_id, 'change', ...store])
    expect(bare).toMatchObject({ exit: 3, code: 'REASON_REQUIRED' })
    expect(bare.message).toContain('--note "…"')
    const copied = await desk.refused(['answer', task_id, 'change', '--note', '…', ...store])
    expect(copied).toMatchObject({ exit: 3, code: 'PLACEHOLDER_LEFT' })
    expect(await desk.json(['answer', task_id, '1', ...store])).toMatchObject({ answer: 'approve' })
  })
})

test('a command that is not there is named, and nothing is offered to be resumed', async () => {
  const desk = world().desk('no-command')
  const ran = await desk.run(['agent', 'run', '--prompt', 'x', '--', 'nosuchcmd'])
  expect(ran.code).toBe(5)
  expect(ran.stderr).toContain('The command nosuchcmd was not found')
  expect(ran.stdout + ran.stderr).not.toContain('runs resume')
})

test('--attach only watches: a request beside it is refused', async () => {
  const desk = new RelayDesk(world(), 'attach')
  const refused = await desk.refused(['run', 'make a greeting', '--attach', 'TASK-20260228-001'])
  expect(refused).toMatchObject({ exit: 2, code: 'USAGE', message: expect.stringContaining('--attach') })
})

test('a run without a terminal ends once its question is stored, also while a worker has the run', {
  timeout: 120_000,
}, async () => {
  const desk = new RelayDesk(world(), 'worker-has-it')
  desk.repository({ 'baton.config.json': JSON.stringify({ schema_version: '1.0.0' }) })
  await desk.run(['task', 'create', '--title', 'the store is there'])
  const worker = desk.start(['worker'])
  const begun = performance.now()
  const ran = await desk.run(['run', 'make a greeting'])
  expect(ran.code, ran.stderr).toBe(7)
  // A process whose agent asks is kept for two minutes.
  expect(performance.now() - begun).toBeLessThan(60_000)
  expect(ran.stdout).not.toContain('continued')
  const [question = ''] = /q_\w+/.exec(ran.stderr) ?? []
  expect((await desk.run(['answer', question, '1'])).stdout).toContain('The worker that is running goes on with it.')
  worker.child.kill('SIGTERM')
  await worker.ended
})
