/**
 * Turns the event stream of an agent CLI into what Baton hears: text in which the agent's blocks stand on lines of their
 * own, with log lines for its tools between them, and facts about the session.
 *
 * 1. What comes out is text: the transcript and the parser read the same bytes, and a person can read them.
 * 2. A line of the adapter's own (tools, errors) begins with a mark (`·`, `!`), so that nothing in it reads as a block.
 * 3. Whatever is not a known event is passed on as a log line: an unknown version loses nothing.
 */
export interface Adapter {
  /** Bytes of stdout in, text out. */
  push(bytes: Uint8Array): string
  /** The process has ended: what is left. */
  end(): string
  readonly facts: AdapterFacts
}

export interface AdapterFacts {
  /** By which the CLI can go on with this conversation. */
  readonly session: string | null
  readonly usage: AdapterUsage | null
  /** Trouble of the world, not of the work: the API, the login, a limit. In the API's own words. */
  readonly fault: AdapterFault | null
  /** Tools that the CLI refused to its model. */
  readonly refused: readonly string[]
  /** What the agent said since it last used a tool. */
  readonly lastWords: string
}

export interface AdapterUsage {
  readonly input_tokens: number | null
  readonly output_tokens: number | null
  readonly cost_usd: number | null
}

export interface AdapterFault {
  readonly message: string
  /** HTTP status of the API, where it was told. */
  readonly status: number | null
}

export const NO_FACTS: AdapterFacts = { session: null, usage: null, fault: null, refused: [], lastWords: '' }
