import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { allRows } from '../../store/all-rows.ts'
import type { WithEngine } from '../service.ts'

export type { AnswerHow, RunRecord, RunState } from '../../pipeline/runs/run-record.ts'

export async function findRun(service: WithEngine, run_id: string): Promise<RunRecord> {
  const run = await loadRun(service, run_id)
  if (!run) throw BatonError.of('RUN_NOT_FOUND', { run_id })
  return run
}

/** The id that was meant: the last four may be left out where that leaves no doubt. */
export async function runNamed(service: WithEngine, given: string): Promise<string> {
  if (await loadRun(service, given)) return given
  const found: string[] = []
  if (/^RUN-\d{8}-\d{3,}$/.test(given)) {
    for await (const { run_id } of allRows(service.engine.store, 'runs', {})) {
      if (run_id.startsWith(`${given}-`)) found.push(run_id)
    }
  }
  const [only, ...others] = found
  if (only === undefined || others.length > 0) throw BatonError.of('RUN_NOT_FOUND', { run_id: given })
  return only
}

async function loadRun({ engine }: WithEngine, id: string): Promise<RunRecord | undefined> {
  const [loaded] = await engine.store.load([{ kind: 'run', id }])
  return loaded.value
}

/** What may be shown of it: not the nonce and the token's hash. */
export function shownRun({
  nonce: _nonce,
  token_hash: _hash,
  ...run
}: RunRecord): Omit<RunRecord, 'nonce' | 'token_hash'> {
  return run
}
