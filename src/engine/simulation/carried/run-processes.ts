import type { CarriedReport } from './audit/carried-breach.ts'

interface RunProcess {
  readonly worker: string
  readonly attempt: number
}

/** The processes of runs that simulated workers have started. A worker that died or slept is told apart by its attempt. */
export class RunProcesses {
  readonly #live = new Map<string, Set<RunProcess>>()
  readonly #report: CarriedReport

  constructor(report: CarriedReport) {
    this.#report = report
  }

  /** A process begins; call what it answers when it is over. */
  enter(run_id: string, worker: string, attempt: number): () => void {
    const live = this.#live.get(run_id) ?? new Set()
    this.#live.set(run_id, live)
    for (const other of live) {
      if (other.attempt >= attempt) {
        this.#report('run', `${run_id}: attempt ${attempt} of ${worker} after ${other.attempt} of ${other.worker}`)
      }
    }
    const process = { worker, attempt }
    live.add(process)
    return () => live.delete(process)
  }

  /** Whatever a worker had is gone. */
  died(worker: string): void {
    for (const live of this.#live.values()) for (const one of live) if (one.worker === worker) live.delete(one)
  }

  of(run_id: string): readonly RunProcess[] {
    return [...(this.#live.get(run_id) ?? [])]
  }
}
