import { leavingLinks } from '../../protocol/leaving-links.ts'
import { changedEntries, LINK_MODE, readBlob, SUBMODULE_MODE, treeEntries } from '../../workspace/tree-entries.ts'

const TARGET_BYTES = 4_096

export interface LinksFound {
  /** Symbolic links that lead out of the repository. */
  readonly links: readonly string[]
  /** Submodules that were not there before. */
  readonly submodules: readonly string[]
}

/**
 * What a tree has that leads out of the repository and that the tree before had not; undefined where no link and no
 * submodule was touched. A link that was not touched counts too: another one on its way may have been.
 */
export async function newWaysOut(repository: string, before: string, tree: string): Promise<LinksFound | undefined> {
  const changed = await changedEntries({ repository, from: before, to: tree })
  const touched = changed.filter(({ before: was, after: is }) =>
    [was, is].some((entry) => entry?.mode === LINK_MODE || entry?.mode === SUBMODULE_MODE),
  )
  if (touched.length === 0) return undefined
  const [old, now] = [await linksIn(repository, before), await linksIn(repository, tree)]
  const known = new Set(leavingLinks(old).map((path) => `${path}\0${old.get(path)}`))
  return {
    links: leavingLinks(now).filter((path) => !known.has(`${path}\0${now.get(path)}`)),
    submodules: touched.flatMap(({ path, before: was, after: is }) =>
      is?.mode === SUBMODULE_MODE && was?.mode !== SUBMODULE_MODE ? [path] : [],
    ),
  }
}

async function linksIn(repository: string, tree: string): Promise<ReadonlyMap<string, string>> {
  const links = new Map<string, string>()
  for (const [path, { mode, id }] of await treeEntries({ repository, tree })) {
    if (mode !== LINK_MODE) continue
    // A target that is too long to be one leads nowhere good.
    links.set(path, (await readBlob({ repository, id, limitBytes: TARGET_BYTES })) ?? '/')
  }
  return links
}
