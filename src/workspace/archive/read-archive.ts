import { split } from '../checkpoint/stage-files.ts'
import { runGit } from '../git/git.ts'
import { objectReader } from '../git/object-reader.ts'
import { refsCall } from '../git/repository.ts'
import { readRef } from '../git/swap-ref.ts'
import { ARCHIVE_REF, archivedRef, archivePath } from './archive-path.ts'

/**
 * Returns the archived refs below a prefix that ends with a slash, by their whole names, with the commits that they
 * stood for. A caller that also reads the refs themselves reads those first: a ref is archived before it is deleted.
 */
export async function readArchive(
  gitDir: string,
  prefix: string,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const archive = await readRef(gitDir, ARCHIVE_REF, signal)
  if (archive === null) return NOTHING
  const folder = archivePath(prefix)
  const tree = `${archive}:${folder.replace(/\/$/, '')}`
  // Most runs that are asked for are not archived: the reader says so without a process.
  const reader = objectReader(gitDir)
  if (reader && (await reader.info(tree))?.type !== 'tree') return NOTHING
  const args = ['ls-tree', '-r', '-z', '--full-tree', tree]
  const { code, stdout } = await runGit({ ...refsCall(gitDir), args, answers: [128], signal })
  if (code !== 0) return NOTHING
  return new Map(split(stdout).map((row) => entryOf(row.toString(), folder)))
}

const NOTHING: ReadonlyMap<string, string> = new Map()

/** `160000 commit <id>\t<path>` */
function entryOf(row: string, folder: string): readonly [string, string] {
  const tab = row.indexOf('\t')
  const [, , id = ''] = row.slice(0, tab).split(' ')
  return [archivedRef(folder + row.slice(tab + 1)), id]
}
