import type { StoredEvent } from '../../pipeline/changeset.ts'
import type { MessageRecord } from '../../pipeline/records.ts'
import { upcastEvent } from '../../protocol/events/upcast-event.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'

/** The messages that move a task. An ACK that rejects is one of the logged steps: its own statuses stay where they are. */
const MOVING = ['handoff', 'reject', 'revision_request']

interface Move {
  readonly from: string
  readonly to: string
  readonly at: string
}

/**
 * Where a task must be: at the end of its newest handoff or reject message, plus the steps that were logged after it.
 * Without such a message the log alone says it.
 */
export function expectedStatus(
  pipeline: Pipeline,
  messages: readonly MessageRecord[],
  events: readonly StoredEvent[],
): string {
  const moves = events.flatMap(moveOf)
  const [newest] = messages
    .filter((message) => MOVING.includes(message.type))
    .map((message) => ({ to: stepOf(message).to, after: placeOf(message, moves) }))
    .toSorted((a, b) => b.after - a.after)
  if (!newest) return moves.at(-1)?.to ?? startOf(pipeline, events)
  return moves.slice(Math.floor(newest.after) + 1).at(-1)?.to ?? newest.to
}

/**
 * Where in the log a message stands: at its own step. A message whose step is missing from the log still counts, by
 * its time; clocks can be set back, so the log's own order comes first.
 */
function placeOf(message: MessageRecord, moves: readonly Move[]): number {
  const { from, to } = stepOf(message)
  const own = moves.findLastIndex((move) => move.from === from && move.to === to && move.at === message.accepted_at)
  if (own >= 0) return own
  const before = moves.findLastIndex((move) => Date.parse(move.at) <= Date.parse(message.accepted_at))
  return before + 0.5
}

function stepOf({ body }: MessageRecord): { from: string; to: string } {
  const { status_from, status_to } = body.task as { status_from: string; status_to: string }
  return { from: status_from, to: status_to }
}

function moveOf(event: StoredEvent): Move[] {
  const { type, data, at } = upcastEvent(event)
  if (type !== 'task:moved' && type !== 'task:repaired') return []
  return [{ from: data.from, to: data.to, at }]
}

function startOf(pipeline: Pipeline, events: readonly StoredEvent[]): string {
  const imported = events.map(upcastEvent).find(({ type }) => type === 'task:imported')
  return imported?.type === 'task:imported' ? imported.data.task.status : pipeline.initial
}
