import { dryRun } from '../../engine/dry-run.ts'
import { relayStory } from '../../engine/relay-story.ts'
import { hasLanded } from '../../pipeline/relay/has-landed.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { checkpoint } from '../../workspace/checkpoint/checkpoint.ts'
import { undoCheckpoint } from '../../workspace/checkpoint/undo-checkpoint.ts'
import { rebuildRunWorkspace } from '../../workspace/clone/open-run-workspace.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** Where the work of a run is: on the branch of its task, or in its folder alone. */
export interface UndoPlace {
  readonly landed: boolean
  /** The branch of its task; null for a run of no task. */
  readonly branch: string | null
}

export async function undoPlace(
  { engine }: WithEngine,
  _caller: Caller,
  { task_id, run_id }: Pick<RunRecord, 'task_id' | 'run_id'>,
): Promise<UndoPlace> {
  if (task_id === null) return { landed: false, branch: null }
  const [relay] = await engine.store.load([{ kind: 'relay', id: task_id }])
  if (!relay.value) return { landed: false, branch: null }
  const { visits, spec } = await relayStory(engine.store, relay.value)
  return { landed: hasLanded(visits, run_id), branch: spec.branch }
}

/** Takes back in the folder of a run what one checkpoint changed. What was there before is kept as a commit. */
export async function undoInFolder(
  { engine }: WithEngine,
  caller: Caller,
  { run, number }: { readonly run: RunRecord; readonly number: number },
) {
  const { run_id } = run
  const { folder = '', repository, base } = run.workspace ?? {}
  if (!repository || !base) throw BatonError.of('INTERNAL', { reason: `${run_id} has no repository` })
  const transcript = run.checkpoints.at(-1)?.transcript ?? 0
  const undone = (made: { readonly commit: string | null; readonly tree: string | null }) =>
    ({
      type: 'record_undo',
      run_id,
      undone: number,
      checkpoint: { why: 'undo', ...made, phase: null, transcript, session: null },
    }) as const
  // A caller who may not undo it is refused before a file is changed.
  const judged = (await dryRun(engine, undone({ commit: null, tree: null }), caller.run))(caller.actor)
  if (!judged.ok) throw judged.error
  const here = await engine.repositoryOf({ ...run.workspace, repository, base })
  const workspace = await rebuildRunWorkspace({ repository: here, run: run_id, folder, base })
  const { changed, snapshot } = await undoCheckpoint(workspace, number)
  const message = `[baton] ${run_id}: checkpoint ${number} undone`
  const { commit, tree } = await checkpoint(workspace, { number: run.checkpoints.length + 1, message })
  return { ...(await engine.execute(undone({ commit, tree }), askedBy(caller))), commit, changed, snapshot }
}
