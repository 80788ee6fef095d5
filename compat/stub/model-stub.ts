import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messageEvents, readMessages } from './anthropic-api.ts'
import { type ApiError, errorBody } from './api-error.ts'
import { chatAnswer, chatChunks, readChat } from './chat-api.ts'
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
 * Four model APIs on one loopback port: Anthropic Messages, OpenAI Responses and Chat Completions, Gemini. For tests with
 * the real command lines, without a network and without a model.
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
    const unknown: ApiError = { status: 404, message: `the stub knows no ${path}` }
    const error = conversation ? this.#options.fail?.(conversation) : unknown
    this.seen.push({ path, conversation, status: error?.status ?? 200 })
    if (error) {
      const after = error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) }
      response.writeHead(error.status, { 'content-type': 'application/json', ...after })
      response.end(JSON.stringify(errorBody(path, error)))
    } else if (api && conversation) {
      const turn = await (this.#options.play ?? playRole)(conversation)
      const answer = [turn, conversation, String(this.seen.length)] as const
      const whole = api.whole?.(path, body, ...answer)
      send(response, { events: api.events(...answer), whole, end: api.end })
    }
  }
}

type Events = readonly (readonly [string | undefined, Json])[]

interface Api {
  readonly serves: (path: string) => boolean
  readonly read: (body: Json) => Conversation
  readonly events: (turn: Turn, conversation: Conversation, id: string) => Events
  /** The whole answer at once, where the request asks for that. */
  readonly whole?: (path: string, body: Json, ...answer: Parameters<Api['events']>) => Json | undefined
  /** What ends the stream. */
  readonly end?: string
}

const API: readonly Api[] = [
  { serves: (path) => path.startsWith('/v1/messages'), read: readMessages, events: messageEvents },
  { serves: (path) => path.startsWith('/v1/responses'), read: readInput, events: responseEvents },
  {
    serves: (path) => path.startsWith('/v1/chat/completions'),
    read: readChat,
    events: chatChunks,
    whole: (_, { stream }, ...answer) => (stream === true ? undefined : chatAnswer(...answer)),
    end: 'data: [DONE]\n\n',
  },
  {
    serves: (path) => /:(?:streamG|g)enerateContent/.test(path),
    read: readContents,
    events: (turn, conversation) => [[undefined, contentChunk(turn, conversation)]],
    whole: (path, _, turn, conversation) =>
      path.includes(':generateContent') ? contentChunk(turn, conversation) : undefined,
  },
]

/** A stream of events, or the whole answer. */
function send(response: ServerResponse, { events, whole, end = '' }: SentAnswer): void {
  if (whole) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(whole))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const [event, data] of events) {
    response.write(`${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`)
  }
  response.end(end)
}

interface SentAnswer {
  readonly events: Events
  readonly whole: Json | undefined
  readonly end: string | undefined
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
