import { split } from '../checkpoint/stage-files.ts'
import { LONG_MS, runGit } from './git.ts'
import { isCommitId } from './ref-name.ts'
import { type InRepository, notFound, openTaskGit } from './task-git.ts'

export interface LaterCommit {
  readonly commit: string
  readonly subject: string
  /** The task that was merged with it; null where Baton did not make it. */
  readonly task_id: string | null
}

/** The commits of a branch after one of its commits, or those that changed one of the files, the newest first. A merge counts as one. */
export async function laterCommits(
  where: InRepository & { readonly after: string; readonly tip: string; readonly files?: readonly string[] },
): Promise<readonly LaterCommit[]> {
  const { after, tip, files = [], signal } = where
  const git = await openTaskGit(where)
  for (const id of [after, tip]) if (!isCommitId(id)) throw notFound(git, id)
  const paths = files.slice(0, MOST_FILES)
  const args = [...['--literal-pathspecs', 'log', '-z', '--first-parent'], '--format=%H%n%B', tip, `^${after}`, '--']
  const { stdout } = await runGit({ ...git.call, args: [...args, ...paths], limitMs: LONG_MS, signal })
  return split(stdout).map((row) => {
    const [commit = '', subject = '', ...body] = row.toString().split('\n')
    const named = body.findLast((line) => line.startsWith('Baton-Task: '))?.slice('Baton-Task: '.length)
    return { commit, subject, task_id: named ?? null }
  })
}

/** More do not fit on a command line everywhere; the refusal names the files of the conflict, which are few. */
const MOST_FILES = 500
