import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
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
  /** The address of its `origin`, for programs that ask where the project lives; absent: no remote. */
  readonly origin?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** A clone without files and without branches: it borrows its objects and has no hooks from a template. */
export async function beginClone(begin: CloneBegin): Promise<void> {
  const { fresh, gitDir, objectFormat, branch, name, origin, signal } = begin
  await removeFolder(fresh)
  await mkdir(dirname(fresh), { recursive: true })
  const own = join(fresh, '.git')
  const core = await coreConfiguration(fresh, { gitDir, objectFormat, signal })
  for (const name of FOLDERS) await mkdir(join(own, name), { recursive: true })
  await writeFile(join(own, 'HEAD'), `ref: refs/heads/${branch}\n`)
  await writeFile(join(own, 'objects', 'info', 'alternates'), `${join(gitDir, 'objects')}\n`)
  // Without the list of where history was cut, the clone of a shallow repository is a broken one.
  const shallow = await readFile(join(gitDir, 'shallow')).catch(() => undefined)
  if (shallow) await writeFile(join(own, 'shallow'), shallow)
  await writeFile(join(own, 'config'), `${core}${configuration(name)}${remote(origin)}`)
}

/** What `git init` makes without a template, besides HEAD and its configuration. */
const FOLDERS = ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']

const known = new Map<string, string>()

/**
 * What git writes into the configuration of a new repository on this file system: whether modes and links are kept, and
 * the letters of names. Git finds that out by trying, so it is asked once for each file system.
 */
async function coreConfiguration(
  fresh: string,
  { gitDir, objectFormat, signal }: Pick<CloneBegin, 'gitDir' | 'objectFormat' | 'signal'>,
): Promise<string> {
  const { dev } = await stat(dirname(fresh))
  const key = `${dev} ${objectFormat}`
  const before = known.get(key)
  if (before !== undefined) return before
  const args = ['init', '--quiet', '--template=', `--object-format=${objectFormat}`, '--initial-branch=none']
  await runGit({ cwd: gitDir, env: NO_CONFIGURATION, args: [...args, '--', fresh], signal })
  const found = await readFile(join(fresh, '.git', 'config'), 'utf8')
  known.set(key, found)
  return found
}

/** The agent can commit without a name of its own, and no git of its goes on collecting garbage after it has ended. */
function configuration(name: string): string {
  return `[user]\n\tname = ${name}\n\temail = baton@localhost\n[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n`
}

/** Nothing is pushed there, whatever a program tries. */
const remote = (url: string | undefined): string =>
  url === undefined
    ? ''
    : `[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n\tpushurl = disabled://baton\n`
