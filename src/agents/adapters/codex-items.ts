import { type Fields, fieldsOf, listOf, type Told, textOf } from './stream-adapter.ts'

/** More items than this at once are not told apart. */
const MOST_ITEMS = 1_000

const STEP: Readonly<Record<string, string>> = { pending: 'to do', inProgress: 'now', completed: 'done' }

/** Writes the items of a Codex thread as log lines: the agent's words, commands, edits, changed steps of the plan. */
export class CodexItems {
  readonly #changes = new Map<string, readonly string[]>()
  readonly #steps = new Map<string, string>()

  started(item: Fields, told: Told): void {
    const { type, id, command, changes, server, tool, query } = item
    if (type === 'commandExecution') told.note('·', `$ ${plainCommand(textOf(command))}`)
    if (type === 'mcpToolCall') told.note('·', `${textOf(server)} ${textOf(tool)}`)
    if (type === 'webSearch' && textOf(query) !== '') told.note('·', `web search: ${textOf(query)}`)
    if (type !== 'fileChange') return
    if (this.#changes.size >= MOST_ITEMS) this.#changes.clear()
    this.#changes.set(textOf(id), pathsOf(changes))
  }

  completed(item: Fields, told: Told): void {
    const { type, text, status, exitCode, changes, error, command } = item
    const isDeclined = status === 'declined'
    if (type === 'agentMessage') told.say(`${textOf(text)}\n`)
    if (type === 'commandExecution' && isDeclined) told.note('!', `not allowed: ${plainCommand(textOf(command))}`)
    else if (type === 'commandExecution' && exitCode !== 0) told.note('!', `exit code ${String(exitCode)}`)
    if (type === 'fileChange') {
      told.note(isDeclined ? '!' : '·', `${isDeclined ? 'not allowed: ' : ''}edit ${pathsOf(changes).join(', ')}`)
    }
    if (type === 'mcpToolCall' && status === 'failed') told.note('!', textOf(fieldsOf(error).message) || 'failed')
  }

  /** The paths of an edit that was announced. */
  pathsOf(id: unknown): readonly string[] {
    return this.#changes.get(textOf(id)) ?? []
  }

  plan(plan: unknown, told: Told): void {
    for (const { step, status } of listOf(plan)) {
      const [words, now] = [textOf(step), textOf(status)]
      if (this.#steps.get(words) === now) continue
      if (this.#steps.size >= MOST_ITEMS) this.#steps.clear()
      this.#steps.set(words, now)
      told.note('·', `plan, ${STEP[now] ?? now}: ${words}`)
    }
  }
}

const pathsOf = (changes: unknown): readonly string[] => listOf(changes).map(({ path }) => textOf(path))

/** A shell around one quoted word. Where the word itself has quotes or escapes, the line stays as it is. */
const SHELL = /^(?:\/[\w/]*\/)?(?:ba|z|da)?sh -l?c (?:'([^'\\]*)'|"([^"\\$`]*)"|([\w./-]+))$/

/** `/bin/bash -lc 'npm test'` is `npm test` to a person and to a rule. */
export function plainCommand(line: string): string {
  const [, single, double, bare] = SHELL.exec(line) ?? []
  return single ?? double ?? bare ?? line
}
