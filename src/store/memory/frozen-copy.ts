/**
 * A copy that nobody can change, as JSON would give it back: members without a value are left out, and what is no
 * number becomes null. What the store handed out before is not copied again, so that a record made from a loaded one
 * by spreading costs only what is new in it.
 */
export function frozenCopy<Value>(value: Value, owned: WeakSet<object>): Value {
  return copy(value, owned) as Value
}

function copy(value: unknown, owned: WeakSet<object>): unknown {
  if (typeof value === 'bigint') throw new TypeError('a bigint is not JSON')
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null
  if (typeof value !== 'object' || value === null || owned.has(value)) return value
  const made = Array.isArray(value) ? value.map((item) => copy(item ?? null, owned)) : copyMembers(value, owned)
  owned.add(Object.freeze(made))
  return made
}

function copyMembers(value: object, owned: WeakSet<object>): object {
  const members: [string, unknown][] = []
  for (const [key, member] of Object.entries(value)) {
    if (member !== undefined) members.push([key, copy(member, owned)])
  }
  // Not by assignment: a member named __proto__ is a member like any other.
  return Object.fromEntries(members)
}

/** Freezes a value in place, all the way down, as one of the store's own. */
export function frozen(value: unknown, owned: WeakSet<object>): void {
  if (typeof value !== 'object' || value === null || owned.has(value)) return
  owned.add(Object.freeze(value))
  for (const member of Object.values(value)) frozen(member, owned)
}
