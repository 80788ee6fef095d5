import { stdinMessageText } from '../../protocol/agent-blocks/stdin-message-text.ts'
import type { StdinMessage } from '../../protocol/agent-blocks/stdin-messages.ts'
import { permissionDecision, permissionQuestion, refusalText } from '../../protocol/permissions/permission-question.ts'
import { isPermitted, ruleOf } from '../../protocol/permissions/permission-rule.ts'
import { isInside } from './acp-permission.ts'
import type { Adapter, AdapterFault, AdapterOptions, Conversation, ConversationStart } from './adapter.ts'
import { apiFault } from './codex-adapter.ts'
import { type CodexRequest, codexRequest, inputQuestion } from './codex-approval.ts'
import { CodexItems } from './codex-items.ts'
import { CodexUsage } from './codex-usage.ts'
import { withAdvice } from './fault-advice.ts'
import { JsonRpc, METHOD_NOT_FOUND, type RpcMessage } from './json-rpc.ts'
import { MCP_NAME, type McpServer } from './mcp-server.ts'
import { type Fields, fieldsOf, numberOrNull, streamAdapter, type Told, textOf } from './stream-adapter.ts'

/** `codex app-server`: Codex where a person is asked about what its sandbox does not allow. */
export function codexServerAdapter(options: AdapterOptions): Adapter {
  const client = new CodexClient(options)
  return streamAdapter((line, told) => client.read(line, told), options, client)
}

/** With the delays of Codex about 20 seconds. */
const MOST_OFFLINE = 3

const LOGIN = 'Run codex login, or set CODEX_API_KEY.'

const STATUSES: Readonly<Record<string, number>> = {
  unauthorized: 401,
  badRequest: 400,
  modelNotFound: 404,
  usageLimitExceeded: 429,
  rateLimitExceeded: 429,
  internalServerError: 500,
  serverOverloaded: 503,
}

/** A question that is a part of a request: `<id of the request>/<number of the question>`. */
interface Input {
  readonly request: Extract<CodexRequest, { kind: 'input' }>
  readonly answers: Map<number, string | null>
}

/** initialize → thread/start or thread/resume → turn/start → items and approvals → turn/completed. */
class CodexClient implements Conversation {
  readonly #rpc = new JsonRpc({})
  readonly #options: AdapterOptions
  readonly #items = new CodexItems()
  readonly #usage = new CodexUsage()
  readonly #permissions = new Map<string, Extract<CodexRequest, { kind: 'permission' }>>()
  readonly #inputs = new Map<string, Input>()
  readonly #allowed: string[]
  #start: ConversationStart = { prompt: '', folder: '', session: null }
  #thread = ''
  #turn = ''
  /** How often in a row Codex found no network. */
  #offline = 0
  /** Why a person refused: the answer to an approval has no room for it. */
  #reasons: string[] = []

  constructor(options: AdapterOptions) {
    this.#options = options
    this.#allowed = [...(options.allowed ?? [])]
  }

  open(start: ConversationStart): string {
    this.#start = start
    const clientInfo = { name: 'baton', title: 'Baton', version: '1' }
    return this.#rpc.request('initialize', { clientInfo })
  }

  encode(message: StdinMessage, request?: string): string | undefined {
    if (request === undefined) return this.#say(stdinMessageText(message, this.#lang))
    const answer = message.type === 'question_answer' ? message.answer : null
    const input = this.#inputs.get(request)
    if (input) return this.#input(request, input, answer)
    const asked = this.#permissions.get(request)
    if (!asked) return undefined
    this.#permissions.delete(request)
    const decision = permissionDecision(answer)
    if (decision === 'run' || decision === 'stage') this.#allowed.push(ruleOf(asked.ask))
    if (decision === 'refuse' && refusalText(answer, this.#lang) !== refusalText(null, this.#lang)) {
      this.#reasons.push(`${asked.ask.subject}: ${refusalText(answer, this.#lang)}`)
    }
    return this.#rpc.answer(asked.id, asked.answer(decision !== 'refuse'))
  }

  /** Ends the turn: `turn/completed` tells that it was interrupted. */
  interrupt(): string {
    return this.#rpc.request('turn/interrupt', { threadId: this.#thread, turnId: this.#turn })
  }

  read(line: Fields, told: Told): boolean {
    const message = this.#rpc.read(line)
    if (!message) return false
    switch (message.kind) {
      case 'result':
        this.#result(message, told)
        return true
      case 'error':
        this.#error(message, told)
        return true
      case 'notification':
        return this.#notified(message.method, message.params, told)
      case 'request':
        this.#request(message, told)
        return true
    }
  }

  get #lang() {
    return this.#options.lang ?? 'en'
  }

