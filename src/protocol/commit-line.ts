/**
 * Text that somebody else wrote, as one line of a commit message: an agent's summary, a title.
 *
 * Control characters, escape characters, bidirectional controls, zero-width characters and every kind of line break
 * become one space. So the text moves no cursor, hides nothing, stays on its line, and cannot begin a line that reads
 * as a trailer. Half of a surrogate pair becomes U+FFFD. `letters` bounds the length in code points.
 */
export function commitLine(text: string, letters: number): string {
  const plain = text.toWellFormed().replace(UNSAFE, ' ').trim()
  return [...plain].slice(0, letters).join('').trim()
}

const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s\u115f\u1160\u3164\uffa0]+/gu
