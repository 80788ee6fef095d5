import type { KeepTimes } from '../../protocol/project-config/keep-times.ts'
import { KEEP_TIMES } from '../../protocol/project-config/keep-times.ts'
import { allRows } from '../../store/all-rows.ts'
import type { Engine } from '../engine.ts'
import { withGarbageLock } from './garbage-lock.ts'
import { removeCheckFolders } from './remove-check-folders.ts'
import { type KeptFolder, type RemovedFolder, removeRunFolders } from './remove-run-folders.ts'

export interface GarbageOptions {
  readonly engine: Engine
  /** The folder of this machine that contains the folders of runs. */
  readonly home: string
  readonly keep?: KeepTimes
  /** Only reports what would be removed. */
  readonly dryRun?: boolean
  readonly signal?: AbortSignal
}

export interface Garbage {
  /** How many transcripts were removed. */
  readonly transcripts: number
  /** How many rows of the queue. */
  readonly rows: number
  readonly folders: readonly RemovedFolder[]
  readonly checks: readonly string[]
  /** Folders of ended runs that stay, and why. */
  readonly kept: readonly KeptFolder[]
  /** Another process was removing folders, so this call removed none. */
  readonly busy: boolean
}

const DAY_MS = 24 * 60 * 60_000

/**
 * Removes what is no longer needed: old transcripts, settled rows of the queue, folders of ended runs and of checks
 * that no worker runs. Safe to stop at any moment and to call again; two at once do no harm.
 */
export async function collectGarbage(options: GarbageOptions): Promise<Garbage> {
  const { engine, home, keep = KEEP_TIMES, dryRun = false, signal } = options
  const { store, clock } = engine
  const open = new Set<string>()
  for await (const { run_id } of allRows(store, 'runs', { open: true })) open.add(run_id)
  const old = clock.now() - keep.transcript_days * DAY_MS
  const transcripts = await store.pruneTranscripts(old, { keep: open, dryRun })
  const rows = await store.pruneWork({ dryRun })
  const folders = await withGarbageLock(home, async () => ({
    ...(await removeRunFolders({
      engine,
      home,
      keepMs: keep.folder_days * DAY_MS,
      dryRun,
      ...(signal ? { signal } : {}),
    })),
    checks: await removeCheckFolders(engine, { home, dryRun }),
  }))
  const { removed = [], checks = [], kept = [] } = folders ?? {}
  return { transcripts, rows, folders: removed, checks, kept, busy: folders === undefined }
}
