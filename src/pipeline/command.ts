import type { PersonRole } from '../protocol/person.ts'
import type { AgentDefinition } from '../protocol/pipeline/definition.ts'
import type { LineComment, NamedFile, SendBackReason, StepAction, StepDetails } from '../protocol/plays/step-details.ts'
import type { Priority } from '../protocol/priority.ts'
import type { FoundRow } from './binding/bind-anew.ts'
import type { ProvedField } from './binding/proved-field.ts'
import type { Origin } from './caller/origin.ts'
import type { RunClaim } from './caller/run-claim.ts'
import type { Person } from './people.ts'
import type { RecordKind } from './records.ts'
import type { RelayCommand } from './relay/relay-command.ts'
import type { RunCommand } from './runs/run-command.ts'
import type { SettingsCommand } from './settings/settings-record.ts'
import type { SetupCommand } from './setup/setup-records.ts'
import type { TokensCommand } from './tokens/tokens-record.ts'
import type { VisitCommand } from './visits/visit-command.ts'

export type { NamedFile, StepAction, StepDetails } from '../protocol/plays/step-details.ts'

/** Everything that can be asked: of tasks and the pipeline, of runs, and of those who carry a task. */
export type PipelineCommand =
  | RunCommand
  | RelayCommand
  | VisitCommand
  | SettingsCommand
  | TokensCommand
  | SetupCommand
  | {
      readonly type: 'create_task'
      readonly task_id: string
      readonly definition: string
      readonly title: string
      readonly priority: Priority
      readonly dependencies: readonly string[]
      readonly tags: readonly string[]
      readonly input: string | null
      readonly input_ref: string | null
      /** What a person changed in the plan of the request, as in the note of a `change`. */
      readonly plan_edits?: string
    }
  | { readonly type: 'import_task'; readonly definition: string; readonly document: unknown }
  | {
      readonly type: 'edit_task'
      readonly task_id: string
      readonly changes: {
        readonly title?: string
        readonly priority?: Priority
        readonly agent?: string
        readonly dependencies?: readonly string[]
        readonly input_ref?: string
        readonly tags?: readonly string[]
      }
    }
  | { readonly type: 'step'; readonly task_id: string; readonly action: StepAction; readonly details: StepDetails }
  | {
      readonly type: 'acknowledge'
      readonly task_id: string
      /** Without it: the newest handoff. */
      readonly handoff_id: string | null
      readonly status: 'accepted' | 'deferred' | 'rejected'
      readonly message: string | null
      readonly reason?: SendBackReason
      readonly attachments?: readonly NamedFile[]
      readonly line_comments?: readonly LineComment[]
    }
  | { readonly type: 'receive_message'; readonly message: Readonly<Record<string, unknown>> }
  | { readonly type: 'escalate'; readonly task_id: string; readonly reason: string }
  /** The actor subscribes to the transitions of the task, or ends the subscription. */
  | { readonly type: 'watch_task'; readonly task_id: string; readonly watch: boolean }
  | {
      readonly type: 'resolve_escalation'
      readonly escalation: string
      readonly decision: 'continue' | 'hold' | 'cancel' | 'raise'
      readonly note: string | null
    }
  | { readonly type: 'register_agent'; readonly agent: AgentDefinition }
  | {
      readonly type: 'set_person'
      readonly person: Person
      /** Whether it must be new, or must be there already. */
      readonly how: 'add' | 'change'
      /** Whether escalations that are raised to the user go to this person from now on. */
      readonly is_user: boolean
    }
  | { readonly type: 'remove_person'; readonly person_id: string }
  | { readonly type: 'stop_pipeline'; readonly reason: string }
  | { readonly type: 'start_pipeline' }
  /** Takes back what a person allowed to the agents of a stage. */
  | { readonly type: 'revoke_permission'; readonly stage: string; readonly rule: string }
  /** What becomes of a notice that no outlet took. `rows`: one for each outlet, parked. */
  | {
      readonly type: 'decide_notice'
      readonly notice: string
      readonly rows: readonly string[]
      readonly choice: 'retry' | 'drop'
    }
  /** The engine's own: whatever is due for the task fires now. */
  | { readonly type: 'fire_deadlines'; readonly task_id: string }
  /** The engine's own: tells the PO that a dependency of the task was cancelled. */
  | { readonly type: 'note_cancelled_dependency'; readonly task_id: string; readonly dependency: string }
  /** The PO's: accepts what the audit found. */
  | {
      readonly type: 'accept_store'
      readonly reason: string
      /** What the witness saw last, where it differs, and the newest event that the store has. */
      readonly known: { readonly store: string; readonly events: number } | null
      readonly found: number
      readonly rows: readonly FoundRow[]
      readonly problems: readonly string[]
    }
  /** The doctor's: puts fields of a record back as the chain proves them. */
  | {
      readonly type: 'repair_record'
      readonly kind: RecordKind
      readonly id: string
      readonly fields: readonly ProvedField[]
    }
  /** The doctor's: brings a task that disagrees with its messages back in line. */
  | { readonly type: 'repair_task'; readonly task_id: string; readonly status: string; readonly problem: string }

/** A command with who asks, when, and the fresh ids it may use: nothing comes from inside a decision. */
export interface Request {
  readonly id: string
  readonly actor: string
  /** The machine's clock, or the one that `--now` set. */
  readonly now: number
  readonly simulated: boolean
  /** Fresh ids by their place; undefined after the last. A list, or one that makes them when they are taken. */
  readonly uuids: { readonly at: (index: number) => string | undefined }
  readonly command: PipelineCommand
  /** Where it came from; absent where Baton itself asks. */
  readonly origin?: Origin
  /** Set where the caller is a run: the token says who acts, and for what. */
  readonly run?: RunClaim
  /** The most that the actor may do, where a token says so. */
  readonly role?: PersonRole
  /** The ways out that each notice of this decision takes; none where nothing is said. */
  readonly outlets?: readonly string[]
}

/** How many fresh UUIDs a request brings: the most that one decision uses. */
export const UUIDS_PER_REQUEST = 12
