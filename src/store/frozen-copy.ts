/**
 * A value that nobody can change, as JSON would give it back: members without a value are left out, and what is no
 * number becomes null. What is frozen all the way down already is kept as it is. `known` is such a value from before:
 * what is shared with it is not looked into, so that a record made by spreading one that was loaded costs only what is
 * new in it.
 */
export function frozenCopy<Value>(value: Value, known?: unknown): Value {
  return copy(value, known) as Value
}

function copy(value: unknown, known: unknown): unknown {
  if (typeof value === 'string') return value
  if (typeof value === 'bigint') throw new TypeError('a bigint is not JSON')
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null
  if (typeof value !== 'object' || value === null || value === known) return value
  if (Array.isArray(value)) return copyItems(value, Array.isArray(known) ? known : [])
  const members = typeof known === 'object' && known !== null ? known : {}
  return copyMembers(value as Readonly<Record<string, unknown>>, members as Readonly<Record<string, unknown>>)
}

function copyItems(value: readonly unknown[], known: readonly unknown[]): readonly unknown[] {
  let made: unknown[] | undefined
  for (let index = 0; index < value.length; index += 1) {
    const kept = copy(value[index] ?? null, known[index])
    if (Object.is(kept, value[index])) continue
    made ??= value.slice()
    made[index] = kept
  }
  return made === undefined && Object.isFrozen(value) ? value : Object.freeze(made ?? value.slice())
}

function copyMembers(
  value: Readonly<Record<string, unknown>>,
  known: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  let made: Record<string, unknown> | undefined
  // Side by side in lists: to look members up by name in values of many shapes costs several times as much.
  const [keys, values] = [Object.keys(value), Object.values(value)]
  const [knownKeys, knownValues] = [Object.keys(known), Object.values(known)]
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] as string
    const member = values[index]
    // Most values need no look at what is known.
    const isPlain = typeof member !== 'object' || member === null
    const kept = copy(member, isPlain ? undefined : knownKeys[index] === key ? knownValues[index] : known[key])
    if (member !== undefined && Object.is(kept, member)) continue
    // By spreading first: a member named __proto__ is then the object's own, and set like any other.
    made ??= { ...value }
    if (member === undefined) delete made[key]
    else made[key] = kept
  }
  return made === undefined && Object.isFrozen(value) ? value : Object.freeze(made ?? { ...value })
}

/** Freezes a value in place, all the way down. */
export function frozen(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  Object.freeze(value)
  for (const member of Object.values(value)) frozen(member)
}
