import type { EventType } from '../../protocol/events/event-map.ts'
import type { Action } from '../../protocol/pipeline/actions.ts'

export type { Origin } from '../../protocol/origin.ts'

/** Longer lines say nothing more. */
export const MAX_ANCESTRY = 12

/** Events that record what a person decided. A step of the table is one when only a person may take it. */
const DECISIONS: ReadonlySet<string> = new Set<EventType>([
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
  'permission:allowed',
  'permission:revoked',
  'notice:decided',
  'agent:registered',
  'person:added',
  'person:changed',
  'person:removed',
  'setting:set',
  'setting:unset',
  'settings:rotated',
  'settings:lost',
  'token:created',
  'token:revoked',
  'task:repaired',
])

/** Actions of `task:moved` that are the PO's alone. */
const DECIDING_ACTIONS: ReadonlySet<string> = new Set<Action>(['approve', 'skip_docs', 'hold', 'resume', 'cancel'])

export function isDecision(type: string, data: Readonly<Record<string, unknown>>): boolean {
  return DECISIONS.has(type) || (type === 'task:moved' && DECIDING_ACTIONS.has(String(data.action)))
}
