import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import { type AgentWorld, FIXTURES, useAgentWorld } from './agent-world.ts'

const held = useAgentWorld()
let world: AgentWorld
beforeEach(() => {
  world = held.current
})

interface Figures {
  readonly end: unknown
  readonly position: { readonly stdout: number; readonly stderr: number }
  readonly kinds: Readonly<Record<string, number>>
  readonly lines: number
  readonly grownMegabytes: number
  readonly loopDelayMs: { readonly p99: number; readonly max: number }
  readonly seconds: number
  readonly live: readonly string[]
}

/** In a process of its own, because what is measured is its memory. */
async function measure(script: string): Promise<Figures> {
  const measured = [join(FIXTURES, 'measure-stream.js'), world.worker, join(FIXTURES, script)]
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', ...measured])
  const figures = JSON.parse(stdout) as Figures
  const { seconds, grownMegabytes, loopDelayMs } = figures
  process.stdout.write(
    `${script}: ${seconds.toFixed(1)} s, ${grownMegabytes.toFixed(1)} MB more, the loop late by ` +
      `${loopDelayMs.p99.toFixed(1)} ms (p99), ${loopDelayMs.max.toFixed(1)} ms (worst)\n`,
  )
  return figures
}

describe('an agent that prints very much', () => {
  test('as 100,000 lines loses none of them, and its question is heard', async () => {
    const figures = await measure('flood.sh')
    expect(figures).toMatchObject({ end: { how: 'exited', code: 0 }, lines: 100_000, kinds: { question: 1 } })
    expect(figures.grownMegabytes).toBeLessThan(64)
    expect(figures.live.at(-10)).toMatch(/^line 99999 of a flood/)
    expect(figures.live.at(-1)).toBe('[/USER_QUESTION]')
  })

  test('as 100 MB without a line end does not fill the memory, and its next block is heard', async () => {
    const figures = await measure('endless-line.sh')
    expect(figures).toMatchObject({ end: { how: 'exited', code: 0 }, lines: 1, kinds: { error: 1 } })
    expect(figures.position.stdout).toBeGreaterThan(104_857_600)
    expect(figures.grownMegabytes).toBeLessThan(64)
    expect(figures.live.find((line) => line.startsWith('xxx'))).toMatch(/^x{4096}…\[cut\]$/)
  })
})
