import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { CHUNK_BYTES } from '../transcript-frame.ts'

/** The bytes of a chunk as they are kept. */
export interface ChunkBody {
  readonly packed: number
  readonly body: Uint8Array
}

const PACKED = 1

/**
 * zstd at level 1 with its checksum. Measured on log lines in pieces of 64 KiB: 180 MB/s to 18 % of their size; deflate
 * at level 1 gives 97 MB/s to 31 %, at level 6 22 MB/s to 25 %; zstd at level 3 is as fast and saves another 1 %.
 */
const SETTINGS = {
  params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 },
}

export function packChunk(encoded: Buffer): ChunkBody {
  const body = zstdCompressSync(encoded, SETTINGS)
  return body.length < encoded.length ? { packed: PACKED, body } : { packed: 0, body: encoded }
}

/** Undefined where the bytes are not those that were packed. */
export function unpackChunk({ packed, body }: ChunkBody): Buffer | undefined {
  if (packed !== PACKED) return Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  try {
    return zstdDecompressSync(body, { maxOutputLength: 4 * CHUNK_BYTES })
  } catch {
    return undefined
  }
}
