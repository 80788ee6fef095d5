import { look } from '../../engine/look.ts'
import { expectedTip } from '../../pipeline/relay/branch-tip.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { allRows } from '../../store/all-rows.ts'
import { readSteps } from '../../workspace/git/read-steps.ts'
import type { Caller } from '../caller/caller.ts'
import { findRun } from '../runs/find-run.ts'
import type { WithEngine } from '../service.ts'

/** The agents of a task's graphs with the last run of each that completed, in the order of those runs. */
export async function nodeRuns(
  { engine }: WithEngine,
  _caller: Caller,
  { task_id }: { readonly task_id: string },
): Promise<ReadonlyMap<string, RunRecord>> {
  const found = new Map<string, RunRecord>()
  for await (const { run_id } of allRows(engine.store, 'runs', { task_id })) {
    const run = await findRun({ engine }, run_id)
    if (run.node === undefined || run.state !== 'completed') continue
    const known = found.get(run.node)
    if (!known || known.created_at < run.created_at) found.set(run.node, run)
  }
  if (found.size === 0) throw BatonError.of('RUN_NOT_FOUND', { run_id: task_id })
  return new Map([...found].toSorted(([, one], [, other]) => (one.created_at < other.created_at ? -1 : 1)))
}

/** The agents whose last undo was not taken back: those that `redo` works for. */
export async function undoneNodes(
  { engine }: WithEngine,
  _caller: Caller,
  { task_id }: { readonly task_id: string },
): Promise<readonly string[]> {
  const { relay } = await look({ engine, task_id })
  const { repository, base } = relay.spec
  const steps = await readSteps({ repository, task_id, from: base, to: expectedTip(relay), line: true, redos: true })
  const last = new Map<string, boolean>()
  // The newest comes first.
  for (const { agent, undoes, redoes } of steps)
    if (agent !== null && (undoes ?? redoes) !== null && !last.has(agent)) last.set(agent, undoes !== null)
  return [...last].flatMap(([agent, isUndone]) => (isUndone ? [agent] : []))
}
