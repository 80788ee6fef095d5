import { setTimeout as pause } from 'node:timers/promises'
import type { RelayWait } from '../../pipeline/relay/relay-record.ts'
import { hasEnded } from '../../pipeline/runs/run-record.ts'
import { allEvents } from '../../store/all-events.ts'
import type { Engine } from '../engine.ts'
import { goneWorkers } from '../runs/gone-workers.ts'
import { type Look, loadRun, look } from './relay-context.ts'
import type { RelayEvent } from './relay-event.ts'
import { startedEvent } from './started-event.ts'
import { runEvents, taskEvents } from './stored-relay-event.ts'

const LOOK_MS = 200
/** A process that was started in the background needs a moment before it carries the task. */
const TAKEN_WITHIN_MS = 15_000
const PAGE_BYTES = 256 * 1024
/** Of what the agent at work has printed before, so much is shown. */
const SHOWN_BEFORE = 4 * 1024

export interface FollowOptions {
  readonly engine: Engine
  readonly task_id: string
  readonly signal: AbortSignal
  readonly onEvent: (event: RelayEvent) => void
}

/** Why the watching ended. */
export type Followed =
  | { readonly how: 'left' }
  | { readonly how: 'stopped'; readonly wait: Omit<RelayWait, 'since'> | null }
  /** The worker that carried it has died. */
  | { readonly how: 'interrupted' }
  /** Nobody carries it. */
  | { readonly how: 'idle' }

/**
 * Watches a task that another process carries, until it waits for a person, ends, or whoever watches leaves.
 *
 * Owns: positions in streams and transcripts. Does not own: the task; it writes nothing. Everything that is shown is a
 * stored event or a byte of a transcript, so any process can watch any task.
 */
export async function followTask(options: FollowOptions): Promise<Followed> {
  const { engine, task_id, signal, onEvent } = options
  const at = await look({ engine, task_id })
  const watch = new Watch(options, await lastSeq(engine, task_id))
  onEvent(await startedEvent(engine, at, true))
  await watch.begin(at)
  const begun = performance.now()
  for (let wasCarried = false; ; ) {
    // First how it stands, then what was said: nothing said before its end is missed.
    const now = await look({ engine, task_id })
    await watch.showNew(now)
    const { driver, waiting } = now.relay
    if (signal.aborted) return { how: 'left' }
    if (isOver(now) || (driver === null && waiting)) return { how: 'stopped', wait: waiting }
    if (driver !== null && (await goneWorkers(engine, [driver])).has(driver)) return { how: 'interrupted' }
    if (driver === null && (wasCarried || performance.now() - begun > TAKEN_WITHIN_MS)) return { how: 'idle' }
    wasCarried ||= driver !== null
    await pause(LOOK_MS, undefined, { signal }).catch(() => {}) // Leaving is seen above.
  }
}

/** It waits for its approval, or has ended. A hold is seen by what the relay waits for. */
function isOver({ record, pipeline, relay }: Look): boolean {
  const { kind, terminal } = pipeline.statuses.get(record.task.status) ?? {}
  return terminal === true || (kind === 'ready' && relay.driver === null)
}

async function lastSeq({ store }: Engine, stream: string): Promise<number> {
  let last = 0
  for await (const { seq } of allEvents(store, { stream })) last = seq
  return last
}

class Watch {
  readonly #options: FollowOptions
  /** By run: the last event of its stream and the place in its transcript that were shown. */
  readonly #runs = new Map<string, { seq: number; place: number; over: boolean }>()
  #seq: number

  constructor(options: FollowOptions, seq: number) {
    this.#options = options
    this.#seq = seq
  }

  /** The run that is at work now is shown as one that begins; those before it are over. */
  async begin({ relay }: Look): Promise<void> {
    const { engine, onEvent, task_id } = this.#options
    for (const { stage, runs } of relay.visits) {
      for (const { run_id, role, number } of runs) {
        const run = await loadRun(engine, run_id)
        const { bytes } = await engine.store.transcriptFacts(run_id)
        const over = hasEnded(run)
        const place = over ? bytes : Math.max(0, bytes - SHOWN_BEFORE)
        this.#runs.set(run_id, { seq: await lastSeq(engine, run_id), place, over })
        if (over) continue
        onEvent({ type: 'stage:run', task_id, stage, run_id, role, number, attempt: null })
        if (run.state === 'running') {
          onEvent({ type: 'run:started', run_id, attempt: run.attempt, folder: run.workspace?.folder ?? '' })
        }
      }
    }
  }

  async showNew(at: Look): Promise<void> {
    const { engine, onEvent } = this.#options
    // Transcripts are kept apart: they grow without a commit.
    await this.#showOutput()
    for await (const event of allEvents(engine.store, { stream: at.relay.task_id, after: this.#seq })) {
      this.#seq = event.seq
      // What a run said before the task went on is shown before it.
      await this.#showRuns()
      if (event.type === 'visit:joined') this.#meet(String(event.data.run_id))
      for (const told of taskEvents(event, at.relay)) onEvent(told)
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
      const run = await loadRun(engine, run_id)
      for await (const event of allEvents(engine.store, { stream: run_id, after: seen.seq })) {
        seen.seq = event.seq
        const told = runEvents(event, run)
        if (told.some(({ type }) => type === 'run:ended')) await this.#showOutput()
        for (const one of told) onEvent(one)
      }
      seen.over = hasEnded(run)
    }
  }

  async #showOutput(): Promise<void> {
    const { engine, onEvent } = this.#options
    for (const [run_id, seen] of this.#runs) {
      if (seen.over) continue
      const frames = await engine.store.readTranscript(run_id, { after: seen.place, limitBytes: PAGE_BYTES })
      for (const { source, bytes, position } of frames) {
        seen.place = position + bytes.length
        if (source === 'stdout' || source === 'stderr') onEvent({ type: 'run:output', run_id, source, bytes })
      }
    }
  }
}
