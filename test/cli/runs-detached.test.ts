import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { until } from '../agents/agent-world.ts'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const sh = (text: string) => ['--', 'sh', '-c', text]

/** Every file below a folder whose bytes hold a text. */
function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .filter((file) => readFileSync(file).includes(text))
}

test('reach.14 --detach --pass: the value reaches the run and is stored nowhere', { timeout: 180_000 }, async () => {
  const desk = world().desk('passed')
  const value = 'c0ffee-do-not-keep'
  const counts = 'echo "length $' + '{#LENT}"; echo "=== CUSTOM TASK COMPLETE ==="'
  const args = ['agent', 'run', '--detach', '--pass', 'LENT', ...sh(counts)]
  const missing = await desk.run(args)
  expect(missing).toMatchObject({ code: 2 })
  expect(missing.stderr).toContain('export LENT=')
  const ran = await desk.run(args, { LENT: value })
  expect(ran.code, ran.stderr).toBe(0)
  const { run_id } = await desk.record()
  expect(ran.stdout).toContain(`${run_id} runs in the background`)
  expect(ran.stdout).toContain('is not stored')
  await until('the run has ended', async () => (await desk.record()).state === 'completed', 120_000)
  expect((await desk.record()).pass).toEqual(['LENT'])
  await until('its process is gone', async () => (await desk.record()).holder === null, 60_000)
  const logs = await desk.run(['runs', 'logs', run_id])
  expect(logs.stdout).toContain(`length ${value.length}`)
  expect(filesWith(join(desk.store, '..'), value)).toEqual([])
})

test('reach.14 a worker without the variable leaves the run alone, and so does a resume, which says why', async () => {
  const desk = world().desk('without')
  const args = ['agent', 'run', '--pass', 'LENT', ...sh('exit 3')]
  expect((await desk.run(args, { LENT: 'x' })).code).toBe(1)
  const { run_id } = await desk.record()
  expect((await desk.run(['runs', 'resume', run_id, '--detach'])).code).toBe(0)
  expect((await desk.run(['worker', '--until-idle'])).code).toBe(0)
  expect(await desk.record()).toMatchObject({ state: 'queued', attempt: 1 })
  const refused = await desk.refused(['runs', 'resume', run_id])
  expect(refused).toMatchObject({ exit: 4, code: 'VARIABLES_MISSING' })
  expect(refused.message).toContain('LENT')
  expect((await desk.run(['worker', '--until-idle'], { LENT: 'x' })).code).toBe(0)
  expect(await desk.record()).toMatchObject({ state: 'failed', attempt: 2 })
})

test('reach.20 a failure is told in words, with the last lines of the agent, in both languages', async () => {
  const desk = world().desk('words')
  const login = sh('echo "Invalid API key"; echo "Please run /login" >&2; exit 3')
  const [en, ko] = [
    await desk.run(['agent', 'run', ...login]),
    await desk.run(['agent', 'run', '--lang', 'ko', ...login]),
  ]
  expect(en.stderr).toMatch(/failed: it exited with an error code \(3\)\./)
  expect(ko.stderr).toContain('실패했습니다: 오류 코드로 종료했습니다 (3).')
  expect(en.stdout).toMatch(/Its last lines\n(?: {2}\| .*\n)? {2}\| Please run \/login\n/)
  expect(ko.stdout).toMatch(/마지막 출력\n(?: {2}\| .*\n)? {2}\| Please run \/login\n/)
  for (const ran of [en, ko]) expect(ran.stdout + ran.stderr).not.toMatch(/exit_code|no_signal/)
  const silent = await desk.run(['agent', 'run', ...sh('true')])
  expect(silent.stderr).toContain('failed: it exited with code 0 but without a completion signal.')
  const { run_id } = await desk.record()
  const list = await desk.run(['runs', 'list', '--all'])
  expect(list.stdout).toContain('exited with code 0 but without a completion signal')
  expect(list.stdout).not.toMatch(/exit_code|no_signal/)
  expect(JSON.parse((await desk.run(['runs', 'show', run_id, '--json'])).stdout)).toMatchObject({
    state: 'failed',
    end: { how: 'no_signal' },
    interrupted: false,
    last_lines: [],
  })
})
