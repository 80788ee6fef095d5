import { hidingBit } from './hiding.ts'

/**
 * A text under examination: code points, and for each the stretch of the original it came from.
 *
 * Decoding makes a new view from an old one, so however deep a phrase is hidden, its place in the original is
 * one look-up away.
 *
 * 1. `start` and `end` are UTF-16 offsets into the original; both never decrease along a plain or decoded text.
 * 2. `hidden` holds what was undone to get this unit (bits of `hiding.ts`).
 * 3. A unit of code BREAK parts two texts that have nothing to do with each other; no phrase spans it.
 */
export interface TextView {
  readonly length: number
  readonly code: Uint32Array
  readonly start: Int32Array
  readonly end: Int32Array
  readonly hidden: Uint32Array
}

/** Above every code point. */
export const BREAK = 0x110000

const FULL_WIDTH = hidingBit('full-width')

/** Grows as it is written; `finish` hands out what was written. */
export class ViewWriter {
  private size = 0
  private code: Uint32Array
  private start: Int32Array
  private end: Int32Array
  private hidden: Uint32Array

  constructor(capacity: number) {
    const room = Math.max(capacity, 16)
    this.code = new Uint32Array(room)
    this.start = new Int32Array(room)
    this.end = new Int32Array(room)
    this.hidden = new Uint32Array(room)
  }

  get length(): number {
    return this.size
  }

  push(code: number, start: number, end: number, hidden: number): void {
    if (this.size === this.code.length) this.grow()
    const at = this.size
    this.code[at] = code
    this.start[at] = start
    this.end[at] = end
    this.hidden[at] = hidden
    this.size = at + 1
  }

  /** Forgets everything from `length` on. */
  cutTo(length: number): void {
    this.size = length
  }

  finish(): TextView {
    return {
      length: this.size,
      code: this.code.subarray(0, this.size),
      start: this.start.subarray(0, this.size),
      end: this.end.subarray(0, this.size),
      hidden: this.hidden.subarray(0, this.size),
    }
  }

  private grow(): void {
    const room = this.code.length * 2
    this.code = enlarged(this.code, new Uint32Array(room))
    this.start = enlarged(this.start, new Int32Array(room))
    this.end = enlarged(this.end, new Int32Array(room))
    this.hidden = enlarged(this.hidden, new Uint32Array(room))
  }
}

function enlarged<T extends Uint32Array | Int32Array>(from: T, to: T): T {
  to.set(from)
  return to
}

/**
 * The original itself. Full-width ASCII is narrowed at once, because escapes may be written in it too
 * (`＆#105;`, `％69`).
 */
export function viewOf(text: string): TextView {
  const writer = new ViewWriter(text.length)
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) as number
    const next = at + (code > 0xffff ? 2 : 1)
    if (code >= 0xff01 && code <= 0xff5e) writer.push(code - 0xfee0, at, next, FULL_WIDTH)
    else writer.push(code, at, next, 0)
    at = next
  }
  return writer.finish()
}
