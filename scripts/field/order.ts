/** What the scripted agent is to do, in the file that its command names. */
export interface Order {
  readonly title: string
  /** The file of the patch; it may be empty of everything that would fix something. */
  readonly patch: string
  /** The files that are there after the patch, for HANDOFF.md. */
  readonly files: readonly string[]
}
