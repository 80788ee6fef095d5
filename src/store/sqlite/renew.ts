import type { WorkerIdentity, WorkerRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Lease } from '../port.ts'
import { assertKey } from '../storable.ts'
import { Batch, type BatchMemory } from './batch.ts'
import type { Connection } from './connection.ts'
import { writeRecord } from './write-record.ts'

export async function renew(
  connection: Connection,
  memory: BatchMemory,
  clock: () => number,
  { worker, ms }: { readonly worker: WorkerIdentity; readonly ms: number },
): Promise<Lease> {
  assertKey(worker.worker)
  return writeLease(connection, memory, worker.worker, (before) => {
    const now = clock()
    if (before && before.until <= now) throw BatonError.of('LEASE_LOST', { run_id: '-', worker: worker.worker })
    const until = now + ms
    return { value: { ...worker, until }, answer: { now, until } }
  })
}

export async function endLease(
  connection: Connection,
  memory: BatchMemory,
  clock: () => number,
  worker: string,
): Promise<void> {
  await writeLease(connection, memory, worker, (before) => {
    const now = clock()
    return { value: before && before.until > now ? { ...before, until: now } : undefined, answer: undefined }
  })
}

type Change<Answer> = (before: WorkerRecord | undefined) => {
  readonly value: WorkerRecord | undefined
  readonly answer: Answer
}

/** Under the write lock: the time is taken when nobody else can write. */
async function writeLease<Answer>(
  connection: Connection,
  memory: BatchMemory,
  id: string,
  change: Change<Answer>,
): Promise<Answer> {
  const write = (batch: Batch) => {
    const { value, answer } = change(batch.value({ kind: 'worker', id }) as WorkerRecord | undefined)
    if (value) writeRecord(batch, { kind: 'worker', id, value })
    return { batch, answer }
  }
  const { answer } = await connection.write(
    () => write(new Batch(connection, memory)),
    ({ batch }) => batch.keep(),
  )
  return answer
}
