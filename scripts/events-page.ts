import type { DeclaredEvent, StreamName } from '../src/protocol/events/declared-event.ts'
import { ADDED_FIELDS, EVENTS } from '../src/protocol/events/event-map.ts'
import { EVENT_VERSION } from '../src/protocol/events/event-version.ts'
import type { Fields } from '../src/protocol/events/field.ts'
import { markdownTable } from './markdown-table.ts'

/** `docs/reference/events.md`: every event that Baton stores, with its fields. */
export function eventsPage(): string {
  const nouns = Map.groupBy(Object.entries<DeclaredEvent>(EVENTS), ([type]) => type.slice(0, type.indexOf(':')))
  const sections = [...nouns].map(([noun, events]) => `## ${noun}\n\n${events.map(eventSection).join('\n')}`)
  return `<!-- Made by \`npm run generate\` from src/protocol/events. Do not edit. -->

# Stored events

Everything that happens is an event in the store, named \`noun:verb\`. \`baton task history TASK --json\` prints those of a task as they are stored. New events and new
fields may be added; a program skips what it does not know.

Every event has \`number\` (over the whole store, from 1), \`stream\` and \`seq\` (its number within that stream, from 1),
\`type\`, \`at\` (ISO 8601 in UTC), \`actor\`, \`simulated\` (written under a clock that \`--now\` set), \`commandId\`, \`data\`
(below), \`v\` (the version of its form; absent: 1), \`wrote\` (digests of the records that were written with it),
\`previous\` and \`hash\` (the chain that \`baton audit verify\` checks). A stream is a task, a run, or one of \`@pipeline\`,
\`@registry\`, \`@people\`, \`@store\`.

This page describes version ${EVENT_VERSION}. Older events stay in the store as they are, and Baton reads them in this form:
\`run:workspace\` is read as \`workspace:made\`, \`documentation:partial\` as \`documentation:progressed\`, and \`person\` of
\`person:*\` as \`who\`.

The data of any event can also have these fields:

${fieldTable(ADDED_FIELDS)}

${sections.join('\n')}`
}

function eventSection([type, { about, fields, stream }]: readonly [string, DeclaredEvent]): string {
  return `### \`${type}\`\n\n${about} Stream: ${STREAMS[stream]}.\n\n${fieldTable(fields)}\n`
}

const STREAMS: Readonly<Record<StreamName, string>> = {
  task: 'the task',
  run: 'the run',
  '@pipeline': '`@pipeline`',
  '@registry': '`@registry`',
  '@settings': '`@settings`',
  '@tokens': '`@tokens`',
  '@people': '`@people`',
  '@store': '`@store`',
  record: 'the one of the record',
}

function fieldTable(fields: Fields): string {
  return markdownTable(['Field', 'Type', 'What it is'], [...fieldRows(fields)])
}

/** A field, and the fields below it: `rule.by`, `checks[].name`. */
function* fieldRows(fields: Fields, above = ''): Generator<readonly string[]> {
  for (const [name, { kind, about, optional }] of Object.entries(fields)) {
    const path = `${above}${name}`
    yield [`\`${path}\`${optional ? ' (optional)' : ''}`, kind.shown, about]
    if (kind.fields) yield* fieldRows(kind.fields, `${path}${kind.shown.startsWith('list') ? '[]' : ''}.`)
  }
}
