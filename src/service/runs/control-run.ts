import type { Results } from '../../pipeline/results.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { runNamed } from './find-run.ts'

export type Controlled = Results['pause_run']

export interface ControlInput {
  readonly run: string
  readonly reason: string | null
}

/** Pauses or cancels a run: carried out by the worker that has the process, at once where there is none. */
export async function controlRun(
  service: WithEngine,
  caller: Caller,
  { run, verb, reason }: ControlInput & { readonly verb: 'pause' | 'cancel' },
): Promise<Controlled> {
  const run_id = await runNamed(service, run)
  const type = verb === 'pause' ? 'pause_run' : 'cancel_run'
  return service.engine.execute({ type, run_id, reason }, askedBy(caller))
}
