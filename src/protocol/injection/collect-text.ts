/** Fewer bytes than this hold none of the phrases, in any encoding. */
const SHORTEST_PIECE = 8
/** No phrase has fewer different characters; one character over and over has. */
const FEWEST_DISTINCT = 4
/** Below this many bytes no share of them says anything. */
const SHORTEST_UTF16 = 8
/** What share of every other byte must look like a high half for UTF-16. */
const UTF16_SHARE = 0.8

const LAST_CODE_POINT = 0x10ffff

/** Takes the characters of a text one by one, with the bytes that each came from. */
export interface TextSink {
  add(code: number, firstByte: number, lastByte: number): void
  /** The text goes on somewhere else; what was added since the last end is kept or forgotten. */
  endPiece(keep: boolean): void
}

/**
 * Writes the stretches of bytes that are text, with a break after each: printable ASCII and well-formed UTF-8,
 * and UTF-16. Zero bytes are nothing, so ASCII in UTF-16 reads as ASCII.
 */
export function collectText(bytes: Uint8Array, length: number, sink: TextSink): void {
  let pieceStart = 0
  let missing = 0
  let highHalves = 0
  let oddHighHalves = 0
  // Random bytes break off at every other step. Nothing here is decided by a branch but the rare long piece.
  for (let at = 0; at < length; at += 1) {
    const kind = KINDS[bytes[at] as number] as number
    const isHighHalf = kind >> 3
    highHalves += isHighHalf
    oddHighHalves += isHighHalf & at
    const step = STEPS[(missing << 3) | (kind & ROLE)] as number
    const breaksOff = (step >> 2) & 1
    if ((at - pieceStart) * breaksOff >= SHORTEST_PIECE) writePiece(bytes, pieceStart, at, sink)
    pieceStart += (at + (step >> 3) - pieceStart) * breaksOff
    missing = step & 3
  }
  writePiece(bytes, pieceStart, length, sink)
  const order = oddHighHalves * 2 >= highHalves ? 1 : 0
  const inPlace = order === 1 ? oddHighHalves : highHalves - oddHighHalves
  if (length >= SHORTEST_UTF16 && inPlace >= (length / 2) * UTF16_SHARE) writeUtf16(bytes, length, order, sink)
}

// The role of a byte in UTF-8; a first byte is CONTINUATION plus the number of bytes that follow it.
const NO_TEXT = 0
const TEXT = 1
const CONTINUATION = 2
const ROLE = 7
/** The high half of a character in UTF-16. */
const HIGH_HALF = 8

const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => roleOf(byte) | (isHighHalf(byte) ? HIGH_HALF : 0))

function roleOf(byte: number): number {
  if (byte === 0x00 || byte === 0x09 || byte === 0x0a || byte === 0x0d) return TEXT
  if (byte < 0x20 || byte === 0x7f || byte === 0xc0 || byte === 0xc1 || byte > 0xf4) return NO_TEXT
  if (byte < 0x80) return TEXT
  if (byte < 0xc0) return CONTINUATION
  return CONTINUATION + (byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3)
}

/** Of the blocks that words can be written in: Latin, Greek, Cyrillic, jamo, punctuation, Hangul, full-width. */
function isHighHalf(byte: number): boolean {
  if (byte <= 0x05 || (byte >= 0xac && byte <= 0xd7)) return true
  return byte === 0x11 || byte === 0x20 || byte === 0x21 || (byte >= 0x30 && byte <= 0x32) || byte === 0xff
}

const BREAKS_OFF = 4
const NOT_HERE = 8

/**
 * For the number of bytes that a character still lacks and the role of the next byte: how many are lacking then;
 * 4 if the text breaks off; and 8 if it does not even begin again with this byte.
 */
const STEPS = Uint8Array.from({ length: 4 * 8 }, (_, index) => stepOf(index >> 3, index & 7))

function stepOf(missing: number, role: number): number {
  if (missing > 0 && role === CONTINUATION) return missing - 1
  const lacking = role > CONTINUATION ? role - CONTINUATION : 0
  if (missing > 0) return role === NO_TEXT ? BREAKS_OFF | NOT_HERE : BREAKS_OFF | lacking
  return role === NO_TEXT || role === CONTINUATION ? BREAKS_OFF | NOT_HERE : lacking
}

function writePiece(bytes: Uint8Array, from: number, to: number, sink: TextSink): void {
  if (to - from < SHORTEST_PIECE) return
  const piece = new Piece(sink)
  for (let at = from; at < to; ) {
    const role = (KINDS[bytes[at] as number] as number) & ROLE
    const follow = role === TEXT ? 0 : role - CONTINUATION
    // The piece ends inside this character.
    if (at + follow >= to) break
    let code = role === TEXT ? (bytes[at] as number) : (bytes[at] as number) & (0x3f >> follow)
    for (let next = 1; next <= follow; next += 1) code = code * 64 + ((bytes[at + next] as number) & 0x3f)
    if (code !== 0) piece.add(Math.min(code, LAST_CODE_POINT), at, at + follow)
    at += follow + 1
  }
  piece.finish()
}

function writeUtf16(bytes: Uint8Array, length: number, highAt: number, sink: TextSink): void {
  let piece = new Piece(sink)
  for (let at = 0; at + 1 < length; at += 2) {
    const code = (bytes[at + highAt] as number) * 256 + (bytes[at + 1 - highAt] as number)
    if (isText(code)) piece.add(code, at, at + 1)
    else {
      piece.finish()
      piece = new Piece(sink)
    }
  }
  piece.finish()
}

function isText(code: number): boolean {
  if (code === 0x09 || code === 0x0a || code === 0x0d) return true
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && (code < 0xd800 || code > 0xdfff))
}

/** One stretch of text: kept if a phrase can be in it, otherwise forgotten. */
class Piece {
  private readonly sink: TextSink
  private bytes = 0
  private distinct = 0

  constructor(sink: TextSink) {
    this.sink = sink
  }

  add(code: number, firstByte: number, lastByte: number): void {
    // A hash, because Hangul syllables often share their lowest bits.
    this.distinct |= 1 << (Math.imul(code, 0x9e3779b1) >>> 27)
    this.bytes += lastByte - firstByte + 1
    this.sink.add(code, firstByte, lastByte)
  }

  finish(): void {
    this.sink.endPiece(this.bytes >= SHORTEST_PIECE && bitCount(this.distinct) >= FEWEST_DISTINCT)
  }
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
