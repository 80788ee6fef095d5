import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { split } from '../checkpoint/stage-files.ts'
import type { Checkout } from '../clone/checkouts.ts'
import { copyIndex } from '../clone/copy-index.ts'
import { lookInside } from '../clone/look-inside.ts'
import { gitText, LONG_MS, runGit } from '../git/git.ts'
import type { Call } from '../git/run-git-dir.ts'

/**
 * Lets the index and the files of a person's folder go along when its branch moves from one commit to another.
 *
 * Owns: what is in the way, and the order of files and index. Does not own: the ref, and the lock on the index, which
 * the caller holds (`advance-branch.ts`).
 *
 * 1. It is the person's own checkout, so their configuration counts: line ends, filters, a sparse checkout. No hooks.
 * 2. It works on a copy of the index, which takes the place of the index once all files are written. Until then a
 *    crash leaves the old index, and files of which some are already the new ones.
 * 3. So a file that already is what it shall become is never in the way. Every other change of the person's to a file
 *    that differs between the two commits is, and then nothing at all is changed. So is a file that was cut off while
 *    it was written: nobody but the person can tell it from an edit.
 */
export interface Following {
  readonly checkout: Checkout
  readonly from: string
  readonly to: string
  /** A path for the copy of the index, on the same file system. */
  readonly scratch: string
  readonly signal?: AbortSignal | undefined
}

export interface Prepared {
  /** The files that are in the way. */
  readonly inTheWay: readonly string[]
  /** The commit or tree that index and files have in common with the way to go. */
  readonly start: string
}

/** Readies the copy of the index, in which what is done already counts as done. */
export async function prepareToFollow(following: Following): Promise<Prepared> {
  const { checkout, from, to, scratch, signal } = following
  const call = callIn(checkout, scratch)
  // Without an index everything counts as deleted by the person, and is in the way.
  await copyIndex(join(checkout.gitDir, 'index'), scratch).catch(() => undefined)
  // It answers 1 where a file has changed.
  await runGit({ ...call, args: ['update-index', '-q', '--refresh'], answers: [1], limitMs: LONG_MS, signal })
  const list = async (...args: string[]) => names((await runGit({ ...call, args, signal })).stdout)
  const unmerged = await list('diff-files', '-z', '--name-only', '--diff-filter=U')
  if (unmerged.length > 0) return { inTheWay: inOrder(unmerged), start: from }
  const notFrom = new Set(await differing(call, from, signal))
  const notTo = new Set(await differing(call, to, signal))
  const edited = new Set(await list('diff-files', '-z', '--name-only', '--no-renames', '--ignore-submodules=all'))
  const changes = await changesBetween(call, from, to, signal)
  const leaving = new Set(changes.filter(({ kind }) => kind === 'D').map(({ path }) => path))
  const look = lookInside(checkout.folder)
  const inTheWay: string[] = []
  const gone: string[] = []
  const perhapsDone: string[] = []
  for (const { path, kind, link } of changes) {
    if (!notTo.has(path)) continue
    if (notFrom.has(path)) {
      inTheWay.push(path)
      continue
    }
    if (kind !== 'A' && !edited.has(path)) continue
    const found = (await look(Buffer.from(path))).kind
    const absent = found === 'missing' || found === 'directory'
    if (link && absent) continue
    if (kind === 'D' && absent) gone.push(path)
    else if (kind === 'A' && found === 'directory') inTheWay.push(...(await strangersIn(call, path)))
    else if (kind === 'A' && found === 'missing') inTheWay.push(...(await strangerAbove(look, path, leaving)))
    else if (kind !== 'D' && (found === 'file' || found === 'symlink')) perhapsDone.push(path)
    else if (found !== 'missing') inTheWay.push(path)
  }
  await take(call, ['--force-remove'], gone, signal)
  await take(call, ['--add', '--replace'], perhapsDone, signal)
  const left = new Set(await differing(call, to, signal))
  inTheWay.push(...perhapsDone.filter((path) => left.has(path)))
  const done = changes.filter(({ path }) => !left.has(path))
  return { inTheWay: inOrder(inTheWay), start: done.length === 0 ? from : await halfWay(following, done) }
}

