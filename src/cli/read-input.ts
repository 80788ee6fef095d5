import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { BatonError } from '../protocol/baton-error.ts'

/** Far above any real document; a larger one is refused before it is in memory. */
const MAX_INPUT_BYTES = 16 * 1024 * 1024

const PIECE_BYTES = 64 * 1024

/**
 * Reads a document that the command line names; `-` is standard input.
 *
 * 1. Never more than the limit is held, whatever the file claims to be: the size is counted while reading.
 * 2. Only regular files are opened for reading: a directory, a pipe or a device is an error, not a hang.
 * 3. The text is UTF-8 or refused; nothing is replaced in silence.
 */
export async function readInput(path: string, limit: number = MAX_INPUT_BYTES): Promise<string> {
  return decodeInput(await readBytes(path, limit), path)
}

export async function readBytes(path: string, limit: number = MAX_INPUT_BYTES): Promise<Uint8Array> {
  return path === '-' ? collect(process.stdin, '-', limit) : readFile(path, limit)
}

/**
 * Without a stream and without the threads of `fs/promises`: most commands read the configuration when they start, and
 * both cost more than to read a few kilobytes.
 */
function readFile(path: string, limit: number): Uint8Array {
  const file = openFile(path)
  try {
    const stat = fstatSync(file)
    if (!stat.isFile()) {
      throw BatonError.of('NOT_A_FILE', { source: path, found: stat.isDirectory() ? DIRECTORY : DEVICE })
    }
    if (stat.size > limit) throw tooLarge(path, limit)
    return readAll(file, path, stat.size, limit)
  } finally {
    closeSync(file)
  }
}

function openFile(path: string): number {
  try {
    // O_NONBLOCK: opening a named pipe that nobody writes to must not wait for a writer.
    return openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  } catch (cause) {
    throw openError(path, cause)
  }
}

/** To the end of the file, which may be elsewhere than its size says: it may grow, and files of /proc have no size. */
function readAll(file: number, source: string, expected: number, limit: number): Uint8Array {
  const chunks: Uint8Array[] = []
  let size = 0
  let room = expected + 1
  for (;;) {
    const chunk = Buffer.allocUnsafe(room)
    const read = readSync(file, chunk)
    if (read === 0) return chunks.length === 1 ? (chunks[0] as Uint8Array) : Buffer.concat(chunks)
    size += read
    if (size > limit) throw tooLarge(source, limit)
    chunks.push(chunk.subarray(0, read))
    room = PIECE_BYTES
  }
}

async function collect(stream: AsyncIterable<Uint8Array>, source: string, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > limit) throw tooLarge(source, limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export function decodeInput(bytes: Uint8Array, source: string): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw BatonError.of('INVALID_ENCODING', {
      source,
      reason: { ko: 'UTF-16로 시작합니다', en: 'it starts like UTF-16' },
    })
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // The decoder says only that it failed; finding the place is worth a second pass.
    throw BatonError.of('INVALID_ENCODING', { source, reason: badByte(firstBadByte(bytes)) })
  }
}

const badByte = (at: number) => ({ ko: `${at}번째 바이트부터`, en: `from byte ${at} on` })

/** The offset of the first byte that is no UTF-8, by halving. */
function firstBadByte(bytes: Uint8Array): number {
  const readable = (end: number) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end), { stream: true })
      return true
    } catch {
      // Not readable up to here: look further to the left.
      return false
    }
  }
  let low = 0
  let high = bytes.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (readable(middle)) low = middle
    else high = middle - 1
  }
  return low
}

const DIRECTORY = { ko: '디렉터리', en: 'a directory' }
const DEVICE = { ko: '장치 또는 파이프', en: 'a device or a pipe' }

function tooLarge(source: string, limit: number): BatonError {
  return BatonError.of('INPUT_TOO_LARGE', { source, limit })
}

function openError(source: string, cause: unknown): BatonError {
  const code = (cause as NodeJS.ErrnoException).code ?? 'unknown'
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG')
    return BatonError.of('FILE_NOT_FOUND', { source })
  if (code === 'EISDIR') return BatonError.of('NOT_A_FILE', { source, found: DIRECTORY })
  if (code === 'ENXIO') return BatonError.of('NOT_A_FILE', { source, found: DEVICE })
  return BatonError.of('FILE_UNREADABLE', { source, reason: code })
}
