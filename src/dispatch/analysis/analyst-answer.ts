import type { AutoFixTask } from '../../protocol/auto-fix/parse-with-auto-fix.ts'
import { parseJson } from '../../protocol/parse-json.ts'
import { type Parsed, parsed } from '../../protocol/parsed.ts'
import { type Violation, violation } from '../../protocol/violation.ts'
import { INTENTS, type Intent, SIZES, type Size } from './intent.ts'

/** What an agent answers that was asked to analyse a request. */
export interface AnalystAnswer {
  readonly intent: Intent
  readonly size: Size
  /** Null: none of the skills is the work. */
  readonly skill: string | null
  /** Why, in a sentence. */
  readonly reason: string
  /** What has to be settled before the work can be planned. */
  readonly unclear: readonly string[]
}

const MOST_UNCLEAR = 3

/** How the answer is read; where it has the wrong form, the agent is asked again. */
export const analystTask = (skills: readonly string[]): AutoFixTask<AnalystAnswer> => ({
  role: 'analyst',
  schema: answerSchema(skills),
  parse: (text) => readAnswer(text, skills),
})

export const answerSchema = (skills: readonly string[]) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  required: ['intent', 'size', 'skill', 'reason', 'unclear'],
  properties: {
    intent: { enum: [...INTENTS] },
    size: { enum: [...SIZES] },
    skill: { enum: [...skills, null] },
    reason: { type: 'string', maxLength: 500 },
    unclear: { type: 'array', maxItems: MOST_UNCLEAR, items: { type: 'string', maxLength: 300 } },
  },
})

function readAnswer(text: string, skills: readonly string[]): Parsed<AnalystAnswer> {
  const read = parseJson(text, 'analyst')
  if (!read.ok)
    return { ok: false, violations: [violation('', 'unreadable_json', { reason: read.error.describe('en') })] }
  if (typeof read.value !== 'object' || read.value === null)
    return { ok: false, violations: [violation('', 'unreadable_json', { reason: 'not an object' })] }
  const { intent, size, skill = null, reason = '', unclear = [] } = read.value as Record<string, unknown>
  const oneOf = (name: string, value: unknown, allowed: readonly unknown[]): readonly Violation[] =>
    allowed.includes(value) ? [] : [violation(`/${name}`, 'enum', { allowed: allowed.map(String).join(', ') })]
  const texts = Array.isArray(unclear) ? unclear.filter((one) => typeof one === 'string') : []
  const found = [
    ...oneOf('intent', intent, INTENTS),
    ...oneOf('size', size, SIZES),
    ...oneOf('skill', skill, [...skills, null]),
  ]
  return parsed(
    {
      intent: intent as Intent,
      size: size as Size,
      skill: skill as string | null,
      reason: oneLine(typeof reason === 'string' ? reason : '', 500),
      unclear: texts.slice(0, MOST_UNCLEAR).map((one) => oneLine(one, 300)),
    },
    found,
  )
}

const oneLine = (text: string, most: number) =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
