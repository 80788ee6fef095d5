import { mkdir } from 'node:fs/promises'
import type { RunRecord, RunWorkspaceRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { changedWithin } from '../../workspace/checkpoint/changed-within.ts'
import { checkpoint } from '../../workspace/checkpoint/checkpoint.ts'
import { collectArtifacts } from '../../workspace/checkpoint/collect-artifacts.ts'
import { fetchCommits } from '../../workspace/checkpoint/fetch-commits.ts'
import { noteAskedPaths, readPathNotes } from '../../workspace/checkpoint/path-notes.ts'
import { restoreCheckpoint } from '../../workspace/checkpoint/restore-checkpoint.ts'
import { borrowObjects } from '../../workspace/clone/borrow-objects.ts'
import { openRunWorkspace, rebuildRunWorkspace, reopenRunWorkspace } from '../../workspace/clone/open-run-workspace.ts'
import { agentGitEnvironment, isInPlace, type RunWorkspace } from '../../workspace/clone/run-workspace.ts'
import { workspaceBytes } from '../../workspace/clone/workspace-bytes.ts'
import type { RepositoryOf } from '../../workspace/git/resolve-repository.ts'

interface PlaceCheckpoint {
  readonly commit: string | null
  readonly tree: string | null
  readonly skipped: readonly { readonly path: string; readonly why: string }[]
}

/** The workspace of a run: a clone of a repository, or a plain folder. */
export interface RunPlace {
  readonly record: RunWorkspaceRecord
  readonly env: Readonly<Record<string, string>>
  /** `named` are the documents that the agent says it has written. */
  readonly checkpoint: (number: number, message: string, named?: readonly string[]) => Promise<PlaceCheckpoint>
  /** The files that the run made or changed, as they are now; `tree` is theirs, where they have just been taken in. */
  readonly files: (declared: readonly string[], tree: string | null) => Promise<PlaceFiles>
  /** Whether it takes more room on disk than this. */
  readonly isOver: (bytes: number) => Promise<boolean>
  /** Whether something was written there in the last so many ms. */
  readonly changedWithin: (ms: number) => Promise<boolean>
}

/** As many as a record holds, and how many more there are. */
export interface PlaceFiles {
  readonly files: readonly string[]
  readonly more: number
}

const MAX_FILES = 1_000

interface OpenOptions {
  readonly repositoryOf: RepositoryOf
  /** What the run is asked to leave: `askedDocuments`. */
  readonly asked: readonly string[]
}

/**
 * Creates the workspace of a run, or restores it to the last checkpoint. Files that were changed after that checkpoint are
 * kept as a snapshot first, because the attempt that was killed may have done useful work. Where the
 * session of a CLI goes on, the workspace stays as it is.
 */
export async function openPlace(
  run: RunRecord,
  wanted: RunWorkspaceRecord,
  { repositoryOf, asked }: OpenOptions,
): Promise<RunPlace> {
  if (wanted.repository === null) return plainFolder(wanted)
  const base = wanted.base ?? wanted.start ?? null
  const repository = await repositoryOf({ ...wanted, repository: wanted.repository, base })
  const place = { ...wanted, repository }
  return openClone(run, place, asked).catch((error: unknown) => {
    // A worker whose machine slept past its lease may do the same at the same time, so one of the two can fail. All of
    // this is safe to repeat, and the workspace that the other worker made is as good.
    if (error instanceof BatonError && error.code !== 'GIT_FAILED') throw error
    return openClone(run, place, asked)
  })
}

async function openClone(
  run: RunRecord,
  wanted: RunWorkspaceRecord & { readonly repository: string },
  asked: readonly string[],
): Promise<RunPlace> {
  const workspace = await openWorkspace(run, wanted, asked)
  await noteAskedPaths(workspace, asked)
  return inClone(workspace, wanted.store_repository)
}

async function openWorkspace(
  run: RunRecord,
  wanted: RunWorkspaceRecord & { readonly repository: string },
  asked: readonly string[],
): Promise<RunWorkspace> {
  const { repository, folder } = wanted
  const last = run.checkpoints.findLast(({ commit }) => commit !== null)?.commit ?? null
  if (run.workspace === null || run.workspace.base === null) {
    const { start } = wanted
    const base = start === undefined ? {} : { base: start }
    return openRunWorkspace({ repository, run: run.run_id, folder, ...base })
  }
  const { base } = run.workspace
  if (!(await isInPlace({ folder }))) {
    return rebuildRunWorkspace({ repository, run: run.run_id, folder, base }, { commit: last ?? base })
  }
  const workspace = await reopenRunWorkspace({ repository, run: run.run_id, folder, base })
  await borrowObjects(workspace)
  // Before what is there is kept as a snapshot.
  await noteAskedPaths(workspace, asked)
  // A session that goes on knows what it wrote since the checkpoint, so that stays.
  if (run.attempt > 1 && !run.session) await restoreCheckpoint(workspace, last ?? base)
  return workspace
}

function inClone(workspace: RunWorkspace, own: boolean | undefined): RunPlace {
  const { repository, folder, base } = workspace
  return {
    record: { repository, folder, base, ...(own === undefined ? {} : { store_repository: own }) },
    env: agentGitEnvironment(workspace),
    checkpoint: async (number, message, named = []) => {
      const made = await checkpoint(workspace, { number, message, named })
      await fetchCommits(workspace)
      return made
    },
    files: async (declared, tree) => {
      const taken = tree === null ? {} : { tree }
      const options = { declared, since: base, most: MAX_FILES, ...taken }
      const { artifacts, left_out } = await collectArtifacts(workspace, options)
      return { files: artifacts.map(({ path }) => path), more: left_out }
    },
    isOver: async (bytes) => (await workspaceBytes(folder, bytes, (await readPathNotes(workspace)).setup)).over,
    changedWithin: async (ms) => changedWithin(folder, ms, (await readPathNotes(workspace)).setup),
  }
}

async function plainFolder(record: RunWorkspaceRecord): Promise<RunPlace> {
  await mkdir(record.folder, { recursive: true })
  return {
    record,
    env: {},
    checkpoint: async () => ({ commit: null, tree: null, skipped: [] }),
    files: async () => ({ files: [], more: 0 }),
    isOver: async (bytes) => (await workspaceBytes(record.folder, bytes)).over,
    changedWithin: (ms) => changedWithin(record.folder, ms),
  }
}
