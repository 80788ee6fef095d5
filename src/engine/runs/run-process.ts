import { type Adapter, type AdapterFacts, NO_FACTS } from '../../agents/adapters/adapter.ts'
import { createAdapter } from '../../agents/adapters/create-adapter.ts'
import { createAgentStream } from '../../agents/agent-stream.ts'
import { type AgentProcess, launchAgent, type ProcessEnd } from '../../agents/launch-agent.ts'
import type { ProcessTable } from '../../agents/process-table.ts'
import { createWatchdog, type Expiry, type Watchdog } from '../../agents/watchdog.ts'
import type { RunEnd, RunRecord } from '../../pipeline/runs/run-record.ts'
import type { BlockEvent } from '../../protocol/agent-blocks/block-events.ts'
import { encodeStdinMessage, type StdinMessage } from '../../protocol/agent-blocks/stdin-messages.ts'
import { inWaitingOrder } from '../../protocol/agent-blocks/waiting-order.ts'
import type { TranscriptWriter } from './transcript-writer.ts'

/** What an agent says to the platform; everything else is transcript. */
export type SpokenEvent = Exclude<BlockEvent, { readonly kind: 'log' | 'detail' }>

/** What stops nobody and is only to be known. */
const NOTES: ReadonlySet<SpokenEvent['kind']> = new Set(['invalid', 'foreign', 'dependency_request'])

export interface RunProcessOptions {
  readonly run: RunRecord
  readonly worker: string
  readonly token: string
  readonly folder: string
  readonly argv: readonly [string, ...string[]]
  readonly env: Readonly<Record<string, string>>
  readonly pass: readonly string[]
  readonly processes: ProcessTable
  readonly transcript: TranscriptWriter
  /** Something was said, or the process has ended. */
  readonly onNews: () => void
  readonly onOutput: (source: 'stdout' | 'stderr', bytes: Uint8Array) => void
}

/** More blocks than this wait for nobody: an agent that prints on is read no further until some are dealt with. */
const MAX_WAITING = 1_000

/**
 * The process of one attempt with its ears: transcript, protocol, limits.
 *
 * 1. Everything that it printed is taken into the transcript before it is heard.
 * 2. `end` is set only when everything that it said has been taken in.
 */
export class RunProcess {
  end: ProcessEnd | undefined
  readonly #agent: AgentProcess
  readonly #transcript: TranscriptWriter
  readonly #watchdog: Watchdog
  readonly #stream: ReturnType<typeof createAgentStream>
  readonly #over: Promise<void>
  readonly #adapter: Adapter | undefined
  readonly #onOutput: RunProcessOptions['onOutput']
  #waiting: SpokenEvent[] = []
  #room: (() => void) | undefined
  #isFrozen = false
  #isInputClosed = false
  #isTerminated = false

  constructor(options: RunProcessOptions) {
    const { run, transcript, onNews } = options
    this.#transcript = transcript
    this.#onOutput = options.onOutput
    this.#adapter = createAdapter(run.adapter ?? 'plain')
    this.#watchdog = createWatchdog({
      now: () => performance.now(),
      silenceMs: run.limits.silence_minutes * 60_000,
      wallMs: run.limits.wall_minutes * 60_000,
    })
    this.#stream = createAgentStream({
      parser: {
        workflow: run.workflow,
        nonce: { value: run.nonce, required: run.nonce_required },
      },
      onEvents: (events) => this.#hear(events, onNews),
    })
    this.#agent = launchAgent({
      argv: options.argv,
      cwd: options.folder,
      run: {
        run: run.run_id,
        worker: options.worker,
        attempt: run.attempt,
        nonce: run.nonce,
        token: options.token,
      },
      env: options.env,
      pass: options.pass,
      processes: options.processes,
      onOutput: (source, bytes) => {
        this.#watchdog.touch()
        return this.#takeIn(source, this.#understood(source, bytes))
      },
    })
    // Its stream goes one way: Codex, for one, reads standard input to its end before it begins.
    if (this.#adapter) this.closeInput()
    this.#over = this.#ended(onNews)
  }

  /** What the agent printed as Baton hears it: through the adapter of its CLI, where it has one. */
  #understood(source: 'stdout' | 'stderr', bytes: Buffer): Buffer {
    if (source === 'stderr' || !this.#adapter) return bytes
    return Buffer.from(this.#adapter.push(bytes))
  }

  /** Everything goes into the transcript before it is heard. */
  #takeIn(source: 'stdout' | 'stderr', bytes: Buffer): void | Promise<void> {
    if (bytes.length === 0) return
    const stored = this.#transcript.add(source, bytes)
    this.#onOutput(source, bytes)
    const heard = this.#stream.push(source, bytes)
    return stored || heard ? Promise.all([stored, heard]).then(() => {}) : undefined
  }

  /** What the CLI told of its session, beside the agent's words. */
  get facts(): AdapterFacts {
    return this.#adapter?.facts ?? NO_FACTS
  }

  /** Its result counts when the process has ended: until then its CLI may use more tools. */
  get endsByExit(): boolean {
    return this.#adapter !== undefined
  }

  get isFrozen(): boolean {
    return this.#isFrozen
  }

  /** Nothing that is said to it arrives any more. */
  get isInputClosed(): boolean {
    return this.#isInputClosed
  }

  /** What waits, the most urgent first. It stays until it is taken. */
  next(): SpokenEvent | undefined {
    return inWaitingOrder(this.#waiting)[0]
  }

  nextNote(): SpokenEvent | undefined {
    return this.#waiting.find(({ kind }) => NOTES.has(kind))
  }

  take(event: SpokenEvent): void {
    this.#waiting = this.#waiting.filter((one) => one !== event)
    this.#room?.()
  }

  /** What it took so far. */
  usage(): RunEnd['usage'] {
    const run_ms = Math.round(this.#watchdog.ranMs())
    const output_bytes = this.#stream.position.total
    const { usage } = this.facts
    return { run_ms, output_bytes, ...(usage ?? { input_tokens: null, output_tokens: null, cost_usd: null }) }
  }

  expired(): Expiry | undefined {
    return this.#watchdog.expired()
  }

  expiresIn(): number {
    return this.#watchdog.dueIn()
  }

  async freeze(): Promise<void> {
    if (this.#isFrozen) return
    this.#isFrozen = true
    this.#watchdog.freeze()
    this.#stream.freeze()
    const frozen = await this.#agent.freeze()
    if (!frozen.frozen) {
      this.#transcript.say(`[baton] could not stop ${frozen.left.map(({ pid }) => pid).join(', ')}`)
    }
  }

  async thaw(): Promise<void> {
    if (!this.#isFrozen) return
    await this.#agent.thaw()
    this.#watchdog.thaw()
    this.#stream.thaw()
    this.#isFrozen = false
  }

  /** Not waited for: a frozen agent reads only once it goes on. */
  send(message: StdinMessage): void {
    const line = encodeStdinMessage(message)
    void this.#transcript.add('stdin', Buffer.from(line))
    void this.#agent.write(line)
  }

  closeInput(): void {
    this.#isInputClosed = true
    this.#agent.closeInput()
  }

  /** Ends it with everything it started, and waits until all of that is in the transcript. Once is enough. */
  async terminate(graceMs: number): Promise<void> {
    if (this.#isTerminated) return
    const { left } = await this.#agent.terminate({ graceMs })
    this.#isTerminated = left.length === 0
    this.#waiting = []
    this.#room?.()
    await this.#over
  }

  async #hear(events: readonly BlockEvent[], onNews: () => void): Promise<void> {
    const spoken = events.filter((event): event is SpokenEvent => event.kind !== 'log' && event.kind !== 'detail')
    if (spoken.length === 0) return
    this.#waiting.push(...spoken)
    onNews()
    while (this.#waiting.length > MAX_WAITING) {
      await new Promise<void>((resolve) => {
        this.#room = resolve
      })
    }
  }

  async #ended(onNews: () => void): Promise<void> {
    try {
      const end = await this.#agent.ended
      if (this.#adapter) await this.#takeIn('stdout', Buffer.from(this.#adapter.end()))
      await this.#stream.end(end.how === 'signalled' ? 'killed' : 'exited')
      this.end = end
    } catch (error) {
      // Whoever listens failed, not the agent: it was ended for that, and the run says so.
      this.end = { how: 'not_started', reason: error instanceof Error ? error.message : String(error) }
    }
    onNews()
  }
}
