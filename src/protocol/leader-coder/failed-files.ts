/** More than a person looks at. */
const MAX_FILES = 50

/**
 * The files that a person is shown when an attempt failed: those that the feedback or the verifier names first, then the
 * others that the attempt changed.
 */
export function failedFiles({
  named,
  changed,
  feedback,
}: {
  readonly named: readonly string[]
  readonly changed: readonly string[]
  readonly feedback: string
}): readonly string[] {
  const isNamed = (path: string) => named.includes(path) || feedback.includes(path)
  const known = [...new Set([...changed.filter(isNamed), ...named, ...changed])]
  return known.slice(0, MAX_FILES)
}
