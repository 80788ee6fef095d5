import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { WorkRead } from '../../protocol/plays/outcome.ts'
import { rebuildRunWorkspace } from '../../workspace/clone/open-run-workspace.ts'
import { isInPlace } from '../../workspace/clone/run-workspace.ts'
import type { EffectContext } from './effect-context.ts'

interface FixPlace {
  readonly folder: string
  /** The commit that the folder began with. */
  readonly base: string
  readonly rebuilt: WorkRead['rebuilt']
}

/**
 * The folder of a run in which a person fixed its work. If the folder is gone, it is rebuilt from the last checkpoint;
 * then it has no files that git ignores, and no fix (`rebuilt` is set).
 */
export async function openFixFolder({ at }: EffectContext, run: RunRecord): Promise<FixPlace> {
  const { folder, base } = run.workspace ?? {}
  if (!folder || !base) throw BatonError.of('FIX_FOLDER_MISSING', { task_id: run.task_id ?? run.run_id })
  if (await isInPlace({ folder })) return { folder, base, rebuilt: null }
  const last = run.checkpoints.findLast(({ commit }) => commit !== null)
  const { repository } = at.relay.spec
  await rebuildRunWorkspace({ repository, run: run.run_id, folder, base }, { commit: last?.commit ?? base })
  return { folder, base, rebuilt: { folder, checkpoint: last?.number ?? 0 } }
}
