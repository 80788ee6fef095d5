import { isConfigPath } from './config-path.ts'
import { guardedPart, hasGuardedPart, withGuardedPart } from './guarded-part.ts'

/** What a change did to one path: the texts from before and after, null where there is none. */
export interface PathChange {
  readonly path: string
  readonly before: string | null
  readonly after: string | null
}

/** How a guarded path is put back: as the whole file of the base, or as this text. */
export type PutBack = { readonly how: 'base' } | { readonly how: 'text'; readonly text: string }

/** Whether a path can count at all; only then its texts are needed. */
export const mayBeGuarded = (path: string, named: ReadonlySet<string>): boolean =>
  named.has(path) || isConfigPath(path) || hasGuardedPart(path)

/**
 * How a changed path is put back to see what the checks say without the change; undefined where it is not guarded, or
 * only parts of it changed that decide nothing. A file that was added is removed, one that was deleted comes back.
 */
export function putBack({ path, before, after }: PathChange, named: ReadonlySet<string>): PutBack | undefined {
  if (!mayBeGuarded(path, named)) return undefined
  if (!hasGuardedPart(path) || before === null || after === null) return { how: 'base' }
  if (guardedPart(path, before) === guardedPart(path, after)) return undefined
  return { how: 'text', text: withGuardedPart(path, before, after) }
}
