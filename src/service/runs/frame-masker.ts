import type { Masker } from '../../settings/mask/masker.ts'
import type { StreamMasker } from '../../settings/mask/stream-masker.ts'
import type { PlacedFrame } from '../../store/transcript-frame.ts'

interface OpenSource {
  readonly stream: StreamMasker
  /** The frame that the bytes that are held begin in. */
  since: PlacedFrame | undefined
}

/**
 * Masks a transcript once more where it is shown: it may be older than a setting that it holds. A value that is split
 * over frames is found.
 */
export class FrameMasker {
  readonly #masker: Masker | undefined
  readonly #sources = new Map<PlacedFrame['source'], OpenSource>()

  constructor(masker: Masker | undefined) {
    this.#masker = masker
  }

  *push(frame: PlacedFrame): Generator<PlacedFrame> {
    if (!this.#masker) return yield frame
    const one = this.#sources.get(frame.source) ?? { stream: this.#masker.stream(), since: undefined }
    this.#sources.set(frame.source, one)
    const bytes = one.stream.push(frame.bytes)
    const { since = frame } = one
    if (bytes.length > 0) yield { ...since, bytes }
    one.since = one.stream.held === 0 ? undefined : bytes.length > 0 ? frame : since
  }

  /** What is held, because nothing more came for a while. */
  *release(): Generator<PlacedFrame> {
    yield* this.#rest((stream) => stream.release())
  }

  *end(): Generator<PlacedFrame> {
    yield* this.#rest((stream) => stream.end())
  }

  *#rest(of: (stream: StreamMasker) => Uint8Array): Generator<PlacedFrame> {
    for (const one of this.#sources.values()) {
      const bytes = of(one.stream)
      if (one.since && bytes.length > 0) yield { ...one.since, bytes }
      one.since = undefined
    }
  }
}
