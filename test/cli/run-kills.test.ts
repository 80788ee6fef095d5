import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Random } from '../../src/engine/simulation/random.ts'
import { until } from '../agents/agent-world.ts'
import { git, linesOf, RelayDesk, statusesOf } from './relay-desk.ts'
import { type RunsWorld, useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const KILLS = 10
const SEED = Number(process.env.BATON_KILL_SEED ?? Date.now() % 1_000_000)
/** What agents print is much, and no progress. */
const EVENTS = /^\{"type":"(?!run:line)/gm
const REQUEST = 'make a greeting'

/** The id of a task has the day in it: a pair of runs that midnight came between is made again. */
async function onOneDay<Value>(work: (name: string) => Promise<Value>): Promise<Value> {
  for (let number = 1; ; number += 1) {
    const day = new Date().toDateString()
    const value = await work(`day-${number}`)
    if (new Date().toDateString() === day) return value
  }
}

/** Everything that must not depend on how often it was killed. */
async function outcomeOf(desk: RelayDesk, task_id: string) {
  const repository = dirname(dirname(desk.store))
  const { record, relay, runs, messages } = await desk.read(task_id)
  const evidence = relay.visits.flatMap((visit) => visit.evidence)
  return {
    statuses: statusesOf(record),
    commits: git(repository, 'log', '--reverse', '--format=%T %s', `main..baton/${task_id}`).split('\n'),
    runs: relay.visits.flatMap((visit) => visit.runs.map(({ role, number }) => `${visit.stage} ${role} ${number}`)),
    ended: runs.map(({ stage, state, end }) => `${stage} ${state} ${end?.verdict}`),
    questions: runs.flatMap(({ questions }) => questions.map(({ question, answer }) => [question.question, answer])),
    evidence: evidence.map(({ stage, tree, passed }) => `${stage} ${tree} ${passed}`),
    messages: messages.map(({ value }) => value.type),
    refs: git(repository, 'for-each-ref', '--format=%(refname)', 'refs/heads').split('\n'),
  }
}

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

async function approve(desk: RelayDesk, task_id: string): Promise<string> {
  const on = ['--store', desk.store]
  const { record } = await desk.read(task_id)
  if (record.task.status !== 'DONE') await desk.json(['task', 'approve', task_id, ...on])
  expect(statusesOf((await desk.read(task_id)).record).at(-1)).toBe('DONE')
  expect((await desk.run(['audit', 'verify', ...on])).code).toBe(0)
  const repository = dirname(dirname(desk.store))
  expect((await desk.run(['audit', 'verify', '--git'], { cwd: repository })).code).toBe(0)
  return git(repository, 'rev-parse', 'main^{tree}')
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
    const [expected, task_id] = [await uninterrupted(calm), await killed(wild, new Random(SEED), moments)]
    expect(task_id).toBe(expected)
    const seen = `seed ${SEED}: ${moments.join(', ')}`
    process.stdout.write(`killed after: ${moments.slice(0, -1).join(', ')}\n`)
    expect(await outcomeOf(wild, task_id), seen).toEqual(await outcomeOf(calm, expected))
    await killedApproval(wild, task_id)
    expect(await approve(wild, task_id), seen).toBe(await approve(calm, expected))
  })
}, 600_000)

const deskPair = (at: RunsWorld, name: string) =>
  [new RelayDesk(at, `${name}-calm`), new RelayDesk(at, `${name}-wild`)] as const
