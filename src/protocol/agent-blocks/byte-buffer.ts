const FIRST_CAPACITY = 256

/** Up to here a loop is faster than making a view to copy from. */
const SHORT = 64

/** Bytes that arrive in pieces. Grows by doubling, so one byte at a time costs no more than all at once. */
export class ByteBuffer {
  private bytes = new Uint8Array(FIRST_CAPACITY)
  private used = 0

  get length(): number {
    return this.used
  }

  append(source: Uint8Array, from = 0, to = source.length): void {
    const needed = this.used + to - from
    if (needed > this.bytes.length) this.grow(needed)
    if (to - from > SHORT) this.bytes.set(source.subarray(from, to), this.used)
    else for (let at = from, put = this.used; at < to; at += 1, put += 1) this.bytes[put] = source[at] as number
    this.used = needed
  }

  /** A view, not a copy: valid until the next `append` or `clear`. */
  view(): Uint8Array {
    return this.bytes.subarray(0, this.used)
  }

  clear(): void {
    this.used = 0
  }

  private grow(needed: number): void {
    const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2))
    larger.set(this.view())
    this.bytes = larger
  }
}
