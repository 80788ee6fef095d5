import { stdinMessageText } from '../../protocol/agent-blocks/stdin-message-text.ts'
import type { StdinMessage } from '../../protocol/agent-blocks/stdin-messages.ts'
import { permissionDecision, permissionQuestion, refusalText } from '../../protocol/permissions/permission-question.ts'
import { isPermitted, ruleOf } from '../../protocol/permissions/permission-rule.ts'
import { modelRequest } from './acp-model.ts'
import { type AcpPermission, acpPermission, isInside, permissionOutcome } from './acp-permission.ts'
import { AcpSaidFault } from './acp-said-fault.ts'
import { AcpUpdates } from './acp-updates.ts'
import { AcpUsage } from './acp-usage.ts'
import type { Adapter, AdapterFault, AdapterOptions, Conversation, ConversationStart } from './adapter.ts'
import { rpcFault } from './api-fault.ts'
import { withAdvice } from './fault-advice.ts'
import { JsonRpc, METHOD_NOT_FOUND, type RpcError, type RpcMessage } from './json-rpc.ts'
import { MCP_NAME, type McpServer } from './mcp-server.ts'
import { programOf } from './option-words.ts'
import { type Fields, fieldsOf, listOf, streamAdapter, type Told, textOf } from './stream-adapter.ts'

/** Any agent that speaks the Agent Client Protocol, version 1, on its standard input and output. */
export function acpAdapter(options: AdapterOptions): Adapter {
  const client = new AcpClient(options)
  const read = (line: Fields, told: Told) => client.read(line, told)
  return streamAdapter(read, options, client, (told) => client.quiet(told))
}

const PROTOCOL_VERSION = 1
const AUTH_REQUIRED = -32000
const LOGIN = 'Start the agent in a terminal and log in, or set another key.'

/** The agent reads and writes files by itself: Gemini CLI cannot create one where the client offers to do it. */
const CAPABILITIES = { fs: { readTextFile: false, writeTextFile: false }, terminal: false } as const

/** Why a turn ended that did not end by itself. */
const STOPPED: Readonly<Record<string, string>> = {
  max_tokens: 'stopped: the limit of tokens is reached',
  max_turn_requests: 'stopped: the limit of requests in one turn is reached',
  refusal: 'the model refused to go on',
  cancelled: 'the turn was cancelled',
}

/**
 * The client's side of ACP as a state machine: each line of the agent gives log lines, replies and questions.
 *
 * initialize → session/resume, session/load or session/new → session/prompt → updates and permissions → the turn is over.
 */
class AcpClient implements Conversation {
  readonly #rpc = new JsonRpc()
  readonly #options: AdapterOptions
  readonly #updates = new AcpUpdates()
  readonly #saidFault = new AcpSaidFault()
  readonly #usage: AcpUsage
  readonly #permissions = new Map<string, AcpPermission>()
  /** What was allowed while this process runs. */
  readonly #allowed: string[]
  #start: ConversationStart = { prompt: '', folder: '', session: null }
  #session = ''
  #name = 'the agent'
  #logins: readonly Fields[] = []
  /** What is told of a session while it is loaded was said and done before. */
  #isLoading = false
  /** Gemini CLI tells the past after its answer to `session/load`: nothing is asked of it until that is over. */
  #loaded: Fields | undefined
  /** The turn has ended, and what it took has not been told. */
  #isEnding = false
  /** Why a person refused: the answer to a permission has no room for it. */
  #reasons: string[] = []

  constructor(options: AdapterOptions) {
    this.#options = options
    this.#usage = new AcpUsage(options.usedBefore ?? null)
    this.#allowed = [...(options.allowed ?? [])]
    // Goose does not say who it is.
    this.#name = programOf(options.argv ?? []) || this.#name
  }

