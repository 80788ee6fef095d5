import type { Manifest } from './read-manifest.ts'
import { readStackTable, type StackRow, stackRows } from './stack-table.ts'

/** One thing that `tech-stack.md` says and the manifests do not, or the other way round. */
export interface Drift {
  /** The manifest. */
  readonly path: string
  readonly name: string
  /** As `tech-stack.md` has it; null where it is new. */
  readonly was: string | null
  /** As the manifest has it; null where it is gone. */
  readonly now: string | null
}

/**
 * Where `tech-stack.md` is no longer true. Its table is compared row by row; a text without a table, by the versions
 * that it names beside a dependency ("React 18"). A version counts as changed with its first number, or the second one
 * after a zero: patches of a dependency are no other stack.
 */
export function findDrift(text: string, manifests: readonly Manifest[]): readonly Drift[] {
  const table = readStackTable(text)
  return table === undefined ? inProse(text, manifests) : inTable(table, stackRows(manifests))
}

function inTable(table: readonly StackRow[], rows: readonly StackRow[]): readonly Drift[] {
  const before = new Map(table.map((row) => [keyOf(row), row]))
  const after = new Map(rows.map((row) => [keyOf(row), row]))
  const files = (of: readonly StackRow[]) => new Set(of.map(({ path }) => path))
  const [old, present] = [files(table), files(rows)]
  const gone = table.filter((row) => !after.has(keyOf(row)) && (present.has(row.path) || isFile(row)))
  const added = rows.filter((row) => !before.has(keyOf(row)) && (old.has(row.path) || isFile(row)))
  const changed = rows.flatMap(({ path, name, version }) => {
    const was = before.get(keyOf({ path, name }))?.version
    return was === undefined || isSame(was, version) ? [] : [{ path, name, was, now: version }]
  })
  return [
    ...changed,
    ...added.map(({ path, name, version }) => ({ path, name, was: null, now: version })),
    ...gone.map(({ path, name, version }) => ({ path, name, was: version, now: null })),
  ]
}

const keyOf = ({ path, name }: Pick<StackRow, 'path' | 'name'>) => `${path}\n${name}`
const isFile = ({ name }: StackRow) => name.startsWith('(')

function inProse(text: string, manifests: readonly Manifest[]): readonly Drift[] {
  const said = new Map<string, string>()
  for (const [, name = '', version = ''] of text.matchAll(NAMED)) said.set(plain(name), version)
  return manifests.flatMap(({ path, entries }) =>
    entries.flatMap(({ name, version }) => {
      const was = said.get(plain(name))
      return was === undefined || isSame(was, version) ? [] : [{ path, name, was, now: version }]
    }),
  )
}

/** "React 18", "Next.js: 14.1", "`typescript` ^5". Bounded everywhere: the text may be anything. */
const NAMED =
  /(?<![\w./@-])([A-Za-z@][\w./@-]{0,100})[`*)]{0,4}[ \t:|]{1,20}[`*(]{0,4}[v^~>=<]{0,3}[ \t]{0,4}(\d{1,9}(?:\.\d{1,9}){0,4})/g

const plain = (name: string) => name.toLowerCase().replace(/\.?js$|[\s._-]/g, '')

function isSame(one: string, other: string): boolean {
  const [first, second] = [significant(one), significant(other)]
  return first === undefined || second === undefined || first === second
}

function significant(version: string): string | undefined {
  const [, major, minor] = /(\d+)(?:\.(\d+))?/.exec(version) ?? []
  return major === '0' && minor !== undefined ? `0.${minor}` : major
}
