import type { BlockEvent } from '../protocol/agent-blocks/block-events.ts'
import { describeInvalid } from '../protocol/agent-blocks/describe-invalid.ts'
import { inflect } from '../protocol/inflect.ts'
import type { Lang } from '../protocol/lang.ts'

/** One line for a person about something that an agent printed. */
export function describeBlockEvent(event: BlockEvent, lang: Lang): string {
  return `${place(event, lang)} ${event.kind}${detail(event, lang)}`
}

function place({ at }: BlockEvent, lang: Lang): string {
  return lang === 'ko' ? `${at.line}행:` : `line ${at.line}:`
}

function detail(event: BlockEvent, lang: Lang): string {
  switch (event.kind) {
    case 'log':
      return lang === 'ko' ? ` (${event.lines}줄)` : inflect` (${event.lines} line(s))`
    case 'question':
      return ` [${event.question.category}] ${event.question.question}`
    case 'error':
      return ` [${event.error.type}, ${event.error.recovery}] ${event.error.message}`
    case 'dependency_request':
      return ` [${lang === 'ko' ? '사용 중단됨' : 'deprecated'}] ${event.request.type} ${event.request.name}`
    case 'agent_result':
      return ` [${event.result.verdict}] ${event.result.summary}`
    case 'phase_complete':
      return ` ${event.phase}${event.name === undefined ? '' : ` ${event.name}`}`
    case 'custom_task_complete':
      return event.task === undefined ? '' : ` ${event.task}`
    case 'detail':
      return ` ${event.key}: ${event.value}`
    case 'invalid':
      return ` ${event.tag}: ${describeInvalid(event, lang)}`
    case 'foreign':
      return ` ${event.tag} (run: ${event.run})`
  }
}
