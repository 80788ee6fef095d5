import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Random } from '../../src/engine/simulation/random.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { until } from '../agents/agent-world.ts'
import { linesOf, RelayDesk } from './relay-desk.ts'
import { approveAndProve, onOneDay, outcomeOf } from './relay-outcome.ts'
import { type Started, useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
/** 50 by `BATON_SHARED_KILLS=50 npx vitest run test/cli/shared-task.test.ts`. */
const KILLS = Number(process.env.BATON_SHARED_KILLS ?? 4)
const SEED = Number(process.env.BATON_KILL_SEED ?? Date.now() % 1_000_000)
const REQUEST = 'make a greeting'
const READY = '"type":"relay:summary"'

async function uninterrupted(desk: RelayDesk): Promise<string> {
  const ran = await desk.run(['run', REQUEST, '--yes', '--json'])
  expect(ran).toMatchObject({ code: 0 })
  return String(linesOf(ran.stdout).at(-1)?.task_id)
}

/** Two processes work on one task; either is killed at a random moment, and another one takes its place. */
async function shared(desk: RelayDesk, random: Random, moments: string[]): Promise<string> {
  const first = desk.start(['run', REQUEST, '--yes', '--json'])
  await first.printed('"type":"relay:started"')
  const [, task_id = ''] = /"task_id":"(TASK-[0-9-]+)"/.exec(first.stdout) ?? []
  const join = () => desk.start(['run', '--resume', task_id, '--yes', '--json', '--store', desk.store])
  const working: [Started, Started] = [first, join()]
  const isReady = () => working.some((one) => one.stdout.includes(READY))
  // In turn: whoever had the run of that moment, somebody else has to take over.
  const turn = random.below(2)
  await until('a run is worked on', () => working.some((one) => one.stdout.includes('"type":"run:started"')), 60_000)
  for (let kills = 0; kills < KILLS && !isReady(); kills += 1) {
    await pause(random.below(1_500))
    const place = (turn + kills) % 2 === 0 ? 0 : 1
    const victim = working[place]
    if (victim.isOver || isReady()) break
    victim.child.kill('SIGKILL')
    await victim.ended
    const lines = victim.stdout.slice(0, victim.stdout.lastIndexOf('\n'))
    moments.push(lines === '' ? 'nothing' : String(linesOf(lines).at(-1)?.type))
    working[place] = join()
  }
  await until('both have ended', () => working.every(({ isOver }) => isOver), 180_000)
  for (const one of working) {
    expect([one.child.exitCode, one.stderr], `seed ${SEED}: ${moments.join(', ')}`).toEqual([0, one.stderr])
  }
  return task_id
}

/** The workers that took runs of the task. */
async function workersOf(desk: RelayDesk): Promise<ReadonlySet<string>> {
  const store = await openSqliteStore({ path: desk.store, create: false })
  try {
    const { rows } = await store.list('runs', { limit: 200 })
    const workers = new Set<string>()
    for (const { run_id } of rows) {
      const events = await store.events({ stream: run_id, limit: 500 })
      for (const { type, data } of events)
        if (type === 'run:moved' && data.worker !== undefined) workers.add(String(data.worker))
    }
    return workers
  } finally {
    await store.close()
  }
}

test(`two processes share a task, either is killed up to ${KILLS} times, and it ends as one that was left alone`, async () => {
  process.stdout.write(`shared-task: seed ${SEED} (BATON_KILL_SEED)\n`)
  await onOneDay(async (name) => {
    const moments: string[] = []
    const [calm, wild] = [new RelayDesk(world(), `${name}-calm`), new RelayDesk(world(), `${name}-wild`)]
    // Two desks, which have nothing in common.
    const shares = shared(wild, new Random(SEED), moments)
    const [expected, task_id] = await Promise.all([uninterrupted(calm), shares])
    expect(task_id).toBe(expected)
    process.stdout.write(`killed ${moments.length} times, after: ${moments.join(', ')}\n`)
    const seen = `seed ${SEED}: ${moments.join(', ')}`
    expect(await outcomeOf(wild, task_id), seen).toEqual(await outcomeOf(calm, expected))
    expect((await workersOf(wild)).size, seen).toBeGreaterThan(1)
    const [proved, wanted] = await Promise.all([approveAndProve(wild, task_id), approveAndProve(calm, expected)])
    expect(proved, seen).toBe(wanted)
  })
}, 900_000)
