import { gitText } from '../git/git.ts'

/** The files of a work tree that git tracks or would add: ignored ones are left out. */
export async function workTreeFiles(repository: string): Promise<readonly string[]> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = await gitText({ cwd: repository, args })
  return [...new Set(listed.split('\0').filter((path) => path !== ''))]
}
