import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { beforeEach, describe, expect, test } from 'vitest'
import { startReaper } from '../../src/agents/reaper.ts'
import { readProcess } from '../../src/agents/signal-process.ts'
import { machineSlowness } from '../support/machine-slowness.ts'
import { type AgentWorld, FIXTURES, until, useAgentWorld } from './agent-world.ts'

const held = useAgentWorld()
let world: AgentWorld
beforeEach(() => {
  world = held.current
})

/** Starts a worker in a group of its own, as a shell does, and waits until its agents run. */
async function startWorker(script: string): Promise<{ worker: Spawned; reaper: number }> {
  const worker = spawn(process.execPath, [join(FIXTURES, script), world.worker, world.folder], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  worker.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  await until('the worker says that all run', () => said.endsWith('}') || worker.exitCode !== null)
  const { reaper } = JSON.parse(said) as { reaper: number }
  return { worker, reaper }
}
type Spawned = ChildProcessByStdio<null, Readable, null>

const lives = (pid: number) => {
  const row = readProcess(pid)
  return row !== undefined && row.state !== 'Z'
}

async function expectAllGone(reaper: number): Promise<void> {
  const limitMs = 10_000 * (await machineSlowness())
  const begun = performance.now()
  await until('no process of the worker is alive', async () => (await world.living()).length === 0, limitMs)
  process.stdout.write(`all gone ${Math.round(performance.now() - begun)} ms after the worker\n`)
  await until('the reaper is gone too', () => !lives(reaper), limitMs)
  expect(await world.living()).toEqual([])
}

describe('the reaper of a worker with twenty agents, some frozen, some daemons', () => {
  test('leaves none of them when the worker is killed', async () => {
    const { worker, reaper } = await startWorker('worker.js')
    const living = await world.living()
    expect(new Set(living.map(({ run }) => run)).size).toBe(20)
    expect(living.filter(({ state }) => state === 'T').length).toBeGreaterThanOrEqual(5 * 5)
    expect(living.filter(({ ppid }) => ppid === 1).length).toBeGreaterThanOrEqual(15)
    expect(living.map(({ pid }) => pid)).not.toContain(reaper)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    await expectAllGone(reaper)
  })

  test('does its work after Ctrl-C, which reaches the whole group of the worker', async () => {
    const { worker, reaper } = await startWorker('worker.js')
    process.kill(-(worker.pid as number), 'SIGINT')
    await once(worker, 'exit')
    await expectAllGone(reaper)
  })

  test('is not moved by the signals of a terminal', async () => {
    const { worker, reaper } = await startWorker('worker.js')
    // The last handler that the script adds. Node itself catches SIGINT and SIGTERM before it has read a script.
    const QUIT_BIT = 1n << 2n
    await until('it is ready', () => {
      const mask = /^SigCgt:\s*([0-9a-f]+)/m.exec(readFileSync(`/proc/${reaper}/status`, 'utf8'))?.[1] ?? '0'
      return (BigInt(`0x${mask}`) & QUIT_BIT) !== 0n
    })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.kill(reaper, signal)
    expect((await world.living()).length).toBeGreaterThan(20)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    await expectAllGone(reaper)
  })
})

describe('a reaper', () => {
  test('does not keep its worker from ending, and ends with it', async () => {
    const { worker, reaper } = await startWorker('idle-worker.js')
    if (worker.exitCode === null) await once(worker, 'exit')
    expect(worker.exitCode).toBe(0)
    await until('the reaper is gone', () => !lives(reaper))
  })

  test('is in a session of its own, holds no folder and carries no mark', async () => {
    const reaper = await startReaper(world.worker)
    expect(readProcess(reaper.pid)).toMatchObject({ session: reaper.pid, pgrp: reaper.pid })
    const environment = readFileSync(`/proc/${reaper.pid}/environ`, 'latin1')
    expect(environment).not.toContain('BATON_')
    await reaper[Symbol.asyncDispose]()
    expect(lives(reaper.pid)).toBe(false)
  })

  test('sweeps when it is let go by a living worker', async () => {
    const reaper = await startReaper(world.worker)
    const agent = world.launch('counting-family.sh', [world.folder])
    await until('its daemon counts', () => world.ticks('daemon') > 0)
    await reaper[Symbol.asyncDispose]()
    expect(await world.living()).toEqual([])
    expect(await agent.ended).toEqual({ how: 'signalled', signal: 'SIGKILL' })
  })

  test('that is killed is followed by another one', async () => {
    const reaper = await startReaper(world.worker)
    const first = reaper.pid
    process.kill(first, 'SIGKILL')
    await until('there is another one', () => reaper.pid !== first && lives(reaper.pid))
    world.launch('counting-family.sh', [world.folder])
    await until('its daemon counts', () => world.ticks('daemon') > 0)
    await reaper[Symbol.asyncDispose]()
    expect(await world.living()).toEqual([])
  })
})
