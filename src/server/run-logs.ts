import { LogLines } from '../service/runs/log-lines.ts'
import type { WithEngine } from '../service/service.ts'

const MOST = 64

/** The logs that were read last: where their lines begin is kept. */
export class RunLogs {
  readonly #service: WithEngine
  readonly #logs = new Map<string, LogLines>()

  constructor(service: WithEngine) {
    this.#service = service
  }

  of(run_id: string): LogLines {
    const known = this.#logs.get(run_id) ?? new LogLines(this.#service, run_id)
    this.#logs.delete(run_id)
    this.#logs.set(run_id, known)
    const [oldest] = this.#logs.keys()
    if (this.#logs.size > MOST && oldest !== undefined) this.#logs.delete(oldest)
    return known
  }
}
