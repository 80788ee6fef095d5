import { setTimeout as pause } from 'node:timers/promises'
import { ledgerPath } from '../../agents/run-ledger.ts'
import { lastLines } from '../../engine/runs/last-lines.ts'
import { missingVariables } from '../../engine/runs/missing-variables.ts'
import type { RunEvent } from '../../engine/runs/run-event.ts'
import { RunWorker } from '../../engine/runs/run-worker.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Caller } from '../caller/caller.ts'
import { channelDesk } from '../channel/channel-desk.ts'
import type { Service } from '../service.ts'
import type { WorkPlace } from '../work/open-crew.ts'
import { findRun } from './find-run.ts'

interface PlayInput {
  readonly run_id: string
  readonly place: Pick<WorkPlace, 'folder' | 'agentHomes'>
  readonly pass: readonly string[]
  readonly onEvent: (event: RunEvent) => void
}

/** One run that is played by this process. */
export interface PlayedRun {
  /** Plays it until it ends, waits for somebody, or is left. One that is to be started again is started again. */
  readonly play: () => Promise<RunRecord>
  /** The end of what the agent of a failed run printed. */
  readonly lastLines: (run: RunRecord) => Promise<readonly string[]>
  /** Puts the run down in good order; the worker ends. */
  readonly leave: () => Promise<void>
}

/** Refuses a run whose variables are not set here, before anything is started. */
export async function playRun(service: Service, _caller: Caller, input: PlayInput): Promise<PlayedRun> {
  const { engine, storePath } = service
  const { run_id, place, pass, onEvent } = input
  const missing = missingVariables(await findRun(service, run_id))
  if (missing.length > 0) throw BatonError.of('VARIABLES_MISSING', { run_id, names: missing.join(', ') })
  const leaving = new AbortController()
  const worker = await RunWorker.start({
    engine,
    ledger: ledgerPath(storePath),
    desk: channelDesk({ engine }),
    agentHomes: place.agentHomes,
    home: place.folder,
    pass,
    onEvent,
  })
  const play = async (): Promise<RunRecord> => {
    for (;;) {
      const run = await worker.run(run_id)
      const { state, retry_at, holder } = run
      const again = state === 'queued' || (state === 'waiting_retry' && retry_at !== null)
      if (worker.lost !== undefined) throw BatonError.of('LEASE_LOST', { run_id, worker: worker.id })
      if (!again || holder !== null || leaving.signal.aborted) return run
      const wait = Math.max(0, (retry_at ?? 0) - engine.clock.now())
      await pause(wait, undefined, { signal: leaving.signal }).catch(() => {}) // Leaving ends the waiting.
    }
  }
  const leave = () => {
    leaving.abort()
    return worker.stop('paused')
  }
  return { play, leave, lastLines: async ({ state }) => (state === 'failed' ? lastLines(engine.store, run_id) : []) }
}
