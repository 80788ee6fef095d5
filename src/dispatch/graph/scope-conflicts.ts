import { expandBraces } from './expand-braces.ts'
import { scopeMatcher } from './scope-matcher.ts'

export interface Scoped {
  readonly scope: readonly string[]
}

/** Two nodes that may touch the same file, by their places in the list. */
export interface Meeting {
  readonly first: number
  readonly second: number
  /** A file or folder that both may touch. */
  readonly path: string
}

/**
 * Which nodes may touch the same file. `nodes` are in an order that respects the dependencies, and every conflict
 * points forward in it, so that serialising them never makes a cycle.
 *
 * Scopes meet where one names a folder that contains the other, and where a file of the repository matches both. Two
 * patterns such as `**\/api/**` and `**\/*.css` could meet in a file that is not there yet; that is not counted.
 */
export function scopeConflicts(nodes: readonly Scoped[], files: readonly string[]): readonly Meeting[] {
  const found = new Map<number, Meeting>()
  const meet = (first: number, second: number, path: string) => {
    const key = first * nodes.length + second
    if (first !== second && !found.has(key)) found.set(key, { first, second, path })
  }
  const claims = new FolderClaims(meet)
  let isAnyOpen = false
  for (let at = 0; at < nodes.length; at += 1)
    for (const pattern of nodes[at]?.scope ?? []) {
      // Most have no braces, and a list of one pattern for each of 10,000 nodes takes its time.
      if (!pattern.includes('{')) isAnyOpen = !claims.add(pattern, at) || isAnyOpen
      else for (const plain of expandBraces(pattern)) isAnyOpen = !claims.add(plain, at) || isAnyOpen
    }
  if (isAnyOpen) meetInFiles(nodes, files, meet)
  return [...found.values()]
}

type Meet = (first: number, second: number, path: string) => void

const NOBODY = -1

interface Folder {
  /** The node that claimed it last. */
  last: number
  /** A number is the last claim of a folder without folders: an object for each of 10,000 is what takes the time. */
  readonly below: Map<string, Folder | number>
}

/**
 * Claims of folders in a tree of names. A claim follows the last claims above it and all of those below it, which it
 * replaces: whatever comes later and meets them meets this one too. So the work is linear in the claims.
 */
class FolderClaims {
  readonly #root: Folder = { last: NOBODY, below: new Map() }
  readonly #meet: Meet

  constructor(meet: Meet) {
    this.#meet = meet
  }

  /** False where the pattern names no folder to begin with: `**\/api/**`. */
  add(pattern: string, node: number): boolean {
    const path = CAPITALS.test(pattern) ? pattern.toLowerCase() : pattern
    const end = literalEnd(path)
    let start = path.startsWith('./') ? 2 : 0
    if (end <= start) return false
    let folder = this.#root
    for (;;) {
      const slash = path.indexOf('/', start)
      if (slash < 0 || slash >= end) break
      const name = path.slice(start, slash)
      const known = folder.below.get(name)
      const last = typeof known === 'number' ? known : (known?.last ?? NOBODY)
      if (last !== NOBODY) this.#meet(last, node, path.slice(0, slash))
      folder = typeof known === 'object' ? known : opened(folder, name, last)
      start = slash + 1
    }
    const name = path.slice(start, end)
    const known = folder.below.get(name)
    if (known !== undefined) for (const last of claimsIn(known)) this.#meet(last, node, path.slice(0, end))
    folder.below.set(name, node)
    return true
  }
}

function opened(folder: Folder, name: string, last: number): Folder {
  const made: Folder = { last, below: new Map() }
  folder.below.set(name, made)
  return made
}

/** `toLowerCase` makes a copy of every text. */
const CAPITALS = /[^ -@[-~]/

/** Where the folders before the first wildcard end: `src/api` in `src/api/**`, nothing in `**`. */
function literalEnd(path: string): number {
  const [star, one] = [path.indexOf('*'), path.indexOf('?')]
  const wild = star < 0 || (one >= 0 && one < star) ? one : star
  if (wild >= 0) return path.lastIndexOf('/', wild)
  return path.endsWith('/') ? path.length - 1 : path.length
}

/** Whether it names no folder to begin with, and so may match anything: `**\/*.ts`. */
export const isOpenPattern = (pattern: string): boolean =>
  expandBraces(pattern).some((plain) => literalEnd(plain) <= (plain.startsWith('./') ? 2 : 0))

function* claimsIn(claimed: Folder | number): Generator<number> {
  if (typeof claimed === 'number') yield claimed
  else {
    if (claimed.last !== NOBODY) yield claimed.last
    for (const one of claimed.below.values()) yield* claimsIn(one)
  }
}

/** Files of the repository that match the scopes of several nodes. Equal scopes are matched once. */
function meetInFiles(nodes: readonly Scoped[], files: readonly string[], meet: Meet): void {
  const places = [...nodes.keys()].filter((at) => (nodes[at]?.scope.length ?? 0) > 0)
  const byScope = Map.groupBy(places, (at) => nodes[at]?.scope.join('\n'))
  const scopes = [...byScope.values()].map((same) => ({
    same,
    matches: scopeMatcher(nodes[same[0] ?? 0]?.scope ?? []),
  }))
  for (const { same } of scopes) chain(same, same.length > 1 ? (nodes[same[0] ?? 0]?.scope[0] ?? '') : '', meet)
  const known = new Set<string>()
  for (const file of files) {
    const hits = scopes.flatMap(({ matches }, at) => (matches?.test(file) ? [at] : []))
    const key = hits.join(',')
    if (hits.length < 2 || known.has(key)) continue
    known.add(key)
    const all = hits.flatMap((at) => scopes[at]?.same ?? [])
    chain(
      all.toSorted((one, other) => one - other),
      file,
      meet,
    )
  }
}

function chain(places: readonly number[], path: string, meet: Meet): void {
  for (const [at, place] of places.entries()) if (at > 0) meet(places[at - 1] ?? place, place, path)
}
