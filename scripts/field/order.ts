/** What the scripted agent is to do, in the file that its command names. */
export interface Order {
  readonly title: string
  /** The file of the patch; it may be empty of everything that would fix something. */
  readonly patch: string
  /** A file to which each agent appends how many milliseconds it took. */
  readonly times: string
  /** The files that are there after the patch, for HANDOFF.md. */
  readonly files: readonly string[]
}
