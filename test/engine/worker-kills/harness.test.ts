import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { auditWorkers } from '../../support/worker-audit.ts'
import { workerKills } from '../../support/worker-kills.ts'
import { doublesNow, leftOf } from '../../support/worker-marks.ts'
import { WorkerScene } from '../../support/worker-scene.ts'
import { until } from '../../support/worker-until.ts'

test('a worker whose reaper sleeps leaves orphans: the harness sees them, and the next worker clears them away', async () => {
  const figures = await workerKills({ kills: 1, seed: 7, agents: 4, sleepingReaper: true, reapMs: 500 })
  expect(figures.orphans).toBeGreaterThan(1)
  expect(figures.faults).toEqual([])
  expect(figures.completed).toBe(figures.runs)
}, 300_000)

test('two attempts of one run that live at once are seen, from whatever worker they are', async () => {
  const start = (worker: string, attempt: string) => {
    const env = { PATH: process.env.PATH ?? '', BATON_RUN: 'RUN-1', BATON_WORKER: worker, BATON_ATTEMPT: attempt }
    return spawn('sleep', ['600'], { env, stdio: 'ignore' })
  }
  const [one, other] = [`worker-${process.pid}-a`, `worker-${process.pid}-b`]
  const children = [start(one, '1'), start(other, '2')]
  try {
    await until(() => leftOf(one).length > 0 && leftOf(other).length > 0, 60_000)
    expect(doublesNow(new Set([one, other]))).toEqual(['RUN-1: attempts 1 and 2 live at once'])
    expect(doublesNow(new Set([one]))).toEqual([])
  } finally {
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(children.map((child) => once(child, 'exit')))
  }
})

test('a checkpoint without its ref, an answer that nobody heard and a run that is not over are all found', async () => {
  await using scene = await WorkerScene.open()
  scene.startAnswering()
  const life = scene.begin(2)
  const run_id = await scene.create({ files: 1, questions: 1 }, 'clone')
  await until(async () => (await scene.openRuns()) === 0, 120_000)
  await life.stop()
  expect(await auditWorkers(scene)).toMatchObject({ faults: [], completed: 1, checkpoints: 2, questions: 1 })
  const ref = `refs/baton/runs/${run_id}/checkpoints/1`
  execFileSync('git', ['update-ref', '-d', ref], { cwd: scene.repository })
  appendFileSync(join(scene.ledger, 'doubles'), 'somebody saw somebody\n')
  const [asked] = scene.answers.keys()
  execFileSync('sed', ['-i', `/${asked}/d`, join(scene.ledger, `${run_id}.answers`)])
  const waits = await scene.create({ files: 1, questions: 0 }, 'clone')
  const { faults } = await auditWorkers(scene)
  expect(faults).toEqual([
    'two at once: somebody saw somebody',
    `${waits} is still queued`,
    `${waits} has no cause`,
    `${run_id}: the agent never heard the answer to ${asked}`,
    expect.stringMatching(`${run_id}: checkpoint 1 .* is lost`),
  ])
}, 300_000)
