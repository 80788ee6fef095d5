import { SHARED_FILES } from './dependency-rules.ts'
import { literalPart, scopeExpression } from './scope-pattern.ts'

export interface Scoped {
  readonly id: string
  readonly scope: readonly string[]
}

/** Two nodes that may touch the same file, in the order in which they must run. */
export interface Conflict {
  readonly first: string
  readonly second: string
  /** A file or folder that both may touch. */
  readonly path: string
  readonly shared: boolean
}

/**
 * Which nodes may touch the same file. `nodes` are in an order that respects the dependencies, and every conflict
 * points forward in it, so that serialising them never makes a cycle.
 *
 * Scopes meet where one names a folder that contains the other, and where a file of the repository matches both. Two
 * patterns such as `**\/api/**` and `**\/*.css` could meet in a file that is not there yet; that is not counted.
 */
export function scopeConflicts(nodes: readonly Scoped[], files: readonly string[]): readonly Conflict[] {
  const found = new Map<string, Conflict>()
  const meet = (first: string, second: string, path: string) => {
    const key = `${first}\n${second}`
    if (first !== second && !found.has(key)) found.set(key, { first, second, path, shared: isShared(path) })
  }
  meetInFolders(nodes, meet)
  meetInFiles(nodes, files, meet)
  return [...found.values()]
}

type Meet = (first: string, second: string, path: string) => void

interface Folder {
  last?: string
  /** Absent in most: a map for each of 10,000 folders is what takes the time. */
  below?: Map<string, Folder> | undefined
}

/**
 * Claims of folders in a tree of names. A claim follows the last claims above it and all of those below it, which it
 * replaces: whatever comes later and meets them meets this one too. So the work is linear in the claims.
 */
function meetInFolders(nodes: readonly Scoped[], meet: Meet): void {
  const root: Folder = {}
  for (const { id, scope } of nodes)
    for (const pattern of scope) {
      const parts = literalPart(pattern)
      if (parts.length === 0) continue
      let at = root
      for (let depth = 0; depth < parts.length; depth += 1) {
        at = folderIn(at, parts[depth] ?? '')
        if (at.last !== undefined) meet(at.last, id, parts.slice(0, depth + 1).join('/'))
      }
      if (at.below !== undefined) for (const last of claimsBelow(at)) meet(last, id, parts.join('/'))
      at.below = undefined
      at.last = id
    }
}

function folderIn(folder: Folder, name: string): Folder {
  folder.below ??= new Map()
  const known = folder.below.get(name)
  if (known !== undefined) return known
  const made: Folder = {}
  folder.below.set(name, made)
  return made
}

function* claimsBelow(folder: Folder): Generator<string> {
  for (const one of folder.below?.values() ?? []) {
    if (one.last !== undefined) yield one.last
    yield* claimsBelow(one)
  }
}

/** Files of the repository that match the scopes of several nodes. Equal scopes are matched once. */
function meetInFiles(nodes: readonly Scoped[], files: readonly string[], meet: Meet): void {
  if (!nodes.some(({ scope }) => scope.some((pattern) => /^[^/]*[*?]/.test(pattern)))) return
  const byScope = Map.groupBy(
    nodes.filter(({ scope }) => scope.length > 0),
    ({ scope }) => scope.join('\n'),
  )
  const place = new Map(nodes.map(({ id }, at) => [id, at]))
  const scopes = [...byScope.values()].map((same) => ({
    ids: same.map(({ id }) => id),
    matches: scopeExpression(same[0]?.scope ?? []),
  }))
  for (const { ids } of scopes) chain(ids, ids.length > 1 ? 'the same scope' : '', meet)
  const known = new Set<string>()
  for (const file of files) {
    const hits = scopes.flatMap(({ matches }, at) => (matches?.test(file) ? [at] : []))
    const key = hits.join(',')
    if (hits.length < 2 || known.has(key)) continue
    known.add(key)
    const ids = hits.flatMap((at) => scopes[at]?.ids ?? [])
    chain(
      ids.toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0)),
      file,
      meet,
    )
  }
}

function chain(ids: readonly string[], path: string, meet: Meet): void {
  for (const [at, id] of ids.entries()) if (at > 0) meet(ids[at - 1] ?? id, id, path)
}

const SHARED = scopeExpression(SHARED_FILES)
const isShared = (path: string) => SHARED?.test(path) ?? false
