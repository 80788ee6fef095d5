import { accessSync, constants } from 'node:fs'
import { dirname } from 'node:path'
import { BatonError } from '../../protocol/index.ts'

/** How SQLite and the file system say no, as entries of the catalogue. What is neither stays what it was. */
export function storeFailure(error: unknown, store: string, waitedMs = 0): unknown {
  if (!(error instanceof Error) || error instanceof BatonError) return error
  const reason = error.message
  switch (primaryCode(error) ?? fileCode(error)) {
    case SQLITE.BUSY:
    case SQLITE.LOCKED:
      return BatonError.of('STORE_BUSY', { store, seconds: Math.round(waitedMs / 100) / 10 })
    case SQLITE.READONLY:
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return BatonError.of('STORE_READ_ONLY', { store, reason })
    case SQLITE.FULL:
    case 'ENOSPC':
    case 'EDQUOT':
      return BatonError.of('STORE_FULL', { store })
    case SQLITE.CORRUPT:
    case SQLITE.NOTADB:
    // Every rule that a caller can break is checked before it is written: a constraint that fails found damage.
    case SQLITE.CONSTRAINT:
      return BatonError.of('STORE_CORRUPT', { store, reason })
    case SQLITE.CANTOPEN:
      // A store that cannot be written cannot be opened either, where its log would have to be made.
      return BatonError.of(isWritable(store) ? 'STORE_UNUSABLE' : 'STORE_READ_ONLY', { store, reason })
    case SQLITE.IOERR:
    case 'EISDIR':
    case 'ENOTDIR':
    case 'EEXIST':
      return BatonError.of('STORE_UNUSABLE', { store, reason })
    default:
      return error
  }
}

/** Somebody else has it: worth another try. */
export function isBusy(error: unknown): boolean {
  const code = error instanceof Error ? primaryCode(error) : undefined
  return code === SQLITE.BUSY || code === SQLITE.LOCKED
}

const SQLITE = {
  BUSY: 5,
  LOCKED: 6,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  CONSTRAINT: 19,
  NOTADB: 26,
} as const

/** The shared memory of the log could not grow: in practice a full disk, and said by no other code. */
const IOERR_SHMSIZE = 4874

function isWritable(store: string): boolean {
  try {
    accessSync(dirname(store), constants.W_OK)
    accessSync(store, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function primaryCode(error: Error): number | undefined {
  if (!('errcode' in error) || typeof error.errcode !== 'number') return undefined
  return error.errcode === IOERR_SHMSIZE ? SQLITE.FULL : error.errcode & 0xff
}

function fileCode(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