  open(start: ConversationStart): string {
    this.#start = start
    this.#updates.setFolder(start.folder)
    const clientInfo = { name: 'baton', title: 'Baton', version: '1' }
    return this.#rpc.request('initialize', {
      protocolVersion: PROTOCOL_VERSION,
      clientCapabilities: CAPABILITIES,
      clientInfo,
    })
  }

  encode(message: StdinMessage, request?: string): string | undefined {
    if (request === undefined) return this.#prompt(stdinMessageText(message, this.#lang))
    const asked = this.#permissions.get(request)
    if (!asked) return undefined
    this.#permissions.delete(request)
    const answer = message.type === 'question_answer' ? message.answer : null
    const decision = permissionDecision(answer)
    if (decision === 'refuse') {
      this.#usage.refused()
      const text = refusalText(answer, this.#lang)
      if (text !== refusalText(null, this.#lang)) this.#reasons.push(`${asked.ask.subject}: ${text}`)
      return this.#rpc.answer(asked.id, permissionOutcome(asked.refuse))
    }
    if (decision !== 'once') this.#allowed.push(ruleOf(asked.ask))
    return this.#rpc.answer(asked.id, permissionOutcome(asked.allow))
  }

  /** Ends the turn; the agent answers the prompt with `cancelled`. */
  interrupt(): string {
    const waiting = [...this.#permissions.values()].map(({ id }) => this.#rpc.answer(id, permissionOutcome(undefined)))
    this.#permissions.clear()
    return [this.#rpc.notify('session/cancel', { sessionId: this.#session }), ...waiting].join('')
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
        // A method that begins with `_` is the agent's own.
        return message.method === 'session/update' ? this.#update(message.params, told) : message.method.startsWith('_')
      case 'request':
        this.#request(message, told)
        return true
    }
  }

  get #lang() {
    return this.#options.lang ?? 'en'
  }

  quiet(told: Told): void {
    this.#pastIsOver(told)
    if (this.#isEnding) this.#over(told)
  }

  #result({ method, result }: Extract<RpcMessage, { kind: 'result' }>, told: Told): void {
    switch (method) {
      case 'initialize':
        this.#initialized(result, told)
        break
      case 'session/new':
        this.#session = textOf(result.sessionId)
        this.#choose(result, told)
        break
      case 'session/load':
        if (this.#name === 'Gemini CLI') this.#loaded = result
        else this.#choose(result, told)
        break
      case 'session/resume':
        this.#choose(result, told)
        break
      case 'session/set_config_option':
      case 'session/set_model':
        this.#begin(told)
        break
      case 'session/prompt':
        this.#prompted(result, told)
    }
  }

  #initialized({ protocolVersion, agentInfo, agentCapabilities, authMethods }: Fields, told: Told): void {
    const { name, title, version } = fieldsOf(agentInfo)
    this.#name = textOf(title) || textOf(name) || this.#name
    this.#logins = listOf(authMethods)
    if (protocolVersion !== PROTOCOL_VERSION) {
      const spoken = `${this.#name} speaks version ${String(protocolVersion)} of the Agent Client Protocol`
      this.#failed({ message: `${spoken}, Baton speaks ${PROTOCOL_VERSION}`, status: 400 }, told)
      return
    }
    if (name !== undefined) told.note('·', `${this.#name} ${textOf(version)}`)
    told.reply(this.#openSession(fieldsOf(agentCapabilities), told))
  }

  /** `resume` goes on without telling the past again, `load` tells it. */
  #openSession({ loadSession, sessionCapabilities }: Fields, told: Told): string {
    const { folder: cwd, session } = this.#start
    const mcpServers = acpServers(this.#options.mcp)
    if (session === null) return this.#rpc.request('session/new', { cwd, mcpServers })
    const { resume } = fieldsOf(sessionCapabilities)
    const canResume = resume !== undefined && resume !== null && resume !== false
    if (!canResume && loadSession !== true) {
      this.#lost('it cannot go on with a session', told)
      return ''
    }
    this.#session = session
    this.#isLoading = true
    return this.#rpc.request(canResume ? 'session/resume' : 'session/load', { sessionId: session, cwd, mcpServers })
  }

  /** The model, where no flag of the agent chooses it. */
  #choose(session: Fields, told: Told): void {
    const { model } = this.#options.options ?? {}
    const request = model === undefined ? undefined : modelRequest(session, this.#session, model)
    if (model === undefined) this.#begin(told)
    else if (request) told.reply(this.#rpc.request(request.method, request.params))
    else this.#failed({ message: `${this.#name} does not offer the model ${model}`, status: 404 }, told)
  }

  #begin(told: Told): void {
    this.#isLoading = false
    told.session(this.#session)
    told.reply(this.#prompt(this.#start.prompt))
  }

  /** The list of commands comes after the past; without it, a second of silence tells. */
  #pastIsOver(told: Told): void {
    const session = this.#loaded
    this.#loaded = undefined
    if (session) this.#choose(session, told)
  }

  #prompt(text: string): string {
    this.#usage.begin()
    this.#isEnding = false
    return this.#rpc.request('session/prompt', { sessionId: this.#session, prompt: [{ type: 'text', text }] })
  }

  #prompted(result: Fields, told: Told): void {
    const reason = textOf(result.stopReason)
    const fault = this.#saidFault.take(result)
    const stopped = STOPPED[reason]
    if (stopped !== undefined) told.note('!', stopped)
    else told.recovered()
    this.#usage.result(result, this.#name)
    this.#tellUsage(told)
    if (fault) {
      this.#failed(withAdvice(fault, LOGIN), told)
      return
    }
    const reasons = this.#reasons.splice(0)
    if (reasons.length > 0 && reason !== 'cancelled') {
      told.reply(this.#prompt(reasons.join('\n')))
      return
    }
    this.#isEnding = true
    // Qwen may tell the last part of it after the result.
    if (this.#usage.isWhole) this.#over(told)
  }

  #over(told: Told): void {
    this.#isEnding = false
    told.turnOver()
  }

  #tellUsage(told: Told): void {
    const { total } = this.#usage
    if (total) told.usage(total)
  }

  #update(params: Fields, told: Told): boolean {
    const update = fieldsOf(params.update)
    if (update.sessionUpdate === 'usage_update') {
      this.#usage.update(update)
      if (!this.#isLoading) this.#tellUsage(told)
      return true
    }
    if (this.#isLoading) {
      if (update.sessionUpdate === 'available_commands_update') this.#pastIsOver(told)
      return true
    }
    const trouble = this.#saidFault.hear(this.#name, update)
    if (trouble) {
      told.note('!', trouble.note)
      return true
    }
    this.#countTurn(update, told)
    const isUsage = update.sessionUpdate === 'agent_message_chunk' && this.#usage.chunk(update)
    if (isUsage) this.#tellUsage(told)
    const isKnown = this.#updates.read(update, told)
    if (isUsage && this.#isEnding) this.#over(told)
    return isKnown
  }

  /** A call that would be one too many has begun: the agent is told to stop. */
  #countTurn(update: Fields, told: Told): void {
    const before = this.#usage.total?.turns ?? 0
    const inTurn = this.#usage.heard(update)
    if ((this.#usage.total?.turns ?? 0) === before) return
    this.#tellUsage(told)
    const { max_turns: limit } = this.#options.options ?? {}
    if (limit === undefined || inTurn !== limit + 1) return
    told.note('!', `the limit of ${limit} calls of the model is reached`)
    told.reply(this.interrupt())
  }

  #request({ id, method, params }: Extract<RpcMessage, { kind: 'request' }>, told: Told): void {
    // OpenCode tells an editor of each edit that was allowed, also where no editor is there. It writes the file itself.
    if (method === 'fs/write_text_file' && this.#name === 'OpenCode') {
      told.reply(this.#rpc.answer(id, {}))
      return
    }
    if (method !== 'session/request_permission') {
      told.reply(this.#rpc.refuse(id, METHOD_NOT_FOUND, `Baton has no method ${method}`))
      return
    }
    // Gemini CLI tells of a tool that needs a permission in no other way.
    this.#countTurn({ sessionUpdate: 'tool_call' }, told)
    const asked = acpPermission(id, this.#updates.asked(fieldsOf(params.toolCall), told), params.options)
    const { paths } = asked
    const inside = paths.length > 0 && paths.every((path) => isInside(this.#start.folder, path))
    const isKnown = asked.isInput || hasOwnTitle(this.#name, asked.ask.kind)
    if (isKnown && asked.allow !== undefined && isPermitted(this.#allowed, asked.ask, inside)) {
      told.reply(this.#rpc.answer(id, permissionOutcome(asked.allow)))
      return
    }
    const request = String(id)
    this.#permissions.set(request, asked)
    told.ask(permissionQuestion(asked.ask, this.#lang), request, asked.ask)
  }

  #error({ method, error }: Extract<RpcMessage, { kind: 'error' }>, told: Told): void {
    const isOpening = method === 'session/load' || method === 'session/resume'
    const fault = rpcFault(error)
    if (error.code === AUTH_REQUIRED) this.#failed(this.#notLoggedIn(error), told)
    else if (isOpening) this.#lost(fault.message, told)
    else this.#failed(withAdvice(fault, LOGIN), told)
  }

  #notLoggedIn({ message }: RpcError): AdapterFault {
    const ways = this.#logins.map(({ name, id, description }) => {
      const [way, about] = [textOf(name) || textOf(id), textOf(description)]
      return about === '' ? way : `${way} (${about})`
    })
    const how = ways.length === 0 ? '' : ` Ways to log in: ${ways.join('; ')}.`
    const said = message === '' || /^authentication required\.?$/i.test(message) ? '' : ` (${message})`
    return { message: `${this.#name} is not logged in${said}. Start it in a terminal and log in.${how}`, status: 401 }
  }

  /** The session cannot be gone on with: the next process begins a new one with what was said. */
  #lost(why: string, told: Told): void {
    this.#isLoading = false
    told.sessionGone()
    this.#failed({ message: `the session of before is gone: ${why}`, status: null }, told)
  }

  #failed({ message, status }: AdapterFault, told: Told): void {
    told.fault(message, status)
    told.note('!', message)
    this.#isEnding = false
    told.turnOver()
  }
}

/** Gemini CLI tells a command by its title alone, and writes that title itself; these do so for tools of servers. */
const hasOwnTitle = (agent: string, kind: string) =>
  agent === 'Gemini CLI' || (kind === 'tool' && ['Qwen Code', 'goose'].includes(agent))

/** In the form of ACP: the agent starts it with no variables but these. */
const acpServers = (server: McpServer | undefined): readonly Fields[] =>
  server
    ? [{ name: MCP_NAME, ...server, env: Object.entries(server.env).map(([name, value]) => ({ name, value })) }]
    : []
