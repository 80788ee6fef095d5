import { ESCAPE_SEQUENCES } from '../protocol/escape-sequences.ts'

/**
 * A line that somebody else wrote, as nothing but visible text: escape sequences and control characters are gone, and
 * so is whatever would turn the direction of the text or hide a part of it. Of a line that was overwritten with
 * carriage returns, the last version is left.
 */
export function plainLine(line: string): string {
  const overwritten = line.replace(/\r+$/, '')
  return overwritten
    .slice(overwritten.lastIndexOf('\r') + 1)
    .replace(ESCAPE_SEQUENCES, '')
    .replaceAll('\t', ' ')
    .replace(INVISIBLE, '')
}

const INVISIBLE = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu
