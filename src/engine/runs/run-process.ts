import type { Adapter, AdapterFacts, AdapterUsage, Heard } from '../../agents/adapters/adapter.ts'
import { createAdapter } from '../../agents/adapters/create-adapter.ts'
import { MCP_RULES, mcpArguments, wantsMcp } from '../../agents/adapters/mcp-server.ts'
import { createAgentStream } from '../../agents/agent-stream.ts'
import { type AgentProcess, launchAgent, type ProcessEnd } from '../../agents/launch-agent.ts'
import { plainLine } from '../../agents/plain-line.ts'
import type { ProcessTable } from '../../agents/process-table.ts'
import { createWatchdog, type Expiry, type Watchdog } from '../../agents/watchdog.ts'
import type { Exit } from '../../pipeline/runs/environment-fault.ts'
import type { RunEnd, RunRecord } from '../../pipeline/runs/run-record.ts'
import type { StdinMessage } from '../../protocol/agent-blocks/stdin-messages.ts'
import { inWaitingOrder } from '../../protocol/agent-blocks/waiting-order.ts'
import type { Lang } from '../../protocol/lang.ts'
import type { PermissionAsk, PermissionRule } from '../../protocol/permissions/permission-rule.ts'
import type { AgentOptions } from '../../protocol/project-config/agent-options.ts'
import type { Masker } from '../../settings/mask/masker.ts'
import type { TranscriptSource } from '../../store/transcript-frame.ts'
import { hearBlock } from '../channel/hear-block.ts'
import { mcpCommand } from '../channel/mcp-command.ts'
import type { RunChannel } from '../channel/run-channel.ts'
import { MaskedOutput } from '../secrets/masked-output.ts'
import { ProcessInput } from './process-input.ts'
import { isOutput, type OutputSource } from './run-event.ts'
import type { TranscriptWriter } from './transcript-writer.ts'

/** What an agent says to the platform; everything else is transcript. */
export type SpokenEvent = Exclude<Extract<Heard, { kind: 'event' }>['event'], { readonly kind: 'detail' }>

/** What stops nobody and is only to be known. */
const NOTES: ReadonlySet<SpokenEvent['kind']> = new Set(['invalid', 'foreign', 'dependency_request'])

export interface RunProcessOptions {
  readonly run: RunRecord
  readonly worker: string
  readonly token: string
  readonly folder: string
  readonly argv: readonly [string, ...string[]]
  /** Holds the request: the standard input of a CLI. An agent of the text protocol gets our messages there instead. */
  readonly promptFile?: string
  /** What a CLI with a conversation is told first. */
  readonly prompt: string
  /** The session of the CLI that it goes on with; null: a new one. */
  readonly session: string | null
  /** What the CLI may do without a question. */
  readonly allowed: readonly PermissionRule[]
  /** What the CLI is told of its options in the conversation. */
  readonly options: AgentOptions
  /** What that session had used before. */
  readonly usedBefore?: AdapterUsage | null
  readonly env: Readonly<Record<string, string>>
  /** Beside its standard output: what comes there counts too. It is closed with the process. */
  readonly channel?: RunChannel
  readonly pass: readonly string[]
  readonly processes: ProcessTable
  readonly transcript: TranscriptWriter
  /** Hides values in what it prints and is told. */
  readonly masker?: Masker | undefined
  /** Something was said, or the process has ended. */
  readonly onNews: () => void
  readonly onOutput: (source: OutputSource, bytes: Uint8Array) => void
}

/** A question that the CLI asks by its own protocol, and waits for in its turn. */
export interface CliRequest {
  readonly id: string
  readonly permission: PermissionAsk | undefined
}

/** How many bytes of the last output are kept, to explain how the process ended. */
const TAIL_BYTES = 2_048

/** Lines that tell nobody anything: blank, a bracket, a frame of a stack trace, the version of Node below it. */
const NO_WORDS = /^\s*(?:[})\];]*|at .*|Node\.js v.*)$/

/** A longer last line is cut. */
const LAST_LINE = 300

/** A tree that used less of one CPU than this did nothing but wait. */
const BUSY_SHARE = 0.01

