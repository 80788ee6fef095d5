/**
 * The one escape of the protocol: a value that is a JSON string, in its double quotes, is that string. Whatever is not
 * valid JSON stands for itself, so `"Yes" or "No"` keeps its quotes.
 */
export function unquote(text: string): string {
  if (text.length < 2 || !text.startsWith('"') || !text.endsWith('"')) return text
  return parseJsonString(text) ?? text
}

interface QuotedBeginning {
  readonly value: string
  /** Where the text goes on after the closing quote. */
  readonly end: number
}

/** Reads a JSON string that begins at `from`; undefined where none does. */
export function quotedAt(text: string, from: number): QuotedBeginning | undefined {
  if (text[from] !== '"') return undefined
  let at = from + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  const value = parseJsonString(text.slice(from, at + 1))
  return value === undefined ? undefined : { value, end: at + 1 }
}

function parseJsonString(text: string): string | undefined {
  try {
    // Text that begins with a quote is a string or no JSON at all.
    return JSON.parse(text) as string
  } catch {
    return undefined
  }
}
