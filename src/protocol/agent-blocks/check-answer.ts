import type { Question } from './block-schemas.ts'
import { nearestOption } from './nearest-option.ts'
import { bindingOptions, findOption } from './question-options.ts'

export type CheckedAnswer =
  | { readonly accepted: true; readonly answer: string }
  | {
      readonly accepted: false
      readonly reason: 'empty' | 'not_an_option'
      /** What may be answered; empty where free text is an answer too. */
      readonly options: readonly string[]
      /** The option that is most like the answer; undefined where none is. */
      readonly suggestion: string | undefined
    }

/** An answer is given to the agent as the option is written; free text is passed on as it was typed. */
export function checkAnswer(question: Question, text: string): CheckedAnswer {
  const binding = bindingOptions(question)
  const options = binding ?? question.options
  const option = findOption(options, text)
  if (option !== undefined) return { accepted: true, answer: option }
  const isEmpty = text.trim() === ''
  if (!binding && !isEmpty) return { accepted: true, answer: text }
  const reason = isEmpty ? 'empty' : 'not_an_option'
  return {
    accepted: false,
    reason,
    options: binding ?? [],
    suggestion: isEmpty ? question.default : isNumber(text) ? undefined : nearestOption(options, text),
  }
}

/** The number of an option that is not there is like none of them. */
const isNumber = (text: string): boolean => /^[\d\s.,#)]+$/.test(text)

/** What a question answers itself when nobody did in time; a required one without default waits on. */
export type TimeoutAnswer = { readonly waits: false; readonly answer: string | null } | { readonly waits: true }

export function answerAtTimeout(question: Pick<Question, 'default' | 'required'>): TimeoutAnswer {
  if (question.default !== undefined) return { waits: false, answer: question.default }
  return question.required ? { waits: true } : { waits: false, answer: null }
}
