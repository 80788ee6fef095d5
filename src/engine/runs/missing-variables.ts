import type { RunRecord } from '../../pipeline/runs/run-record.ts'

/**
 * Variables that a run of no task was asked to get and that this process does not have. Only their names are stored, so
 * whoever runs it must have the values. What a configuration passes to the runs of a task may be missing.
 */
export function missingVariables(
  { task_id, pass = [] }: Pick<RunRecord, 'task_id' | 'pass'>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): readonly string[] {
  return task_id === null ? pass.filter((name) => environment[name] === undefined) : []
}