/** Writes the files, then puts the index in its place. Only after `prepareToFollow` found nothing in the way. */
export async function follow({ checkout, to, scratch, signal }: Following, start: string): Promise<void> {
  const args = ['read-tree', '-m', '-u', start, to]
  await runGit({ ...callIn(checkout, scratch), args, limitMs: LONG_MS, signal })
  await rename(scratch, join(checkout.gitDir, 'index'))
}

async function take(call: Call, how: readonly string[], paths: readonly string[], signal?: AbortSignal) {
  if (paths.length === 0) return
  const args = ['update-index', '-z', ...how, '--stdin']
  await runGit({ ...call, args, input: `${paths.join('\0')}\0`, limitMs: LONG_MS, signal })
}

/** The tree between the two commits that has been reached already: from there git finds nothing that surprises it. */
async function halfWay({ checkout, from, scratch, signal }: Following, done: readonly Change[]): Promise<string> {
  const index = `${scratch}-half`
  const call = callIn(checkout, index)
  try {
    await runGit({ ...call, args: ['read-tree', from], signal })
    const rows = (some: readonly Change[]) => some.map(({ path, mode, id }) => `${mode} ${id}\t${path}\0`).join('')
    // What goes makes room first: a file may stand where a folder was.
    const [leaving, coming] = [done.filter(({ kind }) => kind === 'D'), done.filter(({ kind }) => kind !== 'D')]
    const args = ['update-index', '-z', '--replace', '--index-info']
    await runGit({ ...call, args, input: rows(leaving) + rows(coming), signal })
    return await gitText({ ...call, args: ['write-tree'], signal })
  } finally {
    await rm(index, { force: true })
  }
}

/** Whether none of what differs between the two commits is in the index yet. */
export async function isLeftBehind({ checkout, from, to, signal }: Omit<Following, 'scratch'>): Promise<boolean> {
  const call = callIn(checkout, join(checkout.gitDir, 'index'))
  const changed = new Set((await changesBetween(call, from, to, signal)).map(({ path }) => path))
  return changed.size > 0 && !(await differing(call, from, signal)).some((path) => changed.has(path))
}

function callIn({ folder, gitDir }: Checkout, index: string): Call {
  return { cwd: folder, env: { GIT_DIR: gitDir, GIT_WORK_TREE: folder, GIT_INDEX_FILE: index } }
}

interface Change {
  readonly path: string
  readonly kind: string
  /** What it is in the later commit; zeros where it is gone. */
  readonly mode: string
  readonly id: string
  /** A submodule before or after: git leaves the folder of one alone. */
  readonly link: boolean
}

async function changesBetween(call: Call, from: string, to: string, signal?: AbortSignal): Promise<Change[]> {
  const args = ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', from, to]
  const parts = names((await runGit({ ...call, args, signal })).stdout)
  return parts.flatMap((row, at) => {
    if (at % 2 === 1) return []
    const [before = '', mode = '', , id = '', kind = ''] = row.slice(1).split(' ')
    return [{ path: parts[at + 1] ?? '', kind, mode, id, link: before === '160000' || mode === '160000' }]
  })
}

/** Paths at which the index is not what a commit has. */
async function differing(call: Call, commit: string, signal?: AbortSignal): Promise<string[]> {
  const args = ['diff-index', '--cached', '-z', '--name-only', '--no-renames', '--ignore-submodules=none', commit, '--']
  return names((await runGit({ ...call, args, signal })).stdout)
}

/** Files in a folder that git does not know, ignored ones too. */
async function strangersIn(call: Call, folder: string): Promise<string[]> {
  const args = ['--literal-pathspecs', 'ls-files', '-z', '--others', '--', folder]
  return names((await runGit({ ...call, args })).stdout)
}

/** A file or a link where a folder has to be, unless it goes with the other files of the commit. */
async function strangerAbove(look: ReturnType<typeof lookInside>, path: string, leaving: ReadonlySet<string>) {
  for (let above = dirname(path); above !== '.'; above = dirname(above)) {
    const { kind } = await look(Buffer.from(above))
    if (kind === 'directory') return []
    if (kind !== 'missing') return leaving.has(above) ? [] : [above]
  }
  return []
}

const names = (bytes: Buffer): string[] => split(bytes).map((path) => path.toString())
const inOrder = (paths: readonly string[]): string[] => [...new Set(paths)].toSorted()
