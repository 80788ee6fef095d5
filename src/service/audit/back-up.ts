import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** A consistent copy of the whole store, while others go on working. */
export async function backUp({ engine }: WithEngine, _caller: Caller, { path }: { readonly path: string }) {
  await engine.store.backup(path)
  const { events, tasks } = await engine.store.facts()
  return { backup: path, events, tasks }
}
