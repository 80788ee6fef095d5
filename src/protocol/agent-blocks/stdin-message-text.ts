import type { Lang } from '../lang.ts'
import type { StdinMessage } from './stdin-message-schema.ts'

/** A message of the platform as plain words, for an agent CLI that takes nothing but text. */
export function stdinMessageText(message: StdinMessage, lang: Lang): string {
  const ko = lang === 'ko'
  switch (message.type) {
    case 'follow_up':
      return message.text
    case 'question_answer':
      if (message.answer === null)
        return ko ? '질문에 답이 없습니다. 스스로 결정하세요.' : 'Nobody answered your question. Decide by yourself.'
      return `${ko ? '질문에 대한 답' : 'The answer to your question'}: ${message.answer}`
    case 'phase_result':
      return `${message.phase}: ${message.verdict}. ${message.comments}`
    case 'retry':
      return ko ? '다시 시도하세요.' : 'Try again.'
    case 'protocol_error':
      return message.details
    case 'dependency_answer':
      return `${message.name}=${message.value}`
  }
}
