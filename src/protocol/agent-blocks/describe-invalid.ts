import type { Lang, Localized } from '../lang.ts'
import { describeViolation, type Violation } from '../violation.ts'
import type { InvalidEvent, SignalName } from './block-events.ts'
import { BLOCK_SCHEMAS, type BlockTag, type FieldSpec } from './block-schemas.ts'

/** What is wrong, where, and what was expected, in one line: `ERROR missing required field 'type' (line 3). Expected: …` */
export function describeInvalid({ tag, violations }: Pick<InvalidEvent, 'tag' | 'violations'>, lang: Lang): string {
  const faults = violations.map((found) => describeViolation(found, lang) + place(found, lang)).join('; ')
  const expected = violations.map(otherSignal).find((form) => form !== undefined) ?? FORMS[tag]
  const how = violations.some((one) => isDispatchResult(tag, one)) ? `. ${RUN_AS_DISPATCH[lang]}` : ''
  return (
    (lang === 'ko' ? `${tag} ${faults}. 올바른 형식: ${expected}` : `${tag} ${faults}. Expected: ${expected}`) + how
  )
}

/** The agent ends its runs with AGENT_RESULT, and was started as one that does not. */
const isDispatchResult = (tag: InvalidEvent['tag'], { rule, values }: Violation) =>
  tag === 'AGENT_RESULT' && rule === 'signal_of_other_workflow' && values.kind === 'custom'

const RUN_AS_DISPATCH: Localized = {
  ko: 'AGENT_RESULT 로 끝내는 에이전트는 이렇게 실행합니다: baton agent run --workflow dispatch',
  en: 'To run an agent that ends with AGENT_RESULT: baton agent run --workflow dispatch',
}

/** Where the block should not have come at all, what should have come instead. */
function otherSignal({ rule, values }: Violation): string | undefined {
  if (rule === 'phase_not_current') return `=== PHASE ${values.current} COMPLETE ===`
  return rule === 'signal_of_other_workflow' ? FORMS[values.expected as SignalName | 'AGENT_RESULT'] : undefined
}

function place({ position }: Violation, lang: Lang): string {
  if (!position) return ''
  return lang === 'ko' ? ` (${position.line}번째 줄)` : ` (line ${position.line})`
}

/** Each block in the notation of the protocol document, on one line. */
const FORMS: Readonly<Record<BlockTag | SignalName, string>> = {
  PHASE_COMPLETE: '=== PHASE n COMPLETE ===',
  CUSTOM_TASK_COMPLETE: '=== CUSTOM TASK COMPLETE ===',
  DEPENDENCY_REQUEST: blockForm('DEPENDENCY_REQUEST'),
  USER_QUESTION: blockForm('USER_QUESTION'),
  ERROR: blockForm('ERROR'),
  AGENT_RESULT: blockForm('AGENT_RESULT'),
}

function blockForm(tag: BlockTag): string {
  const fields = Object.entries<FieldSpec>(BLOCK_SCHEMAS[tag]).map(([name, spec]) => `${name}: ${valueForm(spec)}`)
  return `[${tag}] ${fields.join('; ')} [/${tag}]`
}

function valueForm(spec: FieldSpec): string {
  switch (spec.kind) {
    case 'one_of':
      return spec.required ? spec.allowed.join(' | ') : `${spec.allowed.join(' | ')} (optional)`
    case 'flag':
      return 'true | false'
    case 'text':
      return spec.required ? 'text' : 'text (optional)'
    case 'list':
      return '- items (optional)'
  }
}
