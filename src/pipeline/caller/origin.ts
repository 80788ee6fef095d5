/** Where a command came from: it is written into every decision of a person, and decides nothing. */
export interface Origin {
  /** `terminal`: typed by somebody; `program`: a script or CI; `token`: a run's agent; `page`: the web page. */
  readonly channel: 'terminal' | 'token' | 'program' | 'page'
  readonly user: string
  /** Null where the system has no such number. */
  readonly uid: number | null
  readonly pid: number
  /** The terminal's device, where there is one. */
  readonly tty: string | null
  /** The program that was called and those above it, the nearest first; names without control characters. */
  readonly ancestry: readonly { readonly pid: number; readonly name: string }[]
}

/** Longer lines say nothing more. */
export const MAX_ANCESTRY = 12

/** Events that record what a person decided. A step of the table is one when only a person may take it. */
const DECISIONS: ReadonlySet<string> = new Set([
  'integration:begun',
  'integration:abandoned',
  'integration:returned',
  'branch:undone',
  'target:changed',
  'escalation:resolved',
  'loop:chosen',
  'document:judged',
  'question:answered',
  'item:answered',
  'pipeline:stopped',
  'pipeline:started',
  'agent:registered',
  'person:added',
  'person:changed',
  'person:removed',
  'task:repaired',
])

/** Actions of `task:moved` that are the PO's alone. */
const DECIDING_ACTIONS: ReadonlySet<string> = new Set(['approve', 'skip_docs', 'hold', 'resume', 'cancel'])

export function isDecision(type: string, data: Readonly<Record<string, unknown>>): boolean {
  return DECISIONS.has(type) || (type === 'task:moved' && DECIDING_ACTIONS.has(String(data.action)))
}
