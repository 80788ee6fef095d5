import type { Writable } from 'node:stream'

export interface AgentInputOptions {
  /** Whether the agent is stopped and cannot read; its patience is not ours then. */
  readonly isFrozen: () => boolean
  /** What may wait for an agent that does not read, in bytes; a single message may be larger. */
  readonly maxBacklog?: number
  /** How long the agent may leave a full pipe unread. */
  readonly patienceMs?: number
}

/**
 * The stdin of an agent.
 *
 * 1. Nothing throws: an agent that closed its stdin, or is gone, makes `write` answer false.
 * 2. True says that the system has taken the whole text. False says that the agent will not get it.
 * 3. An agent that never reads costs a bounded amount of memory, and after a while its stdin: half a message in a full
 *    pipe cannot be taken back, so nothing may follow it.
 */
export class AgentInput {
  private readonly stream: Writable
  private readonly isFrozen: () => boolean
  private readonly maxBacklog: number
  private readonly patienceMs: number
  private backlog = 0
  private timer: NodeJS.Timeout | undefined

  constructor(stream: Writable, options: AgentInputOptions) {
    this.stream = stream
    this.isFrozen = options.isFrozen
    this.maxBacklog = options.maxBacklog ?? 1024 * 1024
    this.patienceMs = options.patienceMs ?? 30_000
    stream.on('error', () => {}) // The callback of every write says it.
  }

  write(text: string): Promise<boolean> {
    const bytes = Buffer.from(text)
    const fits = this.backlog === 0 || this.backlog + bytes.length <= this.maxBacklog
    if (!this.stream.writable || !fits) return Promise.resolve(false)
    this.backlog += bytes.length
    this.beImpatient()
    return new Promise((resolve) => {
      this.stream.write(bytes, (error) => {
        this.backlog -= bytes.length
        clearTimeout(this.timer)
        this.timer = undefined
        if (this.backlog > 0) this.beImpatient()
        resolve(!error)
      })
    })
  }

  /** The agent reads what was written, then the end. */
  close(): void {
    if (this.stream.writable) this.stream.end()
  }

  destroy(): void {
    clearTimeout(this.timer)
    this.stream.destroy()
  }

  private beImpatient(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      if (this.isFrozen()) this.beImpatient()
      else this.stream.destroy()
    }, this.patienceMs).unref()
  }
}
