/**
 * Text that somebody else wrote, made safe for one line of a terminal: control characters, escape sequences and
 * direction overrides become visible marks instead of moving the cursor or hiding what follows.
 */
export function terminalText(text: string): string {
  return text
    .replace(/ *\r?\n */g, ' ⏎ ')
    .replaceAll('\t', ' ')
    .replace(UNSAFE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The same over as many lines as it was written in, without blank ones at both ends. */
export const terminalLines = (text: string): string[] =>
  text
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => terminalText(line.replaceAll('\t', '  ').trimEnd()))

const UNSAFE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu
