import type { AgentError } from '../../protocol/agent-blocks/block-schemas.ts'

const SECOND = 1_000
const FIRST_DELAY = 5 * SECOND
const MAX_DELAY = 6 * 3_600 * SECOND

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:ms|milliseconds?|밀리초)$/i, 1],
  [/^(?:s|secs?|seconds?|초)$/i, SECOND],
  [/^(?:m|mins?|minutes?|분)$/i, 60 * SECOND],
  [/^(?:h|hrs?|hours?|시간)$/i, 3_600 * SECOND],
]

/** `retry after 30 seconds`, `in 5 min`, `30초 후`, `Retry-After: 20`: a number near a word that says when. */
const NAMED_BEFORE =
  /(?:after|in|retry-after:?|wait(?: for)?)\s{0,4}(\d{1,6})\s{0,4}(ms|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?)?\b/i
const NAMED_KOREAN = /(\d{1,6})\s{0,4}(밀리초|초|분|시간)\s{0,4}(?:후|뒤)/

/** How long `pause_and_retry` waits: as long as the message says, else 5, 10, 20, 40, 80 seconds. */
export function retryDelay({ message, details = '' }: AgentError, retries: number): number {
  const text = `${message}\n${details}`.slice(0, 4_096)
  const named = NAMED_KOREAN.exec(text) ?? NAMED_BEFORE.exec(text)
  if (!named) return FIRST_DELAY * 2 ** retries
  const unit = UNITS.find(([pattern]) => pattern.test(named[2] ?? 's'))?.[1] ?? SECOND
  return Math.min(MAX_DELAY, Math.max(SECOND, Number(named[1]) * unit))
}
