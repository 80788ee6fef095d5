import type { RecordKey } from '../records.ts'
import type { RunCommand } from './run-command.ts'

/** The records that a command about a run needs. Leases are not read: the store checks them when it commits. */
export function runKeys(command: RunCommand): RecordKey[] {
  const keys: RecordKey[] = [{ kind: 'run', id: command.run_id }]
  if (command.type === 'create_run' && command.visit && command.spec.task_id !== null) {
    const id = command.spec.task_id
    keys.push({ kind: 'task', id }, { kind: 'relay', id })
  }
  return keys
}
