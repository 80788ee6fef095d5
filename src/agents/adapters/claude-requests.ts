import { relative } from 'node:path'
import type { Question } from '../../protocol/agent-blocks/block-schemas.ts'
import type { StdinMessage } from '../../protocol/agent-blocks/stdin-messages.ts'
import type { Lang } from '../../protocol/lang.ts'
import { permissionDecision, permissionQuestion, refusalText } from '../../protocol/permissions/permission-question.ts'
import {
  isPermitted,
  type PermissionAsk,
  type PermissionRule,
  ruleOf,
} from '../../protocol/permissions/permission-rule.ts'
import { type Fields, fieldsOf, listOf, type Told, textOf } from './stream-adapter.ts'

export interface ClaudeRequestsOptions {
  readonly lang: Lang
  readonly folder: string
  readonly allowed: readonly PermissionRule[]
}

/** A request of Claude Code that waits for an answer. */
interface OpenRequest {
  readonly input: Fields
  readonly permission: PermissionAsk | undefined
  /** The text of the question that the agent asked, where it asked one by its tool. */
  readonly asked: string | undefined
}

/**
 * Control requests of Claude Code: permissions, and questions by its tool AskUserQuestion, which come as permissions too.
 *
 * 1. What a rule covers is answered at once, and nobody is asked.
 * 2. Every other request is one question to a person; what a person allows for the run is a rule from then on.
 * 3. A request that is not known is refused: Claude Code would wait for ever.
 */
export class ClaudeRequests {
  readonly #options: ClaudeRequestsOptions
  readonly #open = new Map<string, OpenRequest>()
  readonly #allowed: PermissionRule[]

  constructor(options: ClaudeRequestsOptions) {
    this.#options = options
    this.#allowed = [...options.allowed]
  }

  hear(event: Fields, told: Told): void {
    const request = fieldsOf(event.request)
    const id = textOf(event.request_id)
    if (request.subtype !== 'can_use_tool') {
      told.note('!', `claude asks for something that Baton does not know: ${textOf(request.subtype)}`)
      told.reply(failed(id, `not supported: ${textOf(request.subtype)}`))
      return
    }
    const input = fieldsOf(request.input)
    const tool = textOf(request.tool_name)
    if (tool === 'AskUserQuestion') {
      this.#askUser(id, input, told)
      return
    }
    const permission = askOf(tool, input, this.#options.folder)
    if (isPermitted(this.#allowed, permission)) {
      told.note('·', `allowed: ${tool} ${permission.subject}`)
      told.reply(allowed(id, input))
      return
    }
    this.#open.set(id, { input, permission, asked: undefined })
    told.note('·', `asks for permission: ${tool} ${permission.subject}`)
    told.ask(permissionQuestion(permission, this.#options.lang), id, permission)
  }

  /** Claude Code does not wait for it any more. */
  cancelled(id: string): void {
    this.#open.delete(id)
  }

  /** The answer in Claude Code's own form; undefined where nothing waits for it. */
  answer(message: StdinMessage, id: string): string | undefined {
    const request = this.#open.get(id)
    if (!request) return undefined
    this.#open.delete(id)
    if (message.type !== 'question_answer') {
      return refused(id, message.type === 'protocol_error' ? message.details : refusalText(null, this.#options.lang))
    }
    const { answer } = message
    if (request.asked !== undefined) return this.#answerUser(id, request.asked, request.input, answer)
    const decision = permissionDecision(answer)
    if (decision === 'refuse') return refused(id, refusalText(answer, this.#options.lang))
    if (decision !== 'once' && request.permission) this.#allowed.push(ruleOf(request.permission))
    return allowed(id, request.input)
  }

  /** Only the first of several questions has options; the others stand in its text. */
  #askUser(id: string, input: Fields, told: Told): void {
    const [first, ...more] = listOf(input.questions)
    const asked = textOf(first?.question)
    if (!first || asked === '') {
      told.reply(refused(id, 'A question needs a text.'))
      return
    }
    this.#open.set(id, { input, permission: undefined, asked })
    told.ask(questionOf(first, more), id)
  }

  #answerUser(id: string, asked: string, input: Fields, answer: string | null): string {
    if (answer !== null) return allowed(id, { ...input, answers: answersTo(asked, input, answer) })
    const nobody =
      this.#options.lang === 'ko' ? '답이 없습니다. 스스로 결정하세요.' : 'Nobody answered. Decide by yourself.'
    return refused(id, nobody)
  }
}

/** The same answer to each of the questions that came together: a person answered them in one text. */
function answersTo(asked: string, { questions }: Fields, answer: string): Fields {
  const texts = listOf(questions).map(({ question }) => textOf(question))
  return Object.fromEntries((texts.length > 0 ? texts : [asked]).map((text) => [text, answer]))
}

function questionOf({ question, options, multiSelect }: Fields, more: readonly Fields[]): Question {
  const labels = listOf(options).map(({ label }) => textOf(label))
  const described = listOf(options)
    .filter(({ description }) => textOf(description) !== '')
    .map(({ label, description }) => `- ${textOf(label)}: ${textOf(description)}`)
  const others = more.map((one) => {
    const choices = listOf(one.options).map(({ label }) => textOf(label))
    return `${textOf(one.question)}${choices.length > 0 ? ` (${choices.join(' | ')})` : ''}`
  })
  return {
    // A person may say something else than the options, or more than one of them.
    category: 'clarification',
    question: [textOf(question), ...described, ...others].join('\n'),
    options: multiSelect === true || more.length > 0 ? [] : labels.filter((label) => label !== ''),
    required: true,
  }
}

const READS: ReadonlySet<string> = new Set(['Read', 'Glob', 'Grep', 'LS', 'NotebookRead'])
const EDITS: ReadonlySet<string> = new Set(['Edit', 'Write', 'MultiEdit', 'NotebookEdit'])

/** What a tool of Claude Code does, in Baton's words. */
function askOf(tool: string, input: Fields, folder: string): PermissionAsk {
  if (tool === 'Bash') return { kind: 'run', subject: textOf(input.command), tool }
  if (tool === 'WebFetch') return { kind: 'web', subject: textOf(input.url), tool }
  if (tool === 'WebSearch') return { kind: 'web', subject: textOf(input.query), tool }
  const path = textOf(input.file_path ?? input.notebook_path ?? input.path)
  if (READS.has(tool)) return { kind: 'read', subject: inClone(path, folder), tool }
  if (EDITS.has(tool)) return { kind: 'edit', subject: inClone(path, folder), tool }
  return { kind: 'tool', subject: tool, tool }
}

/** A path of the clone as the repository names it; any other as it is. */
function inClone(path: string, folder: string): string {
  const inside = folder === '' ? '..' : relative(folder, path)
  return inside === '' || inside.startsWith('..') ? path : inside
}

const line = (value: unknown) => `${JSON.stringify(value)}\n`

const responded = (request_id: string, response: Fields) =>
  line({ type: 'control_response', response: { subtype: 'success', request_id, response } })

const allowed = (id: string, updatedInput: Fields) => responded(id, { behavior: 'allow', updatedInput })

const refused = (id: string, message: string) => responded(id, { behavior: 'deny', message })

const failed = (request_id: string, error: string) =>
  line({ type: 'control_response', response: { subtype: 'error', request_id, error } })
