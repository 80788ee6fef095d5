import type { StoredEvent } from '../../pipeline/changeset.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { eventPlace, verifyChain } from '../chain.ts'
import type { CheckProgress, StoreFault } from '../port.ts'
import { checkRecords } from '../record-problem.ts'
import { readStore } from './batch.ts'
import { checkIndexes } from './check-indexes.ts'
import type { Connection } from './connection.ts'
import { type EventRow, eventOf, storedRows } from './stored-rows.ts'
import { type WitnessLine, witnessFaults } from './witness.ts'

/**
 * The file, then the chains, the records against their events, the indexes over the records and what is witnessed, as of one moment. The witness must
 * have been read before: whatever it told of then is in what is read now.
 */
export async function check(
  connection: Connection,
  witnessed: readonly WitnessLine[],
  progress?: (progress: CheckProgress) => void,
): Promise<StoreFault[]> {
  const damage = await checkFile(connection)
  // Pages that cannot be read make every further answer a guess.
  if (damage.length > 0) return damage
  return connection.read(() => {
    const { id, events } = readStore(connection)
    return [
      ...checkEvents(connection, events),
      ...checkRecords(storedRows(connection), events, progress),
      ...checkIndexes(connection),
      ...witnessFaults(witnessed, id, events, (first, last) => hashesOf(connection, first, last)),
    ]
  })
}

async function checkFile(connection: Connection): Promise<StoreFault[]> {
  try {
    const rows = await connection.bare(() => connection.all<{ integrity_check: string }>('PRAGMA integrity_check'))
    const problems = rows.map((row) => row.integrity_check).filter((problem) => problem !== 'ok')
    if (problems.length > 0) return problems.map((problem) => ({ place: 'file', problem }))
    const orphans = await connection.bare(() => connection.all<{ table: string }>('PRAGMA foreign_key_check'))
    return orphans.map(({ table }) => ({ place: table, problem: 'has a row that belongs to one that is gone' }))
  } catch (error) {
    // Too damaged to be examined is a finding, not a failure of the examination.
    if (!(error instanceof BatonError) || error.code !== 'STORE_CORRUPT') throw error
    return [{ place: 'file', problem: String(error.values.reason) }]
  }
}

function checkEvents(connection: Connection, newest: number): StoreFault[] {
  const faults: StoreFault[] = []
  let last = 0
  const stored = function* (): Generator<StoredEvent> {
    const sql = 'SELECT number, stream, seq, previous, hash, body AS text FROM events ORDER BY number'
    for (const row of connection.each<EventRow>(sql)) {
      last = row.number
      const event = eventOf(row)
      if (event) yield event
      else
        faults.push({ place: eventPlace(row), problem: 'was edited: its text is not that of an event at this place' })
    }
  }
  faults.push(...verifyChain(stored(), { whole: true }))
  if (last !== newest) {
    faults.push({ place: 'events', problem: `the newest is ${last}, but ${newest} were written: cut off, or added` })
  }
  return faults
}

export function hashesOf(connection: Connection, first: number, last: number): string[] {
  const sql = 'SELECT hash FROM events WHERE number BETWEEN ? AND ? ORDER BY number'
  return connection.all<{ hash: string }>(sql, first, last).map(({ hash }) => hash)
}
