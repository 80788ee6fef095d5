/** How a run stands; every change is an event. */
export const RUN_STATES = [
  'queued',
  'running',
  'paused',
  'waiting_question',
  'waiting_review',
  'waiting_retry',
  'completed',
  'failed',
  'cancelled',
] as const
export type RunState = (typeof RUN_STATES)[number]
