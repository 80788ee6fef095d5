import type { BlockEvent } from '../../src/protocol/agent-blocks/block-events.ts'
import { type BlockParserOptions, createBlockParser } from '../../src/protocol/agent-blocks/block-parser.ts'

const ENCODER = new TextEncoder()

export const bytesOf = (input: string | Uint8Array): Uint8Array =>
  typeof input === 'string' ? ENCODER.encode(input) : input

/** The events of a whole stream, given in one piece. */
export function eventsOf(input: string | Uint8Array, options: BlockParserOptions = {}): BlockEvent[] {
  return eventsInChunks([bytesOf(input)], options)
}

export function eventsInChunks(chunks: Iterable<Uint8Array>, options: BlockParserOptions = {}): BlockEvent[] {
  const parser = createBlockParser(options)
  const events: BlockEvent[] = []
  for (const chunk of chunks) events.push(...parser.push(chunk))
  events.push(...parser.end())
  return events
}

/** A small seeded generator: the same seed gives the same chunks on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Cuts the bytes into copies of random length, so that nobody can look beyond the end of a chunk. */
export function randomChunks(bytes: Uint8Array, random: () => number): Uint8Array[] {
  const longest = 1 + Math.floor(random() ** 3 * bytes.length)
  const chunks: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const length = 1 + Math.floor(random() * longest)
    chunks.push(bytes.slice(at, at + length))
    at += length
  }
  return chunks
}
