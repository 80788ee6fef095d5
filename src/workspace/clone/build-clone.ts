import { randomUUID } from 'node:crypto'
import { appendFile, lstat, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { LONG_MS, runGit } from '../git/git.ts'
import type { ObjectReader } from '../git/object-reader.ts'
import { removeFolder } from '../git/remove-folder.ts'
import { objectsCall } from '../git/run-git-dir.ts'
import { withScratchFile } from '../git/scratch-file.ts'
import { treeOfCommit } from '../git/task-git.ts'
import { beginClone } from './begin-clone.ts'
import { copyIndex } from './copy-index.ts'
import { noteTreeOfIndex } from './own-index.ts'
import { type RunWorkspace, runBranch, runGitDir } from './run-workspace.ts'

export interface CloneContents {
  /** The commit or tree whose files are laid out. */
  readonly files: string
  /** The agent's branches, by name. The run's own is checked out and must be among them. */
  readonly branches: ReadonlyMap<string, string>
  readonly objectFormat: string
  readonly objects: ObjectReader
  readonly signal?: AbortSignal | undefined
}

/**
 * Makes the clone of a run: what `git clone --shared` makes, without a remote, without hooks from a template, and with
 * no branch but those given.
 *
 * It is built beside its place and renamed into it when it is whole, so a crash leaves either nothing or all of it.
 * Its i-node is written down before that: by it a second call knows the folder again as its own. A worker that wakes
 * after its lease may still build it while the next one does: each builds under a name of its own and adds its i-node,
 * so the first whole clone counts.
 */
export async function buildClone(workspace: RunWorkspace, contents: CloneContents): Promise<void> {
  const { folder, run, gitDir } = workspace
  const { signal } = contents
  await removeUnfinished(folder)
  const fresh = `${folder}${UNFINISHED}${randomUUID()}`
  const { objectFormat } = contents
  await beginClone({ fresh, gitDir, objectFormat, branch: runBranch(run), name: run, signal })
  const own = join(fresh, '.git')
  await writeFile(join(own, 'packed-refs'), packedRefs(contents.branches))
  await withScratchFile(runGitDir(workspace), async (index) => {
    const { cwd, env } = objectsCall({ ...workspace, folder: fresh })
    const call = { cwd, env: { ...env, GIT_INDEX_FILE: index }, signal }
    await runGit({ ...call, args: ['read-tree', '--reset', '-u', contents.files], limitMs: LONG_MS })
    const tree = await treeOfCommit(contents.objects, gitDir, contents.files)
    if (tree !== undefined) await noteTreeOfIndex(index, tree)
    await copyIndex(index, join(own, 'index'))
    await rename(index, join(runGitDir(workspace), 'index'))
  })
  await appendFile(inodeFile(workspace), `${(await lstat(fresh)).ino}\n`)
  try {
    await rename(fresh, folder)
  } catch (error) {
    await removeFolder(fresh)
    if (!(await isOwnClone(workspace))) throw error
  }
}

const UNFINISHED = '.new.'

/** What killed processes had begun to build. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(dirname(folder)).catch(() => [] as string[])
  const unfinished = names.filter((name) => name.startsWith(`${basename(folder)}${UNFINISHED}`))
  await Promise.all(unfinished.map((name) => removeFolder(join(dirname(folder), name))))
}

/** Whether the folder is one that `buildClone` put there for this run. */
export async function isOwnClone(workspace: RunWorkspace): Promise<boolean> {
  const found = await lstat(workspace.folder).catch(() => undefined)
  if (!found?.isDirectory()) return false
  const built = await readFile(inodeFile(workspace), 'utf8').catch(() => '')
  return built.split('\n').includes(String(found.ino))
}

const inodeFile = (workspace: RunWorkspace): string => join(runGitDir(workspace), 'inode')

function packedRefs(branches: ReadonlyMap<string, string>): string {
  const rows = [...branches].map(([name, commit]) => `${commit} refs/heads/${name}\n`)
  return `# pack-refs with: peeled fully-peeled sorted \n${rows.toSorted(byName).join('')}`
}

const byName = (a: string, b: string): number => Buffer.compare(Buffer.from(refOf(a)), Buffer.from(refOf(b)))
const refOf = (row: string): string => row.slice(row.indexOf(' '))
