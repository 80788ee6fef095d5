import type { AgentError, Question } from '../../protocol/agent-blocks/block-schemas.ts'
import type { PermissionAsk } from '../../protocol/permissions/permission-rule.ts'
import type { UsedTokens } from '../../protocol/plays/run-end.ts'
import type { FallbackCause } from '../../protocol/project-config/agent-options.ts'
import type { ClaimedRow } from '../visits/visit-command.ts'
import type { RepairRequest } from './next-repair.ts'
import type { RunCheckpoint, RunEnd, RunRecord, RunWorkspaceRecord } from './run-record.ts'

/** What a run is asked to be; the rest of its record follows from what happens to it. */
export type RunSpec = Pick<
  RunRecord,
  | 'task_id'
  | 'stage'
  | 'agent'
  | 'argv'
  | 'prompt'
  | 'brief'
  | 'pass'
  | 'settings'
  | 'adapter'
  | 'allowed'
  | 'player'
  | 'options'
  | 'fallback'
  | 'workflow'
  | 'nonce'
  | 'nonce_required'
  | 'limits'
  | 'workspace'
>

/**
 * The worker that holds a run, and its attempt. Its commands are refused if another worker holds the run now, or if the
 * attempt is not the newest. The field `held` is something else: the task of the run is on hold.
 */
export interface Held {
  readonly run_id: string
  readonly worker: string
  readonly attempt: number
}

/** A checkpoint as the worker made it; it is numbered and recorded with the step that it belongs to. */
export type NewCheckpoint = Omit<RunCheckpoint, 'number' | 'at' | 'attempt'>

/** What a worker tells a person about what the agent said, without stopping for it. */
export type RunNote =
  | {
      readonly kind: 'protocol_error'
      readonly tag: string
      readonly text: string
      /** The text in Korean, for who watches the run; not recorded. */
      readonly text_ko?: string
    }
  | { readonly kind: 'foreign'; readonly tag: string; readonly text: string }
  | { readonly kind: 'dependency'; readonly tag: string; readonly text: string }
  | { readonly kind: 'warning'; readonly tag: string; readonly text: string }

/** Everything that can be asked of a run. */
export type RunCommand =
  /** A person's. */
  | { readonly type: 'create_run'; readonly run_id: string; readonly spec: RunSpec }
  | {
      readonly type: 'answer_question'
      readonly run_id: string
      /** Without it: the one that waits. */
      readonly question_id: string | null
      readonly text: string
      /** `yes`: nobody was asked, `--yes` gave the default. Without it: a person. */
      readonly how?: 'person' | 'yes'
    }
  | {
      readonly type: 'pause_run' | 'resume_run' | 'cancel_run'
      readonly run_id: string
      readonly reason: string | null
      /** The platform's: its task was put on hold, or goes on. */
      readonly held?: boolean
    }
  | { readonly type: 'follow_up'; readonly run_id: string; readonly text: string }
  | {
      readonly type: 'record_undo'
      readonly run_id: string
      /** The checkpoint whose change was taken back. */
      readonly undone: number
      readonly checkpoint: NewCheckpoint
    }
  /** A worker's, with the lease that it holds. */
  | {
      readonly type: 'take_run'
      readonly run_id: string
      readonly worker: string
      /** Of the token that the new attempt gets. */
      readonly token_hash: string
      /** The row of the queue that offered the run; absent where somebody starts it directly. */
      readonly row?: ClaimedRow
      /** The nonce of a run that has none yet. */
      readonly nonce?: string
    }
  /** The first attempt at a run of a visit: what its agent is told, and the commit that its clone begins with. */
  | ({
      readonly type: 'run_prepared'
      readonly prompt: string
      readonly brief: Readonly<Record<string, unknown>>
      readonly workspace: RunWorkspaceRecord
    } & Held)
  | ({ readonly type: 'run_workspace'; readonly workspace: RunWorkspaceRecord } & Held)
  /** The CLI named its session; null: it does not know the one that it was to go on with. */
  | ({ readonly type: 'run_session'; readonly session: string | null } & Held)
  /** What the process has used so far: known also of a process that is killed. */
  | ({ readonly type: 'run_used'; readonly used: UsedTokens } & Held)
  | ({
      readonly type: 'run_asked'
      readonly question: Question
      readonly phase: number | null
      readonly checkpoint: NewCheckpoint | null
      /** What is to be allowed, where the question is about that. */
      readonly permission?: PermissionAsk
    } & Held)
  | ({
      readonly type: 'run_reported_error'
      readonly error: AgentError
      /** Why another program may take over; absent: the error is not of that kind. */
      readonly cause?: FallbackCause
      readonly checkpoint: NewCheckpoint | null
    } & Held)
  | ({ readonly type: 'run_paused'; readonly checkpoint: NewCheckpoint | null } & Held)
  | ({
      readonly type: 'run_resumed'
      /** Questions whose answers the process got. */
      readonly answers: readonly string[]
      /** How many follow-ups it has got in all. */
      readonly follow_ups: number
    } & Held)
  | ({ readonly type: 'run_noted'; readonly note: RunNote } & Held)
  | ({ readonly type: 'run_ended'; readonly end: RunEnd; readonly checkpoint: NewCheckpoint | null } & Held)
  /** What the agent wrote has the wrong form: its process is asked to repair it. */
  | ({
      readonly type: 'run_repair'
      readonly request: RepairRequest
      /** What the agent had said when it was done. */
      readonly after: string | null
      readonly checkpoint: NewCheckpoint | null
    } & Held)
  /** The same for a run that has ended: it is queued once more. Said by the worker that carries the task. */
  | { readonly type: 'repair_run'; readonly run_id: string; readonly request: RepairRequest }
  /** The worker stops: the run is released, for the next worker or a person. */
  | ({
      readonly type: 'release_run'
      readonly to: 'queued' | 'paused' | 'ended'
      readonly checkpoint: NewCheckpoint | null
      /** What its process used, where the run has not ended with it. */
      readonly used?: UsedTokens | null
    } & Held)
  /** A run that came with a copied store becomes the copy's own, before anything is run there. */
  | { readonly type: 'adopt_run'; readonly run_id: string; readonly folder: string; readonly nonce: string }
  /** The engine's own: the lease of the worker that had its process is over. */
  | { readonly type: 'run_lost'; readonly run_id: string; readonly worker: string }
  /** From a worker that knows the play of the visit: a process that was too old for it has recorded the run's end. */
  | ({ readonly type: 'feed_run'; readonly run_id: string } & ClaimedRow)
  /** The engine's own: whatever is due for the run happens now. */
  | { readonly type: 'fire_run'; readonly run_id: string }

const RUN_COMMANDS: ReadonlySet<string> = new Set<RunCommand['type']>([
  'create_run',
  'answer_question',
  'pause_run',
  'resume_run',
  'cancel_run',
  'follow_up',
  'record_undo',
  'take_run',
  'run_prepared',
  'run_workspace',
  'run_session',
  'run_used',
  'run_asked',
  'run_reported_error',
  'run_paused',
  'run_resumed',
  'run_noted',
  'run_ended',
  'run_repair',
  'repair_run',
  'release_run',
  'adopt_run',
  'run_lost',
  'feed_run',
  'fire_run',
])

export function isRunCommand(command: { readonly type: string }): command is RunCommand {
  return RUN_COMMANDS.has(command.type)
}
