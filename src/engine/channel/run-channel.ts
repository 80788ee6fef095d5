import { timingSafeEqual } from 'node:crypto'
import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { BlockEvent, DetailEvent, LogEvent } from '../../protocol/agent-blocks/block-events.ts'
import type { StdinMessage } from '../../protocol/agent-blocks/stdin-messages.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { sha256Hex } from '../sha256.ts'
import {
  CHANNEL_VARIABLE,
  type ChannelAnswer,
  type ChannelRequest,
  LONGEST_LINE,
  readChannelRequest,
} from './channel-protocol.ts'

/** What an agent says by a block. */
export type SaidEvent = Exclude<BlockEvent, LogEvent | DetailEvent>

/** Where text of the channel is heard as if the agent had printed it. Undefined: there is no block in it. */
export type Hear = (text: string) => SaidEvent | undefined

/** Answers what processes of a run ask about its task. It decides what a run may know and do. */
export type ChannelDesk = (run: ChannelRun, name: string, input: unknown) => Promise<unknown>

export interface ChannelRun {
  readonly run_id: string
  readonly token_hash: string
}

export interface RunChannelOptions {
  /** Of the worker, readable by its user alone. */
  readonly folder: string
  readonly run: Pick<RunRecord, 'run_id' | 'attempt'>
  readonly token: string
  readonly desk: ChannelDesk
}

/** A path of a socket has at most 107 bytes on Linux and 103 on macOS. */
const LONGEST_PATH = 103
const MOST_CONNECTIONS = 16
const MOST_UNANSWERED = 64

type Reply = (answer: Omit<ChannelAnswer, 'id'>) => void

/**
 * A socket of one attempt at a run, for those of its processes that have no other way to its worker: `baton mcp`.
 *
 * 1. Every request carries the token of the attempt; one without it ends its connection.
 * 2. Blocks that come here count as those on standard output do: the same parser, the same nonce, the same order.
 * 3. The answer to a question that came here goes back here. If the process that asked is gone, it goes to standard input.
 * 4. Nothing that is sent here makes the worker throw; lines, connections and open requests are limited.
 */
export class RunChannel implements Disposable {
  readonly #options: RunChannelOptions
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  /** Questions that wait for the session, by their event. */
  readonly #asked = new Map<SaidEvent, Reply>()
  /** The one that the session took last. */
  #taken: Reply | undefined
  #hear: Hear = () => undefined
  readonly env: Readonly<Record<string, string>>

  constructor(options: RunChannelOptions) {
    this.#options = options
    const { run, folder } = options
    const path = join(folder, `${run.run_id.slice(-12)}-${run.attempt}`)
    this.#server = createServer((socket) => this.#connected(socket))
    this.#server.on('error', () => {}) // Without it the agent has its standard output as before.
    this.#server.maxConnections = MOST_CONNECTIONS
    const fits = Buffer.byteLength(path) <= LONGEST_PATH
    if (fits) this.#server.listen(path).unref()
    this.env = fits ? { [CHANNEL_VARIABLE]: path } : {}
  }

  listen(hear: Hear): void {
    this.#hear = hear
  }

  /** The session acts on an event now. */
  took(event: SaidEvent): void {
    if (event.kind !== 'question') return
    this.#taken = this.#asked.get(event)
    this.#asked.delete(event)
  }

  /** Whether the message was the answer to a question that came here, and somebody still waits for it. */
  deliver(message: StdinMessage): boolean {
    const reply = this.#taken
    if (!reply) return false
    if (message.type === 'question_answer') {
      reply({ ok: { question_id: message.questionId, answer: message.answer } })
    } else if (message.type === 'protocol_error') {
      reply({ error: refused(message.details) })
    } else return false
    this.#taken = undefined
    return true
  }

  [Symbol.dispose](): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  #connected(socket: Socket): void {
    this.#sockets.add(socket)
    let line = ''
    let unanswered = 0
    socket.setEncoding('utf8')
    socket.on('error', () => {}) // `close` follows.
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('data', (text: string) => {
      const lines = (line + text).split('\n')
      line = lines.pop() ?? ''
      for (const one of lines) {
        const request = one.length > LONGEST_LINE ? undefined : readChannelRequest(one)
        unanswered += 1
        if (!request || !this.#isOurs(request.token) || unanswered > MOST_UNANSWERED) return void socket.destroy()
        void this.#serve(request, socket).finally(() => {
          unanswered -= 1
        })
      }
      if (line.length > LONGEST_LINE) socket.destroy()
    })
  }

  async #serve(request: ChannelRequest, socket: Socket): Promise<void> {
    const reply: Reply = (answer) => {
      if (!socket.destroyed) socket.write(`${JSON.stringify({ id: request.id, ...answer })}\n`)
    }
    try {
      if ('say' in request) this.#said(request.say, socket, reply)
      else reply({ ok: await this.#options.desk(this.#run, request.call, request.input) })
    } catch (error) {
      reply({ error: errorOf(error) })
    }
  }

  #said(text: string, socket: Socket, reply: Reply): void {
    const event = this.#hear(text)
    if (event?.kind === 'invalid') {
      reply({ error: refused(event.error.details ?? event.error.message) })
    } else if (event?.kind === 'question') {
      this.#asked.set(event, reply)
      socket.once('close', () => this.#forget(event, reply))
    } else if (event) reply({ ok: { heard: event.kind } })
    else reply({ error: refused('one block with the nonce of this run is expected') })
  }

  /** Who asked is gone: the question stays, its answer goes another way. */
  #forget(event: SaidEvent, reply: Reply): void {
    this.#asked.delete(event)
    if (this.#taken === reply) this.#taken = undefined
  }

  #isOurs(token: string): boolean {
    const given = Buffer.from(token)
    const own = Buffer.from(this.#options.token)
    return given.length === own.length && timingSafeEqual(given, own)
  }

  get #run(): ChannelRun {
    return { run_id: this.#options.run.run_id, token_hash: sha256Hex(this.#options.token) }
  }
}

const refused = (reason: string) => errorOf(BatonError.of('BLOCK_REFUSED', { reason }))

function errorOf(error: unknown): NonNullable<ChannelAnswer['error']> {
  const known = error instanceof BatonError ? error : BatonError.of('INTERNAL', { reason: String(error) })
  const { code, message } = known.toBody('en').error
  return { code, message }
}
