import { VirtualClock } from '../../src/engine/clock.ts'
import { doHouseRow } from '../../src/engine/due-work.ts'
import { Engine, type EngineOptions } from '../../src/engine/engine.ts'
import { CARRIED_PIPELINE, startCarriedTask } from '../../src/engine/simulation/carried/carried-tasks.ts'
import { ModelledGit } from '../../src/engine/simulation/carried/modelled-git.ts'
import { PO } from '../../src/engine/simulation/carried/simulated-people.ts'
import type { RecordKind, Records } from '../../src/pipeline/records.ts'
import type { RunCommand } from '../../src/pipeline/runs/run-command.ts'
import { type VisitRecord, visitId } from '../../src/pipeline/visits/visit-record.ts'
import { PLATFORM_AGENT } from '../../src/protocol/messages/schemas.ts'
import type { Outcome } from '../../src/protocol/plays/outcome.ts'
import { NO_END, type RunEnd } from '../../src/protocol/plays/run-end.ts'
import { openMemoryStore } from '../../src/store/memory/open.ts'
import type { ClaimedWork } from '../../src/store/port.ts'
import { evidence, read } from '../dispatch/outcomes.ts'
import { changeset } from '../store/samples.ts'

export const WORKER = 'w1'
/** Higher than that of any row. */
const SCHEMA = 100
const AT = '2026-03-02T00:00:00.000Z'

export const platform = { actor: PLATFORM_AGENT }
export const po = { actor: PO }
export const claimOf = ({ row, token }: ClaimedWork) => ({ work: row.id, token })

export type VisitWorld = Awaited<ReturnType<typeof openVisitWorld>>

/** Visits of carried tasks in a store in memory, moved on by hand one command at a time. No process, no git. */
export async function openVisitWorld(more: Partial<EngineOptions> = {}) {
  const clock = new VirtualClock(Date.parse(AT))
  const store = openMemoryStore({ clock: clock.now })
  const engine = new Engine({ store, pipeline: CARRIED_PIPELINE, clock, timeZone: 'UTC', ...more })
  const git = new ModelledGit()

  const register = (worker: string, queues: readonly string[] = ['enter', 'git', 'runs', 'checks', 'house']) =>
    store.renew({ worker, host: 'm1', pid: 1, started: '1', queues }, 30_000)
  await register(WORKER)

  const start = (from: number, dependencies: readonly string[] = []) =>
    startCarriedTask(engine, git, { modes: {}, from, dependencies })

  async function claim(queue: string, task?: string): Promise<ClaimedWork> {
    const of = task === undefined ? {} : { task }
    const [claimed] = await store.claim({ worker: WORKER, queues: [queue], limit: 1, schema: SCHEMA, ...of })
    if (!claimed) throw new Error(`nothing is ready in ${queue}`)
    return claimed
  }

  async function enter(task?: string, limit = 1) {
    const claimed = await claim('enter', task)
    const visit = String(claimed.row.data.visit)
    return engine.execute({ type: 'enter_visit', visit, limit, ...claimOf(claimed) }, platform)
  }

  async function done(queue: string, task: string, outcome: Outcome, by = engine) {
    return by.execute({ type: 'work_done', ...claimOf(await claim(queue, task)), outcome }, platform)
  }

  /** The branch was looked at: the play goes on with a run. */
  async function begin(task: string): Promise<string> {
    await enter(task)
    await done('git', task, { kind: 'landed', aside: null })
    const [run] = (await store.list('runs', { task_id: task, limit: 1 })).rows
    return run?.run_id ?? ''
  }

  async function take(run_id: string, task?: string) {
    const row = claimOf(await claim('runs', task))
    const { attempt } = await engine.execute(
      { type: 'take_run', run_id, worker: WORKER, token_hash: '', nonce: 'n', row },
      platform,
    )
    return { run_id, worker: WORKER, attempt }
  }

  const run = (command: RunCommand, asked = platform) => engine.execute(command, asked)
  const ended = (held: Awaited<ReturnType<typeof take>>, end: Partial<RunEnd>, by = engine) =>
    by.execute({ type: 'run_ended', ...held, end: { ...NO_END, ...COMPLETED, ...end }, checkpoint: null }, platform)

  /** Does what a stage asks for after its run has ended, until it is at another run or at a landing. */
  async function workUp(task: string): Promise<string> {
    for (;;) {
      const { outstanding, runs } = await visit(task)
      const asked = Object.values(outstanding)[0]?.effect.do ?? 'nothing'
      if (asked === 'read_work') await done('git', task, read())
      else if (asked === 'gather_evidence')
        await done('checks', task, { ...evidence(true), run_id: runs[0]?.run_id ?? null })
      else return asked
    }
  }

  const load = async <Kind extends RecordKind>(kind: Kind, id: string): Promise<Records[Kind] | undefined> =>
    (await store.load([{ kind, id }]))[0]?.value as Records[Kind] | undefined

  /** The visit that the task is in, or was in last. */
  async function visit(task: string): Promise<VisitRecord> {
    const number = (await load('task', task))?.carried?.visit ?? 0
    const found = await load('visit', visitId(task, number))
    if (!found) throw new Error(`${task} has no visit`)
    return found
  }

  /** Writes a record as an older or a newer Baton would have left it. */
  const put = async <Kind extends RecordKind>(kind: Kind, id: string, value: Records[Kind]) =>
    store.commit([changeset(`put ${kind} ${id}`, { writes: [{ kind, id, value } as never] })])

  async function houseWork(task_id: string): Promise<void> {
    const claimed = await claim('house', task_id)
    await engine.report(claimed, await doHouseRow(engine, claimed))
  }

  return {
    clock,
    store,
    engine,
    git,
    register,
    start,
    claim,
    enter,
    done,
    begin,
    take,
    run,
    ended,
    workUp,
    load,
    visit,
    put,
    houseWork,
    rows: async (task_id: string) => (await store.list('rows', { task_id, limit: 50 })).rows,
    enterRow: async (task_id: string) =>
      (await store.list('rows', { task_id, limit: 50 })).rows.find(({ kind }) => kind === 'enter'),
    items: async (task_id: string) => (await store.list('items', { task_id, open: true, limit: 50 })).rows,
    runOf: (id: string) => load('run', id),
    statusOf: async (id: string) => (await load('task', id))?.task.status,
    step: (task_id: string, action: 'hold' | 'resume' | 'cancel') =>
      engine.execute({ type: 'step', task_id, action, details: { note: 'because' } }, po),
  }
}

const COMPLETED = { how: 'completed', code: 0, verdict: 'pass', summary: 'it works' } as const
