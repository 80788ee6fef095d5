import { interruptedRuns } from '../../engine/runs/interrupted-runs.ts'
import { lastLines } from '../../engine/runs/last-lines.ts'
import { hasEnded, type RunRecord } from '../../pipeline/runs/run-record.ts'
import { isInPlace } from '../../workspace/clone/run-workspace.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { findRun, runNamed } from './find-run.ts'

export interface ShownRun {
  readonly run: RunRecord
  /** Its worker died while it was running. */
  readonly interrupted: boolean
  /** Its folder was removed; the files are in its commits, and an undo makes it again. */
  readonly folder_gone: boolean
  /** The end of what the agent printed, where it failed. */
  readonly last_lines: readonly string[]
}

/** One run; the last four characters of its id may be left out. */
export async function showRun(
  service: WithEngine,
  _caller: Caller,
  { run }: { readonly run: string },
): Promise<ShownRun> {
  const { engine } = service
  const run_id = await runNamed(service, run)
  const found = await findRun(service, run_id)
  const interrupted = (await interruptedRuns(engine, [found])).has(run_id)
  const last_lines = found.state === 'failed' ? await lastLines(engine.store, run_id) : []
  const { folder } = found.workspace ?? {}
  const folder_gone = folder !== undefined && hasEnded(found) && !(await isInPlace({ folder }))
  return { run: found, interrupted, folder_gone, last_lines }
}
