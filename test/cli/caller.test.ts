import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { thisHost } from '../../src/agents/process-identity.ts'
import { ledgerPath } from '../../src/agents/run-ledger.ts'
import { readProcess } from '../../src/agents/signal-process.ts'
import { until } from '../agents/agent-world.ts'
import { runBaton } from '../support/run-baton.ts'
import { agent, BIN, type Desk, useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()

describe('truth.1 an agent cannot act as a person', { timeout: 180_000 }, () => {
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
    await until('the daemon has tried', () => existsSync(join(out, 'daemon')), 60_000)
    for (const name of ['token-unset', 'all-unset', 'emptied', 'own-session', 'daemon']) {
      const said = readFileSync(join(out, `${name}.said`), 'utf8')
      tries[name] = { code: Number(readFileSync(join(out, name), 'utf8')), said }
    }
  })

  test.each(['token-unset', 'all-unset', 'emptied', 'own-session', 'daemon'])('%s', (name) => {
    expect(tries[name]).toMatchObject({ code: 6, said: expect.stringContaining('"CALLER_IN_RUN"') })
  })

  // Each mark by itself, without the limit that a run's processes inherit.
  const refusal = async (cancel: Promise<{ code: number | null; stderr: string }>) => {
    const { code, stderr } = await cancel
    const { error } = JSON.parse(stderr) as { error: { code: string; message: string; details: { why: string } } }
    return { code, error: error.code, why: error.details.why, message: error.message }
  }
  const cancel = () => ['task', 'cancel', task_id, '--reason', 'x', '--json']

  test('by a variable of a process above, which the caller itself does not have', async () => {
    const line = `env -u BATON_RUN '${process.execPath}' '${BIN}' ${cancel().join(' ')}; exit $?`
    const shell = world().start('sh', ['-c', line], desk, { BATON_RUN: 'RUN-1' })
    const code = await shell.ended
    expect(await refusal(Promise.resolve({ code, stderr: shell.stderr }))).toMatchObject({
      code: 6,
      error: 'CALLER_IN_RUN',
      why: 'mark',
      message: expect.stringMatching(/process \d+ \(sh\) has BATON_RUN in its environment/),
    })
  })

  test('by its folder, whatever BATON_HOME says', async () => {
    const { workspace } = await desk.record()
    const env = { ...desk.env, BATON_HOME: '/nowhere' }
    const ran = runBaton(cancel(), { cwd: workspace?.folder ?? '', env })
    expect(await refusal(ran)).toMatchObject({ code: 6, error: 'CALLER_IN_RUN', why: 'folder' })
  })

  test('because a worker saw it in a run', async () => {
    const store = join(world().folder, 'seen.db')
    const self = readProcess(process.pid)
    const { started, pgrp, session } = self ?? { started: '', pgrp: 0, session: 0 }
    const line = { host: thisHost(), run: 'RUN-1', pid: process.pid, started, pgrp, session }
    writeFileSync(ledgerPath(store), `${JSON.stringify(line)}\n`)
    const ran = desk.run(cancel(), { BATON_STORE: store })
    expect(await refusal(ran)).toMatchObject({ code: 6, error: 'CALLER_IN_RUN', why: 'process' })
  })

  test('the task is as it was', async () => {
    const shown = await desk.run(['task', 'show', task_id, '--json'])
    expect(JSON.parse(shown.stdout).task_package.status).toBe('PLAN_PENDING')
  })
})
