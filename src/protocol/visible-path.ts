/** A path as people decide about it, on one line: what could move a cursor or turn the order of letters is escaped. */
export const visiblePath = (path: string): string =>
  path.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`)
