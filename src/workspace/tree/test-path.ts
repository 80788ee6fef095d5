const FOLDER = /^(?:tests?|__tests?__|__snapshots__|specs?|e2e|testdata|fixtures?)$/i

const NAMES: readonly RegExp[] = [
  /[._-](?:test|tests|spec|e2e|cy)(?:-d)?\.[^/]+$/i,
  // The only tests of many small packages: `test.js` at the root.
  /^(?:tests?|spec)\.[^./]+$/i,
  /_(?:test|spec)\.[^./]+$/i,
  /^test_.+\.py$/i,
  /^conftest\.py$/i,
  /(?:Test|Tests|Spec|IT)\.(?:java|kt|kts|scala|groovy|cs|fs|vb|php|swift|m|mm|cpp|cc|hs|dart)$/,
  /\.(?:snap|feature|bats|t)$/i,
]

/** Whether a file is part of the tests, by where it lies and how it is called. */
export function isTestPath(path: string): boolean {
  const parts = path.split('/')
  const name = parts.pop() ?? ''
  return parts.some((part) => FOLDER.test(part)) || NAMES.some((pattern) => pattern.test(name))
}
