// A worker as `baton worker` is one, in a process of its own that somebody kills, freezes or stops. It tells its
// parent what its runs told; whatever is to be believed, the parent reads from the store and from `/proc`.
import { flushCompileCache } from 'node:module'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import type { RunEvent } from '../../src/engine/runs/run-event.ts'
import { RunWorker, type WorkerTimes } from '../../src/engine/runs/run-worker.ts'
import { runnable } from '../../src/engine/runs/runnable.ts'
import { BatonError, DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'

export interface WorkerBegin {
  readonly store: string
  readonly home: string
  readonly atOnce: number
  readonly times?: Partial<WorkerTimes>
}

export type WorkerSaid =
  | { readonly kind: 'working'; readonly worker: string }
  | { readonly kind: 'told'; readonly type: RunEvent['type']; readonly run_id: string; readonly detail: string }
  | { readonly kind: 'broken'; readonly problem: string }
  /** Everything that can be thrown away was. */
  | { readonly kind: 'rested'; readonly heapMegabytes: number }

const LOOK_MS = 50

const say = (said: WorkerSaid) => {
  if (process.connected) process.send?.(said)
}
const asText = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

async function work({ store: path, home, atOnce, times = {} }: WorkerBegin, stop: AbortSignal): Promise<void> {
  const store = await openSqliteStore({ path })
  const engine = new Engine({ store, pipeline: DEFAULT_PIPELINE, clock: systemClock, timeZone: 'UTC' })
  const worker = await RunWorker.start({ engine, home, times, onEvent: tell })
  say({ kind: 'working', worker: worker.id })
  const playing = new Map<string, Promise<unknown>>()
  while (!stop.aborted && worker.lost === undefined) {
    const wanted = playing.size < atOnce ? await runnable(engine) : []
    for (const run_id of wanted.filter((id) => !playing.has(id)).slice(0, atOnce - playing.size)) {
      const played = worker.run(run_id).catch(complain)
      playing.set(
        run_id,
        played.finally(() => playing.delete(run_id)),
      )
    }
    await pause(LOOK_MS, undefined, { signal: stop }).catch(() => {}) // told to stop
  }
  await worker.stop()
  await Promise.all(playing.values())
  await engine.idle()
  await store.close()
}

function tell(event: RunEvent): void {
  if (event.type === 'run:output') return
  const detail = event.type === 'run:noted' ? event.note.text : 'state' in event ? event.state : ''
  say({ kind: 'told', type: event.type, run_id: event.run_id, detail })
}

/** Another was faster, or has it now: what happens to a worker every day. */
const USUAL: ReadonlySet<string> = new Set(['RUN_HELD', 'RUN_ENDED', 'LEASE_LOST'])

function complain(error: unknown): void {
  if (error instanceof BatonError && USUAL.has(error.code)) return
  say({ kind: 'broken', problem: asText(error) })
}

/** What it holds on to: the memory of buffers is given back only in turns after their collection. */
async function sayAtRest(): Promise<void> {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 5; turn += 1) {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    least = Math.min(least, heapUsed + external)
    await nextTurn()
  }
  say({ kind: 'rested', heapMegabytes: least / 1024 ** 2 })
}

// A process that is killed does not get to write down what it has compiled.
flushCompileCache()
const stop = new AbortController()
process.on('message', (message: WorkerBegin | 'stop' | 'rest') => {
  if (message === 'stop') stop.abort()
  else if (message === 'rest') void sayAtRest()
  else {
    work(message, stop.signal).then(
      () => process.disconnect(),
      (error: unknown) => {
        say({ kind: 'broken', problem: asText(error) })
        process.disconnect()
      },
    )
  }
})
// Nobody left to work for: a worker must not outlive the test, and its reaper takes its agents along.
process.once('disconnect', () => process.exit(0))
