import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { BatonError } from '../../protocol/baton-error.ts'
import { isBusy, storeFailure } from './store-failure.ts'

/**
 * One open SQLite file and its transactions.
 *
 * Owns: settings, prepared statements, transactions, waiting for others. Does not own: what is asked or written.
 *
 * 1. A transaction is one piece of work without `await`: nothing of this process comes in between.
 * 2. A write takes the lock before it reads (`BEGIN IMMEDIATE`), so that what it checked still holds when it writes.
 * 3. A write returns after `COMMIT`, which with WAL and `synchronous = FULL` returns after the fsync.
 * 4. Whatever goes wrong, the transaction is undone and the error is one of the catalogue.
 */
export interface Connection {
  readonly path: string
  readonly all: <Row>(sql: string, ...values: SQLInputValue[]) => Row[]
  readonly get: <Row>(sql: string, ...values: SQLInputValue[]) => Row | undefined
  readonly run: (sql: string, ...values: SQLInputValue[]) => Changes
  /** Rows one by one, of a statement of its own: two can be read side by side. */
  readonly each: <Row>(sql: string, ...values: SQLInputValue[]) => Iterable<Row>
  readonly exec: (sql: string) => void
  readonly read: <Value>(work: () => Value) => Promise<Value>
  /** `committed` runs right after the commit, before anything else of this process can begin. */
  readonly write: <Value>(work: () => Value, committed?: (value: Value) => void) => Promise<Value>
  /** Work outside a transaction, with the same patience and the same errors. */
  readonly bare: <Value>(work: () => Value) => Promise<Value>
  readonly close: () => void
}

/** Numbers, because big integers were not asked for. */
interface Changes {
  readonly changes: number
  readonly lastInsertRowid: number
}

export interface ConnectionOptions {
  readonly path: string
  /** How long to wait for others before giving up. */
  readonly busyMs: number
  /** `immutable`: nobody writes it, and nothing is made beside it; what is in its log is not seen. */
  readonly readOnly?: boolean | 'immutable'
}

/**
 * FULL: a commit is on disk before it is answered, also when the power fails. The log is cut back after a checkpoint,
 * so that one long reader does not leave a large file for good.
 */
export const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA cache_size = -16000;
  PRAGMA journal_size_limit = 67108864;
`

export function openConnection({ path, busyMs, readOnly = false }: ConnectionOptions): Connection {
  const db = openDatabase(path, readOnly)
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
    const made = db.prepare(sql)
    statements.set(sql, made)
    return made
  }
  const bare = <Value>(work: () => Value) => patiently(work, path, busyMs)
  const transaction = <Value>(begin: string, work: () => Value): Value => {
    prepared(begin).run()
    try {
      const value = work()
      prepared('COMMIT').run()
      return value
    } catch (error) {
      undo(db)
      throw error
    }
  }
  return {
    path,
    all: (sql, ...values) => prepared(sql).all(...values) as never[],
    get: (sql, ...values) => prepared(sql).get(...values) as never,
    run: (sql, ...values) => prepared(sql).run(...values) as Changes,
    each: (sql, ...values) => db.prepare(sql).iterate(...values) as Iterable<never>,
    exec: (sql) => db.exec(sql),
    read: (work) => bare(() => transaction('BEGIN', work)),
    write: (work, committed) =>
      bare(() => {
        const value = transaction('BEGIN IMMEDIATE', work)
        committed?.(value)
        return value
      }),
    bare,
    close: () => {
      statements.clear()
      if (db.isOpen) db.close()
    },
  }
}

/**
 * Tries again while somebody else holds the file, often and briefly. SQLite's own waiting backs off to 100 ms and
 * holds up this process meanwhile; against one that commits without a break it can wait its whole time in vain.
 */
async function patiently<Value>(work: () => Value, path: string, busyMs: number): Promise<Value> {
  // Not `performance`, which Node loads when it is first used: every command of the command line comes by here.
  const start = process.hrtime()
  for (;;) {
    try {
      return work()
    } catch (error) {
      const [seconds, nanoseconds] = process.hrtime(start)
      const waited = seconds * 1e3 + nanoseconds / 1e6
      if (!isBusy(error) || waited >= busyMs) throw storeFailure(error, path, waited)
    }
    await pause(1)
  }
}

/** What failed may have undone itself already; an undo that fails too must not hide the first error. */
function undo(db: DatabaseSync): void {
  try {
    if (db.isTransaction) db.exec('ROLLBACK')
  } catch {
    // The connection is unusable; the next statement on it says so.
  }
}

function openDatabase(path: string, readOnly: boolean | 'immutable'): DatabaseSync {
  const options = { readOnly: readOnly !== false, timeout: 0, enableForeignKeyConstraints: true }
  try {
    return new DatabaseSync(readOnly === 'immutable' ? immutableUrl(path) : path, options)
  } catch (error) {
    throw storeFailure(error, path)
  }
}

function immutableUrl(path: string): URL {
  const url = pathToFileURL(path)
  url.searchParams.set('immutable', '1')
  return url
}

/** What a column of JSON holds. Text that is no JSON was not written by Baton. */
export function parseBody<Value>(text: string, store: string, place: string): Value {
  try {
    return JSON.parse(text) as Value
  } catch {
    throw BatonError.of('STORE_CORRUPT', { store, reason: `${place} is no JSON` })
  }
}
