import { type InRepository, notFound, openTaskGit, type TaskGit, treeIn } from '../git/task-git.ts'
import { entryAt } from './tree-object.ts'
import { withEntries } from './with-entries.ts'

export interface DocumentsOptions extends InRepository {
  readonly tree: string
  /** The tree from before, whose files of these names stay. */
  readonly from: string
  /** Files at the root. */
  readonly documents: readonly string[]
}

/** A tree without what was written for Baton alone. A project that has such files of its own keeps its own. */
export async function withoutDocuments(options: DocumentsOptions): Promise<string> {
  const { documents, signal } = options
  const git = await openTaskGit(options)
  const before = await rootEntries(git, await treeIn(git, options.from, signal), documents)
  const now = await rootEntries(git, await treeIn(git, options.tree, signal), documents)
  const changed = documents.filter((name) => before.get(name) !== now.get(name))
  const entries = changed.map((path) => {
    const [mode = '', id = ''] = before.get(path)?.split(' ') ?? []
    return { path, entry: mode === '' ? null : { mode, id } }
  })
  return withEntries({ repository: options.repository, tree: options.tree, entries, signal })
}

/** Mode and id of the files of these names. */
async function rootEntries(
  { objects, ...git }: TaskGit,
  tree: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const name of names) {
    const entry = await entryAt(objects, tree, name)
    if (entry === undefined) throw notFound({ objects, ...git }, tree)
    if (entry) found.set(name, `${entry.mode} ${entry.id}`)
  }
  return found
}
