/**
 * Files of which only a part decides what the checks do: `package.json`, `pyproject.toml`, `Cargo.toml`. A dependency
 * that was added by its version must not alarm each time, so:
 *
 * - `package.json`: everything counts but the keys of `INERT` and dependencies given by a plain version. A dependency
 *   that is a path, an alias or an address counts: it can replace the test runner.
 * - TOML: everything counts but the sections of `INERT_SECTIONS`. Where a text holds multi-line strings, or cannot be
 *   read, the whole file counts: a string could pose as a section.
 */
export function guardedPart(path: string, text: string): string {
  const name = nameOf(path)
  if (name === 'package.json') return packagePart(text)
  if (TOML.has(name)) return (tomlParts(text)?.guarded ?? [text]).join('\n')
  return text
}

/** Whether only a part of such a file counts. */
export const hasGuardedPart = (path: string): boolean => nameOf(path) === 'package.json' || TOML.has(nameOf(path))

/** The file as it is now, with its guarded part as it was: what was added besides stays. */
export function withGuardedPart(path: string, base: string, now: string): string {
  if (nameOf(path) === 'package.json') return packageWith(base, now)
  const [was, is] = [tomlParts(base), tomlParts(now)]
  return was && is ? [...was.guarded, ...is.inert].join('\n') : base
}

const TOML: ReadonlySet<string> = new Set(['pyproject.toml', 'cargo.toml'])
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase()

const INERT: ReadonlySet<string> = new Set([
  ...['name', 'version', 'description', 'keywords', 'homepage', 'bugs', 'license', 'author', 'contributors', 'funding'],
  ...['repository', 'files', 'private', 'sideEffects', 'types', 'typings', 'main', 'module', 'browser', 'bin', 'man'],
  ...['publishConfig', 'maintainers', 'exports'],
])
const DEPENDENCIES: ReadonlySet<string> = new Set([
  ...['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'],
])
const PLAIN_VERSION = /^[\w.\s*^~<>=|+-]*$/

type Members = Readonly<Record<string, unknown>>

/** Sorted, so that the order of keys does not count; the text itself where it is no object. */
function packagePart(text: string): string {
  const members = objectOf(text)
  return members ? JSON.stringify(Object.entries(guardedMembers(members)).sort(byKey)) : text
}

function packageWith(base: string, now: string): string {
  const [was, is] = [objectOf(base), objectOf(now)]
  if (!was || !is) return base
  const added = Object.fromEntries(Object.entries(is).filter(([key]) => INERT.has(key)))
  const merged: Record<string, unknown> = { ...added, ...guardedMembers(was) }
  for (const key of DEPENDENCIES) {
    const both = { ...plainOnes(is[key]), ...membersOf(was[key]) }
    if (Object.keys(both).length > 0) merged[key] = both
  }
  return `${JSON.stringify(merged, null, 2)}\n`
}

function guardedMembers(members: Members): Members {
  const kept = Object.entries(members).flatMap(([key, value]): [string, unknown][] => {
    if (INERT.has(key)) return []
    if (!DEPENDENCIES.has(key)) return [[key, value]]
    const odd = Object.entries(membersOf(value)).filter(([, version]) => !isPlain(version))
    return odd.length === 0 ? [] : [[key, Object.fromEntries(odd.sort(byKey))]]
  })
  return Object.fromEntries(kept)
}

const plainOnes = (value: unknown): Members =>
  Object.fromEntries(Object.entries(membersOf(value)).filter(([, version]) => isPlain(version)))
const isPlain = (version: unknown) => typeof version === 'string' && PLAIN_VERSION.test(version)
const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)
const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {}

function objectOf(text: string): Members | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return value === membersOf(value) ? (value as Members) : undefined
  } catch {
    // Not JSON: then the whole text counts.
    return undefined
  }
}

const INERT_SECTIONS: readonly RegExp[] = [
  /^(?:dev-|build-)?dependencies(?:\.[\w-]+)?$/,
  /^workspace\.dependencies(?:\.[\w-]+)?$/,
  /^project(?:\.optional-dependencies|\.urls)?$/,
  /^dependency-groups$/,
  /^tool\.poetry\.(?:dev-)?dependencies$/,
  /^tool\.poetry\.group\.[\w-]+\.dependencies$/,
]
const HEADER = /^\s*\[{1,2}([^\]]*)\]{1,2}\s*(?:#.*)?$/

/** The sections of a TOML file by whether they count; undefined where a line cannot be told from a string. */
function tomlParts(text: string): { readonly guarded: string[]; readonly inert: string[] } | undefined {
  if (/"""|'''/.test(text)) return undefined
  const parts: { guarded: string[]; inert: string[] } = { guarded: [], inert: [] }
  let into = parts.guarded
  for (const line of text.split('\n')) {
    const section = HEADER.exec(line)?.[1]?.trim()
    if (section !== undefined)
      into = INERT_SECTIONS.some((pattern) => pattern.test(section)) ? parts.inert : parts.guarded
    into.push(line.trimEnd())
  }
  return parts
}
