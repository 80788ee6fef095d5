import type { RecordKey } from '../records.ts'
import type { RunCommand } from './run-command.ts'
import type { RunRecord } from './run-record.ts'

/** The records that a command about a run needs: the run, the worker that speaks, and the one that holds it. */
export function runKeys(command: RunCommand, run: RunRecord | undefined): RecordKey[] {
  if (command.type === 'renew_worker') return [{ kind: 'worker', id: command.worker.worker }]
  const keys: RecordKey[] = [{ kind: 'run', id: command.run_id }]
  if (command.type === 'create_run' && command.visit && command.spec.task_id !== null) {
    const id = command.spec.task_id
    keys.push({ kind: 'task', id }, { kind: 'relay', id }, { kind: 'worker', id: command.visit.worker })
  }
  if ('worker' in command) keys.push({ kind: 'worker', id: command.worker })
  if (command.type === 'take_run' && run?.holder) keys.push({ kind: 'worker', id: run.holder })
  return keys
}
