import { type Conversation, offered, type Turn } from './conversation.ts'
import { playRole, roleOf } from './play-role.ts'

/** Commands that no rule allows: a person is asked about each. */
const says = (word: string) => `node -e "console.log('compat-' + '${word}')"`
const ASKED = { allowed: says('allowed'), refused: says('refused') } as const

export const QUESTION = { text: 'Round or truncate?', answer: 'truncate, please' } as const

/** How the model is told that its report was taken. */
const REPORTED = /\breported\b/

/**
 * `playRole`, with trouble. The planner asks a question in plain words; the coder asks it by a tool of `baton mcp` where it
 * is offered one, then uses two tools for which it needs a person; the writer of documents reports by such a tool.
 */
export function probeRole(conversation: Conversation): Turn {
  const { prompt, results, tools } = conversation
  switch (roleOf(prompt)) {
    case 'planning':
      return prompt.includes(QUESTION.answer) ? playRole(conversation) : { kind: 'say', text: QUESTION.text }
    case 'coder': {
      const steps: readonly Turn[] = [
        ...(offered(tools, 'ask_person')
          ? [{ kind: 'tool', tool: 'ask_person', input: { question: QUESTION.text } } as const]
          : []),
        { kind: 'shell', command: ASKED.allowed, escalated: true },
        { kind: 'shell', command: ASKED.refused, escalated: true },
      ]
      return steps[results.length] ?? playRole({ ...conversation, results: results.slice(steps.length) })
    }
    case 'documentation': {
      const turn = playRole(conversation)
      if (turn.kind !== 'say' || !offered(tools, 'report_result')) return turn
      const input = { summary: 'the documents are written', verdict: 'pass' }
      const isReported = results.some((result) => REPORTED.test(result))
      return isReported ? { kind: 'say', text: 'I have reported it.' } : { kind: 'tool', tool: 'report_result', input }
    }
    default:
      return playRole(conversation)
  }
}
