import type { WayBack } from '../../engine/ways-back.ts'
import type { NewNotice } from '../../pipeline/changeset.ts'
import type { Escalation, HandoffState } from '../../pipeline/records.ts'
import type { TaskEvidence } from '../../pipeline/relay/forward-steps.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { Evidence } from '../../protocol/plays/evidence.ts'
import type { Priority } from '../../protocol/priority.ts'
import type { TaskRow } from '../../store/port.ts'
import type { MissingTeam, OpenItem, PausedLoop, RefusedDocument } from '../answer/decisions-of.ts'
import type { HandoffDeadline } from '../tasks/handoff-times.ts'

/** What is known of each kind of entry. */
export interface InboxFacts {
  readonly escalation: Escalation & { readonly task_id: string }
  readonly question: RunFacts
  readonly run_error: RunFacts
  readonly run_paused: RunFacts
  readonly run_failed: RunFacts
  readonly choice: PausedLoop
  readonly document: RefusedDocument
  readonly item: OpenItem
  readonly stage_failed: TaskFacts & {
    readonly stage: string | null
    readonly run_id: string | null
    readonly reason: string
  }
  readonly inactive_team: TaskFacts & MissingTeam & { readonly status: string }
  readonly revision: ReturnedFacts
  readonly not_carried: ReturnedFacts
  readonly handoff: HandoffFacts
  readonly cancelled_dependency: TaskFacts & {
    readonly cancelled: readonly string[]
    readonly dependencies: readonly string[]
  }
  readonly hold: TaskFacts & { readonly reason: string | null; readonly remembered: string | null }
  readonly pipeline_stopped: Readonly<Record<never, never>>
  readonly dead_letter: NewNotice & { readonly attempts: number; readonly failure: string }
  readonly approval: TaskRow & { readonly rests_on: TaskEvidence | null; readonly evidence: Evidence | null }
}

/** What can wait for a person. */
export type InboxKind = keyof InboxFacts

interface TaskFacts {
  readonly task_id: string
  readonly title: string
}

interface RunFacts extends Pick<RunRecord, 'run_id' | 'agent' | 'state' | 'error' | 'end'> {
  readonly question: RunRecord['questions'][number] | null
  /** The task with which the run goes on; null where it goes on by itself. */
  readonly goes_on_with: string | null
}

interface ReturnedFacts extends TaskFacts {
  readonly status: string
  readonly team: string
  /** What the team was asked when the task came back. */
  readonly way_back: WayBack | null
  /** Agents carried it before, and can go on. */
  readonly is_carried: boolean
  /** Who can hand it on again; null where the team has nobody. */
  readonly by: string | null
}

interface HandoffFacts extends TaskFacts, Pick<HandoffState, 'handoff_id' | 'point' | 'ack'> {
  readonly source_team: string
  readonly target_team: string
  readonly priority: Priority
  /** When the ACK is overdue; null while its clock stands still. */
  readonly due_at: string | null
  /** What happens next if nobody answers. */
  readonly next: Pick<HandoffDeadline, 'step' | 'left_ms'> | null
  readonly rests_on: TaskEvidence | null
}

/** One entry of an inbox: what waits, since when, and who can decide it. */
export type InboxEntry = { readonly [Kind in InboxKind]: EntryOf<Kind> }[InboxKind]

export interface EntryOf<Kind extends InboxKind> {
  readonly kind: Kind
  /** The task, run, escalation or notice that it is about. */
  readonly id: string
  readonly task_id: string | null
  /** ISO 8601; null where nobody knows. */
  readonly since: string | null
  /** Agents and people, by id. */
  readonly decides: readonly string[]
  readonly facts: InboxFacts[Kind]
}
