/**
 * JSON with sorted keys, no white space and no undefined members: two values have the same text
 * exactly when they are the same JSON. Hashes and the comparison of messages rest on it.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const members = value as Readonly<Record<string, unknown>>
    let text = ''
    for (const key of Object.keys(members).sort()) {
      const member = members[key]
      if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`
    }
    return `{${text}}`
  }
  return JSON.stringify(value) ?? 'null'
}
