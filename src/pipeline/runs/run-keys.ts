import type { RecordKey } from '../records.ts'
import type { RunCommand } from './run-command.ts'
import type { RunRecord } from './run-record.ts'

/** The records that a command about a run needs: the run, the worker that speaks, and the one that holds it. */
export function runKeys(command: RunCommand, run: RunRecord | undefined): RecordKey[] {
  if (command.type === 'renew_worker') return [{ kind: 'worker', id: command.worker.worker }]
  const keys: RecordKey[] = [{ kind: 'run', id: command.run_id }]
  if ('worker' in command) keys.push({ kind: 'worker', id: command.worker })
  if (command.type === 'take_run' && run?.holder) keys.push({ kind: 'worker', id: run.holder })
  return keys
}
