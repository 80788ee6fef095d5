import type { Conversation, Turn } from './conversation.ts'
import { playRole, roleOf } from './play-role.ts'

/** Commands that no rule allows: a person is asked about each. */
export const ASKED = { allowed: 'echo compat-allowed', refused: 'echo compat-refused' } as const

export const QUESTION = { text: 'Round or truncate?', answer: 'truncate, please' } as const

/** The coder of `playRole` that first asks a question in plain words, then uses two tools for which it needs a person. */
export function probeRole(conversation: Conversation): Turn {
  const { prompt, results } = conversation
  if (roleOf(prompt) !== 'coder') return playRole(conversation)
  if (!prompt.includes(QUESTION.answer)) return { kind: 'say', text: QUESTION.text }
  const asked = [ASKED.allowed, ASKED.refused][results.length]
  if (asked !== undefined) return { kind: 'shell', command: asked, escalated: true }
  return playRole({ ...conversation, results: results.slice(2) })
}
