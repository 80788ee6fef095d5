import type { StoredEvent } from '../../pipeline/changeset.ts'
import { openQuestion } from '../../pipeline/runs/open-run.ts'
import { hasEnded } from '../../pipeline/runs/run-record.ts'
import { allEvents } from '../../store/all-events.ts'
import type { Engine } from '../engine.ts'
import { loadRun, lookWhole, type WholeLook } from '../look.ts'
import { isOutput } from '../runs/run-event.ts'
import { approvalSteps } from './approval-steps.ts'
import type { RelayEvent } from './relay-event.ts'
import { itemOpened, runEvents, taskEvents } from './shown-events.ts'
import { startedEvent } from './started-event.ts'

const PAGE_BYTES = 256 * 1024
/** How many bytes of the running agent's earlier output are shown. */
const SHOWN_BEFORE = 4 * 1024

export interface FollowerOptions {
  readonly engine: Engine
  readonly task_id: string
  readonly onEvent: (event: RelayEvent) => void
  /** The watcher can answer: open questions are shown again. */
  readonly answers?: boolean
  /** Another process works on the task: first show the last output of the running agent. */
  readonly catchesUp?: boolean
  /** The caller has just created the task: not "continued", also where another worker was faster. */
  readonly isNew?: boolean
  /** Show only new events, not the current state of the task. */
  readonly quiet?: boolean
}

/**
 * Reads the events of a task and its runs for a watcher.
 *
 * Owns: positions in streams and transcripts. Does not own: the task; it writes nothing. It shows only stored events and
 * bytes of transcripts, so any process can watch any task and sees the same.
 */
export class TaskFollower {
  readonly #options: FollowerOptions
  /** By run: the last event of its stream and the place in its transcript that were shown. */
  readonly #runs = new Map<string, { seq: number; place: number; over: boolean }>()
  #seq: number
  #showing: Promise<void> = Promise.resolve()

  private constructor(options: FollowerOptions, seq: number) {
    this.#options = options
    this.#seq = seq
  }

  /** Shows the current state of the task and its open runs. */
  static async open(options: FollowerOptions): Promise<TaskFollower> {
    const { engine, task_id, onEvent, quiet = false, isNew = false } = options
    const { value: at, seq } = await readAt(engine, task_id, () => lookWhole({ engine, task_id }))
    const follower = new TaskFollower(options, seq)
    const resumed = !isNew && at.relay.visits.some(({ runs }) => runs.length > 0)
    if (!quiet) onEvent(await startedEvent(engine, at, resumed))
    await follower.#begin(at)
    return follower
  }

  /** Shows what happened since the last call. Calls run one after the other. */
  showNew(): Promise<void> {
    this.#showing = this.#showing.then(() => this.#showNew())
    return this.#showing
  }

  /** Shows runs that have not ended as if they started now; output of ended runs is not shown. */
  async #begin(at: WholeLook): Promise<void> {
    const { engine, onEvent, task_id, answers = false, catchesUp = false } = this.#options
    for (const { stage, runs } of at.relay.visits) {
      for (const { run_id, role, number } of runs) {
        const { value: run, seq } = await readAt(engine, run_id, () => loadRun(engine, run_id))
        const { bytes } = await engine.store.transcriptFacts(run_id)
        const over = hasEnded(run)
        const place = over || !catchesUp ? bytes : Math.max(0, bytes - SHOWN_BEFORE)
        this.#runs.set(run_id, { seq, place, over })
        if (over) continue
        onEvent({ type: 'stage:run', task_id, stage, run_id, role, number, attempt: null })
        if (run.state === 'running' && run.holder !== null) {
          onEvent({ type: 'run:started', run_id, attempt: run.attempt, folder: run.workspace?.folder ?? '' })
        }
        const question = openQuestion(run)
        if (question && answers) onEvent({ type: 'run:asked', run_id, question })
      }
    }
    if (!answers || at.pipeline.statuses.get(at.record.task.status)?.kind === 'hold') return
    for (const item of at.relay.items) if (item.open) onEvent(itemOpened(task_id, item))
  }

  async #showNew(): Promise<void> {
    const { engine, onEvent, task_id } = this.#options
    // Transcripts grow without a commit, so they are read each time.
    await this.#showOutput()
    const events: StoredEvent[] = await Array.fromAsync(allEvents(engine.store, { stream: task_id, after: this.#seq }))
    const at = events.length > 0 ? await lookWhole({ engine, task_id }) : undefined
    for (const event of events) {
      this.#seq = event.seq
      if (!at) continue
      // Output and events of runs are shown before the step of the task that followed them.
      await this.#showRuns()
      if (event.type === 'visit:joined') this.#meet(String(event.data.run_id))
      for (const told of taskEvents(event, at)) onEvent(told)
      for (const step of await approvalSteps(engine, event, at)) onEvent(step)
    }
    await this.#showRuns()
  }

  #meet(run_id: string): void {
    if (!this.#runs.has(run_id)) this.#runs.set(run_id, { seq: 0, place: 0, over: false })
  }

  async #showRuns(): Promise<void> {
    const { engine, onEvent } = this.#options
    for (const [run_id, seen] of this.#runs) {
      if (seen.over) continue
      const before = await loadRun(engine, run_id)
      const events: StoredEvent[] = await Array.fromAsync(allEvents(engine.store, { stream: run_id, after: seen.seq }))
      // Read after its events: it has the questions that they name.
      const run = events.length > 0 ? await loadRun(engine, run_id) : before
      for (const event of events) {
        seen.seq = event.seq
        const told = runEvents(event, run)
        if (told.some(({ type }) => type === 'run:ended')) await this.#showOutput()
        for (const one of told) onEvent(one)
      }
      seen.over = hasEnded(before)
    }
  }

  async #showOutput(): Promise<void> {
    const { engine, onEvent } = this.#options
    for (const [run_id, seen] of this.#runs) {
      if (seen.over) continue
      const frames = await engine.store.readTranscript(run_id, { after: seen.place, limitBytes: PAGE_BYTES })
      for (const { source, bytes, position } of frames) {
        seen.place = position + bytes.length
        if (isOutput(source)) onEvent({ type: 'run:output', run_id, source, bytes })
      }
    }
  }
}

/** What is read, and the last event of the stream that it contains: no event falls between the two. */
async function readAt<Value>(
  engine: Engine,
  stream: string,
  read: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly seq: number }> {
  let seq = await lastSeq(engine, stream, 0)
  for (;;) {
    const value = await read()
    const now = await lastSeq(engine, stream, seq)
    if (now === seq) return { value, seq }
    seq = now
  }
}

async function lastSeq({ store }: Engine, stream: string, after: number): Promise<number> {
  let last = after
  for await (const { seq } of allEvents(store, { stream, after })) last = seq
  return last
}
