import type { AgentResult } from '../agent-blocks/block-schemas.ts'

/** How a run ended: one value, whatever the cause. The first cause counts. */
export interface RunEnd {
  readonly how:
    | 'completed'
    | 'no_signal'
    | 'exit_code'
    | 'signal'
    | 'not_started'
    | 'error'
    | 'silent'
    | 'wall_clock'
    | 'quota'
    | 'cancelled'
    | 'lost'
  readonly code: number | null
  readonly signal: string | null
  readonly verdict: AgentResult['verdict'] | null
  readonly summary: string | null
  readonly files: readonly string[]
  /** How many more files it made than are listed; absent where all are. */
  readonly more_files?: number
  /** What it printed as `AGENT_RESULT`, where it did. */
  readonly result: AgentResult | null
  readonly reason: string | null
  readonly usage: RunUsage | null
}

/** An end before anything is known of it. */
export const NO_END: Omit<RunEnd, 'how'> = {
  code: null,
  signal: null,
  verdict: null,
  summary: null,
  files: [],
  result: null,
  reason: null,
  usage: null,
}

/** Tokens and cost in the agent's own word, where an adapter hears it. */
export interface UsedTokens {
  readonly input_tokens: number | null
  readonly output_tokens: number | null
  readonly cost_usd: number | null
  /** Calls of the model; absent where the adapter does not count them. */
  readonly turns?: number | null
}

/** What an attempt took. Of a session that goes on, tokens and cost are those since the run last ended. */
interface RunUsage extends UsedTokens {
  /** How long it ran; frozen time does not count. */
  readonly run_ms: number
  readonly output_bytes: number
}
