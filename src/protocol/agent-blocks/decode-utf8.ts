// Used only in one go, never with `stream`, so it keeps nothing between calls. A byte order mark stays in the text:
// otherwise the text of a piece would depend on where the piece begins.
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** The mark that replaces bytes that were dropped because a line or block was over its limit. */
export const CUT_MARK = '…[cut]'

/** Invalid UTF-8 becomes U+FFFD. */
export function decodeUtf8(bytes: Uint8Array, from = 0, to = bytes.length): string {
  return UTF8.decode(bytes.subarray(from, to))
}

/** The length of `bytes` without a last character that is not all there, so that a cut never halves one. */
export function wholeCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] as number
    if (byte < 0x80) break
    if (byte >= 0xc0) return lengthFromLead(byte) > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

function lengthFromLead(byte: number): number {
  if (byte >= 0xf0) return 4
  return byte >= 0xe0 ? 3 : 2
}
