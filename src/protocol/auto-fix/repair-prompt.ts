import { fillTemplate } from '../fill-template.ts'
import type { Lang, Localized } from '../lang.ts'
import { fenced } from '../markdown/write-inline.ts'
import type { JsonSchema } from '../to-draft07.ts'
import { describeViolation, type Violation } from '../violation.ts'

interface Repair {
  readonly schema: JsonSchema
  readonly violations: readonly Violation[]
  readonly answer: string
  /** How many repairs may still be asked for, this one included. */
  readonly left: number
  /** Absent: the answer itself is the JSON value. */
  readonly document?: RepairDocument
}

/** A document that an agent writes, as a request for its repair describes it. */
export interface RepairDocument {
  /** What it is called: `COMPLETION_REPORT.md`, `AGENT_RESULT`. */
  readonly name: string
  /** What the agent is to do, in one paragraph. */
  readonly order: Localized
  /** Every field: its name, where it is written, what it holds. One line each. */
  readonly fields: Localized
  /** The document, filled in. */
  readonly form: Localized
}

/** A prompt quotes what somebody else wrote, so all that it quotes is bounded. */
const MAX_LISTED = 50
const MAX_LINE = 300
const MAX_QUOTED = 4000

const PROMPT: Localized = {
  ko: `출력 형식이 올바르지 않습니다. 다음 오류를 수정하여 다시 출력하세요:

[오류 내용]
{errors}

[필수 형식]
다음 JSON Schema(draft-07)에 맞는 JSON 하나만, 설명 없이 출력하세요.
{schema}

[이전 출력]
{answer}

남은 수정 기회: {left}회
`,
  en: `The format of your output is wrong. Fix the following errors and output it again:

[Errors]
{errors}

[Required form]
Output exactly one JSON value that fits this JSON Schema (draft-07), and nothing else.
{schema}

[Your last output]
{answer}

Repairs left: {left}
`,
}

const DOCUMENT_PROMPT: Localized = {
  ko: `{name} 의 형식이 올바르지 않습니다. 다음 오류를 수정하여 다시 쓰세요:

[오류 내용]
{errors}

{help}

[이전 출력]
{answer}

남은 수정 기회: {left}회
`,
  en: `{name} has the wrong format. Fix the following errors and write it again:

[Errors]
{errors}

{help}

[Your last output]
{answer}

Repairs left: {left}
`,
}

const HELP: Localized = {
  ko: `[할 일]
{order}

[필드]
{fields}

[작성 예시]
{form}

[JSON Schema]
{schema}`,
  en: `[What to do]
{order}

[Fields]
{fields}

[Example]
{form}

[JSON Schema]
{schema}`,
}

const NO_ANSWER: Localized = { ko: '(없음)', en: '(nothing)' }
const MORE: Localized = { ko: '- 그 밖에 {count}건', en: '- and {count} more' }
const CUT: Localized = { ko: '… ({count}자 생략)', en: '… ({count} character(s) left out)' }

export function repairPrompt(repair: Repair): Localized {
  return { ko: promptIn(repair, 'ko'), en: promptIn(repair, 'en') }
}

function promptIn({ schema, violations, answer, left, document }: Repair, lang: Lang): string {
  const values = {
    errors: errorLines(violations, lang).join('\n'),
    answer: document && answer.trim() === '' ? NO_ANSWER[lang] : fenced(cut(answer, lang)),
    left,
  }
  if (!document) return fillTemplate(PROMPT, { ...values, schema: schemaText(schema) }, lang).text
  const { name } = document
  return fillTemplate(DOCUMENT_PROMPT, { ...values, name, help: documentHelp(document, schema, lang) }, lang).text
}

/** How a document is written: what to do, its fields, an example and the schema. */
export function documentHelp({ order, fields, form }: RepairDocument, schema: JsonSchema, lang: Lang): string {
  return fillTemplate(HELP, { order, fields, form, schema: schemaText(schema) }, lang).text
}

const schemaText = (schema: JsonSchema) => fenced(JSON.stringify(schema, null, 2))

function errorLines(violations: readonly Violation[], lang: Lang): string[] {
  const lines = violations.slice(0, MAX_LISTED).map((one) => `- ${oneLine(errorLine(one, lang))}`)
  const count = violations.length - lines.length
  return count > 0 ? [...lines, fillTemplate(MORE, { count }, lang).text] : lines
}

function errorLine(found: Violation, lang: Lang): string {
  const { line, column } = found.position ?? {}
  const place = lang === 'ko' ? ` (${line}행 ${column}열)` : ` (line ${line}, column ${column})`
  return `${found.pointer || '/'}${line === undefined ? '' : place}: ${describeViolation(found, lang)}`
}

function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line
}

function cut(answer: string, lang: Lang): string {
  const count = answer.length - MAX_QUOTED
  return count > 0 ? `${answer.slice(0, MAX_QUOTED)}\n${fillTemplate(CUT, { count }, lang).text}` : answer
}
