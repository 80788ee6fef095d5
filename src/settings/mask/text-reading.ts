/**
 * A text as it was read for a search: without its line breaks, or with its escapes resolved too. Places are those of the
 * text.
 */
export interface TextReading {
  readonly bytes: Uint8Array
  /** Whether bytes are in it with which an escape may begin. */
  readonly isEscaped: boolean
  /** Where what could not be read yet begins; the end of the text where all was read. Reading may go on from there. */
  readonly stop: number
  /** Whether a value may begin at `stop`. Otherwise it is a line break, which no value begins with. */
  readonly mayBegin: boolean
  /** Where the bytes begin that a byte was read from, and where they end. */
  startOf(at: number): number
  endOf(at: number): number
  /** The bytes from one on, up to this one, are surely within 1,024 bytes of the text. Asked for in order. */
  nearUntil(at: number): number
  /** Two neighbouring bytes end within so many bytes of the text. */
  readonly widest: number
  /** The last place up to the given one at which neither an escape nor a line break is cut, in no reading below. */
  wholeBefore(place: number): number
}

/** So many bytes that stand for nothing may be read again. */
const MOST_READ_AGAIN = 4_096

/**
 * The last place up to the given one at which all readings may begin anew. `top` was read from all others. Its bytes are
 * looked at only near the place, so that a text without any does not have to be kept.
 */
export function restartBefore(top: TextReading, place: number): number {
  if (place === top.stop) return place
  // It is mostly near the end.
  let high = top.bytes.length
  let step = 16
  while (high > 0 && top.startOf(Math.max(0, high - step)) > place) {
    high = Math.max(0, high - step)
    step *= 2
  }
  let low = Math.max(0, high - step)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (top.startOf(middle) <= place) low = middle + 1
    else high = middle
  }
  const end = low === 0 ? 0 : top.endOf(low - 1)
  if (end > place) return top.startOf(low - 1)
  return place - end > MOST_READ_AGAIN ? top.wholeBefore(place) : end
}
