import type { Agent } from './agent-clis.ts'
import type { Trouble } from './relay.ts'

const MESSAGES = {
  400: 'The stub takes no such request.',
  401: 'The key of stub-org is not valid.',
  429: 'Rate limit reached for stub-org: 3 requests per minute.',
  500: 'The stub has an internal error, sorry.',
} as const
type Status = keyof typeof MESSAGES

/** Codex tells the API's words of a 400 and 401; of the others it has its own. */
const CODEX_WORDS: Partial<Record<Status, string>> = {
  429: 'exceeded retry limit, last status: 429 Too Many Requests',
  500: 'currently experiencing high demand',
}

/** The troubles that each agent is carried through: those that pass, those that last, and one in the verifier's part. */
export function troublesOf(agent: Agent): readonly Trouble[] {
  const trouble = (status: Status, role: string): Trouble => {
    const message = MESSAGES[status]
    const words = agent === 'codex' ? (CODEX_WORDS[status] ?? message) : message
    return { status, role, message, words, passes: status === 429 || status === 500 }
  }
  return [
    trouble(429, 'coder'),
    trouble(500, 'coder'),
    trouble(401, 'coder'),
    trouble(400, 'coder'),
    trouble(500, 'verifier'),
  ]
}
