/** One field of an event: its kind, and one sentence for the reference. */
export interface Field<Value = unknown, Optional extends boolean = boolean> {
  readonly kind: Kind<Value>
  readonly about: string
  /** Whether events of this type may leave it out. */
  readonly optional: Optional
}

export type Fields = Readonly<Record<string, Field>>

/** A field that every event of its type has. */
export const field = <Value>(kind: Kind<Value>, about: string): Field<Value, false> => ({
  kind,
  about,
  optional: false,
})

/** A field that is left out where there is nothing to say. */
export const optional = <Value>(kind: Kind<Value>, about: string): Field<Value, true> => ({
  kind,
  about,
  optional: true,
})

/** The value that fields declare. */
export type DataOf<Declared extends Fields> = Plain<
  {
    readonly [Name in keyof Declared as Declared[Name] extends Field<unknown, true> ? never : Name]: ValueOf<
      Declared[Name]
    >
  } & {
    readonly [Name in keyof Declared as Declared[Name] extends Field<unknown, true> ? Name : never]?: ValueOf<
      Declared[Name]
    >
  }
>

type ValueOf<Declared> = Declared extends Field<infer Value> ? Value : never
type Plain<Value> = { readonly [Name in keyof Value]: Value[Name] }

/**
 * What a field of an event holds: a type for the compiler, a name for the reference, and a test by which the suite holds
 * stored events to the map.
 */
export interface Kind<Value = unknown> {
  /** As the reference shows it: `text or null`. */
  readonly shown: string
  readonly holds: (value: unknown) => value is Value
  /** The fields of an object, or of each item of a list, where the reference lists them. */
  readonly fields?: Fields
}

export const text: Kind<string> = { shown: 'text', holds: (value) => typeof value === 'string' }
export const number: Kind<number> = { shown: 'number', holds: (value) => typeof value === 'number' }
export const flag: Kind<boolean> = { shown: 'true or false', holds: (value) => typeof value === 'boolean' }

/** A commit, tree or other object of git, by its whole id. */
export const gitId: Kind<string> = { shown: 'git id', holds: text.holds }
/** ISO 8601 in UTC. */
export const time: Kind<string> = { shown: 'time', holds: text.holds }

export function oneOf<const Word extends string | number>(...words: readonly Word[]): Kind<Word> {
  return {
    shown: words.map((word) => `\`${word}\``).join(', '),
    holds: (value): value is Word => words.some((word) => word === value),
  }
}

export function orNull<Value>(kind: Kind<Value>): Kind<Value | null> {
  const holds = (value: unknown): value is Value | null => value === null || kind.holds(value)
  return { ...kind, shown: `${kind.shown} or null`, holds }
}

export function list<Value>(kind: Kind<Value>): Kind<readonly Value[]> {
  const holds = (value: unknown): value is readonly Value[] =>
    Array.isArray(value) && value.every((item) => kind.holds(item))
  return { ...kind, shown: `list of ${kind.shown}`, holds }
}

/** An object with any keys whose values are of one kind. */
export function byName<Value>(kind: Kind<Value>): Kind<Readonly<Record<string, Value>>> {
  const holds = (value: unknown): value is Readonly<Record<string, Value>> =>
    isObject(value) && Object.values(value).every((item) => kind.holds(item))
  return { ...kind, shown: `object of ${kind.shown}`, holds }
}

/** An object with exactly these fields, which the reference lists. */
export function shape<const Declared extends Fields>(fields: Declared): Kind<DataOf<Declared>> {
  const holds = (value: unknown): value is DataOf<Declared> =>
    isObject(value) && fieldFaults(fields, value).length === 0
  return { shown: 'object', holds, fields }
}

/** An object of a type that is described elsewhere. */
export const object = <Value extends object>(shown: string): Kind<Value> => ({
  shown,
  holds: (value): value is Value => isObject(value),
})

/** A value whose type the compiler knows and a test cannot tell. */
export const value = <Value>(shown: string): Kind<Value> => ({
  shown,
  holds: (found): found is Value => found !== undefined,
})

/** Fields that are missing, are not declared, or hold something else than declared. */
export function fieldFaults(fields: Fields, data: Readonly<Record<string, unknown>>): string[] {
  const told = Object.entries(data).filter(([, found]) => found !== undefined)
  const undeclared = told.filter(([name]) => !Object.hasOwn(fields, name)).map(([name]) => `${name} is not declared`)
  const declared = Object.entries(fields).flatMap(([name, field]) => {
    const fault = fieldFault(field, data[name])
    return fault === undefined ? [] : [`${name} ${fault}`]
  })
  return [...undeclared, ...declared]
}

function fieldFault({ kind, optional }: Field, found: unknown): string | undefined {
  if (found === undefined) return optional ? undefined : 'is missing'
  return kind.holds(found) ? undefined : `is not ${kind.shown}: ${JSON.stringify(found)}`
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
