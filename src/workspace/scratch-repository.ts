import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git } from './git.ts'

/** Whoever has no name configured in git still gets commits, under a name that says where they come from. */
const IDENTITY = ['-c', 'user.name=Baton', '-c', 'user.email=baton@localhost']

/** A repository of its own under the temporary folder, with a first commit: nothing of anybody's is touched. */
export async function scratchRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'baton-run-'))
  await git(folder, ['init', '--quiet', '--initial-branch=main'])
  await writeFile(join(folder, 'README.md'), '# A rehearsal\n\nMade by `baton run`.\n')
  await commitAll(folder, 'chore: a repository for a rehearsal')
  return folder
}

/** Commits whatever changed, and answers with the commit; undefined when nothing did. */
export async function commitAll(folder: string, message: string): Promise<string | undefined> {
  await git(folder, ['add', '--all'])
  if ((await git(folder, ['status', '--porcelain'])).trim() === '') return undefined
  await git(folder, [...IDENTITY, 'commit', '--quiet', '--no-verify', '--message', message])
  return (await git(folder, ['rev-parse', 'HEAD'])).trim()
}
