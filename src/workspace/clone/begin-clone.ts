import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { NO_CONFIGURATION, runGit } from '../git/git.ts'
import { removeFolder } from '../git/remove-folder.ts'

export interface CloneBegin {
  /** Where it is built; whatever an earlier attempt left there is deleted. */
  readonly fresh: string
  /** The git directory whose objects it borrows. */
  readonly gitDir: string
  readonly objectFormat: string
  readonly branch: string
  /** Under which name commits are made in it. */
  readonly name: string
  readonly signal?: AbortSignal | undefined
}

/** A clone without files and without branches: it borrows its objects, has no remote, and no hooks from a template. */
export async function beginClone({ fresh, gitDir, objectFormat, branch, name, signal }: CloneBegin): Promise<void> {
  await removeFolder(fresh)
  await mkdir(dirname(fresh), { recursive: true })
  const args = ['init', '--quiet', '--template=', `--object-format=${objectFormat}`]
  const place = [`--initial-branch=${branch}`, '--', fresh]
  await runGit({ cwd: gitDir, env: NO_CONFIGURATION, args: [...args, ...place], signal })
  const own = join(fresh, '.git')
  await mkdir(join(own, 'objects', 'info'), { recursive: true })
  await writeFile(join(own, 'objects', 'info', 'alternates'), `${join(gitDir, 'objects')}\n`)
  // Without the list of where history was cut, the clone of a shallow repository is a broken one.
  const shallow = await readFile(join(gitDir, 'shallow')).catch(() => undefined)
  if (shallow) await writeFile(join(own, 'shallow'), shallow)
  await writeFile(join(own, 'config'), configuration(name), { flag: 'a' })
}

/** The agent can commit without a name of its own, and no git of its goes on collecting garbage after it has ended. */
function configuration(name: string): string {
  return `[user]\n\tname = ${name}\n\temail = baton@localhost\n[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n`
}
