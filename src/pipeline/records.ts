import type { AckStep } from '../protocol/deadlines.ts'
import type { EscalationTrigger } from '../protocol/messages/schemas.ts'
import type { PermissionRule } from '../protocol/permissions/permission-rule.ts'
import type { AgentDefinition, PipelineDefinition } from '../protocol/pipeline/definition.ts'
import type { TaskPackage } from '../protocol/task-package/schema.ts'
import type { People } from './people.ts'
import type { RelayRecord } from './relay/relay-record.ts'
import type { RunRecord, WorkerRecord } from './runs/run-record.ts'
import type { SettingsRecord } from './settings/settings-record.ts'
import type { CheckRecord, SetupRecord } from './setup/setup-records.ts'
import type { TokensRecord } from './tokens/tokens-record.ts'
import type { ItemRecord, LaneRecord, OutcomeRecord, VisitRecord } from './visits/visit-record.ts'

/**
 * What the store keeps, as values. Decisions read these and return whole new ones; nothing is edited in place.
 *
 * Times named `*_at` inside a handoff are *pipeline time*: milliseconds that pass only while the pipeline runs
 * (`pipeline-time.ts`), so that stopping it freezes every deadline at once without touching a task.
 */
export interface TaskRecord {
  /** The package as it is exported, without its envelope. */
  readonly task: TaskPackage
  /** The hash of the definition it started with. */
  readonly definition: string
  /** The status that a hold returns to. */
  readonly remembered: string | null
  /** The newest handoff, whatever became of it. */
  readonly handoff: HandoffState | null
  /** Rejections in a row by handoff point. */
  readonly rejections: Readonly<Record<string, number>>
  readonly escalations: readonly Escalation[]
  /** Dependencies that are known to be cancelled: they block the task until they are removed. Absent: none. */
  readonly cancelled_dependencies?: readonly string[]
  /** Set while agents carry it: the number of the visit that it is in, or was in last. */
  readonly carried?: { readonly visit: number }
  /** Agents and people who get a notice of every transition. Absent: none. */
  readonly watchers?: readonly string[]
  /** When the next deadline of this task is due, in pipeline time; null when none is running. */
  readonly due_at: number | null
}

export interface HandoffState {
  readonly handoff_id: string
  /** H1, H2 …: the point at which it waits. */
  readonly point: string
  readonly source_team: string
  readonly target_team: string
  readonly limit_minutes: number
  readonly ack: 'awaiting' | 'accepted' | 'deferred' | 'rejected'
  readonly deferrals: number
  /** Milliseconds that counted towards the deadlines before `running_since`. */
  readonly elapsed_ms: number
  /** Pipeline time at which the clock last started; null while it is stopped. */
  readonly running_since: number | null
  /** The deadlines that have fired, each once. */
  readonly fired: readonly AckStep[]
  /** While deferred: milliseconds left until it is delivered again, counted like the deadlines. */
  readonly redeliver_after_ms: number | null
}

export interface Escalation {
  readonly id: string
  readonly level: 1 | 2 | 3
  readonly triggers: readonly EscalationTrigger[]
  readonly handoff_id: string | null
  readonly team: string
  readonly raised_at: string
  readonly note: string | null
  readonly state: 'open' | 'resolved' | 'closed'
  /** How it ended: what a person chose, or why it closed by itself. */
  readonly outcome: 'continue' | 'hold' | 'cancel' | 'raise' | 'acknowledged' | 'superseded' | 'task_ended' | null
  readonly resolved_by: string | null
}

/** A message as it was accepted. `content` is what a repeat must equal. */
export interface MessageRecord {
  readonly task_id: string
  readonly handoff_id: string
  readonly type: string
  readonly body: Readonly<Record<string, unknown>>
  readonly content: string
  readonly accepted_at: string
  /** What the command that brought it answered; a repeat gets the same. */
  readonly result: CommandResult
}

export interface Registry {
  readonly agents: readonly AgentDefinition[]
}

/** Whether the pipeline runs, and how long it has stood still in all. */
export interface Control {
  readonly stopped_at: number | null
  readonly frozen_ms: number
  /** What agents may do without a question because a person allowed it, by stage; absent: nothing. */
  readonly allowed?: Readonly<Record<string, readonly PermissionRule[]>>
}

export interface DefinitionRecord {
  readonly definition: PipelineDefinition
}

/** The kinds of records and their values. */
export interface Records {
  readonly task: TaskRecord
  readonly message: MessageRecord
  readonly registry: Registry
  readonly people: People
  readonly control: Control
  readonly definition: DefinitionRecord
  readonly run: RunRecord
  readonly worker: WorkerRecord
  readonly relay: RelayRecord
  readonly visit: VisitRecord
  readonly item: ItemRecord
  readonly lane: LaneRecord
  readonly outcome: OutcomeRecord
  readonly settings: SettingsRecord
  readonly tokens: TokensRecord
  readonly setup: SetupRecord
  readonly check: CheckRecord
}
export type RecordKind = keyof Records

export interface RecordKey<Kind extends RecordKind = RecordKind> {
  readonly kind: Kind
  readonly id: string
}

/** The one registry, the one list of people, the one control record and the settings of a store. */
export const REGISTRY: RecordKey<'registry'> = { kind: 'registry', id: 'registry' }
export const PEOPLE: RecordKey<'people'> = { kind: 'people', id: 'people' }
export const CONTROL: RecordKey<'control'> = { kind: 'control', id: 'pipeline' }
export const SETTINGS: RecordKey<'settings'> = { kind: 'settings', id: 'settings' }
export const TOKENS: RecordKey<'tokens'> = { kind: 'tokens', id: 'tokens' }

/** What a command answers with: plain JSON. */
export type CommandResult = Readonly<Record<string, unknown>>
