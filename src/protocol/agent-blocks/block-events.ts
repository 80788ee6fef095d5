import type { Violation } from '../violation.ts'
import type { AgentError, AgentResult, BlockTag, DependencyRequest, Question } from './block-schemas.ts'
import type { Span } from './line-splitter.ts'

/** How the agent of a run says that it is done. `dispatch` is a word of the text protocol, not a graph of specialists. */
export type Workflow =
  /** By PHASE_COMPLETE, once for each phase. */
  | { readonly kind: 'phases'; readonly currentPhase: number }
  /** By CUSTOM_TASK_COMPLETE. */
  | { readonly kind: 'custom' }
  /** By AGENT_RESULT: every run of a visit, and `agent run --workflow dispatch`. */
  | { readonly kind: 'dispatch' }

export type SignalName = 'PHASE_COMPLETE' | 'CUSTOM_TASK_COMPLETE'

/** Whole lines that are nothing but text. Its range points into the stored transcript. */
export interface LogEvent {
  readonly kind: 'log'
  readonly at: Span
  readonly lines: number
  /** Only with the option `logText`. The text of the range as it was printed, line ends included. */
  readonly text?: string
  /** A single line or a block that was over its limit. */
  readonly cut?: true
}

/** What every event knows about the lines it came from. */
export interface FromBlock {
  readonly at: Span
  /** The nonce that the block carried. */
  readonly run?: string
  /** Something in it was over a limit and carries the cut mark. */
  readonly cut?: true
}

interface QuestionEvent extends FromBlock {
  readonly kind: 'question'
  readonly question: Question
}

interface ErrorEvent extends FromBlock {
  readonly kind: 'error'
  readonly error: AgentError
}

interface DependencyRequestEvent extends FromBlock {
  readonly kind: 'dependency_request'
  readonly deprecated: true
  readonly request: DependencyRequest
}

interface AgentResultEvent extends FromBlock {
  readonly kind: 'agent_result'
  readonly result: AgentResult
}

/** `at` spans the detail lines too; they follow as `detail` events of their own. */
export interface PhaseCompleteEvent extends FromBlock {
  readonly kind: 'phase_complete'
  readonly phase: number
  readonly name?: string
  readonly documents: readonly string[]
}

export interface CustomTaskCompleteEvent extends FromBlock {
  readonly kind: 'custom_task_complete'
  readonly task?: string
  readonly summary?: string
}

/** One line after a completion signal: `Phase: Planning`, or an item of the list that `key` heads. */
export interface DetailEvent {
  readonly kind: 'detail'
  readonly at: Span
  readonly key: string
  readonly value: string
}

/** The agent meant a block and got it wrong. It is told, a person sees it, and the run goes on. */
export interface InvalidEvent extends FromBlock {
  readonly kind: 'invalid'
  readonly tag: BlockTag | SignalName
  readonly error: AgentError
  readonly violations: readonly Violation[]
}

/** A block that names another run. Its lines are log lines; this only lets a person see that somebody tried. */
interface ForeignEvent {
  readonly kind: 'foreign'
  readonly at: Span
  readonly tag: BlockTag | SignalName
  readonly run: string
}

export type BlockEvent =
  | LogEvent
  | QuestionEvent
  | ErrorEvent
  | DependencyRequestEvent
  | AgentResultEvent
  | PhaseCompleteEvent
  | CustomTaskCompleteEvent
  | DetailEvent
  | InvalidEvent
  | ForeignEvent
