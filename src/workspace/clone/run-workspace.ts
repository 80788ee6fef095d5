import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { checkRunId } from '../git/ref-name.ts'

/**
 * Where one run works: a clone of its own that borrows the objects of the person's repository. Plain values; they can
 * be stored and taken up again by `reopenRunWorkspace`.
 *
 * Everything in `folder` is the agent's and is believed by nobody: not its files, and least of all its `.git`.
 */
export interface RunWorkspace {
  /** The person's repository, as a path. */
  readonly repository: string
  /** The git directory that all worktrees of the repository share. */
  readonly gitDir: string
  readonly folder: string
  readonly run: string
  /** The commit that the run started from. */
  readonly base: string
}

/** What Baton keeps for a run beside the refs: its index and the git directory that it works with. */
export function runGitDir({ gitDir, run }: Pick<RunWorkspace, 'gitDir' | 'run'>): string {
  return join(gitDir, 'baton', 'runs', checkRunId(run))
}

export const runBranch = (run: string): string => `baton/${checkRunId(run)}`

/**
 * For the agent's process: its git looks for a repository no higher than the workspace. Without it, an agent that
 * loses its `.git` would work on whatever repository lies above, which may be the person's.
 */
export function agentGitEnvironment({ folder }: RunWorkspace): Readonly<Record<string, string>> {
  return { GIT_CEILING_DIRECTORIES: join(folder, '..'), GIT_TERMINAL_PROMPT: '0' }
}

/** A folder that was replaced by a link is as good as gone: nothing of it is read or written. */
export async function isInPlace({ folder }: Pick<RunWorkspace, 'folder'>): Promise<boolean> {
  return (await lstat(folder).catch(() => undefined))?.isDirectory() ?? false
}

export async function mustBeInPlace({ folder, run }: RunWorkspace): Promise<void> {
  if (!(await isInPlace({ folder }))) throw BatonError.of('WORKSPACE_GONE', { run, folder })
}