/** More blocks than this wait for nobody: an agent that prints on is read no further until some are dealt with. */
const MAX_WAITING = 1_000

/**
 * The process of one attempt, with its transcript, the protocol parser and its limits.
 *
 * 1. Output goes into the transcript before its blocks are handled.
 * 2. `end` is set only after all output was read.
 */
export class RunProcess {
  end: ProcessEnd | undefined
  readonly #agent: AgentProcess
  readonly #transcript: TranscriptWriter
  readonly #watchdog: Watchdog
  readonly #stream: ReturnType<typeof createAgentStream>
  readonly #over: Promise<void>
  readonly #adapter: Adapter
  readonly #input: ProcessInput
  /** Questions that a CLI asked inside its turn. */
  readonly #requests = new Map<SpokenEvent, CliRequest>()
  /** Its result counts when its turn or its process has ended: until then its CLI may use more tools. */
  readonly endsByExit: boolean
  readonly #onOutput: RunProcessOptions['onOutput']
  readonly #masker: Masker | undefined
  readonly #channel: RunChannel | undefined
  readonly #shown: MaskedOutput
  #waiting: SpokenEvent[] = []
  /** The place of each event among those that were heard: errors are dealt with before results that were said earlier. */
  readonly #places = new WeakMap<SpokenEvent, number>()
  #heardEvents = 0
  #tail = Buffer.alloc(0)
  #hasSpoken = false
  /** CPU time of the tree when half of the silence that it may keep was over. */
  #cpuSample: { readonly ms: number | undefined; readonly at: number } | undefined
  readonly #silenceMs: number
  #room: (() => void) | undefined
  #told: Pick<AdapterFacts, 'session' | 'usage'> = { session: null, usage: null }
  #isFrozen = false
  #isTerminated = false

