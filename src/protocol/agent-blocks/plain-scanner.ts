/** Bytes that are copied and searched in one go. */
const PIECE_BYTES = 64 * 1024

/** Where a piece begins in the memory of the program; before it stand the roles of the bytes. */
const PIECE_AT = 256

const VECTOR_BYTES = 16

/** What a byte can be to a line, as flags of a table for all 256 of them. */
export const ROLE = {
  /** A line that begins with it is not plain. */
  begins: 1,
  /** A line that begins with it is not plain if it also ends with a byte that `ends`. */
  beginsWithEnd: 2,
  /** A line that begins with it is not plain if one of the next three bytes `begins`. */
  indents: 4,
  ends: 8,
} as const

/**
 * Runs over plain lines, sixteen bytes at a time.
 *
 * Plain log lines are nearly everything that an agent prints, and a call of `indexOf` for each of them costs half as
 * much as `node:readline` as a whole. This is the same search as 273 bytes of WebAssembly, two to three times as fast as
 * a loop over `Buffer.indexOf`, and the same for every kind of `Uint8Array`. It decides nothing: where it stops, or
 * where there is no WebAssembly, the lines are read one by one, to the same result.
 */
export class PlainScanner {
  /** How many lines the last `skip` ran over. */
  lines = 0
  private readonly program: Program
  private readonly memory: Uint8Array
  private chunk: Uint8Array | undefined
  private from = 0
  private to = 0

  private constructor(program: Program, roles: Uint8Array) {
    this.program = program
    this.memory = new Uint8Array(program.memory.buffer)
    this.memory.set(roles)
  }

  /** Undefined where there is no WebAssembly, no SIMD, or a page that forbids it. */
  static create(roles: Uint8Array): PlainScanner | undefined {
    try {
      const wasm = (globalThis as { WebAssembly?: WebAssemblyApi }).WebAssembly
      if (!wasm) return undefined
      const instance = new wasm.Instance(new wasm.Module(PROGRAM))
      return new PlainScanner(instance.exports, roles)
    } catch {
      return undefined
    }
  }

  /** To be called when a chunk is done: the same array may come again with other bytes in it. */
  forget(): void {
    this.chunk = undefined
  }

  /**
   * From the beginning of a line to the beginning of the first one that is not plain, is longer than `maxLineBytes`,
   * begins at or after `stop`, or does not end in the piece that is searched.
   */
  skip(chunk: Uint8Array, at: number, stop: number, maxLineBytes: number): number {
    if (chunk !== this.chunk || at >= this.to) this.load(chunk, at)
    const shift = PIECE_AT - this.from
    const next = this.program.run(at + shift, this.to + shift, maxLineBytes, stop + shift)
    this.lines = this.program.lines.value
    return next - shift
  }

  private load(chunk: Uint8Array, from: number): void {
    this.chunk = chunk
    this.from = from
    this.to = Math.min(chunk.length, from + PIECE_BYTES)
    this.memory.set(chunk.subarray(from, this.to), PIECE_AT)
    const end = PIECE_AT + this.to - from
    this.memory.fill(0, end, end + VECTOR_BYTES)
  }
}

/** The little of WebAssembly that is used; the types of the platform have it only together with the DOM. */
interface WebAssemblyApi {
  readonly Module: new (program: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: Program }
}

interface Program {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly lines: { readonly value: number }
  run(at: number, end: number, maxLineBytes: number, stop: number): number
}

const [AT, END, MAX_LINE_BYTES, STOP, START, MASK, NEXT, LINES, ROLES] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
const [get, set, tee] = [0x20, 0x21, 0x22] as const
const [block, loop, end, branch, branchIf, voidType] = [0x02, 0x03, 0x0b, 0x0c, 0x0d, 0x40] as const
const [constant, isZero, aboveOrEqual, above] = [0x41, 0x45, 0x4f, 0x4b] as const
const [add, subtract, and, or, shiftRight, trailingZeros] = [0x6a, 0x6b, 0x71, 0x72, 0x76, 0x68] as const
const loadByte = (offset: number) => [0x2d, 0, offset]
const [loadVector, splat, equalBytes, bitmask] = [
  [0xfd, 0x00, 0, 0],
  [0xfd, 0x0f],
  [0xfd, 0x23],
  [0xfd, 0x64],
] as const

