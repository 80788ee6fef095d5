import { gitText } from '../git/git.ts'

const COMMITS = 400
/** A commit that touches more than this says nothing about two of its files. */
const MOST_FILES = 40
const LIMIT_MS = 10_000

/** The files of each of the newest commits; merges and commits of very many files are left out. */
export async function commitFiles(repository: string): Promise<readonly (readonly string[])[]> {
  const args = ['log', `-${COMMITS}`, '--no-merges', '--no-renames', '--name-only', '-z', '--format=%x01']
  // A repository without a commit has no history.
  const listed = await gitText({ cwd: repository, args, limitMs: LIMIT_MS }).catch(() => '')
  return listed
    .split('\u0001')
    .map((part) =>
      part
        .split('\0')
        .map((path) => path.replace(/^\n/, ''))
        .filter((path) => path !== ''),
    )
    .filter((files) => files.length > 1 && files.length <= MOST_FILES)
}
