import { lstat, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunRecord, RunWorkspaceRecord } from '../../pipeline/runs/run-record.ts'
import { noteSetupPaths } from '../../workspace/checkpoint/path-notes.ts'
import { runGitDir } from '../../workspace/clone/run-workspace.ts'
import { openTaskGit } from '../../workspace/git/task-git.ts'
import type { Engine } from '../engine.ts'
import type { ProjectSetups } from './project-setups.ts'

interface SetUpContext {
  readonly engine: Engine
  readonly setups: ProjectSetups
}

/**
 * Sets up the clone of a run before its agent starts, once for each folder: an agent may change what it got. Where the
 * setup fails because of the task's own changes, the agent starts without it: it is the one to mend them.
 */
export async function setUpRun(
  { engine, setups }: SetUpContext,
  run: RunRecord,
  { repository, folder, base }: RunWorkspaceRecord,
): Promise<void> {
  const { task_id, run_id } = run
  if (task_id === null || repository === null || !base) return
  const [relay] = await engine.store.load([{ kind: 'relay', id: task_id }])
  const { setup, base: began } = relay.value?.spec ?? {}
  if (!setup || !began || setup.steps.length + setup.copy.length === 0) return
  const { gitDir } = (await openTaskGit({ repository })).repository
  const mark = join(runGitDir({ gitDir, run: run_id }), 'setup')
  const { ino } = await lstat(folder)
  if ((await readFile(mark, 'utf8').catch(() => '')) === String(ino)) return
  const commit = run.checkpoints.findLast((one) => one.commit !== null)?.commit ?? base
  const { paths } = await setups.setUp({ repository, setup, task_id, base: began, commit, folder })
  await noteSetupPaths({ gitDir, run: run_id }, paths)
  await writeFile(mark, String(ino))
}
