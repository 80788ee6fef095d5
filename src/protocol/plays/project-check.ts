import type { CheckKind } from '../pipeline/conditions.ts'

/** A command of the project that Baton runs itself; it passes with exit code 0. */
export interface ProjectCheck {
  readonly name: string
  /** Absent: it counts for every stage that shows checks. */
  readonly kind?: CheckKind
  readonly command: readonly string[]
  readonly timeout_minutes: number
  /** Baton found it by the files of the repository; the configuration does not name it. */
  readonly detected?: boolean
}
