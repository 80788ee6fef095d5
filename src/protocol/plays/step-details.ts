import type { Checklist } from '../documents/checklist.ts'
import type { Action } from '../pipeline/actions.ts'

/** Why work goes back, as a person gives it on the command line or a message carries it. */
export interface SendBackReason {
  readonly category: string
  readonly description: string
  readonly action_items: readonly { readonly assignee: string; readonly action: string; readonly deadline: string }[]
}

/** A remark on one place of a file, which goes with a way back. */
export interface LineComment {
  readonly path: string
  /** Absent: the whole file is meant. */
  readonly line?: number | undefined
  readonly text: string
}

/** A file that a message names. */
export interface NamedFile {
  readonly name: string
  readonly path: string
  readonly type?: string | undefined
}

/** The actions that a person or agent asks for by name; an ACK rejected comes with `acknowledge`. */
export type StepAction = Exclude<Action, 'ack_rejected'>

/** What a step may carry along; which of it is needed depends on the action. */
export interface StepDetails {
  readonly note?: string
  readonly context?: string
  readonly artifacts?: readonly NamedFile[]
  readonly attachments?: readonly NamedFile[]
  readonly line_comments?: readonly LineComment[]
  readonly output?: Readonly<Record<string, unknown>>
  readonly reason?: SendBackReason
  readonly timeout_minutes?: number
  readonly target_agent?: string
  /** The run whose work goes forward: it needs evidence. A person's step has none. */
  readonly run?: string
  /** Of a completion: the boxes of the documentation checklist. Without it nobody has checked any. */
  readonly checklist?: Checklist
}
