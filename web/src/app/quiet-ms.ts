/** An agent that has said nothing for so long is quiet. */
export const QUIET_MS = 120_000
