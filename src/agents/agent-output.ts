import type { Readable } from 'node:stream'
import { setTimeout as delay, setImmediate } from 'node:timers/promises'

export type OutputSource = 'stdout' | 'stderr'

/** While its promise is pending, nothing more is read from that pipe. The bytes are the listener's to keep. */
export type OnOutput = (source: OutputSource, bytes: Buffer) => void | Promise<void>

/** No output for so long after the exit: another process holds the pipe now, not the agent. */
const DRAIN_IDLE_MS = 20
/** More than a pipe can hold: what comes after so many bytes was written after the exit. */
const DRAIN_BYTES = 1024 * 1024

/**
 * One pipe of an agent.
 *
 * 1. What the agent wrote before it exited is delivered, however slow the listener is.
 * 2. A daemon that holds the pipe open, silent or talking, does not keep it open for us.
 * 3. A listener that fails closes the pipe and says so: an agent that nobody hears must not work on.
 */
export class AgentOutput {
  /** What the listener failed with. */
  failure: { readonly error: unknown } | undefined
  private readonly stream: Readable
  private readonly source: OutputSource
  private readonly onOutput: OnOutput
  private readonly onFailure: () => void
  private readonly over: Promise<void>
  private isOver = false
  private read = 0
  private heard: Promise<void> | undefined

  constructor(stream: Readable, source: OutputSource, onOutput: OnOutput, onFailure: () => void) {
    this.stream = stream
    this.source = source
    this.onOutput = onOutput
    this.onFailure = onFailure
    this.over = new Promise((resolve) => {
      stream.once('close', () => {
        this.isOver = true
        resolve()
      })
    })
    stream.on('error', () => {}) // `close` follows; a broken pipe is an end like any other
    // Not `data`: when a process exits, Node sets all its pipes flowing, also one that was paused on purpose.
    stream.on('readable', () => this.pump())
  }

  /** To be called when the process has exited. */
  async drain(): Promise<void> {
    if (!this.isOver) {
      const done = new AbortController()
      await Promise.race([this.over, this.untilIdle(done.signal)])
      done.abort()
      this.stream.destroy()
    }
    await this.heard
  }

  private pump(): void {
    while (!this.heard && !this.failure) {
      const bytes = this.stream.read() as Buffer | null
      if (bytes === null) return
      this.read += bytes.length
      this.deliver(bytes)
    }
  }

  private deliver(bytes: Buffer): void {
    try {
      const pending = this.onOutput(this.source, bytes)
      if (pending) this.wait(pending)
    } catch (error) {
      this.fail(error)
    }
  }

  private wait(pending: Promise<void>): void {
    this.heard = pending.then(
      () => {
        this.heard = undefined
        this.pump()
      },
      (error: unknown) => this.fail(error),
    )
  }

  private fail(error: unknown): void {
    this.failure ??= { error }
    this.stream.destroy()
    this.onFailure()
  }

  private async untilIdle(signal: AbortSignal): Promise<void> {
    const begin = this.read
    for (let before = -1; before !== this.read && this.read - begin <= DRAIN_BYTES; ) {
      await this.heard
      before = this.read
      await delay(DRAIN_IDLE_MS, undefined, { signal }).catch(() => {}) // aborted: the pipe has ended
      // A loop that was busy elsewhere gets to its timers before its pipes: let it look there first.
      await setImmediate()
      await setImmediate()
      if (signal.aborted) return
    }
  }
}
