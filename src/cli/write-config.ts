import { constants, copyFileSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BatonError } from '../protocol/baton-error.ts'

/** What became of the configuration: a new one, the one that was there, or a new one with the old beside it. */
export interface WrittenConfig {
  readonly written: boolean
  /** Where the old one is kept. */
  readonly backup: string | null
}

/**
 * Writes a configuration where there is none. Where there is one it stays, unless it is to be replaced: then it is
 * copied beside itself first, under a name that nothing had before.
 */
export function writeConfig(path: string, text: string, replace: boolean): WrittenConfig {
  mkdirSync(dirname(path), { recursive: true })
  // A link counts as something that is there, wherever it leads: nothing is written through one.
  const present = lstatSync(path, { throwIfNoEntry: false })
  if (present && !replace) return { written: false, backup: null }
  if (present?.isDirectory()) {
    throw BatonError.of('NOT_A_FILE', { source: path, found: { ko: '디렉터리', en: 'a directory' } })
  }
  if (present) {
    const backup = keepBeside(path)
    replaceWhole(path, text)
    return { written: true, backup }
  }
  try {
    writeFileSync(path, text, { flag: 'wx' })
    return { written: true, backup: null }
  } catch (error) {
    // Somebody else was faster: theirs stays.
    if (isTaken(error) && !replace) return { written: false, backup: null }
    throw error
  }
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'

function keepBeside(path: string): string {
  for (let number = 1; ; number += 1) {
    const backup = `${path}.bak-${number}`
    try {
      copyFileSync(path, backup, constants.COPYFILE_EXCL)
      return backup
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }
}

/** The file has the old content or the new one, never a part; what a link there led to is left alone. */
export function replaceWhole(path: string, text: string): void {
  const fresh = `${path}.new-${process.pid}`
  try {
    writeFileSync(fresh, text, { flag: 'wx' })
    renameSync(fresh, path)
  } catch (error) {
    rmSync(fresh, { force: true })
    throw error
  }
}
