/** What one agent's output may cost. Memory stays within a small multiple of a line and a block, whatever is printed. */
export interface BlockLimits {
  /** A longer line is cut; the rest of it is skipped and the next line is read as usual. */
  readonly maxLineBytes: number
  /** What is kept of one block. An open block that spans twice this much is given up as unclosed. */
  readonly maxBlockBytes: number
  /** How long a code fence can keep blocks without a nonce from being heard. */
  readonly maxFenceBytes: number
}

export const BLOCK_LIMITS: BlockLimits = {
  maxLineBytes: 256 * 1024,
  maxBlockBytes: 1024 * 1024,
  maxFenceBytes: 32 * 1024,
}

/** Lines that are kept of one block or of the details of one signal; the shortest lines cost the most to read. */
export const MAX_BLOCK_LINES = 10_000

/** After so many lines that cannot belong to it, an open block is taken for a heading that was never meant as one. */
export const MAX_MISPLACED_LINES = 20

/** Faults of one block that are reported one by one; the rest are counted. */
export const MAX_VIOLATIONS = 50

/** The options of one question; also what keeps finding the nearest one cheap. */
export const MAX_OPTIONS = 100

/** A log event ends at the first line end at or past each multiple of this in the stream, however it was chunked. */
export const LOG_EVENT_BYTES = 64 * 1024
