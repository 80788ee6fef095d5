/** How long a settled row of no visit is kept: a command that adds it is not repeated later than that. */
export const SETTLED_KEPT_MS = 24 * 60 * 60_000
