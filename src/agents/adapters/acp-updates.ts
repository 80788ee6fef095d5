import { namedCall } from './goose-tools.ts'
import { type Fields, fieldsOf, listOf, type Told, textOf } from './stream-adapter.ts'

/** Updates that say nothing which a log needs. */
const SILENT: ReadonlySet<unknown> = new Set([
  'user_message_chunk',
  'agent_thought_chunk',
  'available_commands_update',
  'current_mode_update',
  'config_option_update',
  'session_info_update',
  'plan_removed',
])

/** More tools than this at once are not told apart: memory stays bounded whatever an agent prints. */
const MOST_TOOLS = 1_000

/** Stands for a message where a tool came between. */
const TOOL = Symbol('tool')

const STEP: Readonly<Record<string, string>> = { pending: 'to do', in_progress: 'now', completed: 'done' }

interface Tool {
  readonly fields: Fields
  /** Its line stands in the log. */
  readonly isTold: boolean
}

/** Writes the updates of an ACP session as log lines: the agent's words, one line a tool, changed steps of the plan. */
export class AcpUpdates {
  readonly #tools = new Map<string, Tool>()
  readonly #steps = new Map<string, string>()
  /** The message whose words stand on the last line, where that line is not ended. */
  #message: unknown
  #isMidLine = false
  #folder: string | undefined

  /** Paths in this folder are shown without it. */
  setFolder(folder: string): void {
    this.#folder = folder
  }

  /** Whether the update is known. */
  read(update: Fields, told: Told): boolean {
    switch (update.sessionUpdate) {
      case 'agent_message_chunk':
        this.#words(update, told)
        return true
      case 'tool_call':
      case 'tool_call_update':
        this.#tool(update, told)
        return true
      case 'plan':
        this.#plan(listOf(update.entries), told)
        return true
      case 'plan_update':
        this.#plan(listOf(fieldsOf(update.plan).entries), told)
        return true
      case 'notice':
        told.note('!', `${textOf(update.title)} ${textOf(update.message)}`)
        return true
      default:
        return SILENT.has(update.sessionUpdate)
    }
  }

  /** Pieces of one message belong together; another message begins on a line of its own. */
  #words({ content, messageId }: Fields, told: Told): void {
    const text = textOf(fieldsOf(content).text)
    if (text === '') return
    const isNext = this.#isMidLine && messageId !== this.#message
    told.say(isNext ? `\n${text}` : text)
    this.#message = messageId
    this.#isMidLine = !text.endsWith('\n')
  }

  /** A permission is asked for: what was told of the tool so far, with what is told of it now. */
  asked(call: Fields, told: Told): Fields {
    const { status: _, ...fields } = call
    this.#tool(fields, told)
    return this.#known(fields)
  }

  #known(call: Fields): Fields {
    return namedCall({ ...this.#tools.get(textOf(call.toolCallId))?.fields, ...given(call) })
  }

  /** Some agents name a tool first and say later what it is used on: the line waits for that, or for the end. */
  #tool(update: Fields, told: Told): void {
    const id = textOf(update.toolCallId)
    const fields = this.#known(update)
    const before = this.#tools.get(id)?.isTold ?? false
    const isOver = fields.status === 'completed' || fields.status === 'failed'
    const isTold = before || isOver || toolSubject(fields) !== ''
    // Copilot CLI has words of its own around a tool, which no message id tells from the agent's.
    this.#message = TOOL
    const line = this.#inFolder(toolLine(fields))
    const isFailed = update.status === 'failed'
    if (isTold && !before) told.note('·', line)
    if (isFailed) told.note('!', `${line}: ${outputOf(fields) || 'failed'}`)
    if (isFailed || (isTold && !before)) this.#isMidLine = false
    if (!this.#tools.has(id) && this.#tools.size >= MOST_TOOLS) this.#tools.clear()
    // What it printed is in the stream; here it would only take room.
    this.#tools.set(id, { fields: { ...fields, content: undefined, rawOutput: undefined }, isTold })
  }

  #inFolder(line: string): string {
    return this.#folder ? line.replaceAll(`${this.#folder}/`, '') : line
  }

  #plan(entries: readonly Fields[], told: Told): void {
    for (const { content, status } of entries) {
      const [step, now] = [textOf(content), textOf(status)]
      if (this.#steps.get(step) === now) continue
      if (this.#steps.size >= MOST_TOOLS) this.#steps.clear()
      this.#steps.set(step, now)
      told.note('·', `plan, ${STEP[now] ?? now}: ${step}`)
    }
  }
}

const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))

/** The kind of the tool in one word, for a policy. */
export const toolKind = ({ kind, name, title }: Fields): string => textOf(kind) || textOf(name) || textOf(title)

/** What a tool is used on. */
export function toolSubject({ kind, rawInput, locations }: Fields): string {
  const input = fieldsOf(rawInput)
  const words = commandOf(input)
  // The folder of a command is no subject of it.
  if (words !== '' || kind === 'execute') return words
  const named = SUBJECTS.map((name) => textOf(input[name])).find((one) => one !== '')
  return named ?? textOf(listOf(locations)[0]?.path)
}

/** Copilot CLI tells the whole line, and the parts of it beside. A model may name another there: then both count. */
function commandOf({ command, commands }: Fields): string {
  const parts = (Array.isArray(commands) ? commands : [commands]).map(textOf).filter((part) => part !== '')
  const line = textOf(Array.isArray(command) ? command.join(' ') : command)
  return line === '' ? parts.join(' ') : [line, ...parts.filter((part) => !line.includes(part))].join('\n')
}

/** All files that a tool is used on. A model may name several, of which the agent reads one: each of them counts. */
export function toolPaths(fields: Fields): readonly string[] {
  const input = fieldsOf(fields.rawInput)
  const named = PATHS.map((name) => textOf(input[name]))
  const places = listOf(fields.locations).map(({ path }) => textOf(path))
  return [...new Set([toolSubject(fields), ...named, ...places])].filter((path) => path !== '')
}

/** By what names agents call a file or a folder. */
const PATHS = ['file_path', 'filePath', 'filepath', 'fileName', 'path', 'absolute_path', 'dir_path'] as const
const SUBJECTS = [...PATHS, 'pattern', 'query', 'url'] as const

/** Titles often say it already. */
function toolLine(fields: Fields): string {
  const [title, subject] = [textOf(fields.title) || toolKind(fields), toolSubject(fields)]
  if (fields.kind === 'execute' && subject !== '') return `$ ${subject}`
  const last = subject.split(/[/\\]/).at(-1) ?? ''
  return subject === '' || title.includes(last) ? title : `${title} ${subject}`
}

function outputOf({ content, rawOutput }: Fields): string {
  const said = listOf(content)
    .map((one) => textOf(fieldsOf(one.content).text))
    .join(' ')
    .trim()
  const { error, output, message } = fieldsOf(rawOutput)
  return said || textOf(rawOutput) || textOf(error) || textOf(message) || textOf(output)
}
