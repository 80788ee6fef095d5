import { hidingBit } from './hiding.ts'

/**
 * A text under examination: code points, and for each the stretch of the original it came from.
 *
 * Decoding makes a new view from an old one, so however deep a phrase is hidden, its place in the original is
 * one look-up away.
 *
 * 1. `start` and `end` are UTF-16 offsets into the original.
 * 2. `hidden` holds what was undone to get this unit (the lowest eight bits of `hiding.ts`).
 * 3. A unit of code BREAK parts two texts that have nothing to do with each other; no phrase spans it.
 */
export interface TextView {
  readonly length: number
  readonly code: Uint32Array
  readonly start: Int32Array
  readonly end: Int32Array
  readonly hidden: Uint8Array
}

export const NO_TEXT: TextView = {
  length: 0,
  code: new Uint32Array(0),
  start: new Int32Array(0),
  end: new Int32Array(0),
  hidden: new Uint8Array(0),
}

/** Above every code point. */
export const BREAK = 0x110000

const FULL_WIDTH = hidingBit('full-width')

/**
 * The original itself. Full-width ASCII is narrowed at once, because escapes may be written in it too
 * (`＆#105;`, `％69`).
 */
export function viewOf(text: string): TextView {
  const code = new Uint32Array(text.length)
  const start = new Int32Array(text.length)
  const end = new Int32Array(text.length)
  const hidden = new Uint8Array(text.length)
  let length = 0
  for (let at = 0; at < text.length; length += 1) {
    const unit = text.charCodeAt(at)
    const point = unit >= 0xd800 && unit <= 0xdbff ? (text.codePointAt(at) as number) : unit
    const fullWidth = point >= 0xff01 && point <= 0xff5e
    code[length] = fullWidth ? point - 0xfee0 : point
    if (fullWidth) hidden[length] = FULL_WIDTH
    start[length] = at
    at += point > 0xffff ? 2 : 1
    end[length] = at
  }
  return trimmed({ length, code, start, end, hidden })
}

/** Below this many units, a loop copies faster than a block move does. */
const SHORTEST_BLOCK = 48

/** Writes a view piece by piece; `finish` hands out what was written. */
export class ViewWriter {
  private size = 0
  private code: Uint32Array
  private start: Int32Array
  private end: Int32Array
  private hidden: Uint8Array

  constructor(capacity: number) {
    this.code = new Uint32Array(capacity)
    this.start = new Int32Array(capacity)
    this.end = new Int32Array(capacity)
    this.hidden = new Uint8Array(capacity)
  }

  get length(): number {
    return this.size
  }

  push(code: number, start: number, end: number, hidden: number): void {
    this.reserve(1)
    const at = this.size
    this.code[at] = code
    this.start[at] = start
    this.end[at] = end
    this.hidden[at] = hidden
    this.size = at + 1
  }

  /** Copies units of another view as they are. */
  copy(view: TextView, from: number, to: number): void {
    this.reserve(to - from)
    if (to - from < SHORTEST_BLOCK) {
      const { code, start, end, hidden } = this
      for (let at = from, target = this.size; at < to; at += 1, target += 1) {
        code[target] = view.code[at] as number
        start[target] = view.start[at] as number
        end[target] = view.end[at] as number
        hidden[target] = view.hidden[at] as number
      }
      this.size += to - from
      return
    }
    this.code.set(view.code.subarray(from, to), this.size)
    this.start.set(view.start.subarray(from, to), this.size)
    this.end.set(view.end.subarray(from, to), this.size)
    this.hidden.set(view.hidden.subarray(from, to), this.size)
    this.size += to - from
  }

  /** Adds to what was undone for the unit written last. */
  mark(hidden: number): void {
    if (this.size > 0) this.hidden[this.size - 1] = (this.hidden[this.size - 1] as number) | hidden
  }

  /** Forgets everything from `length` on. */
  cutTo(length: number): void {
    this.size = length
  }

  finish(): TextView {
    const { size: length, code, start, end, hidden } = this
    return trimmed({ length, code, start, end, hidden })
  }

  private reserve(more: number): void {
    const needed = this.size + more
    if (needed <= this.code.length) return
    const room = Math.max(needed, this.code.length * 4)
    this.code = enlarged(this.code, new Uint32Array(room))
    this.start = enlarged(this.start, new Int32Array(room))
    this.end = enlarged(this.end, new Int32Array(room))
    this.hidden = enlarged(this.hidden, new Uint8Array(room))
  }
}

function enlarged<T extends Uint32Array | Int32Array | Uint8Array>(from: T, to: T): T {
  to.set(from)
  return to
}

function trimmed(view: TextView): TextView {
  const { length } = view
  return {
    length,
    code: view.code.subarray(0, length),
    start: view.start.subarray(0, length),
    end: view.end.subarray(0, length),
    hidden: view.hidden.subarray(0, length),
  }
}
