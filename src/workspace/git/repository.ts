import { realpath } from 'node:fs/promises'
import { BatonError } from '../../protocol/baton-error.ts'
import { type GitCall, gitText, NO_CONFIGURATION, runGit } from './git.ts'
import { objectReader } from './object-reader.ts'
import { checkRefName, isCommitId } from './ref-name.ts'

/**
 * The person's repository. What Baton writes to it: objects, refs under `refs/baton/`, the branches of tasks, and, when
 * a person has approved, the target branch with the files that are checked out from it.
 */
export interface Repository {
  readonly path: string
  /** The git directory that all its worktrees share. */
  readonly gitDir: string
  readonly objectFormat: string
  /** The person's own list of ignored files outside the repository, where there is one. */
  readonly excludesFile: string | undefined
}

export async function openRepository(path: string, signal?: AbortSignal): Promise<Repository> {
  const cwd = await realpath(path).catch(() => {
    throw BatonError.of('NOT_A_REPOSITORY', { path, reason: { ko: '그런 폴더가 없음', en: 'there is no such folder' } })
  })
  const ask = (args: readonly string[], more: Partial<GitCall> = {}) => gitText({ cwd, args, signal, ...more })
  try {
    const answer = await ask(['rev-parse', '--path-format=absolute', '--show-object-format', '--git-common-dir'])
    const [objectFormat = 'sha1', gitDir = '', more] = answer.split('\n')
    // A list of alternates has one path a line, and cannot say such a one.
    if (more !== undefined) throw refused(path, { ko: '경로에 줄 바꿈이 있음', en: 'its path has a line break' })
    const excludes = await ask(['config', '--type=path', '--get', 'core.excludesFile'], { answers: [1] })
    return { path: cwd, gitDir, objectFormat, excludesFile: excludes === '' ? undefined : excludes }
  } catch (error) {
    if (!(error instanceof BatonError) || error.code !== 'GIT_FAILED') throw error
    const reason = String(error.values.reason)
    if (reason.includes('dubious ownership')) throw BatonError.of('REPOSITORY_NOT_YOURS', { path: cwd })
    throw refused(path, { ko: reason, en: reason })
  }
}

const refused = (path: string, reason: { ko: string; en: string }) =>
  BatonError.of('NOT_A_REPOSITORY', { path, reason })

/** The commit that a name stands for; undefined for the HEAD of a repository without commits. */
export async function resolveBase(repository: Repository, name = 'HEAD', signal?: AbortSignal) {
  if (name !== 'HEAD' && !isCommitId(name)) checkRefName(name)
  if (isCommitId(name) && (await objectReader(repository.gitDir)?.info(name))?.type === 'commit') return name
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]
  const { code, stdout } = await runGit({ cwd: repository.path, args, answers: [1, 128], signal })
  // Git 2.30 and later prints the marker itself back.
  const commit = stdout.toString().trim().split('\n').at(-1) ?? ''
  if (code === 0 && isCommitId(commit)) return commit
  if (name === 'HEAD') return undefined
  throw BatonError.of('COMMIT_NOT_FOUND', { repository: repository.path, name })
}

/** For reading and writing refs in it: its own configuration counts, nobody else's. */
export function refsCall(gitDir: string): Pick<GitCall, 'cwd' | 'env'> {
  return { cwd: gitDir, env: { ...NO_CONFIGURATION, GIT_DIR: gitDir } }
}
