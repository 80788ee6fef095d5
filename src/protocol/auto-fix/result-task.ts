import type { NoncePolicy } from '../agent-blocks/block-machine.ts'
import { type AgentResult, BLOCK_SCHEMAS, type FieldSpec } from '../agent-blocks/block-schemas.ts'
import { parseAgentResult } from '../agent-blocks/parse-agent-result.ts'
import { type Lang, type Localized, localized } from '../lang.ts'
import type { JsonSchema } from '../to-draft07.ts'
import type { AutoFixTask } from './parse-with-auto-fix.ts'
import { documentHelp } from './repair-prompt.ts'

const RESULT_EXAMPLE = [
  'summary: what was done and how it went',
  'verdict: pass',
  'files:',
  '- src/orders/cancel.ts',
  'issues:',
  '- minor src/orders/cancel.ts:12 the name is unclear',
]

/** For the agent of one run: the block carries its nonce. */
export function resultTask(role: string, nonce: NoncePolicy): AutoFixTask<AgentResult> {
  const fields = Object.entries<FieldSpec>(BLOCK_SCHEMAS.AGENT_RESULT)
  const block = ['[AGENT_RESULT]', `run: ${nonce.value}`, ...RESULT_EXAMPLE, '[/AGENT_RESULT]']
  return {
    role,
    parse: (text) => parseAgentResult(text, nonce),
    schema: RESULT_SCHEMA,
    // A block in a fence or among prose is not heard, so it is not taken here either.
    literal: true,
    document: {
      name: 'AGENT_RESULT',
      order: RESULT_ORDER,
      fields: localized((lang) => fields.map((field) => fieldLine(field, lang)).join('\n')),
      // Indented as in the prompt: a CLI that repeats its prompt says nothing by it.
      form: localized(() => block.map((line) => `    ${line}`).join('\n')),
    },
  }
}

/** What an agent whose process lives is told with the error of its block: how the block is written. */
export function resultHelp(nonce: NoncePolicy, lang: Lang): string {
  const { document, schema } = resultTask('', nonce)
  return document ? documentHelp(document, schema, lang) : ''
}

const RESULT_ORDER: Localized = {
  ko: '작업은 폴더에 그대로 있습니다. 다시 하지 마세요. 마지막 말의 끝에 [AGENT_RESULT] 블록을 한 번만 출력하세요. 예시는 네 칸 들여 썼습니다: 들여쓰기와 코드 펜스 없이, 각 줄을 첫 칸부터 출력하고 `run` 의 값은 그대로 옮기세요.',
  en: 'Your work is in the folder as you left it; do not do it again. Print one [AGENT_RESULT] block at the end of your last answer. The example is indented by four spaces: print every line from its first column, without a code fence, and copy the value of `run` as it is.',
}

function fieldLine([name, spec]: [string, FieldSpec], lang: Lang): string {
  const required = spec.required ? (lang === 'ko' ? ' (필수)' : ' (required)') : ''
  if (spec.kind === 'one_of') return `- ${name}: ${spec.allowed.join(' | ')}${required}`
  const list = lang === 'ko' ? '`- ` 로 시작하는 줄의 목록' : 'a list of lines that begin with `- `'
  const line = lang === 'ko' ? '한 줄' : 'one line'
  return `- ${name}: ${spec.kind === 'list' ? list : line}${required}`
}

/** The fields of the block; in the block itself a list is one item a line. */
const RESULT_SCHEMA: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'AgentResult',
  type: 'object',
  required: ['summary', 'verdict'],
  properties: Object.fromEntries(
    Object.entries<FieldSpec>(BLOCK_SCHEMAS.AGENT_RESULT).map(([name, spec]) => [name, valueSchema(spec)]),
  ),
}

function valueSchema(spec: FieldSpec): JsonSchema {
  if (spec.kind === 'list') return { type: 'array', items: { type: 'string' } }
  if (spec.kind === 'flag') return { type: 'boolean' }
  return spec.kind === 'one_of' ? { type: 'string', enum: spec.allowed } : { type: 'string' }
}
