// Whole transitions through the engine (read, decide, commit) on SQLite, against bare node:sqlite writing the rows of the
// changesets that the engine made of the same steps, with the same settings. Lists: `store-list.ts`.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { systemClock } from '../src/engine/clock.ts'
import { Engine } from '../src/engine/engine.ts'
import type { Changeset, RecordWrite } from '../src/pipeline/changeset.ts'
import type { StepAction } from '../src/pipeline/command.ts'
import { DEFAULT_PIPELINE } from '../src/protocol/index.ts'
import type { Store } from '../src/store/port.ts'
import { SETTINGS } from '../src/store/sqlite/connection.ts'
import { openSqliteStore } from '../src/store/sqlite/open.ts'
import { median, spread, table } from './measure.ts'

/** Fewer decide nothing on a machine that does other things as well. */
const ROUNDS = 15
const WARM_UP = 4

interface Case {
  readonly name: string
  /** How many commands are under way at once. */
  readonly atOnce: number
  readonly tasksEach: number
  /** Changesets in a transaction of the bare side. */
  readonly bareBatch: number
  /** The least share of the bare rate. */
  readonly bar: number
}

const CASES: readonly Case[] = [
  { name: 'one at a time', atOnce: 1, tasksEach: 100, bareBatch: 1, bar: 0.75 },
  { name: '64 at once, against batches of 50', atOnce: 64, tasksEach: 6, bareBatch: 50, bar: 0.6 },
]

/** The happy path without documentation: nine transitions, three of them handoffs with message, timer and notice. */
const PATH: readonly (readonly [StepAction, string])[] = [
  ['pickup', 'song-po'],
  ['handoff', 'song-po'],
  ['pickup', 'jarvis'],
  ['handoff', 'jarvis'],
  ['pickup', 'kimqa'],
  ['handoff', 'kimqa'],
  ['pickup', 'kangchul'],
  ['skip_docs', 'song-po'],
  ['approve', 'song-po'],
]

export async function engineTransitions(): Promise<string> {
  const rows: string[][] = []
  for (const one of CASES) {
    const rounds = await inFolder(async (folder) => {
      const carried = await prepare(folder, one)
      const measured: { engine: number; bare: number }[] = []
      // Each round measures both, one right after the other: what else the machine does falls on both alike.
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        const engine = await inFolder((into) => engineRate(into, carried))
        const bare = await inFolder(async (into) => bareRate(into, carried, one.bareBatch))
        if (round >= 0) measured.push({ engine, bare })
      }
      return measured
    })
    const ratios = rounds.map(({ engine, bare }) => engine / bare)
    rows.push([
      one.name,
      median(rounds.map(({ engine }) => engine)).toFixed(0),
      median(rounds.map(({ bare }) => bare)).toFixed(0),
      median(ratios).toFixed(2),
      spread(ratios),
      `≥ ${one.bar}`,
    ])
  }
  const header = ['transitions per second', 'engine', 'bare', `ratio (median of ${ROUNDS})`, 'middle half', 'bar']
  return table(header, rows)
}

/** Tasks in a store that nobody has moved yet, and the changesets that carry them to their end. */
interface Carried {
  readonly path: string
  readonly lanes: readonly (readonly string[])[]
  readonly changesets: readonly Changeset[]
}

/** Apart from the measuring: whoever keeps what was committed makes the engine's garbage dearer. */
async function prepare(folder: string, one: Case): Promise<Carried> {
  const store = await openSqliteStore({ path: join(folder, 'engine.db') })
  const changesets: Changeset[] = []
  const engine = engineOn(captured(store, changesets))
  const lanes = await Promise.all(Array.from({ length: one.atOnce }, () => tasksOf(engine, one.tasksEach)))
  const path = join(folder, 'tasks.db')
  await store.backup(path)
  changesets.length = 0
  await Promise.all(lanes.map((tasks) => carry(engine, tasks)))
  await store.close()
  const count = one.atOnce * one.tasksEach * PATH.length
  if (changesets.length !== count) throw new Error(`${changesets.length} changesets for ${count} transitions`)
  return { path, lanes, changesets }
}

function engineOn(store: Store): Engine {
  return new Engine({ store, pipeline: DEFAULT_PIPELINE, clock: systemClock, timeZone: 'UTC' })
}

