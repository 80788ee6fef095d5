import type { RunRecord } from '../../pipeline/runs/run-record.ts'

/**
 * Variables that a run of no task was asked to get and that this process does not have. Only their names are stored, so
 * the process that runs it must have the values. Variables that a configuration passes to runs of a task may be missing.
 */
export function missingVariables(
  { task_id, pass = [] }: Pick<RunRecord, 'task_id' | 'pass'>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): readonly string[] {
  return task_id === null ? pass.filter((name) => environment[name] === undefined) : []
}
