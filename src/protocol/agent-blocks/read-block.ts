import { pointer } from '../json-pointer.ts'
import type { Localized } from '../lang.ts'
import { TEXT_PATTERNS } from '../text-patterns.ts'
import { type Violation, violation } from '../violation.ts'
import { ACTION_FORM, parseActionItem } from './action-line.ts'
import { ATTACHMENT_FORM, parseAttachmentLine } from './attachment-line.ts'
import { MAX_OPTIONS } from './block-limits.ts'
import {
  BLOCK_SCHEMAS,
  type BlockTag,
  type BlockValue,
  type FieldSpec,
  type Question,
  RUN_FIELD,
} from './block-schemas.ts'
import { FAILED_TEST_FORM, parseFailedTestLine } from './failed-test-line.ts'
import { ISSUE_FORM, parseIssueLine } from './issue-line.ts'
import { NAMED_FORM, parseNamedLine } from './named-line.ts'
import { bindingOptions, findOption } from './question-options.ts'
import { type BlockLine, type Field, type FieldItem, positioned, readFields } from './read-fields.ts'

interface ReadBlock<Tag extends BlockTag> {
  /** The nonce that the block carries, also when the rest of it is wrong. */
  readonly run: string | undefined
  /** Complete only where there are no violations. */
  readonly value: BlockValue<Tag>
  readonly violations: readonly Violation[]
}

/** Checks the text between the tags of a block against its schema. Every fault is listed, in the order of the lines. */
export function readBlock<Tag extends BlockTag>(
  tag: Tag,
  openingLine: number,
  lines: readonly BlockLine[],
): ReadBlock<Tag> {
  const schema: Readonly<Record<string, FieldSpec>> = BLOCK_SCHEMAS[tag]
  const specOf = (name: string) => (Object.hasOwn(schema, name) ? schema[name] : undefined)
  const { fields, violations: faults } = readFields(lines, (name) => specOf(name)?.kind === 'list')
  const found = [...faults]
  const value: Record<string, unknown> = {}
  for (const [name, spec] of Object.entries(schema)) {
    const field = fields.get(name)
    if (field) value[name] = readValue(field, spec, found)
    else if (spec.required) found.push(missing(name, openingLine))
    else if (spec.kind === 'list') value[name] = []
    if (value[name] === undefined) delete value[name]
  }
  for (const field of fields.values()) {
    if (field.name !== RUN_FIELD && !specOf(field.name)) found.push(unknownField(field))
  }
  if (tag === 'USER_QUESTION') checkQuestion(value, fields, found)
  return { run: fields.get(RUN_FIELD)?.text, value: value as BlockValue<Tag>, violations: inOrder(found) }
}

function readValue(field: Field, spec: FieldSpec, found: Violation[]): unknown {
  switch (spec.kind) {
    case 'text':
      if (spec.required && !field.text?.trim()) found.push(wrong(field, TEXT_PATTERNS.someText.expected))
      return field.text
    case 'one_of':
      // Like an optional text, an optional choice without a value is absent.
      if (!spec.required && field.text === undefined) return undefined
      if (!spec.allowed.includes(field.text ?? '')) found.push(wrong(field, oneOf(spec.allowed)))
      return field.text
    case 'flag':
      if (field.text !== 'true' && field.text !== 'false') found.push(wrong(field, oneOf(['true', 'false'])))
      return field.text === 'true'
    case 'list':
      if (field.text !== undefined) found.push(wrong(field, LIST))
      return field.items.map((item, index) => readItem(field, item, index, spec.item, found))
  }
}

const LIST: Localized = { ko: '`- ` 로 시작하는 줄의 목록', en: 'a list of lines that begin with `- `' }

const oneOf = (allowed: readonly string[]): Localized => ({
  ko: `${allowed.join(' | ')} 중 하나`,
  en: `one of: ${allowed.join(' | ')}`,
})

const ITEM_READERS = {
  text: { read: (text: string) => (text.trim() === '' ? undefined : text), expected: TEXT_PATTERNS.someText.expected },
  issue: { read: parseIssueLine, expected: { ko: ISSUE_FORM, en: ISSUE_FORM } },
  failed_test: { read: parseFailedTestLine, expected: { ko: FAILED_TEST_FORM, en: FAILED_TEST_FORM } },
  // The value is the text as it was written; `parseActionItem` reads the deadline from it.
  action: {
    read: (text: string) => (parseActionItem(text) === undefined ? undefined : text),
    expected: { ko: ACTION_FORM, en: ACTION_FORM },
  },
  named: { read: parseNamedLine, expected: { ko: NAMED_FORM, en: NAMED_FORM } },
  attachment: { read: parseAttachmentLine, expected: { ko: ATTACHMENT_FORM, en: ATTACHMENT_FORM } },
} as const

function readItem(
  field: Field,
  item: FieldItem,
  index: number,
  kind: keyof typeof ITEM_READERS,
  found: Violation[],
): unknown {
  const { read, expected } = ITEM_READERS[kind]
  const value = read(item.text)
  if (value === undefined) {
    found.push(
      positioned(
        violation(pointer(field.name, index), 'block_value', { field: field.name, expected }),
        item,
        item.column,
      ),
    )
  }
  return value
}

/** What the fields of a question ask of each other. A default is written as its option is. */
function checkQuestion(value: Record<string, unknown>, fields: ReadonlyMap<string, Field>, found: Violation[]): void {
  const { category, options = [], default: fallback } = value as Partial<Question>
  const [categoryField, optionsField, defaultField] = ['category', 'options', 'default'].map((name) => fields.get(name))
  if (optionsField && options.length > MAX_OPTIONS) found.push(wrong(optionsField, AT_MOST_OPTIONS))
  const binding = category && bindingOptions({ category, options })
  if (categoryField && binding?.length === 0) {
    found.push(positioned(violation(pointer('options'), 'choice_without_options'), categoryField, categoryField.column))
  } else if (defaultField && binding && fallback !== undefined) {
    value.default = findOption(binding, fallback)
    if (value.default !== undefined) return
    const fault = violation(pointer('default'), 'default_not_an_option', { options: binding.join(' | ') })
    found.push(positioned(fault, defaultField, defaultField.column))
  }
}

const AT_MOST_OPTIONS: Localized = { ko: `${MAX_OPTIONS}개 이하`, en: `a list of at most ${MAX_OPTIONS} items` }

function wrong(field: Field, expected: Localized): Violation {
  return positioned(violation(pointer(field.name), 'block_value', { field: field.name, expected }), field, field.column)
}

function missing(name: string, openingLine: number): Violation {
  return positioned(violation(pointer(name), 'block_field_missing', { field: name }), { line: openingLine }, 1)
}

function unknownField(field: Field): Violation {
  return positioned(violation(pointer(field.name), 'block_field_unknown', { field: field.name }), field, 1)
}

function inOrder(found: readonly Violation[]): Violation[] {
  return found.toSorted((a, b) => lineOf(a) - lineOf(b))
}

function lineOf(found: Violation): number {
  return found.position?.line ?? 0
}
