/** Knows the output of one kind of test runner, compiler or linter. */
export interface OutputReader {
  /** A line that only such a runner prints. */
  readonly knows: RegExp
  /**
   * The names of what failed, in any order. A name that comes twice is two failures: a reader that meets one failure at
   * two places names it once.
   */
  readonly read: (lines: readonly string[]) => Iterable<string>
}

/** Between the file of a test, its suites and its own name. */
export const INSIDE = ' › '