  constructor(options: RunProcessOptions) {
    const { run, transcript, onNews } = options
    this.#transcript = transcript
    this.#onOutput = options.onOutput
    this.#masker = options.masker
    this.#channel = options.channel
    this.#channel?.listen((text) => this.#hearChannel(text, run, onNews))
    this.#shown = new MaskedOutput(options.masker, (source, bytes) => {
      const stored = source === 'stderr' ? this.#takeIn(source, bytes) : undefined
      return bothOf(stored, this.#stream.push(source, bytes))
    })
    const { adapter = 'plain', workflow, nonce, nonce_required } = run
    const { folder, masker, worker, token } = options
    const isWanted = wantsMcp(adapter, run.options)
    const mcp = isWanted ? mcpCommand({ run, worker, token, channel: options.channel?.env }) : undefined
    const argv = [...options.argv, ...mcpArguments(adapter, mcp)] as const
    const allowed = [...options.allowed, ...(mcp ? MCP_RULES : [])]
    const lang: Lang = run.brief?.language === 'ko' ? 'ko' : 'en'
    const told = { lang, folder, argv, allowed, mcp, usedBefore: options.usedBefore ?? null, options: options.options }
    this.#adapter = createAdapter(adapter, { workflow, nonce: { value: nonce, required: nonce_required }, ...told })
    const { conversation } = this.#adapter
    this.endsByExit = adapter !== 'plain'
    this.#input = new ProcessInput({
      conversation,
      lang,
      write: (text) => void this.#agent.write(text),
      close: () => this.#agent.closeInput(),
      keep: (text) => {
        const shown = Buffer.from(text)
        void this.#transcript.add('stdin', masker?.bytes(shown) ?? shown)
      },
    })
    this.#silenceMs = run.limits.silence_minutes * 60_000
    this.#watchdog = createWatchdog({
      now: () => performance.now(),
      silenceMs: this.#silenceMs,
      wallMs: run.limits.wall_minutes * 60_000,
    })
    this.#stream = createAgentStream({ adapter: this.#adapter, onHeard: (heard) => this.#hear(heard, onNews) })
    this.#agent = launchAgent({
      argv,
      cwd: options.folder,
      run: {
        run: run.run_id,
        worker: options.worker,
        attempt: run.attempt,
        nonce: run.nonce,
        token: options.token,
      },
      env: { ...options.env, ...options.channel?.env },
      pass: options.pass,
      processes: options.processes,
      ...(this.endsByExit && !conversation && options.promptFile !== undefined
        ? { stdinFile: options.promptFile }
        : {}),
      onOutput: (source, bytes) => {
        this.#watchdog.touch()
        this.#cpuSample = undefined
        this.#hasSpoken ||= source === 'stdout'
        return this.#shown.push(source, bytes)
      },
    })
    // Its stream goes one way: Codex, for one, reads standard input to its end before it begins.
    if (this.endsByExit && !conversation) this.closeInput()
    this.#input.open({ prompt: options.prompt, folder, session: options.session })
    this.#over = this.#ended(onNews)
  }

  #takeIn(source: TranscriptSource, bytes: Uint8Array): void | Promise<void> {
    if (isOutput(source)) {
      if (source !== 'block') this.#tail = lastOf(this.#tail, bytes)
      this.#onOutput(source, bytes)
    }
    return this.#transcript.add(source, bytes)
  }

  /** What the CLI told of its session, beside the agent's words. */
  get facts(): AdapterFacts {
    return this.#adapter.facts
  }

  /** How it ended, with what tells whether the work or its environment failed. */
  exit(end: ProcessEnd): Exit {
    const lines = this.#tail.toString('utf8').split('\n').map(plainLine)
    const lastLine = (lines.findLast((line) => !NO_WORDS.test(line)) ?? '').trim().slice(0, LAST_LINE)
    return { ...end, lastLine, hasSpoken: this.#hasSpoken, isCli: this.endsByExit }
  }

  /** In how many ms `sampleCpu` is to be called; nothing is to be done where it has been. */
  sampleIn(): number {
    if (this.#cpuSample || this.#isFrozen) return Number.POSITIVE_INFINITY
    return Math.max(0, this.#silenceMs / 2 - this.#watchdog.silentMs())
  }

  async sampleCpu(): Promise<void> {
    this.#cpuSample = { ms: await this.#agent.cpuMs(), at: this.#watchdog.ranMs() }
  }

  /**
   * What shows that a silent agent works: CPU that its processes used since the sample, or files that were written.
   * Undefined where there is nothing. It is then silent for as long again before it is looked at again.
   */
  async signOfLife(changedWithin: (ms: number) => Promise<boolean>): Promise<string | undefined> {
    const before = this.#cpuSample
    const windowMs = before ? this.#watchdog.ranMs() - before.at : this.#silenceMs / 2
    const cpuMs = before?.ms === undefined ? 0 : ((await this.#agent.cpuMs()) ?? 0) - before.ms
    const isBusy = cpuMs >= Math.max(1, windowMs * BUSY_SHARE)
    if (!isBusy && !(await changedWithin(windowMs))) return undefined
    this.#watchdog.touch()
    this.#cpuSample = undefined
    return isBusy ? `${(cpuMs / 1_000).toFixed(1)} s of CPU` : 'files were written'
  }

  get isFrozen(): boolean {
    return this.#isFrozen
  }

  /** What can be said to it now. */
  get input(): Pick<ProcessInput, 'isClosed' | 'isListening' | 'isTurnOver' | 'hasHeld'> {
    return this.#input
  }

  /** Whether its CLI can go on with a session of before. */
  get hasConversation(): boolean {
    return this.#adapter.conversation !== undefined
  }

  /** What its CLI waits for with this question; undefined for the question of a block. */
  requestOf(event: SpokenEvent): CliRequest | undefined {
    return this.#requests.get(event)
  }

  /** What waits, the most urgent first. It stays until it is taken. */
  next(): SpokenEvent | undefined {
    return inWaitingOrder(this.#waiting)[0]
  }

  /** Counts in the order in which they were said. */
  placeOf(event: SpokenEvent): number {
    return this.#places.get(event) ?? 0
  }

  nextNote(): SpokenEvent | undefined {
    return this.#waiting.find(({ kind }) => NOTES.has(kind))
  }

  take(event: SpokenEvent): void {
    this.#waiting = this.#waiting.filter((one) => one !== event)
    this.#channel?.took(event)
    this.#room?.()
  }

  /** What it took so far. */
  usage(): RunEnd['usage'] {
    const run_ms = Math.round(this.#watchdog.ranMs())
    const output_bytes = this.#stream.position.total
    const { usage } = this.facts
    return { run_ms, output_bytes, ...(usage ?? { input_tokens: null, output_tokens: null, cost_usd: null }) }
  }

  /** How long it has run, frozen time aside. */
  ranMs(): number {
    return this.#watchdog.ranMs()
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

  /** Not waited for: a frozen agent reads only once it goes on. False where its CLI has no such message. */
  send(message: StdinMessage, request?: string): boolean {
    // What was asked by the channel is answered there; the transcript has the answer in the events of the run.
    return this.#channel?.deliver(message) || this.#input.send(message, request)
  }

  closeInput(): void {
    this.#input.close()
  }

  /** Ends it with everything it started, and waits until all of that is in the transcript. Once is enough. */
  async terminate(graceMs: number): Promise<void> {
    if (this.#isTerminated) return
    this.#channel?.[Symbol.dispose]()
    const { left } = await this.#agent.terminate({ graceMs })
    this.#isTerminated = left.length === 0
    this.#waiting = []
    this.#room?.()
    await this.#over
  }

  /** Text goes into the transcript; what the agent says waits until the session takes it. */
  #hear(heard: readonly Heard[], onNews: () => void): void | Promise<void> {
    const writes: Promise<void>[] = []
    let isNews = false
    for (const one of heard) {
      if (one.kind === 'text') {
        const stored = this.#takeIn(one.source, one.bytes)
        if (stored) writes.push(stored)
      } else if (one.kind === 'reply') {
        this.#input.reply(one.text)
      } else if (one.kind === 'turn_over') {
        isNews = this.#input.turnOver() || isNews
      } else if (one.event.kind !== 'detail') {
        this.#waiting.push(one.event)
        this.#heardEvents += 1
        this.#places.set(one.event, this.#heardEvents)
        if (one.request !== undefined) this.#requests.set(one.event, { id: one.request, permission: one.permission })
        isNews = true
      }
    }
    const { session, usage } = this.facts
    if (isNews || session !== this.#told.session || usage !== this.#told.usage) onNews()
    this.#told = { session, usage }
    if (this.#waiting.length > MAX_WAITING) writes.push(this.#untilRoom())
    return writes.length > 0 ? Promise.all(writes).then(() => {}) : undefined
  }

  /** What is invalid is told to its sender alone, and is not recorded. */
  #hearChannel(text: string, run: RunRecord, onNews: () => void): SpokenEvent | undefined {
    const said = hearBlock(text, run, this.#masker)
    if (!said || said.event.kind === 'invalid') return said?.event
    this.#watchdog.touch()
    void this.#hear(said.heard, onNews)
    return said.event
  }

  async #untilRoom(): Promise<void> {
    while (this.#waiting.length > MAX_WAITING) {
      await new Promise<void>((resolve) => {
        this.#room = resolve
      })
    }
  }

  async #ended(onNews: () => void): Promise<void> {
    try {
      const end = await this.#agent.ended
      await this.#shown.end()
      await this.#stream.end(end.how === 'signalled' ? 'killed' : 'exited')
      this.end = end
    } catch (error) {
      // Our handler failed, not the agent: the agent was ended for that, and the run records it.
      const reason = error instanceof Error ? error.message : String(error)
      this.end = { how: 'not_started', reason, lasting: false }
    }
    onNews()
  }
}

/** A copy: what was read is not held for it. */
const lastOf = (before: Buffer<ArrayBuffer>, bytes: Uint8Array): Buffer<ArrayBuffer> =>
  bytes.length >= TAIL_BYTES
    ? Buffer.from(bytes.subarray(-TAIL_BYTES))
    : Buffer.concat([before, bytes]).subarray(-TAIL_BYTES)

function bothOf(one: void | Promise<void>, other: void | Promise<void>): void | Promise<void> {
  return one && other ? Promise.all([one, other]).then(() => {}) : (one ?? other)
}
