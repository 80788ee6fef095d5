import { leavingLinks } from '../../protocol/leaving-links.ts'
import { changedEntries, LINK_MODE, readBlob, SUBMODULE_MODE, treeEntries } from '../../workspace/tree/tree-entries.ts'

const TARGET_BYTES = 4_096

export interface LinksFound {
  /** Symbolic links that lead out of the repository. */
  readonly links: readonly string[]
  /** Submodules that were not there before. */
  readonly submodules: readonly string[]
}

/**
 * Finds links that lead out of the repository, and submodules, that are in the tree but neither on the branch nor at the
 * base. Returns undefined if the work touched no link and no submodule. An untouched link is reported too if it leads
 * out now because another link on its path was changed.
 */
export async function newWaysOut(
  repository: string,
  { before, base, tree }: { readonly before: string; readonly base: string; readonly tree: string },
): Promise<LinksFound | undefined> {
  const changed = await changedEntries({ repository, from: before, to: tree })
  const touched = changed.filter(({ before: was, after: is }) =>
    [was, is].some((entry) => entry?.mode === LINK_MODE || entry?.mode === SUBMODULE_MODE),
  )
  if (touched.length === 0) return undefined
  const known = new Set<string>()
  for (const from of new Set([before, base])) {
    const old = await linksIn(repository, from)
    for (const path of leavingLinks(old)) known.add(`${path}\0${old.get(path)}`)
  }
  const now = await linksIn(repository, tree)
  const atBase = await treeEntries({ repository, tree: base })
  return {
    links: leavingLinks(now).filter((path) => !known.has(`${path}\0${now.get(path)}`)),
    submodules: touched.flatMap(({ path, before: was, after: is }) => {
      const isNew = was?.mode !== SUBMODULE_MODE && atBase.get(path)?.mode !== SUBMODULE_MODE
      return is?.mode === SUBMODULE_MODE && isNew ? [path] : []
    }),
  }
}

async function linksIn(repository: string, tree: string): Promise<ReadonlyMap<string, string>> {
  const links = new Map<string, string>()
  for (const [path, { mode, id }] of await treeEntries({ repository, tree })) {
    if (mode !== LINK_MODE) continue
    // A target that is too long is treated as an absolute path, so the link is reported.
    links.set(path, (await readBlob({ repository, id, limitBytes: TARGET_BYTES })) ?? '/')
  }
  return links
}
