const MOST = 5

/** As many names as a message holds; the whole list goes with its details. */
export function someFiles(files: readonly string[]): string {
  return files.slice(0, MOST).join(', ') + (files.length > MOST ? ', …' : '')
}
