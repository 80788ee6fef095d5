/** One expression for several patterns of paths; letters match in either case. Undefined: no patterns. */
export function scopeExpression(patterns: readonly string[]): RegExp | undefined {
  if (patterns.length === 0) return undefined
  return new RegExp(`^(?:${patterns.map(source).join('|')})$`, 'i')
}

const source = (pattern: string): string =>
  pattern
    .replace(/(?:\*\*\/)+/g, '**/')
    .split(/(\*\*\/|\*\*|\*|\?)/)
    .map((part) => WILD[part] ?? part.replace(/[.+^${}()|[\]\\]/g, '\\$&'))
    .join('')

const WILD: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' }

/** The folders before the first wildcard: `src/api/**` is `src/api`, `**` is nothing. */
export function literalPart(pattern: string): readonly string[] {
  const wild = pattern.search(/[*?]/)
  if (wild < 0) return pattern.toLowerCase().split('/')
  const end = pattern.lastIndexOf('/', wild)
  return end < 0 ? [] : pattern.slice(0, end).toLowerCase().split('/')
}
