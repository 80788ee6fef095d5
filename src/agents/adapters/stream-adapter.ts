import type { Question } from '../../protocol/agent-blocks/block-schemas.ts'
import type { PermissionAsk } from '../../protocol/permissions/permission-rule.ts'
import {
  type Adapter,
  type AdapterFacts,
  type AdapterFault,
  type AdapterOptions,
  type AdapterUsage,
  type Conversation,
  type Heard,
  NO_FACTS,
} from './adapter.ts'
import { BlockDedenter } from './dedent-blocks.ts'
import { JsonLines } from './json-lines.ts'
import { plainAdapter } from './plain-adapter.ts'

export type Fields = Readonly<Record<string, unknown>>

/** Tells what one event of a CLI's stream means; what it does not know it leaves alone, and answers false. */
export type ReadEvent = (event: Fields, told: Told) => boolean

/** Where the reader of a stream puts what it understood. */
export interface Told {
  /** Words of the agent itself: the only place where its blocks are heard. */
  say(text: string): void
  /** A log line about what happens: one line, marked. */
  note(mark: '·' | '!', text: string): void
  session(id: unknown): void
  usage(usage: AdapterUsage): void
  fault(message: unknown, status?: unknown): void
  /** An earlier fault was overcome. */
  recovered(): void
  refused(tool: string, reason: string): void
  /** To be written to the CLI. */
  reply(text: string): void
  /** A question to a person that the CLI itself asks, apart from the agent's words. `request` waits for the answer. */
  ask(question: Question, request: string, permission?: PermissionAsk): void
  /** The CLI does not know the session that it was to go on with. */
  sessionGone(): void
  /** The CLI has done what it was asked: a block that is complete by now is heard before. */
  turnOver(): void
}

/** A question of the CLI stands in none of the agent's lines. */
const NOWHERE = { line: 0, start: 0, end: 0 } as const

const LONGEST_NOTE = 300
const MOST_REFUSED = 20
/** Of what the agent said last, so much is kept. */
const LAST_WORDS = 8_000

/**
 * An adapter for a stream of JSON lines. It writes them as text: the agent's words, with its blocks on lines of their own,
 * and log lines for its tools between them. A line of the adapter's own begins with a mark (`·`, `!`), so that nothing in
 * it reads as a block. That text is read by the parser of the text protocol.
 */
export function streamAdapter(
  read: ReadEvent,
  options: AdapterOptions,
  conversation?: Conversation,
  /** A second went by without output. */
  onQuiet?: (told: Told) => void,
): Adapter {
  const lines = new JsonLines()
  const text = plainAdapter(options)
  const dedenter = new BlockDedenter(options.nonce.value)
  let facts: AdapterFacts = NO_FACTS
  let out = ''
  let heard: Heard[] = []
  let isLineOpen = false
  let lastNote = ''
  /** What is said next are the words of another turn. */
  let isTurnOver = false

  const write = (text: string) => {
    if (text === '') return
    out += text
    isLineOpen = !text.endsWith('\n')
  }
  const closeLine = () => {
    write(dedenter.flush())
    if (isLineOpen) write('\n')
  }
  const told: Told = {
    say: (text) => {
      lastNote = ''
      const before = isTurnOver ? '' : facts.lastWords
      isTurnOver = false
      facts = { ...facts, lastWords: (before + text).slice(-LAST_WORDS) }
      write(dedenter.push(text))
    },
    note: (mark, text) => {
      // A tool was used: what was said before it was not the last word.
      if (mark === '·') facts = { ...facts, lastWords: '' }
      closeLine()
      const line = `${mark} ${oneLine(text)}\n`
      // Codex tells the fault that ends a turn twice.
      if (line !== lastNote) write(line)
      lastNote = mark === '!' ? line : ''
    },
    session: (id) => {
      if (typeof id === 'string' && id !== '') facts = { ...facts, session: id }
    },
    usage: (usage) => {
      facts = { ...facts, usage }
    },
    fault: (message, status) => {
      const fault: AdapterFault = { message: oneLine(String(message)), status: numberOrNull(status) }
      facts = { ...facts, fault }
    },
    recovered: () => {
      facts = { ...facts, fault: null }
    },
    refused: (tool, reason) => {
      if (facts.permissions.length >= MOST_REFUSED) return
      const request = { tool: oneLine(tool), reason: oneLine(reason), decision: 'refused' } as const
      facts = { ...facts, permissions: [...facts.permissions, request] }
    },
    reply: (text) => {
      if (text !== '') give({ kind: 'reply', text })
    },
    ask: (question, request, permission) => {
      closeLine()
      const event = { kind: 'question', question, at: NOWHERE } as const
      give({ kind: 'event', event, request, ...(permission ? { permission } : {}) })
    },
    sessionGone: () => {
      facts = { ...facts, session: null, isSessionGone: true }
    },
    turnOver: () => {
      isTurnOver = true
      closeLine()
      flush()
      heard.push(...text.turnOver())
      give({ kind: 'turn_over' })
    },
  }
  const flush = () => {
    heard.push(...text.push(Buffer.from(out)))
    out = ''
  }
  /** After the text that came before it. */
  const give = (one: Heard) => {
    flush()
    heard.push(one)
  }
  const take = (): Heard[] => {
    flush()
    const all = heard
    heard = []
    return all.map(written)
  }
  const hear = (printed: ReturnType<JsonLines['push']>): void => {
    for (const line of printed) {
      if ('event' in line && read(line.event, told)) continue
      closeLine()
      write(`${'event' in line ? JSON.stringify(line.event) : line.text}\n`)
    }
  }
  return {
    push: (bytes) => {
      hear(lines.push(bytes))
      return [{ kind: 'text', source: 'wire', bytes }, ...take()]
    },
    quiet: () => {
      heard.push(...text.quiet())
      onQuiet?.(told)
      return take()
    },
    end: (how) => {
      hear(lines.end())
      closeLine()
      return [...take(), ...text.end(how).map(written)]
    },
    ...(conversation ? { conversation } : {}),
    setWorkflow: (workflow) => text.setWorkflow(workflow),
    get facts() {
      return facts
    },
  }
}

/** Lines of the text that the adapter made were not printed by the agent. */
function written(heard: Heard): Heard {
  return heard.kind === 'text' && heard.source === 'stdout' ? { ...heard, source: 'log' } : heard
}

/** Without line breaks and control characters: it stands in a log, in an inbox and on a terminal. */
function oneLine(text: string): string {
  const flat = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return flat.length > LONGEST_NOTE ? `${flat.slice(0, LONGEST_NOTE)}…` : flat
}

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

export const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : [])

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null
