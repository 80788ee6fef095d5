import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect } from 'vitest'
import { type AgentProcess, type LaunchOptions, launchAgent } from '../../src/agents/launch-agent.ts'
import type { ProcessRow } from '../../src/agents/process-row.ts'
import { createProcessTable } from '../../src/agents/process-table.ts'
import { sweepWorker } from '../../src/agents/sweep.ts'

export const FIXTURES = join(import.meta.dirname, '..', 'fixtures', 'agents')

/** One test's place: a folder, a worker of its own, and agents that are known by it. */
export class AgentWorld {
  readonly worker = `w-${randomBytes(6).toString('hex')}`
  readonly folder = mkdtempSync(join(tmpdir(), 'baton-agents-'))
  readonly processes = createProcessTable()
  private readonly agents: AgentProcess[] = []
  private text = ''

  get marks() {
    return { run: 'r-1', worker: this.worker, attempt: 1, nonce: 'this-nonce', token: 'this-token' }
  }

  /** Runs a script of `test/fixtures/agents`; what it prints is gathered unless the test listens itself. */
  launch(script: string, args: readonly string[] = [], options: Partial<LaunchOptions> = {}): AgentProcess {
    const program = script.endsWith('.js') ? process.execPath : 'sh'
    const agent = launchAgent({
      argv: [program, join(FIXTURES, script), ...args],
      cwd: this.folder,
      run: this.marks,
      processes: this.processes,
      onOutput: (_, bytes) => {
        this.text += bytes.toString('latin1')
      },
      ...options,
    })
    this.agents.push(agent)
    return agent
  }

  get printed(): string {
    return this.text
  }

  /** Every process with this world's mark, zombies left out: they only wait for their parent. */
  async living(): Promise<readonly ProcessRow[]> {
    const { rows } = await this.processes.scan()
    return rows.filter((row) => row.worker === this.worker && row.state !== 'Z')
  }

  path(...names: string[]): string {
    return join(this.folder, ...names)
  }

  /** How many ticks a counting process has made. */
  ticks(name: string): number {
    return existsSync(this.path(name)) ? statSync(this.path(name)).size : 0
  }

  read(name: string): string {
    return existsSync(this.path(name)) ? readFileSync(this.path(name), 'utf8') : ''
  }

  async close(): Promise<void> {
    await Promise.all(this.agents.map((agent) => agent.terminate({ graceMs: 0 })))
    await Promise.allSettled(this.agents.map(({ ended }) => ended))
    const left = await this.living()
    // So that one failure does not become two.
    await sweepWorker(this.worker)
    rmSync(this.folder, { recursive: true, force: true })
    expect(left, 'no test leaves a process behind').toEqual([])
  }
}

/** A world for each test of a file, closed after it; a process that is left over fails the test. */
export function useAgentWorld(): { readonly current: AgentWorld } {
  const held: { current: AgentWorld } = { current: undefined as unknown as AgentWorld }
  beforeEach(() => {
    held.current = new AgentWorld()
  })
  afterEach(() => held.current.close())
  return held
}

/** Waits until something is so; fails when it is not after the deadline. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  deadlineMs = 60_000,
): Promise<void> {
  const begun = performance.now()
  while (!(await condition())) {
    if (performance.now() - begun > deadlineMs) throw new Error(`after ${deadlineMs} ms still not: ${what}`)
    await delay(5)
  }
}
