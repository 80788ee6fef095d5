import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messageEvents, readMessages } from './anthropic-api.ts'
import type { Conversation, Turn } from './conversation.ts'
import { contentChunk, readContents } from './gemini-api.ts'
import type { Json } from './json.ts'
import { readInput, responseEvents } from './openai-api.ts'
import { playRole } from './play-role.ts'

export interface StubOptions {
  readonly play?: (conversation: Conversation) => Turn
  /** Answers a request with this status and text instead; asked for each, with its number from 1. */
  readonly fail?: (number: number) => { readonly status: number; readonly message: string } | undefined
}

/** One request as the stub saw it. */
export interface Seen {
  readonly path: string
  readonly conversation: Conversation | undefined
  readonly status: number
}

/**
 * The three model APIs on one loopback port: Anthropic Messages, OpenAI Responses, Gemini. For tests with the real
 * command lines of Claude Code, Codex and Gemini, without a network and without a model.
 */
export class ModelStub implements AsyncDisposable {
  readonly seen: Seen[] = []
  readonly #server: Server
  readonly #options: StubOptions

  private constructor(options: StubOptions) {
    this.#options = options
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  static async start(options: StubOptions = {}): Promise<ModelStub> {
    const stub = new ModelStub(options)
    await new Promise<void>((resolve) => stub.#server.listen(0, '127.0.0.1', resolve))
    return stub
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const body = await bodyOf(request)
    const number = this.seen.length + 1
    const failure = this.#options.fail?.(number)
    const conversation = failure ? undefined : this.#reply(path, body, response, String(number))
    const status = failure?.status ?? (conversation ? 200 : 404)
    this.seen.push({ path, conversation, status })
    if (conversation) return
    const message = failure?.message ?? `the stub knows no ${path}`
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ type: 'error', error: { type: 'api_error', code: status, message } }))
  }

  #reply(path: string, body: Json, response: ServerResponse, id: string): Conversation | undefined {
    const play = this.#options.play ?? playRole
    if (path.startsWith('/v1/messages')) {
      const conversation = readMessages(body)
      return send(response, messageEvents(play(conversation), conversation, id), conversation)
    }
    if (path.startsWith('/v1/responses')) {
      const conversation = readInput(body)
      return send(response, responseEvents(play(conversation), conversation, id), conversation)
    }
    if (path.includes(':streamGenerateContent') || path.includes(':generateContent')) {
      const conversation = readContents(body)
      const chunk = contentChunk(play(conversation), conversation)
      if (path.includes(':generateContent')) {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(chunk))
        return conversation
      }
      return send(response, [[undefined, chunk]], conversation)
    }
    return undefined
  }
}

function send(
  response: ServerResponse,
  events: readonly (readonly [string | undefined, Json])[],
  conversation: Conversation,
): Conversation {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const [event, data] of events) {
    response.write(`${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`)
  }
  response.end()
  return conversation
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as Json
  } catch {
    return {}
  }
}
