import { constants, createZstdCompress, type ZstdCompress, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { encodeFrames, MOST_CHUNK_BYTES, type TranscriptFrame } from '../transcript-frame.ts'

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

/** Room for the packed bytes of a lone chunk of 64 KiB: they come in one piece, which nobody has to put together. */
const PACKED_ROOM = 32 * 1024

/**
 * Packs frames into the bodies of chunks. Frames are encoded into the same memory each time: to allocate it for each
 * chunk makes the garbage collector walk the whole heap with every few megabytes that an agent prints.
 */
export class ChunkPacker {
  #room: Buffer | undefined
  #aheadRoom: Buffer | undefined
  #stream: ZstdCompress | undefined
  #last: Promise<unknown> = Promise.resolve()

  /** In this thread. `before` are encoded frames that the chunk begins with. */
  packNow(before: readonly Uint8Array[], frames: readonly TranscriptFrame[]): ChunkBody {
    this.#room ??= Buffer.allocUnsafeSlow(MOST_CHUNK_BYTES)
    const encoded = encodeFrames(frames, this.#room, before)
    const options = { ...SETTINGS, chunkSize: PACKED_ROOM, pledgedSrcSize: encoded.length }
    const body = zstdCompressSync(encoded, options)
    return body.length < encoded.length ? { packed: PACKED, body } : { packed: 0, body: Buffer.from(encoded) }
  }

  /**
   * Outside this thread, one chunk after the other, with one compressor: to make one for each chunk costs more than to
   * use it.
   */
  packAhead(frames: readonly TranscriptFrame[]): Promise<ChunkBody> {
    this.#aheadRoom ??= Buffer.allocUnsafeSlow(MOST_CHUNK_BYTES)
    const room = this.#aheadRoom
    const packed = this.#last.then(() => this.#pack(encodeFrames(frames, room)))
    this.#last = packed.catch(() => {}) // The caller gets this error.
    return packed
  }

  close(): void {
    this.#stream?.destroy()
    this.#stream = undefined
  }

  #pack(encoded: Buffer): Promise<ChunkBody> {
    // Each write is one whole zstd frame.
    this.#stream ??= createZstdCompress({ ...SETTINGS, flush: constants.ZSTD_e_end })
    const stream = this.#stream
    const parts: Buffer[] = []
    return new Promise((resolve, reject) => {
      const onData = (part: Buffer) => void parts.push(part)
      const leave = () => {
        stream.off('data', onData)
        stream.off('error', fail)
        stream.off('close', fail)
      }
      const fail = (error?: Error) => {
        leave()
        this.close()
        reject(error ?? new Error('the store is closed'))
      }
      stream.on('data', onData).on('error', fail).on('close', fail)
      stream.write(encoded, () => {
        leave()
        const body = Buffer.concat(parts)
        resolve(body.length < encoded.length ? { packed: PACKED, body } : { packed: 0, body: Buffer.from(encoded) })
      })
    })
  }
}

/** Undefined where the bytes are not those that were packed. */
export function unpackChunk({ packed, body }: ChunkBody): Buffer | undefined {
  if (packed !== PACKED) return Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  try {
    return zstdDecompressSync(body, { maxOutputLength: MOST_CHUNK_BYTES })
  } catch {
    return undefined
  }
}
