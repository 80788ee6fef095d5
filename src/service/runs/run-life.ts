import { allRows } from '../../store/all-rows.ts'
import type { RunRow } from '../../store/port.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { findRun } from './find-run.ts'

/** How alive the agent of a run is. Times are in ms. */
export interface RunLife {
  readonly run_id: string
  readonly task_id: string | null
  readonly stage: string | null
  readonly agent: string
  /** Which specialist of a graph it is; null elsewhere. */
  readonly specialist: string | null
  readonly state: string
  /** When the agent last said anything; null before its first word. */
  readonly spoke_at: number | null
  /** Until when its worker is believed to be alive; null where no worker has it. */
  readonly lease_until: number | null
  readonly retry_at: number | null
  readonly question: string | null
}

const MOST_WORKERS = 200

/** Of runs that have not ended, all or those of one task. */
export async function runLives(
  service: WithEngine,
  _caller: Caller,
  { task_id }: { readonly task_id?: string } = {},
): Promise<readonly RunLife[]> {
  const leases = await leasesOf(service)
  const lives: RunLife[] = []
  const query = { open: true, ...(task_id === undefined ? {} : { task_id }) }
  for await (const row of allRows(service.engine.store, 'runs', query)) {
    lives.push(await lifeOf(service, row, leases))
  }
  return lives
}

/** Of one run, whether or not it has ended. */
export async function runLife(service: WithEngine, caller: Caller, { run_id }: { readonly run_id: string }) {
  const { task_id } = await findRun(service, run_id)
  const lives = await runLives(service, caller, task_id === null ? {} : { task_id })
  return lives.find((one) => one.run_id === run_id) ?? null
}

/** Workers whose lease is live, with its end. */
export async function leasesOf({ engine }: WithEngine): Promise<ReadonlyMap<string, number>> {
  const now = await engine.store.now()
  const { rows } = await engine.store.list('workers', { limit: MOST_WORKERS })
  return new Map(rows.filter(({ until }) => until > now).map(({ worker, until }) => [worker, until]))
}

async function lifeOf(service: WithEngine, row: RunRow, leases: ReadonlyMap<string, number>): Promise<RunLife> {
  const { run_id, task_id, stage, agent, state, question, holder } = row
  const { node: specialist = null, ...run } = await findRun(service, run_id)
  const retry_at = state === 'waiting_retry' ? run.retry_at : null
  const lease_until = holder === null ? null : (leases.get(holder) ?? 0)
  const spoke_at = await lastWord(service, run_id)
  return { run_id, task_id, stage, agent, specialist, state, spoke_at, lease_until, retry_at, question }
}

async function lastWord({ engine }: WithEngine, run_id: string): Promise<number | null> {
  const { bytes } = await engine.store.transcriptFacts(run_id)
  if (bytes === 0) return null
  const [frame] = await engine.store.readTranscript(run_id, { after: bytes - 1, limitBytes: 1 })
  return frame?.at ?? null
}
