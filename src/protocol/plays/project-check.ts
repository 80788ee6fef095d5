import type { CheckKind } from '../pipeline/conditions.ts'

/** A command of the project that Baton runs itself; it passes with exit code 0. */
export interface ProjectCheck {
  readonly name: string
  /** Absent: it counts for every stage that shows checks. */
  readonly kind?: CheckKind
  readonly command: readonly string[]
  readonly timeout_minutes: number
  /** The folder in the repository that it runs in; absent: the root. */
  readonly cwd?: string
  /** Of one package of many: it runs where the change touches one of these patterns, and always on a merge. */
  readonly paths?: readonly string[]
  /** Baton found it by the files of the repository; the configuration does not name it. */
  readonly detected?: boolean
}
