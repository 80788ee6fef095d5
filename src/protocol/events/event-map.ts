import type { Origin } from '../origin.ts'
import type { DeclaredEvent } from './declared-event.ts'
import { type DataOf, type Fields, field, object, optional, shape, text } from './field.ts'
import { ESCALATION_EVENTS, HANDOFF_EVENTS } from './handoff-events.ts'
import {
  PEOPLE_EVENTS,
  PIPELINE_EVENTS,
  RECORD_EVENTS,
  REGISTRY_EVENTS,
  SETTINGS_EVENTS,
  STORE_EVENTS,
  TOKEN_EVENTS,
} from './house-events.ts'
import { BRANCH_EVENTS, INTEGRATION_EVENTS, RELAY_EVENTS } from './relay-events.ts'
import { RUN_EVENTS } from './run-events.ts'
import { BASE_EVENTS, SETUP_EVENTS } from './setup-events.ts'
import { TASK_EVENTS } from './task-events.ts'
import { EFFECT_EVENTS, ITEM_EVENTS, VISIT_EVENTS } from './visit-events.ts'
import { EVIDENCE_EVENTS, LOOP_EVENTS } from './work-events.ts'

/**
 * Every event that Baton stores, by its name `noun:verb`, with the fields of its data.
 *
 * Owns: names, fields, and one sentence about each, from which `docs/reference/events.md` is made. Does not own: the
 * envelope (`pipeline/changeset.ts`), how older events are read (`upcast-event.ts`), and the lines that people see.
 *
 * 1. `Draft.event` takes nothing else, so every stored event is of this map.
 * 2. Decisions and readers import its types alone: the map itself is loaded by the reference and the tests.
 * 3. A field or event that changes gets a new `EVENT_VERSION` and an upcast; what is stored is never rewritten.
 */
export const EVENTS = {
  ...TASK_EVENTS,
  ...HANDOFF_EVENTS,
  ...ESCALATION_EVENTS,
  ...RELAY_EVENTS,
  ...VISIT_EVENTS,
  ...EFFECT_EVENTS,
  ...ITEM_EVENTS,
  ...SETUP_EVENTS,
  ...BASE_EVENTS,
  ...EVIDENCE_EVENTS,
  ...LOOP_EVENTS,
  ...BRANCH_EVENTS,
  ...INTEGRATION_EVENTS,
  ...RUN_EVENTS,
  ...PIPELINE_EVENTS,
  ...REGISTRY_EVENTS,
  ...PEOPLE_EVENTS,
  ...SETTINGS_EVENTS,
  ...TOKEN_EVENTS,
  ...STORE_EVENTS,
  ...RECORD_EVENTS,
} satisfies Readonly<Record<string, DeclaredEvent>>

export type EventType = keyof typeof EVENTS

/** The data of each event, as a decision tells it. */
export type EventData = { readonly [Type in EventType]: DataOf<(typeof EVENTS)[Type]['fields']> }

/** What `Draft.event` adds to the data of any event. */
export const ADDED_FIELDS = {
  by_run: optional(text, 'The run whose agent asked for it, with the token of that run.'),
  person: optional(
    shape({ id: field(text, 'Their id.'), name: field(text, 'Their name.') }),
    'The person who decided it, where only a person may.',
  ),
  origin: optional(object<Origin>('origin'), 'Where that decision came from: terminal, user, program.'),
} satisfies Fields

/** The data of each event, as it is stored. */
export type StoredData = { readonly [Type in EventType]: EventData[Type] & DataOf<typeof ADDED_FIELDS> }
