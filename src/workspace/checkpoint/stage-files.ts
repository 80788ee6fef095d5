import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { isDocument } from '../../protocol/documents/asked-documents.ts'
import { checkWorkspacePath } from '../../protocol/handoff-document/workspace-path.ts'
import { embeddedFiles } from '../clone/embedded-files.ts'
import { type Look, lookInside, readInside } from '../clone/look-inside.ts'
import { indexLinks, treeOfIndex } from '../clone/own-index.ts'
import type { RunWorkspace } from '../clone/run-workspace.ts'
import { type GitAnswer, LONG_MS, runGit } from '../git/git.ts'
import { objectReader } from '../git/object-reader.ts'
import { type Call, withIndex } from '../git/run-git-dir.ts'
import { ignoredAskedFiles } from './asked-files.ts'
import { isBelow, readPathNotes } from './path-notes.ts'
import { holdsToken, isSecretLike, mayHoldToken } from './secret-like.ts'
import type { Skipped } from './skipped.ts'

export interface StageOptions {
  /** Of this tree is the index where there is none yet. */
  readonly start: string
  readonly fileBytes?: number
  /** Documents that the agent says it has written: taken even if git ignores them. */
  readonly named?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
}

export const FILE_BYTES = 32 * 1024 * 1024

/**
 * Takes the files of the workspace into Baton's own index, and answers with their tree.
 *
 * 1. Git says what differs and what is ignored; what may go in is decided here, by looking at each file without
 *    following links; git then takes exactly those. Nothing is taken by a pattern.
 * 2. What is left out is in `skipped`, ignored files aside. A tracked file that may not go in keeps its last version.
 * 3. Git never looks into a submodule or an embedded repository: to see whether one is dirty it would start a second
 *    git in there, with that repository's configuration. The files of an embedded repository go in like any others,
 *    its history does not; submodules and worktrees are left out whole.
 * 4. What belongs to the setup of the clone is as if git ignored it; documents that Baton asks for are as if it did not
 *    (`path-notes.ts`).
 */
export async function stageFiles(workspace: RunWorkspace, options: StageOptions) {
  const { start, signal, fileBytes = FILE_BYTES, named = [] } = options
  const notes = await readPathNotes(workspace)
  const setup = new Set(notes.setup)
  const asked = [...notes.asked, ...named.map((path) => path.replace(/^(?:\.\/)+/, '')).filter(isPlainDocument)]
  // Arguments of git, so that it does not look into large folders at all; the rest is taken out below.
  const exclude = notes.setup.slice(0, MOST_EXCLUDED).map(exclusionOf)
  const isWork = (path: Buffer) => setup.size === 0 || !isBelow(path.toString().replace(/\/$/, ''), setup)
  return withIndex(workspace, start, async (call) => {
    const { folder } = workspace
    const git = (...args: string[]) => runGit({ ...call, args: [...HASH_ONLY, ...args], limitMs: LONG_MS, signal })
    const links =
      (await indexLinks(call.env?.GIT_INDEX_FILE ?? '', start.length / 2)) ?? (await listedLinks(call, signal))
    const { changed, untracked: all, warnings } = await (links.length > 0 ? apart : together)(git, exclude)
    const untracked = all.filter(isWork)
    const skipped: Skipped[] = [...closedFolders(warnings), ...(await filledSubmodules(folder, links))]
    const embedded = await embeddedFiles(folder, call, untracked.filter(isFolder), signal)
    skipped.push(...embedded.skipped)
    const look = lookInside(folder)
    const gone: Buffer[] = []
    const taken: Buffer[] = []
    const judge = async (path: Buffer, tracked: boolean) => {
      const found = await look(path)
      const absent = found.kind === 'missing' || found.kind === 'directory'
      if (tracked && (absent || found.kind === 'special_file')) gone.push(path)
      if (absent) return
      const why = await reasonToSkip(folder, path, found, fileBytes)
      if (why) skipped.push({ path: path.toString(), why })
      else taken.push(path)
    }
    for (const path of changed) await judge(path, true)
    for (const path of untracked.filter((one) => !isFolder(one))) await judge(path, false)
    for (const path of embedded.files) await judge(path, false)
    for (const path of await ignoredAskedFiles(folder, call, { asked, setup, signal })) await judge(path, false)
    if (gone.length > 0) {
      const args = [...HASH_ONLY, 'update-index', '-z', '--force-remove', '--stdin']
      await runGit({ ...call, args, input: join0(gone), limitMs: LONG_MS, signal })
    }
    skipped.push(...(await take(call, taken, signal)))
    const tree = await treeOfIndex(call.env?.GIT_INDEX_FILE ?? '', objectReader(workspace.gitDir), async () =>
      (await git('write-tree')).stdout.toString().trim(),
    )
    return { tree, skipped: inOrder(skipped) }
  })
}

