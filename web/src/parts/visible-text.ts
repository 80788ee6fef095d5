/**
 * Text that an agent, a message or a person wrote. Control characters and the marks that turn the direction of text
 * around are shown as what they are, so that a title cannot pretend to be another.
 */
const HIDDEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g

export function visibleText(text: string): string {
  return text.replace(HIDDEN, (char) => {
    const code = char.codePointAt(0) ?? 0
    // Control pictures for C0, the code point for everything else.
    return code < 0x20 ? String.fromCodePoint(0x2400 + code) : `«${code.toString(16).padStart(4, '0')}»`
  })
}

export const LONGEST_LABEL = 300

/** Cut by characters, never inside of one. */
export function cutText(text: string, most = LONGEST_LABEL): string {
  if (text.length <= most) return text
  const chars = Array.from(text.slice(0, most * 2))
  return chars.length <= most && text.length <= most * 2 ? text : `${chars.slice(0, most).join('')}…`
}
