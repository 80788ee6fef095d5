import { createHash } from 'node:crypto'
import { checkWorkspacePath, workspacePathKey } from '../../protocol/handoff-document/workspace-path.ts'
import { type Kind, lookInside, openInside } from '../clone/look-inside.ts'
import { mustBeInPlace, type RunWorkspace } from '../clone/run-workspace.ts'
import { changedEntries } from '../tree/tree-entries.ts'
import { treeOf } from './restore-checkpoint.ts'
import { isSecretLike } from './secret-like.ts'
import { stageFiles } from './stage-files.ts'

interface Artifact {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  readonly from: 'declared' | 'scan' | 'both'
}

interface RefusedArtifact {
  readonly path: string
  /** A rule of paths (`path_leaves`, …), what it is instead of a plain file, or what else speaks against it. */
  readonly reason: string
}

export interface CollectOptions {
  /** What the agent says it has made. */
  readonly declared: readonly string[]
  /** What has changed since this commit counts as well. */
  readonly since: string
  readonly fileBytes?: number
  /** The tree of the files as they are, where somebody has just taken them in. */
  readonly tree?: string
  /** So many are read; what the agent names comes first. */
  readonly most?: number
  readonly signal?: AbortSignal
}

export interface Collected {
  readonly artifacts: readonly Artifact[]
  readonly refused: readonly RefusedArtifact[]
  /** How many more files have changed than were read. */
  readonly left_out: number
}

const FILE_BYTES = 256 * 1024 * 1024
const MOST_DECLARED = 10_000

/**
 * The files that a run has made: those that its agent names, and those that differ from a commit. A declared file may
 * be an ignored one, such as a build. Each is hashed as it was read, from a file that was opened without following
 * links; a file with other hard links is refused, because it may be one of somebody else's.
 */
export async function collectArtifacts(workspace: RunWorkspace, options: CollectOptions): Promise<Collected> {
  const { declared, since, signal, fileBytes = FILE_BYTES, most = Number.POSITIVE_INFINITY } = options
  await mustBeInPlace(workspace)
  const start = await treeOf(workspace, since, signal)
  const tree = options.tree ?? (await stageFiles(workspace, { start, signal })).tree
  const changed = await changedEntries({ ...workspace, from: start, to: tree, signal })
  const found = new Set(changed.flatMap(({ path, after }) => (after ? [path] : [])))
  const refused: RefusedArtifact[] = declared.slice(MOST_DECLARED).map((path) => ({ path, reason: 'too_many' }))
  const named = new Set<string>()
  for (const path of new Set(declared.slice(0, MOST_DECLARED))) {
    const rule = checkWorkspacePath(path, 'write')?.rule
    if (rule) refused.push({ path, reason: rule })
    else named.add(keyOf(path))
  }
  const artifacts: Artifact[] = []
  const look = lookInside(workspace.folder)
  const all = [...new Set([...[...named].toSorted(), ...[...found].toSorted()])]
  for (const path of all.slice(0, most)) {
    signal?.throwIfAborted()
    const rule = checkWorkspacePath(path, 'write')?.rule
    const read = rule ?? (isSecretLike(path) ? 'secret_like' : await hash(workspace.folder, path, fileBytes, look))
    if (typeof read === 'string') refused.push({ path, reason: read })
    else artifacts.push({ path, ...read, from: !found.has(path) ? 'declared' : named.has(path) ? 'both' : 'scan' })
  }
  return { artifacts: artifacts.toSorted(byPath), refused, left_out: Math.max(0, all.length - most) }
}

const byPath = (a: Artifact, b: Artifact): number => (a.path < b.path ? -1 : 1)

/** `./a//b` is `a/b`; the letters stay as they are, since a file system may tell their forms apart. */
function keyOf(path: string): string {
  const plain = path.split('/').filter((name) => name !== '' && name !== '.')
  return plain.includes('..') || path.includes('\\') ? workspacePathKey(path) : plain.join('/')
}

async function hash(folder: string, path: string, limit: number, look: ReturnType<typeof lookInside>) {
  const opened = await openInside(folder, path, look)
  if (typeof opened === 'string') return opened satisfies Kind
  const { file, stats } = opened
  try {
    if (stats.nlink > 1) return 'hard_link'
    if (stats.size > limit) return 'too_large'
    const digest = createHash('sha256')
    let bytes = 0
    const buffer = Buffer.alloc(64 * 1024)
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length)
      if (bytesRead === 0) return { bytes, sha256: digest.digest('hex') }
      bytes += bytesRead
      // It may still be growing.
      if (bytes > limit) return 'too_large'
      digest.update(buffer.subarray(0, bytesRead))
    }
  } catch {
    // A file that cannot be read to its end has no hash; the reason is not reported.
    return 'unreadable'
  } finally {
    await file.close()
  }
}
