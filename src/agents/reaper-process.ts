/**
 * What the reaper runs: `node reaper-process.ts WORKER [FOLDER…]`, with the worker's pipe as stdin. The folders, which hold
 * files of settings and sockets, are removed with the worker's processes.
 *
 * The pipe is closed in every child of the worker when it is executed. So when its end comes, each agent that the
 * worker was about to start either carries its mark or was never started.
 */
import { rmSync } from 'node:fs'
import { sweepWorker } from './sweep.ts'

const DEADLINE_MS = 60_000

const [worker, ...folders] = process.argv.slice(2)
if (!worker) throw new Error('usage: reaper-process WORKER [FOLDER…]')

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, () => {})

await new Promise<void>((resolve) => {
  process.stdin.on('close', resolve).on('error', resolve).resume()
})
await sweepWorker(worker, { deadlineMs: DEADLINE_MS })
for (const folder of folders) rmSync(folder, { recursive: true, force: true })
process.exit()
