import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isStopped, type ProcessRow } from '../../src/agents/process-row.ts'
import { type AgentWorld, FIXTURES, until, useAgentWorld } from './agent-world.ts'

const FAMILY = ['root', 'child', 'session', 'daemon', 'orphan']

const held = useAgentWorld()
let world: AgentWorld
let stopMetronome: () => void

// Counts like the agents do and is never frozen: when it has gone on for so many ticks, they could have too.
beforeEach(() => {
  world = held.current
  const metronome = spawn('sh', [join(FIXTURES, 'counting-family.sh'), 'count', world.path('metronome')], {
    stdio: 'ignore',
  })
  stopMetronome = () => metronome.kill('SIGKILL')
})
afterEach(() => stopMetronome())

/** What moved while the metronome made so many ticks. */
async function movedWithin(ticks: number, names: readonly string[]): Promise<string[]> {
  const begin = world.ticks('metronome')
  const before = names.map((name) => world.ticks(name))
  await until('the metronome goes on', () => world.ticks('metronome') >= begin + ticks)
  return names.filter((name, index) => world.ticks(name) !== before[index])
}

/** Stopped, or in the middle of a vfork and held there by its stopped child. */
const isAtRest = (row: ProcessRow) => isStopped(row) || row.state === 'D'

const allCount = () => until('the whole family counts', () => FAMILY.every((name) => world.ticks(name) > 1))

describe('freezing an agent', () => {
  test('stops it, its children, those in their own session and its daemons; thawing lets all of them go on', async () => {
    const agent = world.launch('counting-family.sh', [world.folder])
    await allCount()
    const begun = performance.now()
    expect(await agent.freeze()).toEqual({ frozen: true })
    process.stdout.write(`frozen after ${(performance.now() - begun).toFixed(1)} ms\n`)
    const living = await world.living()
    expect(living.length).toBeGreaterThanOrEqual(FAMILY.length)
    expect(living.filter((row) => !isAtRest(row))).toEqual([])
    expect(new Set(living.map(({ session }) => session)).size).toBe(3)
    expect(await movedWithin(20, FAMILY)).toEqual([])

    expect(await agent.thaw()).toEqual({ thawed: true })
    const before = FAMILY.map((name) => world.ticks(name))
    await until('all of them count again', () =>
      FAMILY.every((name, index) => world.ticks(name) > (before[index] as number) + 2),
    )
  })

  test('also finds what is left of an agent that has exited', async () => {
    const agent = world.launch('counting-family.sh', [world.folder])
    await allCount()
    process.kill(agent.pid as number, 'SIGKILL')
    expect(await agent.ended).toEqual({ how: 'signalled', signal: 'SIGKILL' })
    expect(await agent.freeze()).toEqual({ frozen: true })
    expect(await movedWithin(20, FAMILY)).toEqual([])
    expect((await world.living()).length).toBeGreaterThanOrEqual(4)
    expect(await agent.terminate({ graceMs: 2_000 })).toMatchObject({ left: [] })
    expect(await world.living()).toEqual([])
  })

  test('lets nobody escape who forks while it is frozen, twenty times over', async () => {
    const agent = world.launch('forking.sh', [world.path('forked')])
    for (let time = 0; time < 20; time += 1) {
      const before = world.ticks('forked')
      await until('it forks', () => world.ticks('forked') > before + 4)
      expect(await agent.freeze()).toEqual({ frozen: true })
      expect((await world.living()).filter((row) => !isAtRest(row))).toEqual([])
      expect(await movedWithin(3, ['forked'])).toEqual([])
      expect(await agent.thaw()).toEqual({ thawed: true })
    }
  })

  test('catches one who is never the same process for long, ten times over, and ends it', async () => {
    const agent = world.launch('hopping.sh', [world.path('hops')])
    for (let time = 0; time < 10; time += 1) {
      const before = world.ticks('hops')
      await until('it hops', () => world.ticks('hops') > before + 4)
      expect(await agent.freeze({ deadlineMs: 10_000 })).toEqual({ frozen: true })
      expect(await movedWithin(3, ['hops'])).toEqual([])
      expect(await agent.thaw()).toEqual({ thawed: true })
    }
    expect(await agent.terminate({ graceMs: 0, deadlineMs: 20_000 })).toMatchObject({ left: [] })
    expect(await movedWithin(3, ['hops'])).toEqual([])
  })

  test('is answered with who is left when its time is over', async () => {
    const agent = world.launch('counting-family.sh', [world.folder])
    await allCount()
    const answer = await agent.freeze({ deadlineMs: 0 })
    expect(answer).toMatchObject({ frozen: false })
    expect(!answer.frozen && answer.left.length).toBeGreaterThan(0)
    expect(await agent.freeze()).toEqual({ frozen: true })
  })

  test('twice and thawing twice is as good as once', async () => {
    const agent = world.launch('counting-family.sh', [world.folder])
    await allCount()
    expect(await Promise.all([agent.freeze(), agent.freeze()])).toEqual([{ frozen: true }, { frozen: true }])
    expect(await Promise.all([agent.thaw(), agent.thaw()])).toEqual([{ thawed: true }, { thawed: true }])
    expect((await world.living()).filter(isStopped)).toEqual([])
  })
})

describe('an agent with its own answer to SIGTSTP', () => {
  test('gets its notice before it is stopped', async () => {
    const agent = world.launch('polite.js', [world.folder])
    await until('it counts', () => world.ticks('polite') > 1)
    expect(await agent.freeze({ politeMs: 5_000 })).toEqual({ frozen: true })
    expect(world.read('notice')).toBe('told\n')
    expect(await movedWithin(10, ['polite'])).toEqual([])
    await agent.thaw()
    const before = world.ticks('polite')
    await until('it goes on', () => world.ticks('polite') > before)
  })

  test('is stopped all the same when it does not come to an end', async () => {
    const agent = world.launch('polite.js', [world.folder, '60000'])
    await until('it counts', () => world.ticks('polite') > 1)
    expect(await agent.freeze()).toEqual({ frozen: true })
    expect((await world.living()).every(isStopped)).toBe(true)
  })

  test('goes on after the thaw although it stops itself only then', async () => {
    const agent = world.launch('polite.js', [world.folder, '50'])
    await until('it counts', () => world.ticks('polite') > 1)
    expect(await agent.freeze({ politeMs: 30 })).toEqual({ frozen: true })
    expect(await agent.thaw()).toEqual({ thawed: true })
    const before = world.ticks('polite')
    await until('it goes on', () => world.ticks('polite') > before + 2)
  })
})
