import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import type { ControlInput, Controlled } from './control-run.ts'
import { findRun, runNamed } from './find-run.ts'

/** Lets a run go on: a process that is frozen, or a run that the next worker takes. */
export async function resumeRun(
  service: WithEngine,
  caller: Caller,
  { run, reason }: ControlInput,
): Promise<Controlled> {
  const run_id = await runNamed(service, run)
  const { state } = await findRun(service, run_id)
  // Queued already, by an answer for instance, or left behind by a worker that died: nothing needs to be asked for.
  if (state === 'queued' || state === 'running' || state === 'waiting_question') return { run_id, state, wish: null }
  return service.engine.execute({ type: 'resume_run', run_id, reason }, askedBy(caller))
}
