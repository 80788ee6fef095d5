/** As much of a check as is compared. */
interface Ended {
  readonly name: string
  readonly passed: boolean
}

/**
 * Whether checks came to another end with the guarded files of the base. A check that did not run again, because one
 * before it failed, is no difference of its own: the one before it is.
 */
export const checksDiffer = (changed: readonly Ended[], base: readonly Ended[]): boolean =>
  base.some(({ name, passed }) => changed.find((check) => check.name === name)?.passed !== passed)
