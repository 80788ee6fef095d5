/** A word as it is typed in a shell, quoted where it must be. */
export function shellWord(word: string): string {
  return /^[\w./:@+=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
