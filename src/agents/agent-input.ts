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
  private readonly waiting: Message[] = []
  private backlog = 0
  private isWriting = false
  private isClosed = false
  private timer: NodeJS.Timeout | undefined

  constructor(stream: Writable, options: AgentInputOptions) {
    this.stream = stream
    this.isFrozen = options.isFrozen
    this.maxBacklog = options.maxBacklog ?? 1024 * 1024
    this.patienceMs = options.patienceMs ?? 30_000
    stream.on('error', () => {}) // The callback of the write says it, and `close` follows.
    stream.once('close', () => this.destroy())
  }

  write(text: string): Promise<boolean> {
    const length = Buffer.byteLength(text)
    const fits = this.backlog === 0 || this.backlog + length <= this.maxBacklog
    if (this.isClosed || !this.stream.writable || !fits) return Promise.resolve(false)
    this.backlog += length
    return new Promise((answer) => {
      this.waiting.push({ rest: Buffer.from(text), answer })
      this.writeNext()
    })
  }

  /** The agent reads what was written, then the end. */
  close(): void {
    this.isClosed = true
    if (this.waiting.length === 0) this.stream.end()
  }

  destroy(): void {
    this.isClosed = true
    this.backlog = 0
    clearTimeout(this.timer)
    this.stream.destroy()
    for (const { answer } of this.waiting.splice(0)) answer(false)
  }

  /** One piece after the other: each piece that is taken shows that the agent still reads. */
  private writeNext(): void {
    const [message] = this.waiting
    if (this.isWriting || !message) return
    this.isWriting = true
    this.beImpatient()
    const piece = message.rest.subarray(0, PIECE)
    this.stream.write(piece, (error) => {
      this.isWriting = false
      clearTimeout(this.timer)
      if (error) return this.destroy()
      this.backlog -= piece.length
      message.rest = message.rest.subarray(piece.length)
      if (message.rest.length === 0) {
        this.waiting.shift()
        message.answer(true)
      }
      this.writeNext()
      if (this.isClosed && this.waiting.length === 0) this.stream.end()
    })
  }

  private beImpatient(): void {
    this.timer = setTimeout(() => {
      if (this.isFrozen()) this.beImpatient()
      else this.destroy()
    }, this.patienceMs).unref()
  }
}

interface Message {
  rest: Buffer
  readonly answer: (taken: boolean) => void
}

const PIECE = 16 * 1024
