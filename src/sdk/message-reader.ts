import type { StdinMessage } from '../protocol/agent-blocks/stdin-messages.ts'

const TYPES = {
  question_answer: true,
  phase_result: true,
  retry: true,
  follow_up: true,
  protocol_error: true,
  dependency_answer: true,
} as const satisfies Record<StdinMessage['type'], true>

/** Turns what arrives on stdin, in whatever pieces, into messages. */
export function createMessageReader(): (chunk: Uint8Array | string) => StdinMessage[] {
  const decoder = new TextDecoder()
  let rest = ''
  return (chunk) => {
    const lines = (rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))).split('\n')
    rest = lines.pop() ?? ''
    return lines.map(readMessage).filter((message) => message !== undefined)
  }
}

/** The platform checks what it sends; a line that is no message comes from a newer one or from a person's keyboard. */
function readMessage(line: string): StdinMessage | undefined {
  try {
    const value = JSON.parse(line) as { type?: unknown } | null
    return typeof value?.type === 'string' && Object.hasOwn(TYPES, value.type) ? (value as StdinMessage) : undefined
  } catch {
    return undefined
  }
}
