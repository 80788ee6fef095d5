import type { Fields } from './field.ts'

/**
 * The stream that an event is written to: the task's, the run's, a fixed one such as `@pipeline`, or the one of the
 * record that it is about.
 */
export type StreamName =
  | 'task'
  | 'run'
  | '@pipeline'
  | '@registry'
  | '@people'
  | '@settings'
  | '@tokens'
  | '@store'
  | 'record'

export interface DeclaredEvent {
  /** One sentence: what happened. */
  readonly about: string
  readonly fields: Fields
  readonly stream: StreamName
}

type WithoutStream = Readonly<Record<string, Pick<DeclaredEvent, 'about' | 'fields'>>>

/** Declares the events of one stream. */
export function eventsOf<const Declared extends WithoutStream>(
  stream: StreamName,
  events: Declared,
): { readonly [Type in keyof Declared]: Declared[Type] & { readonly stream: StreamName } } {
  const declared = Object.entries(events).map(([type, event]) => [type, { ...event, stream }])
  return Object.fromEntries(declared) as ReturnType<typeof eventsOf<Declared>>
}
