import { setTimeout as pause } from 'node:timers/promises'
import { doDueWork } from '../../engine/due-work.ts'
import type { Engine } from '../../engine/engine.ts'
import { RunWorker } from '../../engine/runs/run-worker.ts'
import { runnable } from '../../engine/runs/runnable.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { jsonView, lineView } from '../present/run-view.ts'
import { screenOf } from '../present/screen.ts'
import { print } from '../report.ts'
import { runHome } from '../run-home.ts'
import { limitFrom } from '../task-arguments.ts'

export interface WorkerOptions extends CommonOptions {
  readonly concurrency?: string
  readonly untilIdle?: boolean
  readonly pass?: readonly string[]
}

const LOOK_MS = 500

/**
 * `baton worker`: takes what is queued or was left behind, runs it, and does what is due, until it is stopped. With
 * `--until-idle` it ends when there is nothing left that it could do; what waits for a person waits on without it.
 */
export async function worker(options: WorkerOptions): Promise<void> {
  const atOnce = limitFrom(options.concurrency, 4)
  await withBaton(options, 'create', async (baton) => {
    const { engine, json } = baton
    const view = json ? jsonView(print) : lineView({ ...screenOf(baton), width: undefined }, print, true)
    const running = await RunWorker.start({
      engine,
      home: await runHome(engine.store),
      pass: options.pass ?? [],
      onEvent: view.show,
    })
    const stop = new AbortController()
    const onSignal = () => stop.abort()
    process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
    try {
      await work(baton, running, { atOnce, untilIdle: options.untilIdle ?? false, signal: stop.signal })
    } finally {
      process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
      await running.stop()
      view.close()
    }
  })
}

interface WorkOptions {
  readonly atOnce: number
  readonly untilIdle: boolean
  readonly signal: AbortSignal
}

async function work({ engine }: Baton, running: RunWorker, { atOnce, untilIdle, signal }: WorkOptions): Promise<void> {
  const playing = new Map<string, Promise<unknown>>()
  const failures: unknown[] = []
  while (!signal.aborted && running.lost === undefined && failures.length === 0) {
    await doDueWork(engine, [], running.id)
    for (const run_id of await waiting(engine, playing, atOnce)) {
      const played = running
        .run(run_id)
        .catch((error: unknown) => {
          if (!isTaken(error)) failures.push(error)
        })
        .finally(() => playing.delete(run_id))
      playing.set(run_id, played)
    }
    if (untilIdle && (await allWaitForPeople(engine, [...playing.keys()]))) return
    await Promise.race([...playing.values(), pause(LOOK_MS, undefined, { signal }).catch(() => {})])
  }
  if (failures.length > 0) throw failures[0]
  if (running.lost !== undefined) throw BatonError.of('LEASE_LOST', { run_id: '-', worker: running.id })
}

/** Nothing is left to do here: no run, or only such as go on when somebody says so. */
async function allWaitForPeople(engine: Engine, run_ids: readonly string[]): Promise<boolean> {
  const loaded = await engine.store.load(run_ids.map((id) => ({ kind: 'run', id })))
  return loaded.every((one) => one.kind === 'run' && one.value !== undefined && waitsForPerson(one.value))
}

function waitsForPerson({ state, wish, retry_at, asking, questions }: RunRecord): boolean {
  if (wish !== null) return false
  if (state === 'waiting_question') return questions.some(({ id, answer }) => id === asking && answer === undefined)
  return state === 'paused' || state === 'waiting_review' || (state === 'waiting_retry' && retry_at === null)
}

async function waiting(engine: Engine, playing: ReadonlyMap<string, unknown>, atOnce: number): Promise<string[]> {
  if (playing.size >= atOnce) return []
  const found = await runnable(engine)
  return found.filter((run_id) => !playing.has(run_id)).slice(0, atOnce - playing.size)
}

/** Another worker was faster, or the run ended meanwhile. */
const TAKEN: ReadonlySet<string> = new Set(['RUN_HELD', 'RUN_ENDED'])
const isTaken = (error: unknown) => error instanceof BatonError && TAKEN.has(error.code)
