import { spawnSync } from 'node:child_process'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { onInterrupt } from '../../src/cli/on-interrupt.ts'
import { oldNode } from '../support/old-node.ts'
import { agent, BIN, TERMINAL, useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const hasTerminal = spawnSync(TERMINAL, ['--version']).status === 0

describe('reach.7 one Ctrl-C is one interrupt', () => {
  afterEach(() => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal)
  })

  const listen = () => {
    const clock = { now: 100 }
    const stop = vi.fn()
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
    return { clock, stop, kill, forget: onInterrupt(stop, () => clock.now) }
  }

  test('however often it is passed on, also while the command ends', () => {
    const { clock, stop, kill, forget } = listen()
    process.emit('SIGINT', 'SIGINT')
    process.emit('SIGINT', 'SIGINT')
    forget()
    clock.now += 4_999
    process.emit('SIGTERM', 'SIGTERM')
    expect(stop).toHaveBeenCalledOnce()
    expect(kill).not.toHaveBeenCalled()
    expect(process.listenerCount('SIGINT')).toBe(1)
  })

  test('a later one ends the process at once, by that signal', () => {
    const { clock, stop, kill } = listen()
    process.emit('SIGINT', 'SIGINT')
    clock.now += 5_000
    process.emit('SIGTERM', 'SIGTERM')
    expect(stop).toHaveBeenCalledOnce()
    expect(kill.mock.calls).toEqual([[process.pid, 'SIGTERM']])
    expect(process.listenerCount('SIGINT') + process.listenerCount('SIGTERM')).toBe(0)
  })

  test('nothing is left of it where nobody interrupted', () => {
    const { forget } = listen()
    forget()
    expect(process.listenerCount('SIGINT') + process.listenerCount('SIGTERM')).toBe(0)
  })

  test.runIf(oldNode && hasTerminal)(
    'on an old Node, at a terminal: everything is put down in order, and the run can be resumed',
    { timeout: 180_000 },
    async () => {
      const desk = world().desk('old-node')
      const words = [oldNode ?? '', BIN, 'agent', 'run', ...agent('runs/talks-forever.sh')]
      const line = `exec ${words.map((word) => `'${word}'`).join(' ')}`
      const shown = world().start(TERMINAL, ['-qec', line, '/dev/null'], desk, { SHELL: '/bin/sh', TERM: 'xterm' })
      await shown.printed('tick')
      shown.write('\u0003')
      expect(await shown.ended, shown.stdout).toBe(4)
      expect(shown.stdout).toContain('[RUN_INTERRUPTED]')
      expect(await desk.record()).toMatchObject({ state: 'paused', holder: null })
    },
  )
})

test('a command that changed something is not killed by a pipe that closes after it', () => {
  const module = new URL('../../src/cli/on-interrupt.ts', import.meta.url).href
  const script = `
    const { keepWhenNobodyReads, isKeptWhenNobodyReads } = await import(${JSON.stringify(module)})
    { using kept = keepWhenNobodyReads(); if (!isKeptWhenNobodyReads()) process.exit(3) }
    if (isKeptWhenNobodyReads()) process.exit(4)
    process.kill(process.pid, 'SIGPIPE')
    setImmediate(() => console.log('alive'))
  `
  const { status, signal, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  expect({ status, signal, stdout }).toEqual({ status: 0, signal: null, stdout: 'alive\n' })
})