async function engineRate(folder: string, { path, lanes, changesets }: Carried): Promise<number> {
  const copy = join(folder, 'engine.db')
  copyFileSync(path, copy)
  const store = await openSqliteStore({ path: copy })
  const engine = engineOn(store)
  const start = performance.now()
  await Promise.all(lanes.map((tasks) => carry(engine, tasks)))
  const seconds = (performance.now() - start) / 1000
  const { events } = await store.facts()
  await store.close()
  if (events < changesets.length) throw new Error('the engine did not commit every transition')
  return changesets.length / seconds
}

/** Remembers what was committed, in order. */
function captured(store: Store, changesets: Changeset[]): Store {
  return {
    ...store,
    commit: async (batch) => {
      const answers = await store.commit(batch)
      changesets.push(...batch.filter((_, index) => answers[index]?.outcome === 'committed'))
      return answers
    },
  }
}

async function tasksOf(engine: Engine, count: number): Promise<string[]> {
  const tasks: string[] = []
  for (let task = 0; task < count; task += 1) {
    const { task_id } = await engine.createTask({ title: 'a task to carry', priority: 'P1_HIGH' }, { actor: 'song-po' })
    tasks.push(String(task_id))
  }
  return tasks
}

async function carry(engine: Engine, tasks: readonly string[]): Promise<void> {
  for (const task_id of tasks) {
    for (const [action, actor] of PATH) {
      await engine.execute({ type: 'step', task_id, action, details: {} }, { actor })
    }
  }
}

/** The same values as JSON in the same rows: nothing is read, decided, checked, hashed or witnessed. */
function bareRate(folder: string, { path, changesets }: Carried, batch: number): number {
  const copy = join(folder, 'bare.db')
  copyFileSync(path, copy)
  const db = new DatabaseSync(copy)
  db.exec(SETTINGS)
  const write = bareWriter(db)
  const start = performance.now()
  for (let first = 0; first < changesets.length; first += batch) {
    db.exec('BEGIN IMMEDIATE')
    for (const changeset of changesets.slice(first, first + batch)) write(changeset)
    db.exec('COMMIT')
  }
  const seconds = (performance.now() - start) / 1000
  db.close()
  return changesets.length / seconds
}

export function bareWriter(db: DatabaseSync): (changeset: Changeset) => void {
  const record = bareRecordWriter(db)
  const event = db.prepare('INSERT INTO events (number, stream, seq, previous, hash, body) VALUES (?, ?, ?, ?, ?, ?)')
  const notice = db.prepare('INSERT INTO notices (id, receiver, body) VALUES (?, ?, ?)')
  const command = db.prepare('INSERT INTO commands (command_id, answer) VALUES (?, ?)')
  const counter = db.prepare('UPDATE store SET events = ?')
  const hash = 'f'.repeat(64)
  let { number } = db.prepare('SELECT events AS number FROM store').get() as { number: number }
  return ({ commandId, writes, events, notices, answer }) => {
    for (const written of writes) record(written)
    for (const one of events) {
      number += 1
      event.run(number, one.stream, number, hash, hash, JSON.stringify(one))
    }
    for (const one of notices) notice.run(one.id, one.to, JSON.stringify(one))
    command.run(commandId, JSON.stringify(answer))
    counter.run(number)
  }
}

function bareRecordWriter(db: DatabaseSync): (write: RecordWrite) => void {
  const known = db.prepare("SELECT id, position FROM records WHERE kind = 'task'").all()
  const positions = new Map(known.map(({ id, position }) => [String(id), Number(position)]))
  const update = db.prepare('UPDATE records SET version = version + 1, body = ? WHERE position = ?')
  const insert = db.prepare('INSERT INTO records (kind, id, version, body) VALUES (?, ?, 1, ?)')
  const message = db.prepare('INSERT INTO messages (task_id, position) VALUES (?, ?)')
  const task = db.prepare(
    'UPDATE tasks SET status = ?, team = ?, title = ?, updated_at = ?, due_at = ? WHERE position = ?',
  )
  return (write) => {
    const body = JSON.stringify(write.value)
    const position = write.kind === 'task' ? positions.get(write.id) : undefined
    if (write.kind === 'task' && position !== undefined) {
      const { status, assigned_team, title, updated_at } = write.value.task
      update.run(body, position)
      task.run(status, assigned_team, title, updated_at, write.value.due_at, position)
      return
    }
    const { lastInsertRowid } = insert.run(write.kind, write.id, body)
    if (write.kind === 'message') message.run(write.value.task_id, lastInsertRowid)
  }
}

async function inFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.main) console.log(await engineTransitions())
