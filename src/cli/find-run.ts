import type { RunRecord } from '../pipeline/runs/run-record.ts'
import { BatonError } from '../protocol/baton-error.ts'
import type { Baton } from './compose.ts'

export async function findRun({ engine }: Pick<Baton, 'engine'>, run_id: string): Promise<RunRecord> {
  const [loaded] = await engine.store.load([{ kind: 'run', id: run_id }])
  if (loaded?.kind !== 'run' || !loaded.value) throw BatonError.of('RUN_NOT_FOUND', { run_id })
  return loaded.value
}

/** What may be shown of it: the nonce and the token's hash are nobody's business. */
export function shownRun({
  nonce: _nonce,
  token_hash: _hash,
  ...run
}: RunRecord): Omit<RunRecord, 'nonce' | 'token_hash'> {
  return run
}
