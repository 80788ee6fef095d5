import { gitText, runGit } from '../git/git.ts'
import { withScratchFile } from '../git/scratch-file.ts'
import { type InRepository, openTaskGit } from '../git/task-git.ts'
import type { TreeEntry } from './tree-entries.ts'

/** A path and what is to lie there: an entry of another tree, a text as a plain file, or nothing. */
export interface PlacedEntry {
  readonly path: string
  readonly entry: TreeEntry | { readonly mode: string; readonly text: string } | null
}

/** A tree with other entries at some of its paths. A file that a folder stands in the way of replaces it. */
export async function withEntries(
  where: InRepository & { readonly tree: string; readonly entries: readonly PlacedEntry[] },
): Promise<string> {
  const { tree, entries, signal } = where
  if (entries.length === 0) return tree
  const git = await openTaskGit(where)
  const rows: string[] = []
  for (const { path, entry } of entries) {
    const id =
      entry && 'text' in entry
        ? await gitText({ ...git.call, args: ['hash-object', '-w', '--stdin'], input: entry.text, signal })
        : entry?.id
    rows.push(`${entry && id !== undefined ? `${entry.mode} ${id}` : `0 ${'0'.repeat(tree.length)}`}\t${path}\0`)
  }
  return withScratchFile(git.folder, async (index) => {
    const call = { ...git.call, env: { ...git.call.env, GIT_INDEX_FILE: index }, signal }
    await runGit({ ...call, args: ['read-tree', tree] })
    // What goes goes first, so that a folder of that name can come.
    const input = rows.toSorted((a, b) => Number(b.startsWith('0 ')) - Number(a.startsWith('0 '))).join('')
    await runGit({ ...call, args: ['update-index', '-z', '--add', '--replace', '--index-info'], input })
    return gitText({ ...call, args: ['write-tree'] })
  })
}
