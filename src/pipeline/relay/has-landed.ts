import type { Visit } from './relay-record.ts'

/** Whether the stage that a run belongs to has put its work onto the task's branch. */
export function hasLanded(visits: readonly Visit[], run_id: string): boolean {
  return visits.some(({ landed, runs }) => landed !== null && runs.some((run) => run.run_id === run_id))
}
