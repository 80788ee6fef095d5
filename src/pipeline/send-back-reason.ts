/** Why work goes back, as a person gives it on the command line or a message carries it. */
export interface SendBackReason {
  readonly category: string
  readonly description: string
  readonly action_items: readonly { readonly assignee: string; readonly action: string; readonly deadline: string }[]
}

/** A remark on one place of a file, which goes with a way back. */
export interface LineComment {
  readonly path: string
  /** Absent: the whole file is meant. */
  readonly line?: number | undefined
  readonly text: string
}
