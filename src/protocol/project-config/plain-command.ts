/** A word that a shell takes as it stands. */
const PLAIN_WORD = /^[\w@%+=:,./-]+$/

/** A command as one line that needs no quoting; undefined where it would. Only such commands are allowed in advance. */
export function plainCommand(words: readonly string[]): string | undefined {
  return words.every((word) => PLAIN_WORD.test(word)) ? words.join(' ') : undefined
}
