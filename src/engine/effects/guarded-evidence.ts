import type { CheckResult, GuardedEvidence } from '../../pipeline/relay/relay-record.ts'
import { isOwnCheck } from '../../protocol/evidence/evidence-word.ts'
import { checksDiffer } from '../../protocol/guarded-files/differs.ts'
import { mayBeGuarded, putBack } from '../../protocol/guarded-files/guarded-change.ts'
import { type BaseFile, namedFiles } from '../../protocol/guarded-files/named-files.ts'
import { changedEntries, LINK_MODE, readBlob, treeEntry } from '../../workspace/tree/tree-entries.ts'
import { type PlacedEntry, withEntries } from '../../workspace/tree/with-entries.ts'

/** The commits before and after the work, and the commands of the checks. */
export interface GuardedWork {
  readonly repository: string
  readonly base: string
  readonly commit: string
  readonly commands: readonly (readonly string[])[]
}

interface GuardedFiles {
  /** Guarded paths that the work touches. */
  readonly files: readonly string[]
  /** The tree of the work with those paths as they were at the base. */
  readonly tree: string
}

/** A longer script or configuration is guarded as a whole, and the files that it names are not looked for. */
const LIMIT_BYTES = 512 * 1024
/** Each round reads the files that the round before found: scripts that run scripts. */
const ROUNDS = 10

/** The guarded files that the work touches, and its tree with those files as at the base; undefined if it touches none. */
export async function guardedFiles({
  repository,
  base,
  commit,
  commands,
}: GuardedWork): Promise<GuardedFiles | undefined> {
  const changed = await changedEntries({ repository, from: base, to: commit })
  if (changed.length === 0) return undefined
  const named = await namedAt(repository, base, commands)
  const text = async (entry: { readonly mode: string; readonly id: string } | null) =>
    entry === null || entry.mode === LINK_MODE
      ? null
      : ((await readBlob({ repository, id: entry.id, limitBytes: LIMIT_BYTES })) ?? null)
  const entries: PlacedEntry[] = []
  for (const { path, before, after } of changed) {
    if (!mayBeGuarded(path, named)) continue
    const back = putBack({ path, before: await text(before), after: await text(after) }, named)
    if (!back) continue
    const entry = back.how === 'base' ? before : { mode: before?.mode ?? '100644', text: back.text }
    entries.push({ path, entry })
  }
  if (entries.length === 0) return undefined
  const tree = await withEntries({ repository, tree: commit, entries })
  return { files: entries.map(({ path }) => path), tree }
}

async function namedAt(
  repository: string,
  base: string,
  commands: GuardedWork['commands'],
): Promise<ReadonlySet<string>> {
  const known = new Map<string, BaseFile>()
  for (let round = 0; ; round += 1) {
    const { files, missing } = namedFiles(commands, known)
    if (missing.length === 0 || round === ROUNDS) return new Set(files)
    for (const path of missing) {
      const entry = await treeEntry({ repository, tree: base, path })
      const text = entry && (await readBlob({ repository, id: entry.id, limitBytes: LIMIT_BYTES }))
      known.set(path, text === undefined ? null : entry?.mode === LINK_MODE ? { link: text } : { text })
    }
  }
}

/** Both results together: the checks on the work as it is, and with the guarded files of the base. */
export function guardedEvidence(
  base: string,
  { files, tree }: GuardedFiles,
  changed: readonly CheckResult[],
  again: readonly CheckResult[] | null,
): GuardedEvidence {
  const project = changed.filter((check) => !isOwnCheck(check))
  const differs = again !== null && checksDiffer(project, again)
  return { base, files, tree: again === null ? null : tree, checks: again ?? [], differs }
}
