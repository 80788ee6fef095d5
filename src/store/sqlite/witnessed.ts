import type { Witnessed } from '../port.ts'
import { readStore } from './batch.ts'
import { hashesOf } from './check.ts'
import type { Connection } from './connection.ts'
import { placeOf, type Witness, witnessedStore, witnessFaults } from './witness.ts'

/** Whether the store is the one that the witness beside it saw last. */
export async function witnessed(connection: Connection, witness: Witness): Promise<Witnessed> {
  // Before the store: whatever the witness tells of then is in what is read now.
  const lines = witness.lines()
  const known = witnessedStore(lines) ?? null
  return connection.read(() => {
    const { id, events } = readStore(connection)
    const place = connection.get<{ place: string | null }>('SELECT witness_place AS place FROM store')?.place
    if (!known)
      return { state: place === placeOf(connection.path) ? 'missing' : 'agrees', known, found: events, faults: [] }
    const faults = witnessFaults(lines, id, events, (first, last) => hashesOf(connection, first, last))
    return { state: faults.length > 0 ? 'differs' : 'agrees', known, found: events, faults }
  })
}

/** From now on the store as it is counts, whatever the witness saw before. */
export async function accepted(connection: Connection, witness: Witness): Promise<void> {
  const { id, events } = await connection.read(() => readStore(connection))
  witness.begun('accepted', id, events)
}
