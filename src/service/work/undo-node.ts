import { lookWhole } from '../../engine/look.ts'
import { openUndos, revertNode } from '../../engine/undo-node.ts'
import { mergedAlready } from '../../engine/undo-refusals.ts'
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
  if (found.size === 0) throw await noAgent(engine, task_id)
  return new Map([...found].toSorted(([, one], [, other]) => (one.created_at < other.created_at ? -1 : 1)))
}

async function noAgent({ store }: WithEngine['engine'], task_id: string): Promise<BatonError> {
  const [task] = await store.load([{ kind: 'task', id: task_id }])
  if (!task.value) return BatonError.of('TASK_NOT_FOUND', { task_id })
  const reason = { ko: '작업을 끝낸 에이전트가 없음', en: 'no agent of a graph has ended its work' }
  return BatonError.of('UNDO_NOT_LANDED', { what: task_id, branch: `baton/${task_id}`, reason })
}

/**
 * The agents for which the word would change something now: those with work on the branch that can be undone, or with
 * an undo that can be taken back, the last one first. Those of which it would be refused are named too.
 */
export async function undoChoices(
  { engine }: WithEngine,
  _caller: Caller,
  {
    task_id,
    names,
    word,
  }: { readonly task_id: string; readonly names: readonly string[]; readonly word: 'undo' | 'redo' },
): Promise<readonly string[]> {
  const at = await lookWhole({ engine, task_id })
  if (at.relay.integration) throw mergedAlready(at, undefined)
  const { repository, base } = at.relay.spec
  const tip = expectedTip(at.relay)
  const steps = await readSteps({ repository, task_id, from: base, to: tip, line: true, redos: true })
  const newestFirst = steps.filter((one) => one.agent !== null && openUndos(steps, one.agent).includes(one))
  const asked = word === 'undo' ? names : [...new Set(newestFirst.flatMap(({ agent }) => agent ?? []))]
  const how = { tip, message: '[baton] an undo that is tried\n', now: new Date(engine.clock.now()).toISOString() }
  const found: string[] = []
  for (const node of asked) {
    const tried = await revertNode(at, { tip: base }, { ...how, node, redo: word === 'redo' })
    if (tried.kind !== 'nothing') found.push(node)
  }
  return found
}
