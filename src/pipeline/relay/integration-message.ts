import { BatonError } from '../../protocol/baton-error.ts'
import { commitLine } from '../../protocol/commit-line.ts'
import { INTEGRATION_STAGE } from '../../protocol/evidence/evidence-stages.ts'
import { type EvidenceWord, evidenceWord, type JudgedEvidence } from '../../protocol/evidence/evidence-word.ts'
import { TASK_ID } from '../../protocol/task-id.ts'

/**
 * The message of the commit that brings approved work to its target, and what can be read out of it again: by it a
 * clone proves what was checked, without Baton's store.
 *
 *     TASK-20260228-001: a title
 *
 *     Baton-Task: TASK-20260228-001
 *     Baton-Chain: 17 <hash of event 17 of the task>
 *     Baton-Record: <the commit that holds task.json, events.jsonl, evidence.json and store.json>
 *     Baton-Store: <the store that the task is of: two stores may have a task of the same id>
 *     Baton-Evidence: QA <tree> passed
 *     Baton-Evidence: INTEGRATION <tree of this commit> unchecked
 *
 * The word after the tree is that of `evidence-word.ts`: `passed`, `as_base`, `waived` or `unchecked`. Work that failed is not
 * merged. Messages of Baton 0.1 say `passed` for all three; there the record decides (`verify-git-records.ts`).
 * What counts is the last paragraph that names a task: text of others stands before it, and cannot pose as it.
 */
export interface IntegrationNote {
  readonly task_id: string
  readonly title: string
  /** More to say, such as who approved. */
  readonly body?: string
  /** The newest event of the task that the record holds. */
  readonly chain: { readonly seq: number; readonly hash: string }
  /** The record's commit. */
  readonly record: string
  /** The store that the task is of. */
  readonly store?: string
  /** What was found out about which tree, stage by stage, without the merge itself. */
  readonly evidence: readonly StageEvidence[]
  /** The tree of the merge. */
  readonly tree: string
  /** What the checks of the merge itself came to. */
  readonly result: MergedWord
}

interface StageEvidence {
  readonly stage: string
  readonly tree: string
  readonly result: MergedWord
}

/** The words that merged work can have. */
const MERGED_WORDS = ['passed', 'as_base', 'waived', 'unchecked'] as const satisfies readonly EvidenceWord[]
export type MergedWord = (typeof MERGED_WORDS)[number]

/** The word of evidence that stands under merged work. */
export function mergedWord(evidence: JudgedEvidence): MergedWord {
  const word = evidenceWord(evidence)
  const found = MERGED_WORDS.find((one) => one === word)
  if (found === undefined) throw BatonError.of('INTERNAL', { reason: `evidence that ${word} is under merged work` })
  return found
}

/** The files of a record. */
export const RECORD_FILES = {
  task: 'task.json',
  events: 'events.jsonl',
  evidence: 'evidence.json',
  store: 'store.json',
} as const

const NAMES = {
  task: 'Baton-Task',
  chain: 'Baton-Chain',
  record: 'Baton-Record',
  evidence: 'Baton-Evidence',
  store: 'Baton-Store',
} as const

/** By this text the messages are searched for. */
export const INTEGRATION_MARK = `${NAMES.task}:`

const TITLE_LETTERS = 100
const BODY_LETTERS = 400

export function integrationMessage(note: IntegrationNote): string {
  const { task_id, title, body = '', chain, record, evidence, tree, result } = note
  const stages = evidence.filter(({ stage }) => stage !== INTEGRATION_STAGE)
  const trailers = [
    `${NAMES.task}: ${task_id}`,
    `${NAMES.chain}: ${chain.seq} ${chain.hash}`,
    `${NAMES.record}: ${record}`,
    ...(note.store === undefined ? [] : [`${NAMES.store}: ${note.store}`]),
    ...[...stages, { stage: INTEGRATION_STAGE, tree, result }].map(
      (one) => `${NAMES.evidence}: ${one.stage} ${one.tree} ${one.result}`,
    ),
  ]
  const head = `${task_id}: ${commitLine(title, TITLE_LETTERS)}`.trim()
  return `${[head, cleanBody(body), trailers.join('\n')].filter((part) => part !== '').join('\n\n')}\n`
}

/** Each line by itself; empty ones stay empty, so paragraphs stay paragraphs. */
const cleanBody = (body: string): string =>
  body
    .split('\n')
    .map((line) => commitLine(line, BODY_LETTERS))
    .join('\n')
    .trim()

export interface IntegrationTrailers {
  readonly task_id: string
  /** Null where the line is missing. */
  readonly chain: { readonly seq: number; readonly hash: string } | null
  readonly record: string | null
  /** Null where the line is missing: earlier versions wrote none. */
  readonly store: string | null
  /** In the order of the lines. */
  readonly evidence: readonly StageEvidence[]
  /** Lines that begin as one of these and are none. */
  readonly malformed: readonly string[]
}

/** What a message says; undefined where it is not that of work brought to its target by Baton. */
export function readIntegration(message: string): IntegrationTrailers | undefined {
  const paragraphs = message.replaceAll('\r\n', '\n').split(/\n{2,}/)
  const last = paragraphs.findLast((paragraph) => linesOf(paragraph, NAMES.task).length > 0)
  if (last === undefined) return undefined
  const [tasks, chains, records, evidence, stores] = Object.values(NAMES).map((name) => linesOf(last, name)) as Lines
  // Other commits of a task name it too.
  if (chains.length + records.length + evidence.length === 0) return undefined
  const malformed: string[] = []
  const only = <Value>(lines: readonly string[], read: (text: string) => Value | undefined): Value | null => {
    const values = lines.map((line) => ({ line, value: read(line) }))
    malformed.push(...values.filter(({ value }, at) => value === undefined || at > 0).map(({ line }) => line))
    return values[0]?.value ?? null
  }
  const task_id = only(tasks, (text) => (TASK_ID.test(text) ? text : undefined)) ?? '?'
  const chain = only(chains, readChain)
  const record = only(records, (text) => (ID.test(text) ? text : undefined))
  const store = only(stores, (text) => (STORE.test(text) ? text : undefined))
  const told = evidence.flatMap((line) => readEvidence(line) ?? [])
  malformed.push(...evidence.filter((line) => readEvidence(line) === undefined))
  return { task_id, chain, record, store, evidence: told, malformed }
}

type Lines = [string[], string[], string[], string[], string[]]

const STORE = /^[\w.-]{1,100}$/

const ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/

const linesOf = (paragraph: string, name: string): string[] =>
  paragraph.split('\n').flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1).trim()] : []))

function readChain(text: string): { seq: number; hash: string } | undefined {
  const [, seq, hash] = /^([1-9]\d{0,14}) ([0-9a-f]{64})$/.exec(text) ?? []
  return seq === undefined || hash === undefined ? undefined : { seq: Number(seq), hash }
}

function readEvidence(text: string): StageEvidence | undefined {
  const [, stage, tree, word] = /^(\S{1,80}) ([0-9a-f]{40}|[0-9a-f]{64}) (\w{1,20})$/.exec(text) ?? []
  const result = MERGED_WORDS.find((one) => one === word)
  return stage === undefined || tree === undefined || result === undefined ? undefined : { stage, tree, result }
}