  #result({ method, result }: Extract<RpcMessage, { kind: 'result' }>, told: Told): void {
    switch (method) {
      case 'initialize': {
        told.note('·', textOf(result.userAgent))
        told.reply(this.#rpc.notify('initialized'))
        const { folder: cwd, session } = this.#start
        // As `codex exec -s workspace-write`, but what the sandbox refuses may be asked for.
        const sandbox = this.#allowed.includes('edit') ? 'workspace-write' : 'read-only'
        const open = { cwd, approvalPolicy: 'on-request', sandbox, ...this.#told() }
        told.reply(
          session === null
            ? this.#rpc.request('thread/start', open)
            : this.#rpc.request('thread/resume', { threadId: session, ...open }),
        )
        return
      }
      case 'thread/start':
      case 'thread/resume':
        this.#thread = textOf(fieldsOf(result.thread).id)
        told.session(this.#thread)
        told.reply(this.#say(this.#start.prompt))
        return
      case 'turn/start':
        this.#turn = textOf(fieldsOf(result.turn).id)
    }
  }

  /** Options that Codex takes for the whole thread. */
  #told(): Fields {
    const { options = {}, mcp } = this.#options
    const { model, system_prompt } = options
    return {
      ...(mcp ? { config: { [`mcp_servers.${MCP_NAME}`]: codexServer(mcp) } } : {}),
      ...(model === undefined ? {} : { model }),
      ...(system_prompt === undefined ? {} : { developerInstructions: system_prompt }),
    }
  }

  #say(text: string): string {
    this.#turn = ''
    this.#usage.begin()
    return this.#rpc.request('turn/start', { threadId: this.#thread, input: [{ type: 'text', text }] })
  }

  #error({ method, error }: Extract<RpcMessage, { kind: 'error' }>, told: Told): void {
    if (method === 'thread/resume') {
      told.sessionGone()
      this.#failed({ message: `the session of before is gone: ${error.message}`, status: null }, told)
    } else if (method !== 'turn/interrupt') this.#failed(apiFault(error.message), told)
  }

  #notified(method: string, params: Fields, told: Told): boolean {
    // A thread of a subagent is its own: what it says and how it ends are not those of the run.
    if (typeof params.threadId === 'string' && params.threadId !== this.#thread) return true
    switch (method) {
      case 'item/started':
        this.#items.started(fieldsOf(params.item), told)
        return true
      case 'item/completed':
        this.#items.completed(fieldsOf(params.item), told)
        return true
      case 'turn/plan/updated':
        this.#items.plan(params.plan, told)
        return true
      case 'thread/tokenUsage/updated': {
        // After a thread was resumed, Codex tells what an earlier turn had used.
        const isEarlier = typeof params.turnId === 'string' && params.turnId !== this.#turn
        this.#usage.update(params, isEarlier)
        const { added, inTurn } = this.#usage
        if (added) told.usage(added)
        // Codex has no flag for it. A model that is done by now has ended its turn before this is read.
        if (inTurn === this.#options.options?.max_turns) told.reply(this.interrupt())
        return true
      }
      case 'error': {
        if (params.willRetry === true) this.#retries(fieldsOf(params.error), told)
        return true
      }
      case 'turn/completed':
        this.#completed(fieldsOf(params.turn), told)
        return true
      case 'warning':
      case 'configWarning':
        told.note('!', textOf(params.message) || textOf(params.summary))
        return true
      // The others are pieces of what `item/completed` tells whole, and states of the server.
      default:
        return /^(?:turn|item|thread|account|mcpServer|serverRequest|model|skills|fs|hook|app|remoteControl)\//.test(
          method,
        )
    }
  }

