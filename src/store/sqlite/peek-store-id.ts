import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** The id of another store, without opening it for work. Undefined: nothing is there. Null: it cannot be read. */
export function peekStoreId(path: string): string | null | undefined {
  if (!existsSync(path)) return undefined
  try {
    const database = new DatabaseSync(path, { readOnly: true })
    try {
      const row = database.prepare('SELECT id FROM store').get() as { id?: unknown } | undefined
      return typeof row?.id === 'string' ? row.id : null
    } finally {
      database.close()
    }
  } catch {
    // Damaged, locked or not ours to read.
    return null
  }
}
