import { ADDED_FIELDS, EVENTS, type EventType } from '../../src/protocol/events/event-map.ts'
import { fieldFaults } from '../../src/protocol/events/field.ts'

/** How an event of the newest version differs from the map; nothing where it is as declared. */
export function eventFaults(type: string, data: Readonly<Record<string, unknown>>): string[] {
  if (!Object.hasOwn(EVENTS, type)) return [`${type} is not an event of the map`]
  const { fields } = EVENTS[type as EventType]
  return fieldFaults({ ...ADDED_FIELDS, ...fields }, data).map((fault) => `${type}: ${fault}`)
}
