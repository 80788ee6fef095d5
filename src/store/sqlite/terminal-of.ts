import type { DefinitionRecord } from '../../pipeline/records.ts'
import { type TerminalStatuses, terminalStatuses } from '../task-projection.ts'
import { type Connection, parseBody } from './connection.ts'

/** The statuses in which a task of this definition is over. */
export function terminalOf(connection: Connection, known: TerminalStatuses, definition: string): ReadonlySet<string> {
  const found = known.get(definition)
  if (found) return found
  const sql = "SELECT body FROM records WHERE kind = 'definition' AND id = ?"
  const row = connection.get<{ body: string }>(sql, definition)
  // One that is not there may still come: only what was found is remembered.
  if (!row) return terminalStatuses()
  const record = parseBody<DefinitionRecord>(row.body, connection.path, `definition ${definition}`)
  const terminal = terminalStatuses(record.definition)
  known.set(definition, terminal)
  return terminal
}
