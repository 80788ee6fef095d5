import { expandBraces } from './expand-braces.ts'
import { scopeMatcher } from './scope-matcher.ts'

export interface Scoped {
  readonly scope: readonly string[]
}

/** Two nodes that may touch the same file, by their places in the list. */
export interface ScopeConflict {
  readonly first: number
  readonly second: number
  /** A file or folder that both may touch. */
  readonly path: string
}

/**
 * Which nodes may touch the same file. `nodes` are in an order that respects the dependencies, and every conflict
 * points forward in it, so that serialising them never makes a cycle.
 *
 * Scopes conflict where one names a folder that contains the other, and where a file of the repository matches both. Two
 * patterns such as `**\/api/**` and `**\/*.css` could conflict in a file that is not there yet; that is not counted.
 */
export function scopeConflicts(nodes: readonly Scoped[], files: readonly string[]): readonly ScopeConflict[] {
  const found = new Map<number, ScopeConflict>()
  const add = (first: number, second: number, path: string) => {
    const key = first * nodes.length + second
    if (first !== second && !found.has(key)) found.set(key, { first, second, path })
  }
  const tree = new FolderTree(add)
  let isAnyOpen = false
  for (let at = 0; at < nodes.length; at += 1)
    for (const pattern of nodes[at]?.scope ?? []) {
      // Most have no braces, and a list of one pattern for each of 10,000 nodes takes its time.
      if (!pattern.includes('{')) isAnyOpen = !tree.add(pattern, at) || isAnyOpen
      else for (const plain of expandBraces(pattern)) isAnyOpen = !tree.add(plain, at) || isAnyOpen
    }
  if (isAnyOpen) conflictsInFiles(nodes, files, add)
  return [...found.values()]
}

type AddConflict = (first: number, second: number, path: string) => void

const NO_NODE = -1

interface Folder {
  /** The last node whose scope names it. */
  last: number
  /** A number is the last node of a folder without folders: an object for each of 10,000 is what takes the time. */
  readonly below: Map<string, Folder | number>
}

/**
 * The folders that scopes name, as a tree of names. A scope conflicts with the last scopes of the folders above it and
 * with all scopes below it. It replaces those below: a later scope that conflicts with them conflicts with this one too.
 * So the work is linear in the patterns.
 */
class FolderTree {
  readonly #root: Folder = { last: NO_NODE, below: new Map() }
  readonly #report: AddConflict

  constructor(report: AddConflict) {
    this.#report = report
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
      const last = typeof known === 'number' ? known : (known?.last ?? NO_NODE)
      if (last !== NO_NODE) this.#report(last, node, path.slice(0, slash))
      folder = typeof known === 'object' ? known : opened(folder, name, last)
      start = slash + 1
    }
    const name = path.slice(start, end)
    const known = folder.below.get(name)
    if (known !== undefined) for (const last of nodesIn(known)) this.#report(last, node, path.slice(0, end))
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

function* nodesIn(folder: Folder | number): Generator<number> {
  if (typeof folder === 'number') yield folder
  else {
    if (folder.last !== NO_NODE) yield folder.last
    for (const one of folder.below.values()) yield* nodesIn(one)
  }
}

/** Files of the repository that match the scopes of several nodes. Equal scopes are matched once. */
function conflictsInFiles(nodes: readonly Scoped[], files: readonly string[], add: AddConflict): void {
  const places = [...nodes.keys()].filter((at) => (nodes[at]?.scope.length ?? 0) > 0)
  const byScope = Map.groupBy(places, (at) => nodes[at]?.scope.join('\n'))
  const scopes = [...byScope.values()].map((same) => ({
    same,
    matches: scopeMatcher(nodes[same[0] ?? 0]?.scope ?? []),
  }))
  for (const { same } of scopes) chain(same, same.length > 1 ? (nodes[same[0] ?? 0]?.scope[0] ?? '') : '', add)
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
      add,
    )
  }
}

function chain(places: readonly number[], path: string, add: AddConflict): void {
  for (const [at, place] of places.entries()) if (at > 0) add(places[at - 1] ?? place, place, path)
}
