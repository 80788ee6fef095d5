/**
 * Whether a path of a repository matches a pattern such as `docs/api/**` or `CHANGELOG*`.
 *
 * `**` stands for any number of folders, `*` for any characters within a name, `?` for one of them. Letters match in
 * either case: a project's `changelog.md` is its changelog. The time is bounded by the product of both lengths.
 */
export function matchesPattern(path: string, pattern: string): boolean {
  return matchesParts(path.toLowerCase().split('/'), pattern.toLowerCase().split('/'), matchesName, '**')
}

export const matchesAny = (path: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => matchesPattern(path, pattern))

const matchesName = (name: string, pattern: string): boolean =>
  pattern === name ||
  (/[*?]/.test(pattern) && matchesParts([...name], [...pattern], (one, other) => other === '?' || one === other, '*'))

/** Wildcard matching that goes back to the last wildcard only, so it cannot become exponential. */
function matchesParts(
  parts: readonly string[],
  pattern: readonly string[],
  matches: (part: string, pattern: string) => boolean,
  wildcard: string,
): boolean {
  let [at, place, star, from] = [0, 0, -1, 0]
  while (at < parts.length) {
    const wanted = pattern[place]
    if (wanted === wildcard) {
      star = place
      from = at
      place += 1
    } else if (wanted !== undefined && matches(parts[at] ?? '', wanted)) {
      at += 1
      place += 1
    } else if (star >= 0) {
      from += 1
      at = from
      place = star + 1
    } else return false
  }
  while (pattern[place] === wildcard) place += 1
  return place === pattern.length
}
