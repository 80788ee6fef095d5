import {
  closeSync,
  constants,
  copyFileSync,
  fstatSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readlinkSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { storeFailure } from './store-failure.ts'

/**
 * Makes sure that there is a file to open: the store's own, or an empty one that only its owner can read, in a folder
 * made likewise. An obstacle is named here, because the error of SQLite says less.
 */
export function prepareStoreFile(path: string, create: boolean): void {
  try {
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && !found.isFile()) {
      throw BatonError.of('STORE_UNUSABLE', { store: path, reason: found.isDirectory() ? 'a directory' : 'not a file' })
    }
    if (found) return
    if (!create) throw BatonError.of('STORE_NOT_FOUND', { store: path })
    makeFolder(dirname(path))
    closeSync(openSync(path, 'a', 0o600))
    syncFolder(dirname(path))
  } catch (error) {
    throw storeFailure(error, path)
  }
}

/** Whether there is something at a path that a store is kept in. */
export function isStoreFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/**
 * Whether an open file has lost its name. Where there is `/proc`, without `fstat`: since Linux 6.13 a file that was asked
 * for its times gets a precise one with the next write, and then so does every other file of the machine that is written
 * within the same tick of the clock. A log whose time changes with each write pays for its inode with each sync: 0.08 ms.
 */
export function isRemoved(file: number): boolean {
  try {
    return readlinkSync(`/proc/self/fd/${file}`).endsWith(' (deleted)')
  } catch {
    return fstatSync(file).nlink === 0
  }
}

export function syncFile(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** A name that was made or moved is durable only with its folder. */
export function syncFolder(path: string): void {
  syncFile(path)
}

/** A second name for a file, where the name is free; a copy on file systems that know no second names. */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(code)) throw error
    copyFileSync(from, to, constants.COPYFILE_EXCL)
    syncFile(to)
  }
}

function makeFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 })
  if (first !== undefined) syncFolder(dirname(first))
}
