import { runGit } from '../git/git.ts'
import { type InRepository, openTaskGit, treeIn } from '../git/task-git.ts'
import { withEntries } from './with-entries.ts'

export interface PapersOptions extends InRepository {
  readonly tree: string
  /** The tree from before, whose files of these names stay. */
  readonly from: string
  /** Files at the root. */
  readonly papers: readonly string[]
}

/** A tree without what was written for Baton alone. A project that has such files of its own keeps its own. */
export async function withoutPapers(options: PapersOptions): Promise<string> {
  const { papers, signal } = options
  const git = await openTaskGit(options)
  const before = await rootEntries(git.call, await treeIn(git, options.from, signal), papers)
  const now = await rootEntries(git.call, await treeIn(git, options.tree, signal), papers)
  const changed = papers.filter((name) => before.get(name) !== now.get(name))
  const entries = changed.map((path) => {
    const [mode = '', id = ''] = before.get(path)?.split(' ') ?? []
    return { path, entry: mode === '' ? null : { mode, id } }
  })
  return withEntries({ repository: options.repository, tree: options.tree, entries, signal })
}

/** Mode and id of the files of these names, as `update-index` reads them. */
async function rootEntries(
  call: Parameters<typeof runGit>[0] extends infer Call ? Omit<Call, 'args'> : never,
  tree: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { stdout } = await runGit({
    ...call,
    args: ['--literal-pathspecs', 'ls-tree', '-z', tree, '--', ...names],
  } as Parameters<typeof runGit>[0])
  const rows = stdout
    .toString()
    .split('\0')
    .filter((row) => row !== '')
  return new Map(
    rows.map((row) => {
      const [head = '', name = ''] = row.split('\t')
      const [mode = '', , id = ''] = head.split(' ')
      return [name, `${mode} ${id}`]
    }),
  )
}
