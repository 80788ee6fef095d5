import { execFileSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join, resolve } from 'node:path'

/**
 * A mark that a process of a run cannot take off: a finite hard limit of file locks (RLIMIT_LOCKS).
 *
 * 1. Every child inherits it, through fork, exec and setsid, whatever it does to its environment, parent and folder.
 *    A hard limit can be lowered by anybody and raised only with CAP_SYS_RESOURCE, so our value or a lower one is the
 *    mark; a higher one was set by the system's own configuration.
 * 2. It limits nothing: Linux has ignored this limit since 2.4.25, and it is unlimited everywhere else.
 * 3. Node cannot set limits, so `prlimit` does, or a shell where there is none. Elsewhere than on Linux there is no mark.
 */
const LOCKS = 47_728

/** Sets the limit and becomes the command. dash and busybox call it -w, bash and ksh -x. */
const SHELL = `ulimit -w ${LOCKS} 2>/dev/null || ulimit -x ${LOCKS} 2>/dev/null; exec "$@"`

/** The command line that starts a command with the mark; the command itself where it could not be started anyway. */
export function withLimitMark(
  [file, ...args]: readonly [string, ...string[]],
  { env, cwd }: { readonly env: Readonly<Record<string, string>>; readonly cwd: string },
  prlimitOf: () => string | null = usablePrlimit,
): readonly [string, ...string[]] {
  // What cannot be started fails in our own spawn, which says why.
  if (process.platform !== 'linux' || !findProgram(file, env.PATH ?? '', cwd)) return [file, ...args]
  const prlimit = prlimitOf()
  if (prlimit) return [prlimit, `--locks=${LOCKS}:${LOCKS}`, '--', file, ...args]
  return ['/bin/sh', '-c', SHELL, 'sh', file, ...args]
}

/** Whether `/proc/PID/limits` shows the mark. */
export function hasLimitMark(limits: string): boolean {
  const hard = /^Max file locks\s+\S+\s+(\S+)/m.exec(limits)?.[1]
  return hard !== undefined && hard !== 'unlimited' && Number(hard) <= LOCKS
}

function findProgram(name: string, path: string, cwd: string): string | undefined {
  if (name.includes('/')) return isProgram(resolve(cwd, name)) ? name : undefined
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(isAbsolute(folder) ? folder : resolve(cwd, folder), name)).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Asked at the first launch. */
let prlimitProgram: string | null | undefined
function usablePrlimit(): string | null {
  if (prlimitProgram === undefined) {
    const found = findProgram('prlimit', `/usr/bin:/bin:${process.env.PATH ?? ''}`, '/')
    prlimitProgram = found !== undefined && canSetLimit(found) ? found : null
  }
  return prlimitProgram
}

/** Where the limit may not be set (gVisor, a filter of system calls), `prlimit` fails instead of starting the command. */
export function canSetLimit(prlimit: string): boolean {
  try {
    execFileSync(prlimit, [`--locks=${LOCKS}:${LOCKS}`, '--', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
