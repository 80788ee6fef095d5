import type { FailedTest } from './failed-test-line.ts'
import type { Issue } from './issue-line.ts'

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
  | { readonly kind: 'one_of'; readonly required: true; readonly allowed: readonly string[] }
  | { readonly kind: 'flag'; readonly required: true }
  | { readonly kind: 'list'; readonly required: false; readonly item: 'text' | 'issue' | 'failed_test' }

const text = { kind: 'text', required: true } as const
const optionalText = { kind: 'text', required: false } as const
const flag = { kind: 'flag', required: true } as const
const listOf = <Item extends 'text' | 'issue' | 'failed_test'>(item: Item) =>
  ({ kind: 'list', required: false, item }) as const
const oneOf = <const Allowed extends readonly string[]>(allowed: Allowed) =>
  ({ kind: 'one_of', required: true, allowed }) as const

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
    action_items: listOf('text'),
  },
} as const satisfies Record<string, Readonly<Record<string, FieldSpec>>>

export type BlockTag = keyof typeof BLOCK_SCHEMAS

/** The field that any block may carry besides its own: the nonce of the run that it belongs to. */
export const RUN_FIELD = 'run'

type ItemOf<Item> = Item extends 'issue' ? Issue : Item extends 'failed_test' ? FailedTest : string
type ValueOf<Spec> = Spec extends { kind: 'one_of'; allowed: readonly (infer Allowed)[] }
  ? Allowed
  : Spec extends { kind: 'flag' }
    ? boolean
    : Spec extends { kind: 'list'; item: infer Item }
      ? readonly ItemOf<Item>[]
      : string
type OptionalName<Schema> = {
  [Name in keyof Schema]: Schema[Name] extends { kind: 'text'; required: false } ? Name : never
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
