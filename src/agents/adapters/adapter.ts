import type { BlockEvent, LogEvent, Workflow } from '../../protocol/agent-blocks/block-events.ts'
import type { StdinMessage } from '../../protocol/agent-blocks/stdin-messages.ts'
import type { Lang } from '../../protocol/lang.ts'
import type { PermissionAsk, PermissionRule } from '../../protocol/permissions/permission-rule.ts'
import type { UsedTokens } from '../../protocol/plays/run-end.ts'
import type { AgentOptions } from '../../protocol/project-config/agent-options.ts'
import type { McpServer } from './mcp-server.ts'

/**
 * Turns what an agent prints on stdout into what Baton keeps, shows and acts on. One implementation per agent CLI;
 * `plain` is for agents that speak the text protocol themselves.
 *
 * Owns: which bytes are log lines, which are blocks, and what the CLI tells about its session. Does not own: stderr, time
 * (`quiet` is called by `agent-stream.ts`), where the pieces are stored, what a block does to a run.
 *
 * 1. Every byte that is pushed comes back once, in order, as `stdout`, `block` or `wire`; at the latest at the end.
 * 2. Log lines are `stdout` and `log`. A view shows these and parses nothing.
 * 3. A block event follows the text of its block. What an agent says is therefore stored before it is acted on.
 * 4. Whatever is not a known event of a CLI becomes a log line: an unknown version loses nothing.
 * 5. What is held back is bounded, whatever is printed.
 */
export interface Adapter {
  /** Bytes of stdout. They are the adapter's to keep. */
  push(bytes: Uint8Array): Heard[]
  /** A second went by without output. */
  quiet(): Heard[]
  /** The process has ended. Of one that was killed, no half block is heard. */
  end(how: 'exited' | 'killed'): Heard[]
  /** The run has moved on, to its next phase for instance. */
  setWorkflow(workflow: Workflow): void
  readonly facts: AdapterFacts
  /** Only of a CLI that reads from its standard input while it works; the others get their request and its end. */
  readonly conversation?: Conversation
}

/**
 * The other direction: what Baton says to the CLI, in the CLI's own form.
 *
 * 1. Nothing is written but what these two and `reply` of `Heard` return, in the order in which they returned it.
 * 2. The CLI has at most one open question to a person in view; further requests of it wait in the adapter or as events.
 */
export interface Conversation {
  /** What is written when the process has started. */
  open(start: ConversationStart): string
  /**
   * `request` is what the answered event of `Heard` carried; without it the message begins a turn. Undefined where the CLI
   * has no such message: its process is then ended, and the next one begins with what was said.
   */
  encode(message: StdinMessage, request?: string): string | undefined
  /** Ends the turn and not the process, where the CLI can do that. */
  interrupt?(): string
}

export interface ConversationStart {
  readonly prompt: string
  /** The clone of the run. */
  readonly folder: string
  /** The session that the CLI is to go on with; null where a new one begins. */
  readonly session: string | null
}

export interface AdapterOptions {
  /** By which blocks of this run are known, and whether others are heard too. */
  readonly nonce: { readonly value: string; readonly required: boolean }
  readonly workflow?: Workflow
  /** Of the questions that the adapter itself writes. */
  readonly lang?: Lang
  /** The command that is started: tells whether the CLI was asked to read from its standard input while it works. */
  readonly argv?: readonly string[]
  /** The clone of the run. */
  readonly folder?: string
  /** What the CLI may do without a question, beside what its own flags say. */
  readonly allowed?: readonly PermissionRule[]
  /** What no flag of the CLI says: told in the conversation, or kept by the adapter. */
  readonly options?: AgentOptions
  /** A server of tools that the CLI is told of in the conversation. */
  readonly mcp?: McpServer | undefined
  /** What its session had used before this process, for a CLI that counts over the whole session. */
  readonly usedBefore?: AdapterUsage | null
}

/** A part of the output, in the order of the stream. */
export type Heard =
  | { readonly kind: 'text'; readonly source: TextSource; readonly bytes: Uint8Array }
  | {
      readonly kind: 'event'
      readonly event: Exclude<BlockEvent, LogEvent>
      /** The request of the CLI that waits for the answer to this question, inside its turn. */
      readonly request?: string
      /** What is to be allowed, where the question is about that. */
      readonly permission?: PermissionAsk
    }
  /** To be written to the CLI at once: an answer to its protocol that needs no person. */
  | { readonly kind: 'reply'; readonly text: string }
  /** The CLI has done what it was asked and waits for more: what it said counts now as at an exit. */
  | { readonly kind: 'turn_over' }

/**
 * What a piece of text is; the transcript keeps it as the source of a frame.
 *
 * `stdout`: log lines as they were printed. `block`: the lines of a block that was heard. `wire`: events of a CLI as they
 * were printed. `log`: log lines that the adapter wrote about these events.
 */
export type TextSource = 'stdout' | 'block' | 'wire' | 'log'

export interface AdapterFacts {
  /** By which the CLI can go on with this conversation. */
  readonly session: string | null
  /** The CLI does not know the session that it was to go on with. */
  readonly isSessionGone?: boolean
  readonly usage: AdapterUsage | null
  /** A fault of the environment, not of the work: the API, the login, a limit. In the API's own words. */
  readonly fault: AdapterFault | null
  /** What the CLI's model wanted to do and needed a permission for. */
  readonly permissions: readonly PermissionRequest[]
  /** What the agent said since it last used a tool. */
  readonly lastWords: string
}

/** A headless CLI refuses by itself what it would ask a person about. */
interface PermissionRequest {
  readonly tool: string
  readonly reason: string
  readonly decision: 'refused'
}

export type AdapterUsage = UsedTokens

export interface AdapterFault {
  readonly message: string
  /** HTTP status of the API, where it was told. */
  readonly status: number | null
}

export const NO_FACTS: AdapterFacts = { session: null, usage: null, fault: null, permissions: [], lastWords: '' }
