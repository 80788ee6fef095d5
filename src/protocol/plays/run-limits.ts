/** What one run may take. */
export interface RunLimits {
  /** The agent is treated as stuck after so long without output while it runs. */
  readonly silence_minutes: number
  /** The whole time that it may run; time in which it is frozen does not count. */
  readonly wall_minutes: number
  readonly question_minutes: number
  /** What its workspace and its transcript may take on disk. */
  readonly workspace_bytes: number
  readonly transcript_bytes: number
}

export const RUN_LIMITS: RunLimits = {
  silence_minutes: 15,
  wall_minutes: 120,
  question_minutes: 30,
  workspace_bytes: 4 * 1024 ** 3,
  transcript_bytes: 256 * 1024 ** 2,
}