  /** Without a network Codex waits for ever, as a process that works: Baton's own delay takes over, and shows in its state. */
  #retries(error: Fields, told: Told): void {
    told.note('!', retryNote(error))
    const isOffline = /waiting for network/i.test(textOf(error.message))
    this.#offline = isOffline ? this.#offline + 1 : 0
    if (this.#offline !== MOST_OFFLINE) return
    told.reply(this.interrupt())
    this.#failed({ message: textOf(error.additionalDetails) || textOf(error.message), status: null }, told)
  }

  #completed({ status, error }: Fields, told: Told): void {
    if (status === 'failed') {
      this.#failed(faultOf(fieldsOf(error)), told)
      return
    }
    const { max_turns: limit } = this.#options.options ?? {}
    const isAtLimit = limit !== undefined && this.#usage.inTurn >= limit
    const why = isAtLimit ? `the limit of ${limit} calls of the model is reached` : 'the turn was interrupted'
    if (status === 'interrupted') told.note('!', why)
    else told.recovered()
    const reasons = this.#reasons.splice(0)
    if (reasons.length > 0 && status === 'completed') told.reply(this.#say(reasons.join('\n')))
    else told.turnOver()
  }

  #request(message: Extract<RpcMessage, { kind: 'request' }>, told: Told): void {
    const { id, method } = message
    const request = codexRequest(message, this.#items)
    if (!request) {
      told.reply(this.#rpc.refuse(id, METHOD_NOT_FOUND, `Baton has no method ${method}`))
      return
    }
    if (request.kind === 'input') {
      const input = { request, answers: new Map() }
      request.questions.forEach((question, index) => {
        this.#inputs.set(`${id}/${index}`, input)
        told.ask(inputQuestion(question), `${id}/${index}`)
      })
      return
    }
    const { ask, paths } = request
    const inside = paths.length > 0 && paths.every((path) => isInside(this.#start.folder, path))
    if (isPermitted(this.#allowed, ask, inside)) {
      told.reply(this.#rpc.answer(id, request.answer(true)))
      return
    }
    this.#permissions.set(String(id), request)
    told.ask(permissionQuestion(ask, this.#lang), String(id), ask)
  }

  /** Nothing is written until all questions of the request are answered. */
  #input(key: string, { request, answers }: Input, answer: string | null): string {
    this.#inputs.delete(key)
    answers.set(Number(key.split('/').at(-1)), answer)
    if (answers.size < request.questions.length) return ''
    const given = request.questions.map(({ id }, index) => {
      const said = answers.get(index)
      return [textOf(id), { answers: typeof said === 'string' ? [said] : [] }]
    })
    return this.#rpc.answer(request.id, { answers: Object.fromEntries(given) })
  }

  #failed(fault: AdapterFault, told: Told): void {
    const { message, status } = withAdvice(fault, LOGIN)
    told.fault(message, status)
    told.note('!', message)
    told.turnOver()
  }
}

/** Codex gives up on a tool after a minute. A person takes longer to answer. */
const TOOL_SECONDS = 24 * 3_600

/** Codex passes on the variables that are named: their values stay out of what it writes about the thread. */
const codexServer = ({ command, args, env }: McpServer): Fields => ({
  command,
  args,
  env_vars: Object.keys(env),
  tool_timeout_sec: TOOL_SECONDS,
})

/**
 * `Reconnecting... 1/5` alone does not say why. Codex itself waits for the seconds of a `retry-after`, which it does not
 * pass on: the run goes on meanwhile, and fails only when Codex has given up.
 */
function retryNote(error: Fields): string {
  const { message, status } = faultOf(error)
  const details = textOf(error.additionalDetails)
  const waits = status === 429 ? 'Codex waits as long as the API says and tries again' : 'Codex tries again'
  return details === '' ? `${message} (${waits})` : `${details} (${waits}: ${message})`
}

/** `codexErrorInfo` is a word, or a word with the HTTP status. */
function faultOf({ message, codexErrorInfo: info }: Fields): AdapterFault {
  const fault = apiFault(message)
  const word = typeof info === 'string' ? info : ''
  const [detail] = Object.values(fieldsOf(info))
  const told = numberOrNull(fieldsOf(detail).httpStatusCode) ?? STATUSES[word] ?? null
  return { ...fault, status: told ?? fault.status }
}
