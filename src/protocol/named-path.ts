import { checkWorkspacePath } from './handoff-document/workspace-path.ts'
import { pointer } from './json-pointer.ts'
import type { Violation } from './violation.ts'

/**
 * Judges the paths that steps, messages and task packages name: artifacts, attachments, `input_ref`, `output_ref` and
 * the payload fields that hold a path.
 *
 * 1. A path is a file of the workspace (`checkWorkspacePath`), or a reference that is no file of this machine:
 *    `git:BRANCH@COMMIT`, `git:BRANCH@COMMIT:PATH`, or a link with one of `LINK_SCHEMES`.
 * 2. `read` is for what goes into a team, `write` for what comes out of one.
 * 3. Nothing is opened: the file need not exist, and no link is followed.
 */
export type PathUse = 'read' | 'write'

/** `gdrive://` stands in the sample package of the specification, `baton://` in what Baton itself writes. */
const LINK_SCHEMES = ['https', 'http', 'baton', 'gdrive', 'gs', 's3'] as const
const LINK = new RegExp(`^(?:${LINK_SCHEMES.join('|')})://[^\\s\\p{C}\\p{Z}]+$`, 'u')
const GIT_REFERENCE = /^git:[\w][\w./-]*@[0-9a-f]{7,64}(?::(?<path>.+))?$/s

/** The fault of one path, with its place; undefined for a good one. An empty text names nothing. */
export function namedPathFault(path: string, at: string, use: PathUse): Violation | undefined {
  if (path === '' || LINK.test(path)) return undefined
  const reference = GIT_REFERENCE.exec(path)
  if (reference && reference.groups?.path === undefined) return undefined
  const fault = checkWorkspacePath(reference?.groups?.path ?? path, use)
  return fault && { ...fault, pointer: at }
}

/**
 * File names come from agents: one that could move a cursor or break a line, and agent settings, are named in no
 * message. Where the change is reviewed they are shown.
 */
export const canBeNamed = (path: string): boolean =>
  !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(path) && namedPathFault(path, '', 'write') === undefined

/** `code_ref`, `log_path`, `target_files`, `report_url`, `reportPath`; not `brief` or `profile`. */
const PATH_KEYS = [
  /(?:^|[_.-])(?:ref|path|file|artifact|attachment|url|uri|link|href)s?$/i,
  /[a-z0-9](?:Ref|Path|File|Artifact|Attachment|Url|Uri|URL|URI|Link|Href)s?$/,
]
/** Far deeper than any payload; a hostile one must not exhaust the stack. */
const MAX_DEPTH = 100

/** The faults of every path in a value, found by the names of its keys. Lists under such a key are lists of paths. */
export function pathFaultsIn(value: unknown, at: string, use: PathUse): Violation[] {
  return walk(value, at, use, false, 0)
}

function walk(value: unknown, at: string, use: PathUse, isPath: boolean, depth: number): Violation[] {
  if (typeof value === 'string') return isPath ? [namedPathFault(value, at, use) ?? []].flat() : []
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return []
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => walk(item, at + pointer(index), use, isPath, depth + 1))
  }
  return Object.entries(value).flatMap(([key, member]) =>
    walk(member, at + pointer(key), use, isPathKey(key), depth + 1),
  )
}

const isPathKey = (key: string) => PATH_KEYS.some((pattern) => pattern.test(key))
