// Commits of ~3 KB changesets on the SQLite engine, against bare node:sqlite writing the same rows with the same settings.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Changeset } from '../src/pipeline/changeset.ts'
import type { Store } from '../src/store/port.ts'
import { SETTINGS } from '../src/store/sqlite/connection.ts'
import { openSqliteStore } from '../src/store/sqlite/open.ts'
import { changeset, event, newTask, notice, taskRecord } from '../test/store/samples.ts'
import { median, spread, table } from './measure.ts'

const TASKS = 200
const ROUNDS = 15
const WARM_UP = 4
/** Of the bare rows: what checks, hashes, indexes and the witness may cost. */
export const bars = { 1: 0.75, 50: 0.6 } as const

type BatchSize = keyof typeof bars
const TRANSITIONS: Readonly<Record<BatchSize, number>> = { 1: 600, 50: 6_000 }

export async function storeCommit(): Promise<string> {
  const rows: string[][] = []
  for (const size of [1, 50] as const) {
    const rounds: { engine: number; bare: number }[] = []
    // Each round measures both, one right after the other: what else the machine does falls on both alike.
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const engine = await inFolder((folder) => engineRate(folder, size))
      const bare = await inFolder((folder) => bareRate(folder, size))
      if (round >= 0) rounds.push({ engine, bare })
    }
    const ratios = rounds.map(({ engine, bare }) => engine / bare)
    rows.push([
      size === 1 ? 'one per commit' : `${size} per commit`,
      median(rounds.map(({ engine }) => engine)).toFixed(0),
      median(rounds.map(({ bare }) => bare)).toFixed(0),
      median(ratios).toFixed(2),
      spread(ratios),
      `≥ ${bars[size]}`,
    ])
  }
  const header = ['transitions per second', 'engine', 'bare', `ratio (median of ${ROUNDS})`, 'middle half', 'bar']
  return table(header, rows)
}

/** A transition as the pipeline makes one: the task of some 2.2 KB, an event, a notice, the answer. */
function transition(number: number): Changeset {
  const id = `T${number % TASKS}`
  const statuses = ['DEV_PENDING', 'DEV_IN_PROGRESS', 'QA_PENDING', 'QA_IN_PROGRESS']
  const task = {
    status: statuses[number % statuses.length] ?? '',
    assigned_team: number % 4 < 2 ? 'JARVIS' : 'KIMQA',
    input_ref: 'x'.repeat(1_500),
  }
  return changeset(`command-${number}`, {
    reads: [{ kind: 'task', id, version: Math.floor(number / TASKS) + 1 }],
    writes: [{ kind: 'task', id, value: taskRecord(id, { task, due_at: number }) }],
    events: [event(id, 'task:moved', { from: 'A', to: 'B', note: 'y'.repeat(200) })],
    notices: [notice(`command-${number}/1`, `team:${task.assigned_team}`)],
  })
}

async function engineRate(folder: string, size: BatchSize): Promise<number> {
  const store = await openSqliteStore({ path: join(folder, 'engine.db') })
  await store.commit(Array.from({ length: TASKS }, (_, index) => newTask(`T${index}`)))
  const batches = batchesOf(size)
  const start = performance.now()
  for (const batch of batches) await committed(store, batch)
  const seconds = (performance.now() - start) / 1000
  await store.close()
  return TRANSITIONS[size] / seconds
}

async function committed(store: Store, batch: readonly Changeset[]): Promise<void> {
  const answers = await store.commit(batch)
  if (answers.some(({ outcome }) => outcome !== 'committed')) throw new Error('a transition was not committed')
}

/** The same values as JSON in the same rows: no checks of what was read, no hashes, no witness. */
async function bareRate(folder: string, size: BatchSize): Promise<number> {
  const path = join(folder, 'bare.db')
  const store = await openSqliteStore({ path })
  await store.commit(Array.from({ length: TASKS }, (_, index) => newTask(`T${index}`)))
  await store.close()
  const batches = batchesOf(size)
  const db = new DatabaseSync(path)
  db.exec(SETTINGS)
  const write = bareWriter(db)
  const start = performance.now()
  for (const batch of batches) {
    db.exec('BEGIN IMMEDIATE')
    for (const change of batch) write(bareRow(change))
    db.exec('COMMIT')
  }
  const seconds = (performance.now() - start) / 1000
  db.close()
  return TRANSITIONS[size] / seconds
}

function bareRow({ commandId, writes, events, notices, answer }: Changeset) {
  const [write] = writes
  const record = write?.kind === 'task' ? write.value : taskRecord('none')
  return {
    commandId,
    position: Number(record.task.task_id.slice(1)) + 1,
    body: JSON.stringify(record),
    task: record.task,
    due: record.due_at,
    stream: record.task.task_id,
    event: JSON.stringify(events[0]),
    notice: JSON.stringify(notices[0]),
    to: notices[0]?.to ?? '',
    answer: JSON.stringify(answer),
  }
}

function bareWriter(db: DatabaseSync): (row: ReturnType<typeof bareRow>) => void {
  const record = db.prepare('UPDATE records SET version = version + 1, body = ? WHERE position = ?')
  const task = db.prepare(
    'UPDATE tasks SET status = ?, team = ?, title = ?, updated_at = ?, due_at = ? WHERE position = ?',
  )
  const event = db.prepare('INSERT INTO events (number, stream, seq, previous, hash, body) VALUES (?, ?, ?, ?, ?, ?)')
  const notice = db.prepare('INSERT INTO notices (id, receiver, body) VALUES (?, ?, ?)')
  const command = db.prepare('INSERT INTO commands (command_id, answer) VALUES (?, ?)')
  const counter = db.prepare('UPDATE store SET events = ?')
  const hash = 'f'.repeat(64)
  let number = TASKS
  return (row) => {
    number += 1
    record.run(row.body, row.position)
    task.run(row.task.status, row.task.assigned_team, row.task.title, row.task.updated_at, row.due, row.position)
    event.run(number, row.stream, number, hash, hash, row.event)
    notice.run(`${row.commandId}/1`, row.to, row.notice)
    command.run(row.commandId, row.answer)
    counter.run(number)
  }
}

function batchesOf(size: BatchSize): Changeset[][] {
  const count = TRANSITIONS[size] / size
  return Array.from({ length: count }, (_, batch) =>
    Array.from({ length: size }, (_unused, index) => transition(batch * size + index)),
  )
}

async function inFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.main) console.log(await storeCommit())
