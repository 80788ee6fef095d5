import type { FenceMarker } from './line-marker.ts'

interface OpenFence {
  readonly character: FenceMarker['character']
  readonly length: number
  readonly start: number
}

/**
 * Whether the stream stands in a Markdown code fence, where blocks count only with their nonce.
 *
 * 1. Opening and closing lines are those of CommonMark.
 * 2. An agent that forgets to close a fence is not silenced for good: a fence wears off after `maxFenceBytes`, and at
 *    a second of quiet, since an agent prints a sample in one go.
 * 3. The closing line of a fence that wore off still closes it, rather than opening the next one.
 */
export class CodeFence {
  private readonly maxBytes: number
  private open: OpenFence | undefined
  private wornOff = false

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
  }

  /** Whether a line that begins at `offset` counts as fenced. */
  holds(offset: number): boolean {
    return this.open !== undefined && !this.wornOff && offset - this.open.start <= this.maxBytes
  }

  isClosedBy(marker: FenceMarker): boolean {
    return marker.bare && marker.character === this.open?.character && marker.length >= this.open.length
  }

  /** A fence line that begins at `offset`. */
  pass(marker: FenceMarker, offset: number): void {
    if (this.isClosedBy(marker)) this.open = undefined
    else if (!this.holds(offset)) {
      this.open = { character: marker.character, length: marker.length, start: offset }
      this.wornOff = false
    }
  }

  wearOff(): void {
    this.wornOff = true
  }
}
