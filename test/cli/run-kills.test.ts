import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Random } from '../../src/engine/simulation/random.ts'
import { until } from '../agents/agent-world.ts'
import { linesOf, RelayDesk } from './relay-desk.ts'
import { approveAndProve, onOneDay, outcomeOf } from './relay-outcome.ts'
import { type RunsWorld, useRunsWorld } from './runs-world.ts'

const world = useRunsWorld({ onDisk: true })
const KILLS = 10
const SEED = Number(process.env.BATON_KILL_SEED ?? Date.now() % 1_000_000)
/** What agents print is much, and no progress. */
const EVENTS = /^\{"type":"(?!run:line)/gm
const REQUEST = 'make a greeting'

async function uninterrupted(desk: RelayDesk): Promise<string> {
  const ran = await desk.run(['run', REQUEST, '--yes', '--json'])
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  return String(linesOf(ran.stdout).at(-1)?.task_id)
}

/** Kills the command again and again, each time somewhere within what it has still to do, and lets it end at last. */
async function killed(desk: RelayDesk, random: Random, moments: string[]): Promise<string> {
  for (let kills = 0; ; kills += 1) {
    const started = desk.start(['run', ...(kills === 0 ? [REQUEST] : ['--resume']), '--yes', '--json'])
    // Before that there is no task to resume.
    await started.printed('"type":"relay:started"')
    if (kills < KILLS) {
      const events = random.between(1, 14)
      const heard = () => (started.stdout.match(EVENTS)?.length ?? 0) >= events || started.isOver
      await until(`${events} events`, heard, 120_000)
      // Not at an event: somewhere in what comes after it.
      await pause(random.below(300))
      started.child.kill('SIGKILL')
    }
    const code = await started.ended
    const last = linesOf(started.stdout.slice(0, started.stdout.lastIndexOf('\n'))).at(-1)
    moments.push(`${last?.type} ${last?.stage ?? ''}`)
    if (started.child.signalCode !== 'SIGKILL') {
      expect(code, `${started.stderr}\nseed ${SEED}: ${moments.join(', ')}`).toBe(0)
    }
    if (kills === KILLS) return String(last?.task_id)
  }
}

/** An approval that dies after the merge was made and checked, with nothing on the target yet or everything. */
async function killedApproval(desk: RelayDesk, task_id: string): Promise<void> {
  const started = desk.start(['task', 'approve', task_id, '--store', desk.store])
  await started.printed('✓ test')
  started.child.kill('SIGKILL')
  await started.ended
}

test(`killed ${KILLS} times and resumed, a relay comes to the same end as one that was left alone`, async () => {
  process.stdout.write(`run-kills: seed ${SEED} (BATON_KILL_SEED)\n`)
  await onOneDay(async (name) => {
    const moments: string[] = []
    const [calm, wild] = deskPair(world(), name)
    // Two desks, which have nothing in common.
    const kills = killed(wild, new Random(SEED), moments)
    const [expected, task_id] = await Promise.all([uninterrupted(calm), kills])
    expect(task_id).toBe(expected)
    const seen = `seed ${SEED}: ${moments.join(', ')}`
    process.stdout.write(`killed after: ${moments.slice(0, -1).join(', ')}\n`)
    expect(await outcomeOf(wild, task_id), seen).toEqual(await outcomeOf(calm, expected))
    await killedApproval(wild, task_id)
    const [proved, wanted] = await Promise.all([approveAndProve(wild, task_id), approveAndProve(calm, expected)])
    expect(proved, seen).toBe(wanted)
  })
}, 600_000)

const deskPair = (at: RunsWorld, name: string) =>
  [new RelayDesk(at, `${name}-calm`), new RelayDesk(at, `${name}-wild`)] as const
