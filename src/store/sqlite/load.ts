import type { RecordKey } from '../../pipeline/records.ts'
import type { Loaded, LoadedAll } from '../port.ts'
import { type BatchMemory, isAnswered, isFresh, readValue, refresh } from './batch.ts'
import type { Connection } from './connection.ts'
import type { KnownValue } from './known-records.ts'

/**
 * All keys as of one moment: a decision never sees half of what another command wrote. What this process read or wrote
 * last, and nobody else has changed since, is not read again.
 */
export async function load<Keys extends readonly RecordKey[]>(
  connection: Connection,
  memory: BatchMemory,
  keys: Keys,
): Promise<LoadedAll<Keys>> {
  return (await loadEach(connection, memory, keys)) as unknown as LoadedAll<Keys>
}

async function loadEach(connection: Connection, memory: BatchMemory, keys: readonly RecordKey[]): Promise<Loaded[]> {
  // Without a question to SQLite there is nothing to wait for.
  const known = isAnswered(memory)
    ? knownNow(connection, memory, keys)
    : await connection.bare(() => knownNow(connection, memory, keys))
  if (known) return known
  return connection.read(() => {
    refresh(connection, memory)
    return keys.map((key) => {
      const { records } = memory
      const place = records.of(key)
      const found = place.value ?? readValue(connection, key)
      records.setValue(place, found)
      return loaded(key, found)
    })
  })
}

function knownNow(connection: Connection, memory: BatchMemory, keys: readonly RecordKey[]): Loaded[] | undefined {
  if (!isFresh(connection, memory)) return undefined
  const found: Loaded[] = []
  for (const key of keys) {
    const known = memory.records.find(key)?.value
    if (!known) return undefined
    found.push(loaded(key, known))
  }
  return found
}

const loaded = ({ kind, id }: RecordKey, { version, value }: KnownValue) => ({ kind, id, version, value }) as Loaded
