import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gitText } from './git.ts'

/** Without a configured git name, commits get a name that says that they come from Baton. */
const IDENTITY = ['-c', 'user.name=Baton', '-c', 'user.email=baton@localhost']

/** By which a scratch repository is known again. */
export const SCRATCH_MARK = 'baton-run-'

const PACKAGE = { name: 'rehearsal', private: true, type: 'module', scripts: { test: 'node --test' } }

/** A repository of its own under the temporary folder, with a first commit: nothing of anybody's is touched. */
export async function scratchRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), SCRATCH_MARK))
  await gitText({ cwd: folder, args: ['init', '--quiet', '--initial-branch=main'] })
  await writeFile(join(folder, 'README.md'), '# A rehearsal\n\nMade by `baton run`.\n')
  // There from the start: a project file that an agent makes would count as a change of what the checks consist of.
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(PACKAGE, null, 2)}\n`)
  await commitAll(folder, 'chore: a repository for a rehearsal')
  return folder
}

/** Commits whatever changed, and answers with the commit; undefined when nothing did. */
async function commitAll(folder: string, message: string): Promise<string | undefined> {
  const git = (...args: string[]) => gitText({ cwd: folder, args })
  await git('add', '--all')
  if ((await git('status', '--porcelain')) === '') return undefined
  await git(...IDENTITY, 'commit', '--quiet', '--no-verify', '--message', message)
  return git('rev-parse', 'HEAD')
}
