import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { agent, useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()

/** Whatever a terminal would obey, line ends aside: controls of both tables, and what turns or hides text. */
const OBEYED = /[^\P{Cc}\n]|[\u200b-\u200f\u2028-\u202e\u2066-\u2069]/u

describe.concurrent('what an agent prints', () => {
  test.each([
    ['runs/hostile-blocks.sh', { state: 'completed', notes: 2, questions: [{ answered_by: 'song-po' }] }],
    ['agents/escapes.sh', { state: 'failed', end: { how: 'no_signal' } }],
  ])('moves no terminal (%s)', async (script, outcome) => {
    const desk = world().desk(script.replace('/', '-'))
    const lines = await desk.run(['agent', 'run', '--yes', ...agent(script)])
    const { run_id, ...run } = await desk.record()
    expect(run).toMatchObject(outcome)
    const all = [
      lines,
      await desk.run(['agent', 'run', '--yes', '--json', ...agent(script)]),
      ...(await Promise.all(
        [
          ['runs', 'logs', run_id],
          ['runs', 'logs', run_id, '--json'],
          ['runs', 'show', run_id],
          ['runs', 'list', '--all'],
          ['inbox'],
        ].map((args) => desk.run(args)),
      )),
    ]
    for (const { stdout, stderr } of all) {
      expect(OBEYED.exec(stdout)?.[0], stdout).toBeUndefined()
      expect(OBEYED.exec(stderr)?.[0], stderr).toBeUndefined()
    }
  })

  test('without a single line end, 100 MB of it, costs a worker bounded memory, and the block after it is heard', async () => {
    const desk = world().desk('endless')
    await desk.run(['agent', 'run', '--detach', ...agent('agents/endless-line.sh')])
    const worker = desk.start(['worker'])
    await worker.printed('after the line')
    const status = readFileSync(`/proc/${worker.child.pid}/status`, 'utf8')
    const peak = Number(/VmHWM:\s*(\d+) kB/.exec(status)?.[1]) / 1024
    process.stdout.write(`peak memory of a worker at 100 MB without a line end: ${Math.round(peak)} MB\n`)
    expect(peak).toBeLessThan(256)
    worker.child.kill('SIGTERM')
    expect(await worker.ended).toBe(0)
    expect(await desk.record()).toMatchObject({ state: 'waiting_retry', error: { message: 'after the line' } })
    const { run_id } = await desk.record()
    const raw = await desk.run(['runs', 'logs', run_id, '--raw'])
    expect(raw.stdout.length).toBeGreaterThan(104_857_600)
  })
})
