import type { Lang, Localized } from '../../../protocol/lang.ts'
import type { InboxKind } from '../../../service/inbox/inbox-entry.ts'
import { terminalLines, terminalText } from '../../terminal-text.ts'
import { durationText } from '../screen/time-text.ts'

/** What can wait for a person. */
export type WaitingKind = InboxKind

/** One entry of an inbox in words: what waits, since when, who can decide it, and what is typed to do so. */
export interface Waiting {
  readonly kind: WaitingKind
  /** The task, run, escalation or notice that it is about. */
  readonly id: string
  readonly task_id: string | null
  /** Of the task. */
  readonly title: string | null
  /** What waits, without the id: one line. Of others' words, not yet made safe for a terminal. */
  readonly what: Localized
  /** What must be known to decide, line by line; safe for a terminal. */
  readonly about: Readonly<Record<Lang, readonly string[]>>
  /** ISO 8601; null where nobody knows. */
  readonly since: string | null
  /** Agents and people, by id. */
  readonly decides: readonly string[]
  readonly commands: readonly string[]
  /** What it is about, for `--json`. */
  readonly value: object
}

export const NOTHING_ABOUT: Waiting['about'] = { ko: [], en: [] }
export const bothLanguages = <Value>(make: (lang: Lang) => Value): Readonly<Record<Lang, Value>> => ({
  ko: make('ko'),
  en: make('en'),
})

/** Lines whose first begins with the id, as an entry: what waits, and what must be known. */
export function linesOf(make: (lang: Lang) => readonly string[]): Pick<Waiting, 'what' | 'about'> {
  const first = (lang: Lang) => (make(lang)[0] ?? '').replace(/^\S+ {2}/, '')
  const rest = (lang: Lang) => make(lang).slice(1).map(unindented)
  return { what: bothLanguages(first), about: bothLanguages(rest) }
}

export const unindented = (line: string) => line.replace(/^ {2}/, '')

/** Those whose lines say for each choice what is typed. */
const WITH_COMMANDS: ReadonlySet<WaitingKind> = new Set(['choice', 'document', 'item'])

/** An entry as a person reads it; the first line says what waits, for how long, and who can decide. */
export function waitingText(entry: Waiting, lang: Lang, now: number): string {
  const { kind, id, what, about, since, decides, commands } = entry
  const long = since === null ? [] : [durationText(Math.max(0, now - Date.parse(since)), lang)]
  const who = decides.length > MOST_NAMES ? [...decides.slice(0, MOST_NAMES), '…'] : decides
  const [head = '', ...more] = terminalLines(what[lang])
  const first = [`${terminalText(id)}  ${head}`, ...long, who.map(terminalText).join(', ')]
  const below = [
    ...[...more, ...about[lang]].map((line) => `  ${line}`),
    ...(WITH_COMMANDS.has(kind) ? [] : commands.map((command) => `    ${terminalText(command)}`)),
  ]
  return [first.join(' · '), ...below].map((line) => `  ${line}\n`).join('')
}

const MOST_NAMES = 4
