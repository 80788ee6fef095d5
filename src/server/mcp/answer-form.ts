import type { ElicitRequestFormParams } from '@modelcontextprotocol/sdk/types.js'
import { bindingOptions } from '../../protocol/agent-blocks/question-options.ts'
import type { Lang } from '../../protocol/lang.ts'
import { HITL_OPTIONS } from '../../protocol/leader-coder/loop.ts'
import { deadLetterTarget } from '../../service/answer/answer-notice.ts'
import type { InboxEntry } from '../../service/inbox/inbox-entry.ts'

/** How an entry of the inbox is answered. */
export interface AnswerForm {
  /** What `answer` takes as its target: a question, a task or the key of an item. */
  readonly target: string
  readonly message: string
  /** Empty: any text. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Words of one's own are an answer too. */
  readonly free_text: boolean
}

/** Undefined where the entry is not answered with a word: a handoff, an escalation, an approval, a run to resume. */
export function answerForm(entry: InboxEntry, lang: Lang): AnswerForm | undefined {
  switch (entry.kind) {
    case 'question': {
      const { agent, question: asked } = entry.facts
      if (!asked) return undefined
      const { question, options } = asked.question
      const binding = bindingOptions(asked.question)
      const message = `${agent}: ${question}`
      return { target: asked.id, message, options: (binding ?? options).map(plain), free_text: binding === undefined }
    }
    case 'item': {
      const { task_id, title, target, text, details, options } = entry.facts
      const message = [`${task_id} ${title}`, text[lang], ...details].join('\n')
      return {
        target,
        message,
        options: options.map(({ choice, label }) => ({ value: choice, label: label[lang] })),
        free_text: false,
      }
    }
    case 'choice': {
      const { task_id, title, lastFeedback } = entry.facts
      const options = HITL_OPTIONS.map(({ key }) => ({ value: key, label: `${key} ${CHOICES[lang][key]}` }))
      return { target: task_id, message: `${task_id} ${title}\n${lastFeedback}`, options, free_text: false }
    }
    case 'document': {
      const { task_id, title, problems } = entry.facts
      const message = [`${task_id} ${title}: HANDOFF.md`, ...problems].join('\n')
      return { target: task_id, message, options: ['allow', 'refuse'].map(plain), free_text: false }
    }
    case 'dead_letter': {
      const { id, to, failure, text } = entry.facts
      const options = (['retry', 'drop'] as const).map((value) => ({ value, label: NOTICE[lang][value] }))
      return {
        target: deadLetterTarget(id),
        message: `${to}: ${text[lang]}\n${failure}`,
        options,
        free_text: false,
      }
    }
    default:
      return undefined
  }
}

/** The form as the client of the person shows it. */
export function elicitation({ message, options }: AnswerForm, lang: Lang): Omit<ElicitRequestFormParams, 'mode'> {
  const title = lang === 'ko' ? '답' : 'Answer'
  const choices = options.map(({ value, label }) => ({ const: value, title: label }))
  const answer =
    choices.length === 0
      ? ({ type: 'string', title, minLength: 1, maxLength: 10_000 } as const)
      : ({ type: 'string', title, oneOf: choices } as const)
  return { message, requestedSchema: { type: 'object', properties: { answer }, required: ['answer'] } }
}

const plain = (value: string) => ({ value, label: value })

const NOTICE = {
  ko: { retry: '전달하지 못한 알림을 모두 다시 보냅니다', drop: '이 알림은 보내지 않습니다' },
  en: { retry: 'deliver all such notices once more', drop: 'do not deliver this one' },
} as const

const CHOICES = {
  ko: { A: '직접 고칩니다', B: '기준을 완화합니다', C: '태스크를 취소합니다' },
  en: { A: 'fix it by hand', B: 'relax the criteria', C: 'cancel the task' },
} as const
