type Members = Readonly<Record<string, unknown>>

/**
 * Whether two values have the same JSON, members in the same order. Most pairs differ early or are the same object, so
 * they are walked; only where a value is one that JSON changes (undefined, NaN) are the texts compared.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    return Array.isArray(a) || Array.isArray(b) ? sameItems(a, b) : sameMembers(a as Members, b as Members)
  }
  if (typeof a === 'string' && typeof b === 'string') return false
  return textOf(a) === textOf(b)
}

function sameItems(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
  return a.every((item, index) => sameJson(item, b[index]))
}

function sameMembers(a: Members, b: Members): boolean {
  const [keys, others] = [Object.keys(a), Object.keys(b)]
  const inStep = keys.length === others.length && keys.every((key, index) => key === others[index])
  // Members without a value are not in the JSON: with them, other keys can give the same text.
  if (!inStep) return hasUndefined(a, keys) || hasUndefined(b, others) ? textOf(a) === textOf(b) : false
  return keys.every((key) => (a[key] === undefined) === (b[key] === undefined) && sameJson(a[key], b[key]))
}

const hasUndefined = (value: Members, keys: readonly string[]) => keys.some((key) => value[key] === undefined)

const textOf = (value: unknown) => JSON.stringify(value) ?? 'null'
