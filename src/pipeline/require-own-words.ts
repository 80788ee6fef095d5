import { BatonError } from '../protocol/baton-error.ts'
import type { PipelineCommand } from './command.ts'

/** What printed commands have where a person writes: `--reason "…"`. */
const BLANK = /^[\s"'“”]*(?:…|\.\.\.)[\s"'“”]*$/
/** The item of a printed command: `--item "who: what @ when"`. */
const EXAMPLES = ['who: what @ when', '담당: 할 일 @ 기한']

/**
 * Refuses a reason, a note or an item that was left as the printed command shows it: it would be on the record, and a
 * team would get it as feedback.
 */
export function requireOwnWords(command: PipelineCommand): void {
  for (const [field, text] of textsOf(command)) {
    if (text && (BLANK.test(text) || EXAMPLES.includes(text))) throw BatonError.of('PLACEHOLDER_LEFT', { field, text })
  }
}

type Written = readonly [field: string, text: string | null | undefined]

/** What a person writes into a command, by the name of the option. Commands that agents report with have none. */
function textsOf(command: PipelineCommand): readonly Written[] {
  switch (command.type) {
    case 'step': {
      const { note, context, reason, line_comments } = command.details
      return [['note', note], ['context', context], ...reasonTexts(reason), ...comments(line_comments)]
    }
    case 'acknowledge':
      return [['note', command.message], ...reasonTexts(command.reason), ...comments(command.line_comments)]
    case 'escalate':
    case 'stop_pipeline':
    case 'accept_store':
      return [['reason', command.reason]]
    case 'resolve_escalation':
    case 'judge_document':
    case 'answer_item':
      return [['note', command.note]]
    case 'answer_ask':
    case 'choose_loop':
      return [['note', command.note], ...command.criteria.map((text): Written => ['criteria', text])]
    case 'answer_question':
      return [['answer', command.text]]
    default:
      return []
  }
}

type StepReason = Extract<PipelineCommand, { type: 'acknowledge' }>['reason']
type Comments = Extract<PipelineCommand, { type: 'acknowledge' }>['line_comments']

const reasonTexts = (reason: StepReason): readonly Written[] =>
  reason === undefined
    ? []
    : [
        ['reason', reason.description],
        ...reason.action_items.flatMap((item): Written[] => [
          ['item', `${item.assignee}: ${item.action} @ ${item.deadline}`],
          ['item', item.assignee],
          ['item', item.action],
          ['item', item.deadline],
        ]),
      ]

const comments = (given: Comments): readonly Written[] => (given ?? []).map(({ text }) => ['comment', text])
