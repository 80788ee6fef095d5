import { describe, expect, test } from 'vitest'
import { until } from '../agents/agent-world.ts'
import { linesOf, REHEARSED, RelayDesk, statusesOf } from './relay-desk.ts'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()

describe('a task in the background', { timeout: 180_000 }, () => {
  let desk: RelayDesk
  let task_id: string
  const on = () => ['--store', desk.store]

  test('reach.20 is watched with --attach: Ctrl-C closes the view alone and says so', async () => {
    desk = new RelayDesk(world(), 'watched')
    const detached = await desk.run(['run', 'make a greeting', '--yes', '--detach', '--skip-docs', '--json'])
    expect(detached.code, detached.stderr).toBe(0)
    task_id = String(linesOf(detached.stdout).at(-1)?.task_id)
    const left = desk.start(['run', '--attach', task_id, ...on()])
    await left.printed('RUN-')
    left.child.kill('SIGINT')
    expect(await left.ended, left.stderr).toBe(0)
    const said = `Only the view was closed: ${task_id} continues in the background.`
    expect(left.stdout.split(said)).toHaveLength(2)
    expect(left.stdout.match(/baton run --attach/g)).toHaveLength(1)
    expect(left.stdout).not.toContain('--resume')
  })

  test('reach.20 is watched to its end: stages, output, checks and the summary, from the store alone', async () => {
    const seen = await desk.run(['run', '--attach', task_id, ...on(), '--json'])
    expect(seen.code, seen.stderr).toBe(0)
    const lines = linesOf(seen.stdout)
    const types = new Set(lines.map(({ type }) => type))
    for (const type of [
      'relay:started',
      'task:moved',
      'stage:run',
      'run:line',
      'run:ended',
      'check:ended',
      'stage:landed',
    ])
      expect(types, type).toContain(type)
    expect(lines.at(-1)).toMatchObject({ type: 'relay:summary', status: 'DEPLOY_READY', outcome: { kind: 'ready' } })
    const { record, runs, inLane } = await desk.read(task_id)
    expect(runs.filter(({ holder }) => holder !== null)).toEqual([])
    expect(inLane).toEqual([])
    const watched = lines.filter(({ type }) => type === 'task:moved').map(({ to }) => to)
    expect(statusesOf(record).slice(-watched.length)).toEqual(watched)
  })

  test('reach.14 says that documentation was skipped, and by whom', async () => {
    const { record } = await desk.read(task_id)
    const without = REHEARSED.filter((status) => !status.startsWith('DOC_'))
    expect(statusesOf(record)).toEqual(without)
    const shown = await desk.run(['task', 'show', task_id, ...on()])
    expect(shown.stdout).toMatch(/Documents +skipped by song-po: .*--skip-docs when the task was started/)
    const { documentation_skipped } = await desk.json(['task', 'show', task_id, ...on()])
    expect(documentation_skipped).toMatchObject({ by: 'song-po' })
    const list = await desk.run(['agent', 'list', ...on()])
    expect(list.stdout).toMatch(/kkomkkom.*pending/)
  })

  test('reach.14 --skip-docs is the PO’s alone', async () => {
    const refused = await desk.refused(['run', 'x', '--yes', '--skip-docs', '--as', 'jarvis', ...on()])
    expect(refused).toMatchObject({ exit: 6, code: 'PO_ONLY' })
  })

  test('reach.20 is approved step by step, and the last line is the result', async () => {
    const ran = await desk.run(['task', 'approve', task_id, ...on(), '--json'])
    expect(ran.code, ran.stderr).toBe(0)
    const lines = linesOf(ran.stdout)
    const steps = lines.flatMap(({ type, step }) => (type === 'approval:step' ? [step] : []))
    expect(steps).toEqual(['merge', 'checks', 'seal', 'move', 'done'])
    const checked = lines.findIndex(({ type }) => type === 'check:ended')
    const between = lines.slice(0, checked).flatMap(({ step }) => (step === undefined ? [] : [step]))
    expect(between).toEqual(['merge', 'checks'])
    expect(lines.at(-1)).toMatchObject({ type: 'approval:summary', status: 'DONE', target: 'main' })
  })
})

describe('reach.20 a worker that was killed', { timeout: 180_000 }, () => {
  let desk: RelayDesk
  let task_id: string
  let run_id: string
  const on = () => ['--store', desk.store]

  test('is not shown as running: list and show say interrupted and how to go on', async () => {
    desk = new RelayDesk(world(), 'killed')
    const started = desk.start(['run', 'make a greeting', '--yes', '--json'])
    await started.printed('"type":"run:started"')
    const first = linesOf(started.stdout.slice(0, started.stdout.lastIndexOf('\n') + 1))
    task_id = String(first.find((line) => line.task_id)?.task_id)
    await until('a run is at work', async () =>
      (await desk.read(task_id)).runs.some(({ state }) => state === 'running'),
    )
    started.child.kill('SIGKILL')
    await started.ended
    const { runs } = await desk.read(task_id)
    run_id = runs.find(({ state }) => state === 'running')?.run_id ?? '-'
    const goOn = `baton run --resume ${task_id}`
    const [list, show, tasks, task] = await Promise.all([
      desk.run(['runs', 'list', ...on()]),
      desk.run(['runs', 'show', run_id, ...on()]),
      desk.run(['task', 'list', ...on()]),
      desk.run(['task', 'show', task_id, ...on(), '--lang', 'ko']),
    ])
    expect(list.stdout).toMatch(new RegExp(`${run_id} +interrupted .*${goOn}`))
    expect(list.stdout).not.toMatch(/running/)
    expect(show.stdout).toContain(`interrupted (its worker is gone), continue with: ${goOn}`)
    expect(show.stdout).not.toContain('baton runs pause')
    expect(tasks.stdout).toMatch(/interrupted/)
    expect(tasks.stdout).toContain(`${task_id}: interrupted (its worker is gone), continue with: ${goOn}`)
    expect(task.stdout).toContain(`중단됨 (워커 종료), 이어가기: ${goOn}`)
    expect(await desk.json(['task', 'show', task_id, ...on()])).toMatchObject({ interrupted: true })
    expect(await desk.refused(['run', '--attach', task_id, ...on()])).toMatchObject({
      exit: 4,
      code: 'RELAY_NOT_CARRIED',
    })
  })

  test('is followed by one that shows task, stage, checks and outcome, and says the way back once at Ctrl-C', async () => {
    const working = desk.start(['worker', ...on()])
    await working.printed('baton answer q_')
    const { runs } = await desk.read(task_id)
    const [question] = runs.flatMap(({ questions }) => questions)
    await desk.run(['answer', question?.id ?? '', question?.question.default ?? '', ...on()])
    await working.printed(`${task_id}  Waiting for a person to decide.  baton answer ${task_id} approve|stop`)
    await desk.run(['answer', task_id, 'approve', ...on()])
    await working.printed(`${task_id}    ✓ test  `)
    expect(working.stdout).toContain(`${task_id}  ${task_id}  make a greeting`)
    expect(working.stdout).toMatch(new RegExp(`${task_id}    ▸ .*RUN-`))
    working.child.kill('SIGINT')
    expect(await working.ended, working.stderr).toBe(0)
    expect(working.stdout.match(/continue with baton worker/g)).toHaveLength(1)
  })
})
