import type { RecordKey } from '../records.ts'
import type { RunCommand } from './run-command.ts'

/** The records that a command about a run needs. Leases are not read: the store checks them when it commits. */
export const runKeys = ({ run_id: id }: RunCommand): RecordKey[] => [{ kind: 'run', id }]
