import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messageEvents, readMessages } from './anthropic-api.ts'
import { type ApiError, errorBody } from './api-error.ts'
import type { Conversation, Turn } from './conversation.ts'
import { contentChunk, readContents } from './gemini-api.ts'
import type { Json } from './json.ts'
import { readInput, responseEvents } from './openai-api.ts'
import { playRole } from './play-role.ts'

export interface StubOptions {
  readonly play?: (conversation: Conversation) => Turn | Promise<Turn>
  /** Answers a request with this error instead; asked for each. */
  readonly fail?: (conversation: Conversation) => ApiError | undefined
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
    const api = API.find(({ serves }) => serves(path))
    const conversation = api?.read(body)
    const unknown = { status: 404, message: `the stub knows no ${path}` }
    const error = conversation ? this.#options.fail?.(conversation) : unknown
    this.seen.push({ path, conversation, status: error?.status ?? 200 })
    if (error) {
      response.writeHead(error.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(errorBody(path, error)))
    } else if (api && conversation) {
      const turn = await (this.#options.play ?? playRole)(conversation)
      send(response, path, api.events(turn, conversation, String(this.seen.length)))
    }
  }
}

type Events = readonly (readonly [string | undefined, Json])[]

interface Api {
  readonly serves: (path: string) => boolean
  readonly read: (body: Json) => Conversation
  readonly events: (turn: Turn, conversation: Conversation, id: string) => Events
}

const API: readonly Api[] = [
  { serves: (path) => path.startsWith('/v1/messages'), read: readMessages, events: messageEvents },
  { serves: (path) => path.startsWith('/v1/responses'), read: readInput, events: responseEvents },
  {
    serves: (path) => /:(?:streamG|g)enerateContent/.test(path),
    read: readContents,
    events: (turn, conversation) => [[undefined, contentChunk(turn, conversation)]],
  },
]

/** A stream of events; Gemini also asks for the whole answer at once. */
function send(response: ServerResponse, path: string, events: Events): void {
  if (path.includes(':generateContent')) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(events[0]?.[1]))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const [event, data] of events) {
    response.write(`${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`)
  }
  response.end()
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
