/**
 * The simple commands of a shell text, each as its words: `cd a && sh b.sh` is `[[cd, a], [sh, b.sh]]`.
 *
 * It reads what people write into check commands and scripts: quotes, comments, `;`, `|`, `&`, brackets, line breaks
 * and line continuations. It expands nothing: a word with `$` in it stays as it is and names no file. Keywords that
 * stand before a command (`if`, `then`, `!`) are dropped, and so are assignments.
 */
export function shellCommands(text: string): string[][] {
  const commands: string[][] = []
  let words: string[] = []
  const end = () => {
    const kept = withoutPrefixes(words)
    if (kept.length > 0) commands.push(kept)
    words = []
  }
  for (const [part] of text.replaceAll('\\\n', ' ').matchAll(PARTS)) {
    if (BREAKS.test(part)) end()
    else if (!part.startsWith('#') && part.trim() !== '') words.push(unquoted(part))
  }
  end()
  return commands
}

/** Breaks between commands, comments, and words: quoted parts, escaped characters and everything plain. */
const PARTS = /[\n;&|()]+|[ \t\r]+|#[^\n]*|(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s;&|()"'\\#][^\s;&|()"'\\]*|["'\\])+/gs
const BREAKS = /^[\n;&|()]/

const unquoted = (word: string): string =>
  word.replace(/"((?:[^"\\]|\\.)*)"|'([^']*)'|\\(.)/gs, (_, double?: string, single?: string, escaped?: string) =>
    double === undefined ? (single ?? escaped ?? '') : double.replace(/\\([\\"$`])/g, '$1'),
  )

const KEYWORDS: ReadonlySet<string> = new Set([
  ...['!', '{', '}', 'if', 'then', 'elif', 'else', 'fi', 'while', 'until', 'do', 'done', 'time', 'exec', 'command'],
])

/** A command begins after keywords and assignments. */
function withoutPrefixes(words: readonly string[]): string[] {
  const at = words.findIndex((word) => !KEYWORDS.has(word) && !/^[A-Za-z_]\w*=/.test(word))
  return at === -1 ? [] : words.slice(at)
}
