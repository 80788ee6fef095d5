/** Bytes of a stream that were read and not yet given away, addressed by their offsets in the stream. */
export class HeldBytes {
  #chunks: Uint8Array[] = []
  #start = 0
  #end = 0

  get length(): number {
    return this.#end - this.#start
  }

  /** The offset after the last byte. */
  get end(): number {
    return this.#end
  }

  push(bytes: Uint8Array): void {
    if (bytes.length === 0) return
    this.#chunks.push(bytes)
    this.#end += bytes.length
  }

  /** The bytes before this offset that are still held, as they came: to put them together would copy nearly everything. */
  takeUntil(offset: number): Uint8Array[] {
    const pieces: Uint8Array[] = []
    while (this.#start < offset) {
      const [first] = this.#chunks
      if (!first) break
      const wanted = offset - this.#start
      if (first.length <= wanted) this.#chunks.shift()
      else this.#chunks[0] = first.subarray(wanted)
      const piece = first.subarray(0, wanted)
      pieces.push(piece)
      this.#start += piece.length
    }
    return pieces
  }
}
