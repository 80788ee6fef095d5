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
import { type Looking, openToLook } from './open-to-look.ts'
import { pruneTranscripts } from './prune-transcripts.ts'
import { pruneWork } from './prune-work.ts'
import { readTranscript } from './read-transcript.ts'
import { endLease, renew } from './renew.ts'
import { reserve } from './reserve.ts'
import { isStoreFile, prepareStoreFile } from './store-file.ts'
import { transcriptFacts } from './transcript-facts.ts'
import { openTranscriptFile, type TranscriptFile } from './transcript-file.ts'
import { openWatchers } from './watch.ts'
import { openWitness, type Witness, witnessedStore } from './witness.ts'
import { accepted, witnessed } from './witnessed.ts'

export interface SqliteOptions {
  readonly path: string
  /** Make the store, and its folder, when it is missing. Otherwise a missing store is `STORE_NOT_FOUND`. */
  readonly create?: boolean
  /** How long to wait for other processes before `STORE_BUSY`. */
  readonly busyMs?: number
  /** Make the store although the witness knows of one that is gone, which is otherwise `STORE_LOST`. */
  readonly replaceLost?: boolean
  /** The store's own time (ms); the machine's unless told. */
  readonly clock?: () => number
  /** Nothing will be written: a store that cannot be written is opened all the same. */
  readonly onlyLook?: boolean
}

/** The default engine: one SQLite file, which several processes may have open at the same time. */
export async function openSqliteStore(options: SqliteOptions): Promise<Store> {
  const { path, busyMs = 5_000, onlyLook = false, clock = Date.now } = options
  const witness = openWitness(path)
  try {
    const opened = await openToWrite(options, witness, busyMs).catch(async (error: unknown) => {
      if (!onlyLook || !(error instanceof BatonError) || error.code !== 'STORE_READ_ONLY') throw error
      const look: Looking = (file, kind) => openToLook(file, busyMs, kind)
      return { connection: await look(path), transcripts: openTranscriptFile(path, busyMs, look) }
    })
    return storeOn(opened, witness, clock)
  } catch (error) {
    witness.close()
    throw error
  }
}

interface Opened {
  readonly connection: Connection
  readonly transcripts: TranscriptFile
}

async function openToWrite(options: SqliteOptions, witness: Witness, busyMs: number): Promise<Opened> {
  const { path, create = true, replaceLost = false } = options
  // Before an empty file takes the name of the store that is gone, and before a store that is gone is called none.
  if (!replaceLost && !isStoreFile(path)) requireNothingLost(path, witness, 'STORE_LOST')
  prepareStoreFile(path, create)
  const connection = openConnection({ path, busyMs })
  try {
    await prepare(connection, witness, { create, replaceLost })
    return { connection, transcripts: openTranscriptFile(path, busyMs) }
  } catch (error) {
    connection.close()
    throw error
  }
}

function storeOn({ connection, transcripts }: Opened, witness: Witness, clock: () => number): Store {
  const memory = emptyMemory()
  const watchers = openWatchers(connection)
  return {
    load: (keys) => load(connection, memory, keys),
    commit: async (changesets) => {
      const answers = await commit(connection, witness, { memory, clock }, changesets)
      if (answers.some(({ outcome }) => outcome === 'committed')) watchers.wake()
      return answers
    },
    reserve: (day, count) => reserve(connection, day, count),
    list: (view, query) => list(connection, clock, { view, query }),
    events: (query) => events(connection, query),
    claim: (wanted) => claim(connection, clock, wanted),
    renew: (worker, ms) => renew(connection, memory, clock, { worker, ms }),
    endLease: (worker) => endLease(connection, memory, clock, worker),
    now: async () => clock(),
    appendTranscript: (run_id, frames) => appendTranscript(transcripts, run_id, frames),
    readTranscript: (run_id, query) => readTranscript(transcripts, run_id, query),
    transcriptFacts: (run_id) => transcriptFacts(transcripts, run_id),
    pruneTranscripts: (olderThanMs, options) => pruneTranscripts(transcripts, olderThanMs, options),
    pruneWork: (options) => pruneWork(connection, clock, options),
    watch: (signal) => watchers.watch(signal),
    check: (progress) => check(connection, witness.lines(), progress),
    witnessed: () => witnessed(connection, witness),
    accepted: () => accepted(connection, witness),
    backup: (target) => backup(connection, target),
    facts: () => facts(connection),
    close: async () => {
      watchers.close()
      await transcripts.close()
      witness.close()
      connection.close()
    },
  }
}

interface Making {
  readonly create: boolean
  readonly replaceLost: boolean
}

async function prepare(connection: Connection, witness: Witness, { create, replaceLost }: Making): Promise<void> {
  const { version, known } = await connection.read(() => recognize(connection))
  if (version === 0 && !replaceLost) requireNothingLost(connection.path, witness, 'STORE_EMPTIED')
  if (version === 0 && !create) throw BatonError.of('STORE_NOT_FOUND', { store: connection.path })
  await connection.bare(() => connection.exec(SETTINGS))
  const made = version < known && (await migrate(connection))
  const lines = witness.lines()
  const { id, events: newest } = await connection.read(() => readStore(connection))
  // A store that takes the place of a lost one is not told of until somebody accepts that.
  if (made && !isLost(witnessedStore(lines))) witness.begun('made', id, newest)
  else witness.opened(lines, id, newest)
}

/** A store is not made where another one was that had events: somebody deleted it, or it was never put back. */
function requireNothingLost(path: string, witness: Witness, code: 'STORE_LOST' | 'STORE_EMPTIED'): void {
  const known = witnessedStore(witness.lines())
  if (isLost(known)) throw BatonError.of(code, { store: path, id: known.store, events: known.events })
}

function isLost(known: ReturnType<typeof witnessedStore>): known is { store: string; events: number } {
  return known !== undefined && known.events > 0
}
