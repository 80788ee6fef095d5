/**
 * JSON with sorted keys, no white space and no undefined members: two values have the same text
 * exactly when they are the same JSON. Hashes and the comparison of messages rest on it.
 *
 * Written out rather than by `JSON.stringify` of a sorted copy, because every commit pays for it: an object sorts keys
 * that look like numbers by itself, and a call into the runtime for each short text costs more than the text.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (value === null || value === undefined) return 'null'
  if (typeof value !== 'object') return JSON.stringify(value) ?? 'null'
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
  const keys = Object.keys(members)
  // In a list: to look members up by name in objects of many shapes costs several times as much.
  const values = Object.values(members)
  if (keys.length > FEW_KEYS) return sortedText(keys.sort(), (key) => members[key])
  sortFew(keys, values)
  let text = ''
  for (let index = 0; index < keys.length; index += 1) {
    const member = values[index]
    if (member === undefined) continue
    const named = `${quoted(keys[index] as string)}:${canonicalJson(member)}`
    text += text === '' ? named : `,${named}`
  }
  return `{${text}}`
}

function sortedText(keys: readonly string[], memberOf: (key: string) => unknown): string {
  const members = keys.flatMap((key) => {
    const member = memberOf(key)
    return member === undefined ? [] : [`${quoted(key)}:${canonicalJson(member)}`]
  })
  return `{${members.join(',')}}`
}

/** Below this, sorting by insertion is quicker than the general way, which most of its time gets ready to sort. */
const FEW_KEYS = 24

/** Sorts keys, and the values in the same places with them. */
function sortFew(keys: string[], values: unknown[]): void {
  for (let index = 1; index < keys.length; index += 1) {
    const key = keys[index] as string
    if ((keys[index - 1] as string) < key) continue
    const value = values[index]
    let at = index
    for (; at > 0 && (keys[at - 1] as string) > key; at -= 1) {
      keys[at] = keys[at - 1] as string
      values[at] = values[at - 1]
    }
    keys[at] = key
    values[at] = value
  }
}

const SHORT = 64

/** What `JSON.stringify` makes of a text. A short one is looked at first: most need no escaping. */
export function quoted(text: string): string {
  return needsEscaping(text) ? JSON.stringify(text) : `"${text}"`
}

/** Whether JSON writes a text otherwise than between quotes. True for every long one, which is not looked at. */
export function needsEscaping(text: string): boolean {
  if (text.length > SHORT) return true
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    // Control characters, the quote, the backslash, and halves of a character, which may stand alone.
    if (code < 0x20 || code === 0x22 || code === 0x5c || code >= 0xd800) return true
  }
  return false
}
