import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forwardSteps } from '../../src/pipeline/relay/forward-steps.ts'
import { weakenedTests } from '../../src/protocol/evidence/weakened-tests.ts'
import type { CheckResult } from '../../src/protocol/plays/evidence.ts'
import { NO_SETUP } from '../../src/protocol/plays/project-setup.ts'
import { allEvents } from '../../src/store/all-events.ts'
import { RelayWorld } from '../support/relay-world.ts'

const HOSTILE = join(import.meta.dirname, '..', 'fixtures', 'relay', 'hostile.mjs')

/** One test a line of `suite.txt`, printed as TAP. */
const TAP = 'n=0; while read -r name; do n=$((n+1)); echo "ok $n - $name"; done < suite.txt; echo "1..$n"'
const CHECKS = [{ name: 'test', command: ['sh', '-c', TAP], timeout_minutes: 1 }]

const counts = (passed: number, skipped: number) => ({ run: passed, passed, failed: 0, skipped })

async function suiteWorld(): Promise<RelayWorld> {
  const world = await RelayWorld.open()
  world.write('suite.txt', 'one\ntwo\nthree\nfour\n')
  world.commit('a suite')
  return world
}

/** A task whose coder runs a shell text besides. */
const coded = (world: RelayWorld, text: string) =>
  world.task('good', 'good', {
    argv: [process.execPath, HOSTILE, 'coder', text],
    checks: CHECKS,
    more: { setup: NO_SETUP, reuse_evidence: 'stages' },
  })

async function checksOf(world: RelayWorld, task_id: string, type: string): Promise<readonly CheckResult[]> {
  const found: CheckResult[] = []
  for await (const event of allEvents(world.engine.store)) {
    if (event.stream !== task_id || event.type !== type) continue
    found.push(...((event.data.checks ?? [event.data]) as readonly CheckResult[]))
  }
  return found.filter(({ name }) => name === 'test')
}

test('an agent that skips and removes tests passes, and what ran before stands beside it wherever it is approved', async () => {
  await using world = await suiteWorld()
  const task_id = await coded(world, 'printf "one\\ntwo # SKIP slow\\nfour\\n" > suite.txt')
  await world.carry(task_id)
  expect((await world.way(task_id)).at(-1)).toBe('DEPLOY_READY')
  const [base] = await checksOf(world, task_id, 'base:checked')
  expect(base).toMatchObject({ passed: true, tests: counts(4, 0) })
  expect(base).not.toHaveProperty('base_tests')
  const { record, relay } = await world.read(task_id)
  const last = forwardSteps(world.engine.pipeline, record.task, relay).findLast(({ evidence }) => evidence !== null)
  const check = last?.evidence?.checks.find(({ name }) => name === 'test')
  expect(check).toMatchObject({ passed: true, tests: counts(2, 1), base_tests: counts(4, 0) })
  expect(check && weakenedTests(check)).toEqual({ fewer: 2, skipped: 1 })
  // Who watches is told as soon as the check ends, also where its result is taken from an earlier stage.
  const ended = await checksOf(world, task_id, 'check:ended')
  const reused = ended.filter(({ as_of }) => as_of !== undefined)
  expect(reused.length).toBeGreaterThan(0)
  for (const one of reused) expect(one).toMatchObject({ tests: counts(2, 1), base_tests: counts(4, 0) })
  await world.approve(task_id)
  const merged = (await checksOf(world, task_id, 'evidence:recorded')).at(-1)
  expect(merged).toMatchObject({ tests: counts(2, 1), base_tests: counts(4, 0) })
})

test('an agent that leaves the tests as they are, or adds some, is not warned of', async () => {
  await using world = await suiteWorld()
  const task_id = await coded(world, 'echo five >> suite.txt')
  await world.carry(task_id)
  const checks = await checksOf(world, task_id, 'evidence:recorded')
  expect(checks.at(-1)).toMatchObject({ tests: counts(5, 0), base_tests: counts(4, 0) })
  expect(checks.map(weakenedTests)).toEqual(checks.map(() => undefined))
})

test('the base of one task is not the base of the next: a kept result has its own counts alone', async () => {
  await using world = await suiteWorld()
  const first = await coded(world, 'printf "one\\ntwo\\n" > suite.txt')
  await world.carry(first)
  await world.approve(first)
  const second = await coded(world, ':')
  await world.carry(second)
  const [base] = await checksOf(world, second, 'base:checked')
  expect(base).toMatchObject({ tests: counts(2, 0), as_of: { task_id: first } })
  expect(base).not.toHaveProperty('base_tests')
  const checks = await checksOf(world, second, 'evidence:recorded')
  expect(checks.at(-1)).toMatchObject({ tests: counts(2, 0), base_tests: counts(2, 0) })
  expect(checks.map(weakenedTests)).toEqual(checks.map(() => undefined))
})
