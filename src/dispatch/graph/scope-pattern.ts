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
  const parts = pattern.toLowerCase().split('/')
  const wild = parts.findIndex((part) => /[*?]/.test(part))
  return wild < 0 ? parts : parts.slice(0, wild)
}
