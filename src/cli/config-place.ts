import { join, resolve } from 'node:path'
import { enclosingRepository } from './repository-place.ts'

export const CONFIG_NAME = 'baton.config.json'

/** Where the configuration is: what was named, else `baton.config.json` in the enclosing repository, else here. */
export function locateConfig(
  given: string | undefined,
  cwd: string = process.cwd(),
): { readonly path: string; readonly named: boolean } {
  const named = given ?? (process.env.BATON_CONFIG || undefined)
  if (named !== undefined) return { path: resolve(cwd, named), named: true }
  return { path: join(enclosingRepository(cwd) ?? cwd, CONFIG_NAME), named: false }
}
