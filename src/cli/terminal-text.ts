/**
 * Text that somebody else wrote, made safe for a terminal: control characters, escape sequences and
 * direction overrides become visible marks instead of moving the cursor or hiding what follows.
 */
export function terminalText(text: string): string {
  return text.replace(UNSAFE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const UNSAFE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu
