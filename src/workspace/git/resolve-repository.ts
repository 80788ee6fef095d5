import { BatonError } from '../../protocol/baton-error.ts'
import { openRepository } from './repository.ts'
import { openTaskGit, treeIn } from './task-git.ts'

/** A repository as a record remembers it: by a path, which a move or a copy makes wrong. */
interface RecordedRepository {
  readonly repository: string
  /** A commit of the work in it. */
  readonly base: string | null
  /** Whether it was the repository in which the store lies; unknown in records of earlier versions. */
  readonly store_repository?: boolean | undefined
}

export type RepositoryOf = (recorded: RecordedRepository) => Promise<string>

/** For a store that lies in no repository: what was recorded counts. */
export const asRecorded: RepositoryOf = async ({ repository }) => repository

/**
 * Finds the repository of a record from where the store lies, so that a moved repository goes on and a copied one
 * works on itself and never on the original.
 *
 * 1. The recorded path counts while it belongs to the repository of the store, linked worktrees included, and for work
 *    that was begun in another repository than that of the store.
 * 2. Else it is the repository of the store, if that has the commit on record. If not, nothing is done there.
 */
export function repositoryResolver(storeRepository: string | undefined): RepositoryOf {
  if (storeRepository === undefined) return asRecorded
  const known = new Map<string, string>()
  return async (recorded) => {
    const { repository, base, store_repository: own } = recorded
    if (repository === storeRepository || own === false) return repository
    const key = `${repository}\0${base}\0${own}`
    const before = known.get(key)
    if (before !== undefined) return before
    const found = await resolve(recorded, storeRepository)
    known.set(key, found)
    return found
  }
}

async function resolve({ repository, base, store_repository }: RecordedRepository, storeRepository: string) {
  const recorded = await gitDirOf(repository)
  if (recorded !== undefined && recorded === (await gitDirOf(storeRepository))) return repository
  const isThere = base === null ? store_repository === true : await hasCommit(storeRepository, base)
  if (isThere) return storeRepository
  if (recorded !== undefined && store_repository === undefined) return repository
  throw BatonError.of('REPOSITORY_MISMATCH', { expected: repository, found: storeRepository, commit: base ?? '-' })
}

/** Undefined where there is no repository; whatever else is wrong with one is said when it is used. */
async function gitDirOf(path: string): Promise<string | undefined> {
  try {
    return (await openRepository(path)).gitDir
  } catch (error) {
    if (error instanceof BatonError && error.code === 'NOT_A_REPOSITORY') return undefined
    throw error
  }
}

async function hasCommit(repository: string, commit: string): Promise<boolean> {
  try {
    await treeIn(await openTaskGit({ repository }), commit)
    return true
  } catch (error) {
    if (error instanceof BatonError && (error.code === 'COMMIT_NOT_FOUND' || error.code === 'NOT_A_REPOSITORY'))
      return false
    throw error
  }
}
