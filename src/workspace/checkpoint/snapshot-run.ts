import { reopenRunWorkspace } from '../clone/open-run-workspace.ts'
import { takeSnapshot } from './checkpoint.ts'

/** The files in a run's folder as they are now, kept as a commit: a person may have worked there since. */
export async function snapshotRun(
  run: string,
  {
    repository,
    folder,
    base,
  }: { readonly repository: string | null; readonly folder: string; readonly base: string | null },
): Promise<{ readonly commit: string; readonly tree: string } | undefined> {
  if (repository === null || base === null) return undefined
  return takeSnapshot(await reopenRunWorkspace({ repository, run, folder, base }), `[baton] ${run}: fixed by hand`)
}
