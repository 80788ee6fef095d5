import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A process of ours that says `ready` and then a line for each thing that was acknowledged to it. */
export interface LineChild {
  readonly child: ChildProcess
  readonly acknowledged: string[]
  /** Resolves once so many lines came, or all there will be. */
  readonly reached: (count: number) => Promise<void>
  readonly ended: Promise<unknown>
}

/** Starts one and waits until it is ready, or has ended. */
export async function startLineChild(script: string, args: readonly string[]): Promise<LineChild> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  const acknowledged: string[] = []
  let waiting: { count: number; go: () => void } | undefined
  const lines = createInterface({ input: child.stdout })
  const ready = once(lines, 'line')
  // At once: what comes together with the first line would be missed after waiting for that.
  lines.on('line', (line) => {
    if (line !== 'ready') acknowledged.push(line)
    if (waiting && acknowledged.length >= waiting.count) waiting.go()
  })
  await Promise.race([ready, ended])
  const reached = (wanted: number) =>
    Promise.race([
      new Promise<void>((go) => {
        waiting = { count: wanted, go }
        if (acknowledged.length >= wanted) go()
      }),
      ended.then(() => {}),
    ])
  return { child, acknowledged, reached, ended }
}
