import type { KeepTimes } from '../../protocol/project-config/keep-times.ts'
import { KEEP_TIMES } from '../../protocol/project-config/keep-times.ts'
import { allRows } from '../../store/all-rows.ts'
import type { Engine } from '../engine.ts'
import { withGarbageLock } from './garbage-lock.ts'
import type { GarbagePart, PartGarbage } from './garbage-part.ts'
import { type PackedRefs, packEndedTasks } from './pack-task-refs.ts'
import { type RemovedCheck, removeCheckFolders } from './remove-check-folders.ts'
import { type KeptFolder, type RemovedFolder, removeRunFolders } from './remove-run-folders.ts'

export interface GarbageOptions {
  readonly engine: Engine
  /** The folder of this machine that contains the folders of runs. */
  readonly home: string
  readonly keep?: KeepTimes
  /** Only reports what would be removed. */
  readonly dryRun?: boolean
  /** Counts the bytes of folders, which takes about as long as removing them. */
  readonly measure?: boolean
  /** What else is kept for tasks on this machine. */
  readonly parts?: readonly GarbagePart[]
  readonly signal?: AbortSignal
}

export interface Garbage {
  /** How many transcripts were removed. */
  readonly transcripts: number
  /** How many rows of the queue. */
  readonly rows: number
  readonly folders: readonly RemovedFolder[]
  readonly checks: readonly RemovedCheck[]
  /** Tasks whose refs were packed into the archive of their repository. */
  readonly refs: readonly PackedRefs[]
  /** Folders of ended runs that stay, and why. */
  readonly kept: readonly KeptFolder[]
  readonly parts: readonly PartGarbage[]
  /** The bytes of everything that was removed, or would be; 0 where nothing was measured. */
  readonly bytes: number
  /** Another process was removing folders, so this call removed none. */
  readonly busy: boolean
}

export const DAY_MS = 24 * 60 * 60_000

/**
 * Removes what is no longer needed: old transcripts, settled rows of the queue, folders of ended runs and of checks
 * that no worker runs, refs of ended tasks. Safe to stop at any moment and to call again; two at once do no harm.
 */
export async function collectGarbage(options: GarbageOptions): Promise<Garbage> {
  const { engine, home, keep = KEEP_TIMES, dryRun = false, measure = false, signal } = options
  const { store, clock } = engine
  const open = new Set<string>()
  for await (const { run_id } of allRows(store, 'runs', { open: true })) open.add(run_id)
  const old = clock.now() - keep.transcript_days * DAY_MS
  const transcripts = await store.pruneTranscripts(old, { keep: open, dryRun })
  const rows = await store.pruneWork({ dryRun })
  const stop = signal ? { signal } : {}
  const found = await withGarbageLock(home, async () => ({
    ...(await removeRunFolders({ engine, home, keepMs: keep.folder_days * DAY_MS, dryRun, measure, ...stop })),
    checks: await removeCheckFolders(engine, { home, dryRun, measure }),
    refs: await packEndedTasks(engine, { dryRun, signal }),
    parts: await collectParts(options),
  }))
  const { removed: folders = [], checks = [], kept = [], refs = [], parts = [] } = found ?? {}
  const gone = [...folders, ...checks, ...parts.flatMap(({ removed }) => removed)]
  const bytes = gone.reduce((sum, one) => sum + (one.bytes ?? 0), 0)
  return { transcripts, rows, folders, checks, refs, kept, parts, bytes, busy: found === undefined }
}

async function collectParts({ parts = [], dryRun = false, signal }: GarbageOptions): Promise<readonly PartGarbage[]> {
  const found: PartGarbage[] = []
  for (const part of parts) found.push({ part: part.name, ...(await part.collect({ dryRun, signal })) })
  return found
}
