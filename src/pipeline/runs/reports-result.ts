import type { RunRecord } from './run-record.ts'

/**
 * Whether the agent says by AGENT_RESULT that it is done: every run of a visit, and `agent run --workflow dispatch`. Such a
 * run is retried after a fault of its environment. A person who started any other run sees how it ended, and can start it
 * again.
 */
export const reportsResult = ({ workflow }: Pick<RunRecord, 'workflow'>): boolean => workflow.kind === 'dispatch'
