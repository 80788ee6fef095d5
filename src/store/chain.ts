import { hash } from 'node:crypto'
import type { NewEvent, StoredEvent } from '../pipeline/changeset.ts'
import { canonicalJson, quoted } from '../protocol/canonical-json.ts'
import type { StoreFault } from './port.ts'

/**
 * The hash chain over a stream's events.
 *
 * Owns: what is hashed, how, and how a broken chain is found. Does not own: where events are kept, or whether the
 * store as a whole was rolled back (`sqlite/witness.ts`).
 *
 * 1. hash = sha256(previous hash, a line break, canonical JSON of every other field of the event). The number over
 *    the whole store is one of them, so events of different streams cannot change places either.
 * 2. The text that was hashed is the text that engines store: nothing is lost between hashing and storing.
 * 3. A chain proves that nothing was changed behind its head; the head itself must be known from elsewhere.
 */
export const CHAIN_START = '0'.repeat(64)

export interface EventPlace {
  readonly number: number
  readonly seq: number
  readonly commandId: string
  readonly previous: string
}

export interface SealedEvent {
  readonly number: number
  readonly seq: number
  readonly stream: string
  readonly previous: string
  readonly hash: string
  /** Canonical JSON of every field but `previous` and `hash`. */
  readonly text: string
}

/** An event with its numbers and its hash, ready to be stored. `wrote` is canonical JSON (`bind-changeset.ts`). */
export function sealEvent(
  event: NewEvent,
  { number, seq, commandId, previous }: EventPlace,
  wrote: string | undefined = event.wrote && canonicalJson(event.wrote),
): SealedEvent {
  const { v, stream, type, at, actor, simulated, data } = event
  // Canonical JSON of the fields, their names in order: written out, because every commit pays for it.
  const text =
    `{"actor":${quoted(actor)},"at":${quoted(at)},"commandId":${quoted(commandId)},` +
    `"data":${canonicalJson(data)},"number":${number},"seq":${seq},"simulated":${simulated},` +
    `"stream":${quoted(stream)},"type":${quoted(type)}` +
    `${v === undefined ? '' : `,"v":${v}`}` +
    `${wrote === undefined ? '' : `,"wrote":${wrote}`}}`
  return { number, seq, stream, previous, hash: linkHash(previous, text), text }
}

/** The event that a sealed one stands for, as it is read back. */
export function unsealEvent({ text, previous, hash }: Pick<SealedEvent, 'text' | 'previous' | 'hash'>): StoredEvent {
  return { ...(JSON.parse(text) as Omit<StoredEvent, 'previous' | 'hash'>), previous, hash }
}

/**
 * Every place where a chain is broken. Takes one stream, or the `whole` store in the order of its numbers, where a
 * missing number is a fault too. After a fault it goes on from what it found, so that one edit is one fault.
 */
export function verifyChain(events: Iterable<StoredEvent>, { whole = false } = {}): StoreFault[] {
  const faults: StoreFault[] = []
  const heads = new Map<string, { seq: number; hash: string }>()
  let number = 0
  for (const event of events) {
    const head = heads.get(event.stream) ?? { seq: 0, hash: CHAIN_START }
    const problem = numberFault(event.number, number, whole) ?? linkFault(event, head)
    if (problem) faults.push({ place: eventPlace(event), problem })
    heads.set(event.stream, { seq: event.seq, hash: event.hash })
    number = event.number
  }
  return faults
}

export function eventPlace({ number, stream, seq }: Pick<StoredEvent, 'number' | 'stream' | 'seq'>): string {
  return `event ${number} (${stream} ${seq})`
}

function numberFault(number: number, before: number, whole: boolean): string | undefined {
  if (number <= before) return `comes after event ${before}: reordered or inserted`
  if (whole && number > before + 1) return `${missing(before + 1, number - 1)} of the store removed before it`
  return undefined
}

function linkFault(event: StoredEvent, head: { seq: number; hash: string }): string | undefined {
  const { previous, hash: found, ...fields } = event
  if (event.seq > head.seq + 1) return `${missing(head.seq + 1, event.seq - 1)} of the stream removed before it`
  if (event.seq <= head.seq) return `comes after event ${head.seq} of its stream: reordered or inserted`
  if (previous !== head.hash) return 'does not follow the event before it: that one was replaced, or this was inserted'
  if (linkHash(previous, canonicalJson(fields)) !== found) return 'was edited: its content does not give its hash'
  return undefined
}

function missing(first: number, last: number): string {
  return first === last ? `event ${first}` : `events ${first} to ${last}`
}

function linkHash(previous: string, text: string): string {
  return hash('sha256', `${previous}\n${text}`)
}