type Git = (...args: string[]) => Promise<GitAnswer>

interface Differing {
  readonly changed: readonly Buffer[]
  readonly untracked: readonly Buffer[]
  readonly warnings: string
}

/** What differs from the index and what is not in it, from one git: `C name` and `? name`. */
async function together(git: Git, exclude: readonly string[]): Promise<Differing> {
  const { stdout, stderr } = await git('ls-files', '-z', '-t', '--modified', '--others', ...STANDARD, ...exclude)
  const rows = split(stdout)
  const tagged = (tag: number) => rows.filter((row) => row[0] === tag).map((row) => row.subarray(2))
  return { changed: tagged(CHANGED), untracked: tagged(UNTRACKED), warnings: stderr }
}

const CHANGED = 'C'.charCodeAt(0)
const UNTRACKED = '?'.charCodeAt(0)

const MOST_EXCLUDED = 1_000
const STANDARD = ['--exclude-standard'] as const

/** An exclusion of the command line wins over every `.gitignore`, which an agent may write. */
const exclusionOf = (path: string): string => `--exclude=/${path.replace(/[\\*?[\] ]/g, '\\$&')}`

/** What an agent names may be written in any way; only a plain path of a document is looked up. */
const isPlainDocument = (path: string): boolean =>
  isDocument(path) &&
  !/[*?]/.test(path) &&
  checkWorkspacePath(path, 'write') === undefined &&
  !/(?:^|\/)\.{0,2}\//.test(path)

/** The same from two, where there are submodules: `ls-files --modified` would look what commit one stands at. */
async function apart(git: Git, exclude: readonly string[]): Promise<Differing> {
  const [differing, others] = await Promise.all([
    git('diff-files', '-z', '--name-only', '--no-renames', '--ignore-submodules=all'),
    git('ls-files', '-z', '--others', ...STANDARD, ...exclude),
  ])
  return { changed: split(differing.stdout), untracked: split(others.stdout), warnings: others.stderr }
}

/**
 * A file that was written in the same second as the index may have changed since, and git compares its contents. Above
 * this size it would not only hash but also compress the file for that: 12 s instead of 1 s for 300 MB (measured).
 * Hashing maps the file and holds no copy of it.
 */
const HASH_ONLY = ['-c', 'core.bigFileThreshold=64g'] as const

/**
 * So many new files go into one pack: as loose objects they are as many files, each flushed by itself, and slow to read
 * ever after. A file above the threshold is streamed into a pack, so the threshold is set below all of them.
 */
const PACKED_FILES = 1_000
/** For each file git looks through all others of the pack that it writes, so a pack gets no more than that. */
const MOST_PACKED = 10_000
const INTO_PACK = ['-c', 'core.bigFileThreshold=1'] as const

async function reasonToSkip(folder: string, path: Buffer, { kind, stats }: Look, fileBytes: number) {
  if (kind === 'special_file' || kind === 'unreadable') return kind
  const name = path.toString()
  const read = (limit: number) => readInside(folder, name, limit)
  return reasonOfFile({ name, isLink: kind === 'symlink', size: stats?.size ?? 0, read }, fileBytes)
}

interface JudgedFile {
  readonly name: string
  readonly isLink: boolean
  readonly size: number
  /** Its bytes; undefined where there are more than that many. */
  readonly read: (limit: number) => Promise<Uint8Array | undefined>
}

