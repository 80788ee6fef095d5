import type { AgentError, AgentResult, Question } from '../protocol/agent-blocks/block-schemas.ts'
import type { FailedTest } from '../protocol/agent-blocks/failed-test-line.ts'
import type { Issue } from '../protocol/agent-blocks/issue-line.ts'
import type { NamedText } from '../protocol/agent-blocks/named-line.ts'

/**
 * The protocol as text, from an agent's side: the parser gives back exactly the values that went in.
 *
 * 1. A value that could be read as something else is written as a JSON string, the one escape of the protocol. So no
 *    value has a line of its own, and nothing in it can pass for a tag.
 * 2. A block begins on a new line whatever was printed before, and a signal ends with an empty line, so that it is
 *    complete at once.
 */
export type AskedQuestion = Pick<Question, 'category' | 'question'> & Partial<Question>
export type ReportedResult = Pick<AgentResult, 'summary' | 'verdict'> & Partial<AgentResult>

export interface PhaseDetails {
  readonly name?: string
  readonly documents?: readonly string[]
}

export interface TaskDetails {
  readonly task?: string
  readonly summary?: string
}

/** A key with its value, or with its list of items that are encoded already; what is undefined or empty is left out. */
type Entry = readonly [key: string, value: string | undefined] | readonly [key: string, items: readonly string[]]

export function encodeQuestion(question: AskedQuestion, nonce?: string): string {
  return encodeBlock('USER_QUESTION', nonce, [
    ['category', question.category],
    ['question', question.question],
    ['options', (question.options ?? []).map(encodeValue)],
    ['default', question.default],
    ['required', String(question.required ?? true)],
  ])
}

export function encodeError(error: AgentError, nonce?: string): string {
  return encodeBlock('ERROR', nonce, [
    ['type', error.type],
    ['message', error.message],
    ['details', error.details],
    ['recovery', error.recovery],
  ])
}

export function encodeResult(result: ReportedResult, nonce?: string): string {
  const { files = [], issues = [], unfinished = [], failed_tests = [], action_items = [] } = result
  const { attachments = [], outputs = [], not_needed = [], checklist = [] } = result
  return encodeBlock('AGENT_RESULT', nonce, [
    ['summary', result.summary],
    ['verdict', result.verdict],
    ['files', files.map(encodeValue)],
    ['issues', issues.map(encodeIssue)],
    ['unfinished', unfinished.map(encodeValue)],
    ['failed_tests', failed_tests.map(encodeFailedTest)],
    ['action_items', action_items.map(encodeValue)],
    ['category', result.category],
    ['attachments', attachments.map(({ type, path }) => `${type} ${encodeValue(path)}`)],
    ['outputs', outputs.map(encodeNamed)],
    ['not_needed', not_needed.map(encodeNamed)],
    ['checklist', checklist.map(encodeNamed)],
  ])
}

export function encodePhaseComplete(phase: number, details: PhaseDetails = {}, nonce?: string): string {
  return encodeSignal(`PHASE ${phase} COMPLETE`, [
    ['run', nonce],
    ['Phase', details.name],
    ['Documents created', (details.documents ?? []).map(encodeValue)],
  ])
}

export function encodeCustomTaskComplete(details: TaskDetails = {}, nonce?: string): string {
  return encodeSignal('CUSTOM TASK COMPLETE', [
    ['run', nonce],
    ['Task', details.task],
    ['Summary', details.summary],
  ])
}

function encodeBlock(tag: string, nonce: string | undefined, entries: readonly Entry[]): string {
  return `\n[${tag}]\n${encodeEntries([['run', nonce], ...entries])}[/${tag}]\n`
}

function encodeSignal(signal: string, entries: readonly Entry[]): string {
  return `\n=== ${signal} ===\n${encodeEntries(entries)}\n`
}

function encodeEntries(entries: readonly Entry[]): string {
  return entries
    .map(([key, value]) => {
      if (value === undefined) return ''
      if (typeof value === 'string') return `${key}: ${encodeValue(value)}\n`
      return value.length === 0 ? '' : `${key}:\n${value.map((item) => `- ${item}\n`).join('')}`
    })
    .join('')
}

const LINE_BREAKS_AND_CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u

export function encodeValue(text: string): string {
  return isPlain(text) ? text : JSON.stringify(text)
}

function isPlain(text: string): boolean {
  if (text === '' || text.startsWith('"') || text !== text.trim()) return false
  return text.isWellFormed() && !LINE_BREAKS_AND_CONTROLS.test(text)
}

const encodeNamed = ({ name, text }: NamedText) => `${name}: ${encodeValue(text)}`

function encodeIssue({ severity, security, path, line, text }: Issue): string {
  const place = `${path === null ? '-' : encodePath(path)}${line === null ? '' : `:${line}`}`
  return `${severity}${security ? '/security' : ''} ${place} ${encodeValue(text)}`
}

/** A path ends at the first space, or at a colon with a line number. */
function encodePath(path: string): string {
  return path === '-' || /\s|:\d+$/.test(path) ? JSON.stringify(path) : encodeValue(path)
}

function encodeFailedTest({ name, expected, actual, fault }: FailedTest): string {
  const [first, second, third] = [name, expected, actual].map((part) =>
    part.includes('|') ? JSON.stringify(part) : encodeValue(part),
  )
  return `${first} | expected: ${second} | actual: ${third} | fault: ${fault}`
}
