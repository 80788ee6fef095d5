import type { Caller } from '../caller/caller.ts'
import { pipelineStatus } from '../pipeline/pipeline-status.ts'
import { leasesOf, type RunLife, runLives } from '../runs/run-life.ts'
import type { WithEngine } from '../service.ts'

export interface Board {
  readonly now: number
  readonly pipeline_now: number
  readonly stopped: boolean
  /** The newest event when it was read: what follows is at least as new. */
  readonly event: number
  readonly counts: Readonly<Record<string, number>>
  readonly live: readonly RunLife[]
  readonly workers: readonly { readonly worker: string; readonly until: number }[]
}

/** How many tasks are where, which agents work, and who could work. */
export async function board(service: WithEngine, caller: Caller, counts: TaskCounts): Promise<Board> {
  const { engine } = service
  const { stopped, events } = await pipelineStatus(service, caller)
  const workers = [...(await leasesOf(service))].map(([worker, until]) => ({ worker, until }))
  return {
    now: engine.clock.now(),
    pipeline_now: await engine.pipelineNow(),
    stopped,
    event: events,
    counts: await counts.read(),
    live: await runLives(service, caller),
    workers,
  }
}

/** The index of all tasks is walked for it (5 ms for 100,000), so nobody makes it walk more often than that. */
const WALK_EVERY_MS = 1_000

/** How many tasks are in each status, as of at most a second ago. */
export class TaskCounts {
  readonly #service: WithEngine
  #walk: Promise<Readonly<Record<string, number>>> | undefined
  #begun = 0
  #events = -1

  constructor(service: WithEngine) {
    this.#service = service
  }

  async read(): Promise<Readonly<Record<string, number>>> {
    const { events } = await this.#service.engine.store.facts()
    const isNew = events !== this.#events && performance.now() - this.#begun > WALK_EVERY_MS
    if (!this.#walk || isNew) {
      this.#begun = performance.now()
      this.#events = events
      this.#walk = this.#count()
      // One that failed is not kept.
      this.#walk.catch(() => {
        this.#walk = undefined
      })
    }
    return this.#walk
  }

  async #count(): Promise<Readonly<Record<string, number>>> {
    const { rows } = await this.#service.engine.store.list('task_counts', {})
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
  }
}