// The program takes the beginning of a line and gives the beginning of the line at which it stopped:
//   start = at
//   while at < end:
//     for each newline in the 16 bytes at `at`:
//       next = its place + 1
//       if next - start - 1 > maxLineBytes: stop
//       roles = those of the byte at `start`
//       if roles has any of `begins`, `beginsWithEnd`, `indents`:
//         if `begins`: stop
//         if `beginsWithEnd` and the byte before the newline `ends`: stop
//         if `indents` and one of the three bytes after the first `begins`: stop
//       start = next; lines += 1
//       if next >= stop: stop
//     at += 16
// Up to fifteen bytes behind `end` are read; they are zero.
// biome-ignore format: one step a line
const BODY = [
  get, AT, set, START,
  block, voidType,
    loop, voidType,
      get, AT, get, END, aboveOrEqual, branchIf, 1,
      get, AT, ...loadVector, constant, 10, ...splat, ...equalBytes, ...bitmask, set, MASK,
      block, voidType,
        loop, voidType,
          get, MASK, isZero, branchIf, 1,
          get, AT, get, MASK, trailingZeros, add, constant, 1, add, set, NEXT,
          get, NEXT, get, START, subtract, constant, 1, subtract, get, MAX_LINE_BYTES, above, branchIf, 3,
          block, voidType,
            get, START, ...loadByte(0), ...loadByte(0), tee, ROLES, constant, 7, and, isZero, branchIf, 0,
            get, ROLES, constant, ROLE.begins, and, branchIf, 4,
            get, ROLES, constant, 1, shiftRight,
            get, NEXT, constant, 2, subtract, ...loadByte(0), ...loadByte(0), constant, 3, shiftRight,
            and, constant, 1, and, branchIf, 4,
            get, ROLES, constant, 2, shiftRight,
            get, START, ...loadByte(1), ...loadByte(0), get, START, ...loadByte(2), ...loadByte(0), or,
            get, START, ...loadByte(3), ...loadByte(0), or,
            and, constant, 1, and, branchIf, 4,
          end,
          get, NEXT, set, START,
          get, LINES, constant, 1, add, set, LINES,
          get, NEXT, get, STOP, aboveOrEqual, branchIf, 3,
          get, MASK, get, MASK, constant, 1, subtract, and, set, MASK,
          branch, 0,
        end,
      end,
      get, AT, constant, VECTOR_BYTES, add, set, AT,
      branch, 0,
    end,
  end,
  get, LINES, 0x24, 0, // into the global that is exported as `lines`
  get, START,
  end,
]

const int = 0x7f
const name = (text: string) => [text.length, ...Array.from(text, (letter) => letter.charCodeAt(0))]
const section = (id: number, content: readonly number[]) => [id, ...size(content.length), ...content]
const size = (length: number) => (length < 128 ? [length] : [(length & 127) | 128, length >> 7])
const CODE = [1, 5, int, ...BODY]

const PROGRAM = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, [1, 0x60, 4, int, int, int, int, 1, int]),
  ...section(3, [1, 0]),
  // Two pages of 64 KiB: the flags, a piece, and room to read sixteen bytes beyond it.
  ...section(5, [1, 0, 2]),
  ...section(6, [1, int, 1, constant, 0, end]),
  ...section(7, [3, ...name('memory'), 2, 0, ...name('lines'), 3, 0, ...name('run'), 0, 0]),
  ...section(10, [1, ...size(CODE.length), ...CODE]),
])
