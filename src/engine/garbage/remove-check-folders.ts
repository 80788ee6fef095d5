import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { allRows } from '../../store/all-rows.ts'
import { workspaceBytes } from '../../workspace/clone/workspace-bytes.ts'
import { removeFolder } from '../../workspace/git/remove-folder.ts'
import { checkFolderName } from '../effects/check-folder-name.ts'
import type { Engine } from '../engine.ts'

/** A younger folder may belong to a claim that was made after the rows were read. */
const YOUNG_MS = 60 * 60_000

/** `<16 hex digits>-<token>`; `-base` for checks with the guarded files of the base, `.new` while it is created. */
const NAME = /^[0-9a-f]{16}-\d+(?:-base)?(?:\.new)?$/

export interface RemovedCheck {
  readonly folder: string
  /** Null where it was not measured. */
  readonly bytes: number | null
}

/** Removes folders of checks whose claim is over: their worker was killed. */
export async function removeCheckFolders(
  { store }: Engine,
  { home, dryRun, measure }: { readonly home: string; readonly dryRun: boolean; readonly measure: boolean },
): Promise<readonly RemovedCheck[]> {
  const folder = join(home, 'checks')
  if (!(await lstat(folder).catch(() => undefined))?.isDirectory()) return []
  const live = new Set<string>()
  for await (const { id, token } of allRows(store, 'rows', { state: 'claimed' })) live.add(checkFolderName(id, token))
  const removed: RemovedCheck[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const [claim = ''] = /^[0-9a-f]{16}-\d+/.exec(entry.name) ?? []
    if (!entry.isDirectory() || !NAME.test(entry.name) || live.has(claim)) continue
    const path = join(folder, entry.name)
    const found = await lstat(path).catch(() => undefined)
    if (!found || Date.now() - found.ctimeMs < YOUNG_MS) continue
    const bytes = measure ? (await workspaceBytes(path, Number.POSITIVE_INFINITY)).bytes : null
    if (!dryRun) await removeFolder(path)
    removed.push({ folder: path, bytes })
  }
  return removed
}