/** Why a file may not go into a checkpoint, by its name, size and contents. */
export async function reasonOfFile({ name, isLink, size, read }: JudgedFile, fileBytes: number) {
  if (isSecretLike(name)) return 'secret_like'
  if (isLink) return undefined
  if (size > fileBytes) return 'too_large'
  if (!mayHoldToken(name)) return undefined
  const bytes = await read(64 * 1024)
  return bytes === undefined || holdsToken(Buffer.from(bytes).toString()) ? 'secret_like' : undefined
}

/** Git takes all or none; where it takes none, the halves are tried, until the one that it cannot take stands alone. */
async function take(call: Call, paths: readonly Buffer[], signal: AbortSignal | undefined): Promise<Skipped[]> {
  const how = paths.length >= PACKED_FILES ? INTO_PACK : HASH_ONLY
  const args = [...how, 'update-index', '-z', '--add', '--replace', '--stdin']
  let failures = 0
  const attempt = async (some: readonly Buffer[]): Promise<Skipped[]> => {
    if (some.length === 0) return []
    try {
      const { stderr } = await runGit({ ...call, args, input: join0(some), limitMs: LONG_MS, signal })
      // A name that git never stores (`.GIT/config`) is passed over with no more than this remark.
      return stderr.includes('Ignoring path') ? await leftOut(call, some, signal) : []
    } catch (error) {
      failures += 1
      if (!(error instanceof BatonError) || failures > MOST_FAILURES) throw error
      if (some.length === 1) return [{ path: String(some[0]), why: 'unreadable' }]
      const half = Math.ceil(some.length / 2)
      return [...(await attempt(some.slice(0, half))), ...(await attempt(some.slice(half)))]
    }
  }
  const skipped: Skipped[] = []
  for (let from = 0; from < paths.length; from += MOST_PACKED)
    skipped.push(...(await attempt(paths.slice(from, from + MOST_PACKED))))
  return skipped
}

/** More than that many is no matter of single files: the disk is full, or the index broken. */
const MOST_FAILURES = 400

async function leftOut(call: Call, some: readonly Buffer[], signal: AbortSignal | undefined): Promise<Skipped[]> {
  const { stdout } = await runGit({ ...call, args: ['ls-files', '-z', '--cached'], signal })
  const cached = new Set(split(stdout).map((path) => path.toString('latin1')))
  const missing = some.filter((path) => !cached.has(path.toString('latin1')))
  return missing.map((path) => ({ path: path.toString(), why: 'refused_by_git' }))
}

/** Git passes over a folder that it may not list, with a warning. */
function closedFolders(warnings: string): Skipped[] {
  const found = warnings.matchAll(/^warning: could not open directory '(.+)': /gm)
  return Array.from(found, ([, path = '']) => ({ path, why: 'unreadable' }))
}

/** A submodule is an empty folder in the workspace; what an agent puts there is in no checkpoint. */
async function filledSubmodules(folder: string, links: readonly Buffer[]): Promise<Skipped[]> {
  const skipped: Skipped[] = []
  for (const path of links) {
    const { kind } = await lookInside(folder)(path)
    if (kind === 'missing') continue
    const names = kind === 'directory' ? await readdir(Buffer.from(join(folder, path.toString()))) : [path]
    if (names.length > 0) skipped.push({ path: path.toString(), why: 'submodule' })
  }
  return skipped
}

async function listedLinks(call: Call, signal: AbortSignal | undefined): Promise<Buffer[]> {
  const { stdout } = await runGit({ ...call, args: ['ls-files', '-z', '--stage'], signal })
  const links = split(stdout).filter((row) => row.subarray(0, 7).toString() === '160000 ')
  return links.map((row) => row.subarray(row.indexOf(0x09) + 1))
}

const isFolder = (path: Buffer): boolean => path.at(-1) === 0x2f

const inOrder = (skipped: readonly Skipped[]) => skipped.toSorted((a, b) => (a.path < b.path ? -1 : 1))

export function split(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = []
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(0, from)
    parts.push(bytes.subarray(from, end === -1 ? bytes.length : end))
    from = end === -1 ? bytes.length : end + 1
  }
  return parts
}

const NUL = Buffer.from([0])
const join0 = (paths: readonly Buffer[]): Buffer => Buffer.concat(paths.flatMap((path) => [path, NUL]))
