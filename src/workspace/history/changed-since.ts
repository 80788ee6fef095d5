import { gitText } from '../git/git.ts'

export interface ChangedSince {
  readonly commit: string
  readonly day: string
}

const LIMIT_MS = 5_000

/** The newest commit that changed a line with these words in a file; undefined where it is not committed, or git cannot say. */
export async function changedSince(
  repository: string,
  { path, words }: { readonly path: string; readonly words: string },
): Promise<ChangedSince | undefined> {
  const pattern = words.replace(/[.[\]{}()*+?^$|\\]/g, '\\$&')
  const args = [
    'log',
    '-1',
    '--format=%h %cs',
    '--extended-regexp',
    `-G${pattern}`,
    '--end-of-options',
    'HEAD',
    '--',
    path,
  ]
  const line = await gitText({ cwd: repository, args, limitMs: LIMIT_MS }).catch(() => '')
  const [commit = '', day = ''] = line.split(' ')
  return commit === '' ? undefined : { commit, day }
}

/** The file as the newest commit has it; undefined where there is none. */
export async function committedText(repository: string, path: string): Promise<string | undefined> {
  return gitText({ cwd: repository, args: ['show', '--end-of-options', `HEAD:${path}`] }).catch(() => undefined)
}

/** First lines of the newest commits. */
export async function newestSubjects(repository: string, most: number): Promise<readonly string[]> {
  const listed = await gitText({ cwd: repository, args: ['log', `-${most}`, '--format=%s'] }).catch(() => '')
  return listed.split('\n').filter((line) => line !== '')
}
