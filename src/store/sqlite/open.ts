import { BatonError } from '../../protocol/baton-error.ts'
import type { Store } from '../port.ts'
import { appendTranscript } from './append-transcript.ts'
import { backup } from './backup.ts'
import { emptyMemory, readStore } from './batch.ts'
import { check } from './check.ts'
import { claim } from './claim.ts'
import { commit } from './commit.ts'
import { type Connection, openConnection, SETTINGS } from './connection.ts'
import { events } from './events.ts'
import { facts } from './facts.ts'
import { list } from './list.ts'
import { load } from './load.ts'
import { migrate, recognize } from './migrate.ts'
import { pruneTranscripts } from './prune-transcripts.ts'
import { pulse } from './pulse.ts'
import { readTranscript } from './read-transcript.ts'
import { reserve } from './reserve.ts'
import { settle } from './settle.ts'
import { prepareStoreFile } from './store-file.ts'
import { transcriptFacts } from './transcript-facts.ts'
import { openTranscriptFile } from './transcript-file.ts'
import { openWitness, type Witness } from './witness.ts'

export interface SqliteOptions {
  readonly path: string
  /** Make the store, and its folder, when it is missing. Otherwise a missing store is `STORE_NOT_FOUND`. */
  readonly create?: boolean
  /** How long to wait for other processes before `STORE_BUSY`. */
  readonly busyMs?: number
}

/** The default engine: one SQLite file, which several processes may have open at the same time. */
export async function openSqliteStore({ path, create = true, busyMs = 5_000 }: SqliteOptions): Promise<Store> {
  prepareStoreFile(path, create)
  const connection = openConnection({ path, busyMs })
  const witness = openWitness(path)
  try {
    await prepare(connection, witness, create)
  } catch (error) {
    witness.close()
    connection.close()
    throw error
  }
  const memory = emptyMemory()
  const transcripts = openTranscriptFile(path, busyMs)
  return {
    load: (keys) => load(connection, memory, keys),
    commit: (changesets) => commit(connection, witness, memory, changesets),
    reserve: (day, count) => reserve(connection, day, count),
    list: (view, query) => list(connection, view, query),
    events: (query) => events(connection, query),
    claim: (kind, wanted) => claim(connection, kind, wanted),
    settle: (kind, settled) => settle(connection, kind, settled),
    appendTranscript: (run_id, frames) => appendTranscript(transcripts, run_id, frames),
    readTranscript: (run_id, query) => readTranscript(transcripts, run_id, query),
    transcriptFacts: (run_id) => transcriptFacts(transcripts, run_id),
    pruneTranscripts: (olderThanMs) => pruneTranscripts(transcripts, olderThanMs),
    pulse: () => pulse(connection, memory),
    check: (progress) => check(connection, witness.lines(), progress),
    backup: (target) => backup(connection, target),
    facts: () => facts(connection),
    close: async () => {
      await transcripts.close()
      witness.close()
      connection.close()
    },
  }
}

async function prepare(connection: Connection, witness: Witness, create: boolean): Promise<void> {
  const { version, known } = await connection.read(() => recognize(connection))
  if (version === 0 && !create) throw BatonError.of('STORE_NOT_FOUND', { store: connection.path })
  await connection.bare(() => connection.exec(SETTINGS))
  const made = version < known && (await migrate(connection))
  const witnessed = witness.lines()
  const { id, events: newest } = await connection.read(() => readStore(connection))
  if (made) witness.begun('made', id, newest)
  else witness.opened(witnessed, id, newest)
}
