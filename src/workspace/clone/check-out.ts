import { mkdir, readdir, realpath, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { LONG_MS, runGit } from '../git/git.ts'
import { withScratchFile } from '../git/scratch-file.ts'
import { type InRepository, openTaskGit, treeIn } from '../git/task-git.ts'
import { beginClone } from './begin-clone.ts'
import { copyIndex } from './copy-index.ts'
import { originUrl } from './origin-url.ts'

/**
 * A clone of one commit, for running checks on it: HEAD is that commit and no branch, every file is byte for byte its
 * blob, and there is no hook. Its `origin` has the address of the person's, which release tools and monorepo tools ask
 * for, and takes no push. It is renamed into its place when it is whole. Answers with the folder,
 * links on the way there resolved; `removeFolder` takes it away.
 */
export async function checkOut(
  where: InRepository & { readonly commit: string; readonly folder: string },
): Promise<string> {
  const { commit, signal } = where
  const git = await openTaskGit(where)
  await treeIn(git, commit, signal)
  const place = resolve(where.folder)
  await mkdir(dirname(place), { recursive: true })
  const folder = join(await realpath(dirname(place)), basename(place))
  await mustBeFree(folder, commit)
  const fresh = `${folder}.new`
  const { gitDir, objectFormat } = git.repository
  const origin = await originUrl(git.repository, signal)
  await beginClone({ fresh, gitDir, objectFormat, branch: 'none', name: 'Baton', origin, signal })
  await withScratchFile(git.folder, async (index) => {
    const env = { ...git.call.env, GIT_WORK_TREE: fresh, GIT_INDEX_FILE: index }
    const args = ['read-tree', '--reset', '-u', commit]
    await runGit({ cwd: git.folder, env, args, limitMs: LONG_MS, signal })
    await copyIndex(index, join(fresh, '.git', 'index'))
  })
  await writeFile(join(fresh, '.git', 'HEAD'), `${commit}\n`)
  await rename(fresh, folder)
  return folder
}

async function mustBeFree(folder: string, commit: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : ['?']))
  if (names.length > 0) throw BatonError.of('WORKSPACE_TAKEN', { folder, run: commit.slice(0, 12) })
}
