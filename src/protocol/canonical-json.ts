/**
 * JSON with sorted keys, no white space and no undefined members: two values have the same text
 * exactly when they are the same JSON. Hashes and the comparison of messages rest on it.
 *
 * Written out rather than by `JSON.stringify` of a sorted copy, because every commit pays for it: an object sorts keys
 * that look like numbers by itself, and a call into the runtime for each short text costs more than the text.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  return Array.isArray(value) ? itemsText(value) : membersText(value as Readonly<Record<string, unknown>>)
}

function itemsText(items: readonly unknown[]): string {
  let text = ''
  for (let index = 0; index < items.length; index += 1) {
    text += index === 0 ? canonicalJson(items[index] ?? null) : `,${canonicalJson(items[index] ?? null)}`
  }
  return `[${text}]`
}

function membersText(members: Readonly<Record<string, unknown>>): string {
  let text = ''
  for (const key of sorted(Object.keys(members))) {
    const member = members[key]
    if (member !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalJson(member)}`
  }
  return `{${text}}`
}

/** Below this, sorting by insertion is quicker than the general way, which most of its time gets ready to sort. */
const FEW_KEYS = 24

function sorted(keys: string[]): string[] {
  if (keys.length > FEW_KEYS) return keys.sort()
  for (let index = 1; index < keys.length; index += 1) {
    const key = keys[index] as string
    let at = index
    for (; at > 0 && (keys[at - 1] as string) > key; at -= 1) keys[at] = keys[at - 1] as string
    keys[at] = key
  }
  return keys
}

const SHORT = 64

/** What `JSON.stringify` makes of a text. A short one is looked at first: most need no escaping. */
export function quoted(text: string): string {
  if (text.length > SHORT) return JSON.stringify(text)
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    // Control characters, the quote, the backslash, and halves of a character, which may stand alone.
    if (code < 0x20 || code === 0x22 || code === 0x5c || code >= 0xd800) return JSON.stringify(text)
  }
  return `"${text}"`
}
