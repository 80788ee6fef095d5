import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { until } from '../agents/agent-world.ts'
import { agent, BIN, type Desk, useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()

describe('truth.1 an agent cannot act as a person', { timeout: 60_000 }, () => {
  const tries: Record<string, { code: number; said: string }> = {}
  let desk: Desk
  let task_id: string

  beforeAll(async () => {
    desk = world().desk('caller')
    task_id = (await desk.run(['task', 'create', '--title', 'T'])).stdout.trim()
    const out = join(world().folder, 'tries')
    mkdirSync(out)
    const ran = await desk.run([
      'agent',
      'run',
      ...agent('runs/acts-as-person.sh', process.execPath, BIN, desk.store, task_id, out),
    ])
    expect(ran.code, ran.stderr).toBe(0)
    writeFileSync(join(out, 'go'), '')
    await until('the daemon has tried', () => existsSync(join(out, 'daemon')), 20_000)
    for (const name of ['token-unset', 'all-unset', 'emptied', 'own-session', 'daemon']) {
      const said = readFileSync(join(out, `${name}.said`), 'utf8')
      tries[name] = { code: Number(readFileSync(join(out, name), 'utf8')), said }
    }
  })

  test.each(['token-unset', 'all-unset', 'emptied', 'own-session', 'daemon'])('%s', (name) => {
    expect(tries[name]).toMatchObject({ code: 6, said: expect.stringContaining('"CALLER_IN_RUN"') })
  })

  test('the task is as it was', async () => {
    const shown = await desk.run(['task', 'show', task_id, '--json'])
    expect(JSON.parse(shown.stdout).task_package.status).toBe('PLAN_PENDING')
  })
})
