import { REJECT_CATEGORIES } from '../wire-words.ts'
import type { Attachment } from './attachment-line.ts'
import type { FailedTest } from './failed-test-line.ts'
import type { Issue } from './issue-line.ts'
import type { NamedText } from './named-line.ts'

/**
 * The blocks that have an opening and a closing tag, and their fields, once. What the parser checks, what it says was
 * expected, and the types of the values all come from here.
 */
const DEPENDENCY_TYPES = ['api_key', 'env_variable', 'service', 'file', 'permission', 'package'] as const
export const QUESTION_CATEGORIES = ['business', 'clarification', 'choice', 'confirmation'] as const
const ERROR_TYPES = ['recoverable', 'fatal'] as const
const RECOVERIES = ['pause_and_retry', 'checkpoint_and_fail', 'notify_user'] as const
export const VERDICTS = ['pass', 'fail', 'approved', 'needs_revision', 'rejected'] as const

export type FieldSpec =
  | { readonly kind: 'text'; readonly required: boolean }
  | { readonly kind: 'one_of'; readonly required: boolean; readonly allowed: readonly string[] }
  | { readonly kind: 'flag'; readonly required: true }
  | { readonly kind: 'list'; readonly required: false; readonly item: ItemKind }

/** What one line of a list can be. */
type ItemKind = 'text' | 'issue' | 'failed_test' | 'action' | 'named' | 'attachment'

const text = { kind: 'text', required: true } as const
const optionalText = { kind: 'text', required: false } as const
const flag = { kind: 'flag', required: true } as const
const listOf = <Item extends ItemKind>(item: Item) => ({ kind: 'list', required: false, item }) as const
const oneOf = <const Allowed extends readonly string[]>(allowed: Allowed) =>
  ({ kind: 'one_of', required: true, allowed }) as const
const optionalOneOf = <const Allowed extends readonly string[]>(allowed: Allowed) =>
  ({ kind: 'one_of', required: false, allowed }) as const

export const BLOCK_SCHEMAS = {
  DEPENDENCY_REQUEST: {
    type: oneOf(DEPENDENCY_TYPES),
    name: text,
    description: text,
    required: flag,
    default: optionalText,
  },
  USER_QUESTION: {
    category: oneOf(QUESTION_CATEGORIES),
    question: text,
    options: listOf('text'),
    default: optionalText,
    required: flag,
  },
  ERROR: {
    type: oneOf(ERROR_TYPES),
    message: text,
    details: optionalText,
    recovery: oneOf(RECOVERIES),
  },
  AGENT_RESULT: {
    summary: text,
    verdict: oneOf(VERDICTS),
    files: listOf('text'),
    issues: listOf('issue'),
    unfinished: listOf('text'),
    failed_tests: listOf('failed_test'),
    action_items: listOf('action'),
    /** Why work goes back. */
    category: optionalOneOf(REJECT_CATEGORIES),
    attachments: listOf('attachment'),
    /** Values for the output fields of the stage. */
    outputs: listOf('named'),
    /** Expected documents that this task does not need, each with the reason. */
    not_needed: listOf('named'),
    /** Boxes of the documentation checklist that the agent itself has looked at, each with what it did. */
    checklist: listOf('named'),
  },
} as const satisfies Record<string, Readonly<Record<string, FieldSpec>>>

export type BlockTag = keyof typeof BLOCK_SCHEMAS

/** The field that any block may carry besides its own: the nonce of the run that it belongs to. */
export const RUN_FIELD = 'run'

type ItemOf<Item> = Item extends 'issue'
  ? Issue
  : Item extends 'failed_test'
    ? FailedTest
    : Item extends 'named'
      ? NamedText
      : Item extends 'attachment'
        ? Attachment
        : string
type ValueOf<Spec> = Spec extends { kind: 'one_of'; allowed: readonly (infer Allowed)[] }
  ? Allowed
  : Spec extends { kind: 'flag' }
    ? boolean
    : Spec extends { kind: 'list'; item: infer Item }
      ? readonly ItemOf<Item>[]
      : string
type OptionalName<Schema> = {
  [Name in keyof Schema]: Schema[Name] extends { kind: 'text' | 'one_of'; required: false } ? Name : never
}[keyof Schema]

/** The value of a block: lists are never absent, optional texts are. */
export type BlockValue<Tag extends BlockTag> = {
  readonly [Name in Exclude<keyof (typeof BLOCK_SCHEMAS)[Tag], OptionalName<(typeof BLOCK_SCHEMAS)[Tag]>>]: ValueOf<
    (typeof BLOCK_SCHEMAS)[Tag][Name]
  >
} & {
  readonly [Name in OptionalName<(typeof BLOCK_SCHEMAS)[Tag]>]?: ValueOf<(typeof BLOCK_SCHEMAS)[Tag][Name]>
}

export type Question = BlockValue<'USER_QUESTION'>
export type AgentError = BlockValue<'ERROR'>
export type DependencyRequest = BlockValue<'DEPENDENCY_REQUEST'>
export type AgentResult = BlockValue<'AGENT_RESULT'>

export function isBlockTag(name: string): name is BlockTag {
  return Object.hasOwn(BLOCK_SCHEMAS, name)
}
