import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A Node of this machine on which Baton itself does not run; the CI machines have one. */
export const oldNode: string | undefined = ['/usr/bin/node', '/usr/local/bin/node'].find((path) => {
  if (!existsSync(path)) return false
  return Number.parseInt(execFileSync(path, ['--version'], { encoding: 'utf8' }).slice(1), 10) < 24
})
