import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { FIXTURES, useAgentWorld } from './agent-world.ts'

const held = useAgentWorld()

interface Figures {
  readonly seconds: Readonly<Record<string, number>>
  readonly descriptors: readonly [number, number]
  readonly grownMegabytes: number
  readonly loopDelayMs: { readonly p99: number; readonly max: number }
}

test('200 agents start, freeze, thaw and end at once, and leave neither process, descriptor nor memory', async () => {
  const script = join(FIXTURES, 'measure-many.js')
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, held.current.worker])
  const figures = JSON.parse(stdout) as Figures
  process.stdout.write(`200 agents: ${stdout}\n`)
  expect(figures).toMatchObject({ frozen: 200, stopped: 400, thawed: 200, stillStopped: 0, killed: 0, left: 0 })
  expect(figures.descriptors[1]).toBe(figures.descriptors[0])
  expect(figures.grownMegabytes).toBeLessThan(32)
})
