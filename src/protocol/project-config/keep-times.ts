/** How long things are kept that nobody works on any more. */
export interface KeepTimes {
  /** Transcripts of ended runs, after the last thing that was said. */
  readonly transcript_days: number
  /** Folders of ended runs, after the last change in them. Their work is kept as commits. */
  readonly folder_days: number
}

export const KEEP_TIMES: KeepTimes = { transcript_days: 30, folder_days: 1 }
