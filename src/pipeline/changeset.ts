import type { NotificationName } from '../protocol/notifications.ts'
import type { FoundRow } from './binding/bind-anew.ts'
import type { Wrote } from './binding/changed-fields.ts'
import type { CommandResult, RecordKey, RecordKind, Records } from './records.ts'
import type { StoredError } from './stored-error.ts'
import type { Fence, WorkOp } from './work-row.ts'

export type { Fence, NewWork, WorkKind, WorkOp } from './work-row.ts'

/**
 * One decision, whole: what was read, and everything that follows from it. The store commits it or refuses it;
 * there is no other way to write.
 *
 * 1. `reads` names every record that the decision looked at, with the version it saw (0: it was not there). If
 *    one has changed since, nothing is written and the command is decided again.
 * 2. The same `commandId` again returns the first `answer` and writes nothing. Without one it is not remembered: for
 *    what is safe to do twice, such as settling a row of the queue, and only with neither events nor notices nor
 *    records that are bound.
 * 3. `fences` hold at the moment of the commit, by the store's own time. If one does not, nothing is written and the
 *    command is not decided again.
 * 4. `events`, `notices` and `work` are committed with the records: what must happen later survives a crash.
 * 5. The store adds to the events the digests of every record that is written (`binding/bind-changeset.ts`). Rows of the
 *    queue are not bound: a row is a hint, and the worker that claims it reads the records again.
 *
 * A commit checks the `commandId` first, then the fences, then the reads.
 */
export interface Changeset {
  readonly commandId: string | null
  /** Who asked and when: for an event that the store has to add. */
  readonly by: Pick<NewEvent, 'v' | 'at' | 'actor' | 'simulated'>
  readonly fences: readonly Fence[]
  readonly reads: readonly RecordRead[]
  readonly writes: readonly RecordWrite[]
  readonly events: readonly NewEvent[]
  readonly notices: readonly NewNotice[]
  readonly work: readonly WorkOp[]
  readonly answer: Answer
  /** Rows that are bound as they are, whatever events said of them before: the PO accepts them. */
  readonly anew?: readonly FoundRow[]
}

interface RecordRead extends RecordKey {
  readonly version: number
}

export type RecordWrite = {
  readonly [Kind in RecordKind]: { readonly kind: Kind; readonly id: string; readonly value: Records[Kind] }
}[RecordKind]

/** A command's answer; a refusal that had to be recorded is an answer too. `content` is a digest of what was asked for. */
export type Answer = { readonly content?: string } & (
  | { readonly ok: true; readonly result: CommandResult }
  | { readonly ok: false; readonly error: StoredError }
)

/** An event before the store gives it its numbers. A stream is a task, or `@registry`, `@pipeline`. */
export interface NewEvent {
  /** The version of the map of events that it is of (`protocol/events`). Absent: 1. */
  readonly v?: number
  readonly stream: string
  readonly type: string
  /** ISO 8601, the machine's clock or the one that `--now` set. */
  readonly at: string
  readonly actor: string
  /** Written under a clock that was set by hand. */
  readonly simulated: boolean
  readonly data: Readonly<Record<string, unknown>>
  /** Digests of what was written with it: proof for `audit verify`, not shown to people. Added by the store. */
  readonly wrote?: Wrote
}

/**
 * An event as it is stored. `number` counts all events of the store, `seq` those of its stream, both from 1
 * without gaps. `hash` covers the event and the hash before it in the stream.
 */
export interface StoredEvent extends NewEvent {
  readonly number: number
  readonly seq: number
  readonly commandId: string
  readonly previous: string
  readonly hash: string
}

/** To one receiver, to everybody, or to those who watch a task. */
export type NoticeChannel = 'direct' | 'broadcast' | 'task_update'

/**
 * A notification. Each outlet delivers it at least once, from a row of the queue of its own, with an id by which a
 * receiver drops repeats.
 */
export interface NewNotice {
  /** Stable: `commandId` and a running number. */
  readonly id: string
  readonly channel: NoticeChannel
  /** An agent, `team:JARVIS`, `user`, or `everybody`. */
  readonly to: string
  readonly template: NotificationName
  readonly task_id: string | null
  /** The text in the language of notifications, and the same in English. */
  readonly text: { readonly ko: string; readonly en: string }
  readonly at: string
}
