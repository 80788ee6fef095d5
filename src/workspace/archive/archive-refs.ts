import { BatonError } from '../../protocol/baton-error.ts'
import { runGit } from '../git/git.ts'
import { withScratchFile } from '../git/scratch-file.ts'
import { readRef, swapRef, swapRefs } from '../git/swap-ref.ts'
import { type InRepository, openTaskGit, type TaskGit } from '../git/task-git.ts'
import { writeCommit } from '../tree/write-commit.ts'
import { ARCHIVE_REF, archivedRef, archivePath } from './archive-path.ts'

/**
 * Packs refs of closed tasks into one: `refs/baton/archive`.
 *
 * Owns: the commits of the archive, and the deletion of refs that it holds. Does not own: which refs may go
 * (`engine/garbage/pack-task-refs.ts`), and the fallback of readers (`read-archive.ts`).
 *
 * 1. The archive is a line of commits. The tree of the newest one has an entry for each archived ref, by its name, whose
 *    id is the commit that the ref stood for. The parents are the archive before and the commits that were added, so
 *    git keeps all of them.
 * 2. First the archive is moved, by compare-and-swap, then the refs are deleted, each only from the commit that the
 *    archive has for it. A process that is killed in between leaves both; the next call deletes the refs.
 * 3. A ref that moved meanwhile stays, and so does one whose commit is not there.
 */
export async function archiveRefs(where: ToArchive): Promise<number> {
  await addToArchive(where)
  return dropArchived(where)
}

export interface ToArchive extends InRepository {
  /** Whole names below `refs/baton/`, with the commits that they stand for. */
  readonly refs: ReadonlyMap<string, string>
  /** `TASK-…` */
  readonly task: string
  /** ISO 8601; the date of the commit. */
  readonly at: string
}

/** So many refs become parents of one commit; more make several. */
const MOST_PARENTS = 500
/** Another process moved the archive so often in between: something else is wrong. */
const MOST_TRIES = 20

/** The first step. Safe to repeat: refs that the archive has already make no commit. */
export async function addToArchive(where: ToArchive): Promise<void> {
  const git = await openTaskGit(where)
  const there = await commitsOf(git, where.refs)
  for (let at = 0; at < there.length; at += MOST_PARENTS) await addSome(git, there.slice(at, at + MOST_PARENTS), where)
}

/** The second step: deletes the refs that the archive has with the same commit. Returns how many. */
export async function dropArchived(where: Pick<ToArchive, 'repository' | 'refs' | 'signal'>): Promise<number> {
  const git = await openTaskGit(where)
  const { gitDir } = git.repository
  const archive = await readRef(gitDir, ARCHIVE_REF, where.signal)
  if (archive === null) return 0
  const wanted = [...where.refs]
  const held = await Promise.all(wanted.map(([ref]) => git.objects.info(`${archive}:${archivePath(ref)}`)))
  const swaps = wanted.flatMap(([ref, from], at) => (held[at]?.id === from ? [{ ref, from, to: null }] : []))
  if (swaps.length === 0) return 0
  return (await swapRefs(gitDir, swaps, where.signal)) ? swaps.length : 0
}

type Entry = readonly [ref: string, commit: string]

async function commitsOf({ objects }: TaskGit, refs: ReadonlyMap<string, string>): Promise<Entry[]> {
  const all = [...refs]
  const found = await Promise.all(all.map(([, id]) => objects.info(id)))
  return all.filter(([ref], at) => found[at]?.type === 'commit' && archivedRef(archivePath(ref)) === ref)
}

async function addSome(git: TaskGit, entries: readonly Entry[], { task, at, signal }: ToArchive): Promise<void> {
  const { gitDir } = git.repository
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = await readRef(gitDir, ARCHIVE_REF, signal)
    const tree = await treeWith(git, before, entries, signal)
    if (before !== null && (await git.objects.info(`${before}^{tree}`))?.id === tree) return
    const parents = [...(before === null ? [] : [before]), ...entries.map(([, commit]) => commit)]
    const message = `[baton] ${task}: refs archived`
    const commit = await writeCommit(git, { tree, parents, message, at }, signal)
    if (await swapRef(gitDir, { ref: ARCHIVE_REF, from: before, to: commit }, signal)) return
  }
  throw BatonError.of('INTERNAL', { reason: `${ARCHIVE_REF} is moved all the time` })
}

/** The tree of the archive with more entries, made by git in an index of its own. */
async function treeWith(git: TaskGit, before: string | null, entries: readonly Entry[], signal?: AbortSignal) {
  const lines = entries.map(([ref, commit]) => `160000 ${commit}\t${archivePath(ref)}\0`)
  return withScratchFile(git.folder, async (index) => {
    const call = { ...git.call, env: { ...git.call.env, GIT_INDEX_FILE: index }, signal }
    if (before !== null) await runGit({ ...call, args: ['read-tree', before] })
    // `--replace`: a branch of an agent may stand where an earlier attempt had a folder of branches.
    await runGit({ ...call, args: ['update-index', '-z', '--replace', '--index-info'], input: lines.join('') })
    return (await runGit({ ...call, args: ['write-tree'] })).stdout.toString().trim()
  })
}
