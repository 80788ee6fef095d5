import { isAlive } from '../../agents/process-identity.ts'
import type { Engine } from '../engine.ts'

/** Of these workers, those whose lease is over, or of whom this machine knows that their process has ended. */
export async function goneWorkers(
  { store, clock }: Engine,
  workers: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(workers.flatMap((id) => (id === null ? [] : [id])))]
  const loaded = await store.load(ids.map((id) => ({ kind: 'worker', id })))
  const now = clock.now()
  const gone = loaded.filter((one) => {
    if (one.kind !== 'worker' || !one.value) return true
    return one.value.until < now || isAlive(one.value) === false
  })
  return new Set(gone.map(({ id }) => id))
}
