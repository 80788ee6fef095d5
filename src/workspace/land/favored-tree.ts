import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runGit } from '../git/git.ts'
import { commonAncestor, type InRepository, openTaskGit, type TaskGit, treeIn } from '../git/task-git.ts'
import { writeObject } from '../git/write-object.ts'
import { anyEntryAt, entryAt, type TreeEntry } from '../tree/tree-object.ts'
import { type PlacedEntry, withEntries } from '../tree/with-entries.ts'
import { parses } from './parses.ts'

export interface Favored extends InRepository {
  readonly ours: string
  readonly theirs: string
  /** The merged tree with markers, and the files in conflict. */
  readonly tree: string
  readonly files: readonly string[]
  readonly favor: 'ours' | 'theirs' | 'union'
}

/**
 * A merged tree in which the lines in conflict are settled by one side, or kept of both. A file without lines, such as
 * one that a side deleted, is taken whole from the side, and so is a name that is a file on one side and a folder on the
 * other. Both sides of these cannot be kept (undefined), nor those of a
 * file that would not parse with them.
 */
export async function favoredTree(merge: Favored): Promise<string | undefined> {
  const { ours, theirs, tree, files, favor, signal } = merge
  const git = await openTaskGit(merge)
  const base = await commonAncestor(git, ours, theirs, signal)
  if (base === undefined || base === null) return undefined
  const trees = await Promise.all([base, ours, theirs].map((one) => treeIn(git, one, signal)))
  const entries: PlacedEntry[] = []
  for (const path of files) {
    const [before, own, other] = await Promise.all(trees.map((one) => entryAt(git.objects, one, path)))
    if (!before && !own && !other) {
      const name = collidingName(path, [ours, theirs])
      if (name === undefined || favor === 'union') return undefined
      const entry = await anyEntryAt(git.objects, trees[favor === 'ours' ? 1 : 2] ?? '', name)
      entries.push({ path, entry: null }, { path: name, entry: entry ?? null })
      continue
    }
    const merged = own && other ? await mergedFile(git, [before ?? null, own, other], { favor, path }) : undefined
    if (merged === undefined && favor === 'union') return undefined
    entries.push({ path, entry: merged ?? ((favor === 'ours' ? own : other) || null) })
  }
  return withEntries({ repository: merge.repository, tree, entries, signal })
}

/** A file whose name is a folder of the other side is called `name~commit` by the merge; the commit is its side. */
export function collidingName(path: string, commits: readonly string[]): string | undefined {
  const [, name, commit = ''] = /^(.+)~([0-9a-f]{40,64})(?:_\d+)?$/s.exec(path) ?? []
  return commits.includes(commit) ? name : undefined
}

const EMPTY = Buffer.alloc(0)
/** `git merge-file` ends with the number of conflicts, which is none with a favour, or 255. */
const FAILED = 255

async function mergedFile(
  git: TaskGit,
  [before, own, other]: readonly [TreeEntry | null, TreeEntry, TreeEntry],
  { favor, path }: { readonly favor: Favored['favor']; readonly path: string },
): Promise<TreeEntry | undefined> {
  const isFile = ({ mode }: TreeEntry) => mode.startsWith('100')
  if (!isFile(own) || !isFile(other)) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'baton-merge-'))
  try {
    const paths = ['ours', 'base', 'theirs'].map((name) => join(folder, name)) as [string, string, string]
    const blobs = [own, before && isFile(before) ? before : null, other]
    for (const [at, entry] of blobs.entries()) {
      await writeFile(paths[at] ?? '', entry ? await blobOf(git, entry.id) : EMPTY)
    }
    const args = ['merge-file', '-p', `--${favor}`, ...paths]
    const { code, stdout } = await runGit({ ...git.call, args, answers: [FAILED] })
    if (code === FAILED) return undefined
    if (favor === 'union' && !(await parses(path, stdout.toString()))) return undefined
    return { mode: own.mode, id: await writeObject(git.repository, 'blob', stdout) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function blobOf({ call }: TaskGit, id: string): Promise<Buffer> {
  return (await runGit({ ...call, args: ['cat-file', 'blob', id] })).stdout
}
