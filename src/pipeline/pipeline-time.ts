import type { Control } from './records.ts'

/**
 * Pipeline time: it does not run while the pipeline is stopped. Deadlines are kept in it, so
 * stopping and starting change one record instead of every task.
 */
export function pipelineNow(control: Control, now: number): number {
  return (control.stopped_at ?? now) - control.frozen_ms
}

export const RUNNING: Control = { stopped_at: null, frozen_ms: 0 }
