import { isTestPath } from '../../src/workspace/tree/test-path.ts'

/** A commit that may be the fix of a fault with its tests. */
export interface FixCommit {
  readonly commit: string
  readonly parent: string
  readonly subject: string
  readonly lines: number
  /** It changes manifests or lock files: its clone needs another setup than its base. */
  readonly manifest: boolean
}

/** For `git log --no-merges --no-renames --numstat`. */
export const LOG_FORMAT = '--format=%x00%H %P%x00%s'

const FIX = /fix|bug|correct|handle/i
const NO_FIX = /^(?:chore|docs|ci|build|style|test|release|revert)\b|typo|lint|merge|bump|deps/i
const MANIFEST =
  /(?:^|\/)(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|uv\.lock|poetry\.lock|requirements[^/]*\.txt|pyproject\.toml|setup\.(?:py|cfg))$/
const CODE = /\.(?:[cm]?[jt]sx?|py)$/
const MAX_LINES = 300

/** Those that change code of the product and tests: the newest first, and those that change a manifest last. */
export function fixesOf(log: string): FixCommit[] {
  const parts = log.split('\0').slice(1)
  const fixes = parts.flatMap((ids, at) => (at % 2 === 0 ? (fixOf(ids, parts[at + 1] ?? '') ?? []) : []))
  return [...fixes.filter(({ manifest }) => !manifest), ...fixes.filter(({ manifest }) => manifest)]
}

function fixOf(ids: string, rest: string): FixCommit | undefined {
  const [commit = '', parent = '', another] = ids.trim().split(' ')
  const [subject = '', ...numbers] = rest.split('\n')
  if (parent === '' || another !== undefined || !FIX.test(subject) || NO_FIX.test(subject)) return undefined
  const files = numbers.flatMap(changedFile)
  const paths = files.map(({ path }) => path)
  const lines = files.reduce((sum, file) => sum + file.lines, 0)
  const isFix = paths.some(isTestPath) && paths.some((path) => !isTestPath(path) && CODE.test(path))
  if (!isFix || !(lines <= MAX_LINES)) return undefined
  return { commit, parent, subject, lines, manifest: paths.some((path) => MANIFEST.test(path)) }
}

/** A binary file counts `-` lines, which is not a number and rules the commit out. */
function changedFile(line: string): { readonly path: string; readonly lines: number }[] {
  const [added, deleted, path] = line.split('\t')
  return path === undefined ? [] : [{ path, lines: Number(added) + Number(deleted) }]
}
