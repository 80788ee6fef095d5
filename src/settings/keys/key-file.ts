import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { inflect } from '../../protocol/inflect.ts'
import type { NamedKey } from './data-key.ts'
import { formatKeys, parseKeys } from './key-text.ts'

/** Somewhere outside the store where wrapping keys are kept. */
export interface KeyKeeper {
  /** In words, for errors. */
  readonly where: string
  /** None where nothing was kept yet. */
  load(): Promise<readonly NamedKey[]>
  save(keys: readonly NamedKey[]): Promise<void>
}

/** A key file that nobody else on the machine can read. */
export function keyFile(path: string): KeyKeeper {
  return {
    where: path,
    load: async () => {
      const text = readPrivate(path)
      return text === undefined ? [] : parseKeys(text, path)
    },
    save: async (keys) => writeWhole(path, formatKeys(keys)),
  }
}

function readPrivate(path: string): string | undefined {
  let file: number
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw BatonError.of('SETTINGS_KEY_UNUSABLE', { place: path, reason: code })
  }
  try {
    const { mode, uid } = fstatSync(file)
    const isPrivate = (mode & 0o077) === 0 || process.platform === 'win32'
    const isOurs = process.getuid === undefined || uid === process.getuid() || process.getuid() === 0
    if (!isPrivate) throw BatonError.of('SETTINGS_KEY_UNUSABLE', { place: path, reason: wideReason(path, mode) })
    if (!isOurs) throw BatonError.of('SETTINGS_KEY_UNUSABLE', { place: path, reason: FOREIGN })
    return readFileSync(file, 'utf8')
  } finally {
    closeSync(file)
  }
}

/** Beside it first, then in its place: after a crash the one or the other is there, whole. */
function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const fresh = `${path}.${process.pid}`
  rmSync(fresh, { force: true })
  const file = openSync(fresh, 'wx', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(fresh, path)
  const folder = openSync(dirname(path), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

const wideReason = (path: string, mode: number) => {
  const found = (mode & 0o777).toString(8)
  return {
    ko: inflect`다른 사용자도 읽을 수 있습니다 (권한 ${found}). 값이 이미 유출되었을 수 있습니다. chmod 600 ${path} 을(를) 실행하고 키를 바꾸세요: baton settings rotate`,
    en: `others can read it (mode ${found}), so it may be known already; run chmod 600 ${path}, then replace it with baton settings rotate`,
  }
}

const FOREIGN = { ko: '다른 사용자의 파일입니다', en: 'it belongs to another user' }
