import { quoted } from '../../protocol/canonical-json.ts'
import type { BoundField } from './changed-fields.ts'

/**
 * What one event binds (`wrote`), put together as canonical JSON. A text, not an object: every commit has keys of its
 * own, and an object with new keys each time costs more than the rest of the binding.
 */
export class WroteText {
  readonly #records: { readonly name: string; fields: string }[] = []

  /** The last fields that are given for a record count. */
  bind(record: string, fields: readonly BoundField[]): void {
    const text = fieldsText(fields)
    const known = this.#records.find(({ name }) => name === record)
    if (known) known.fields = text
    else this.#records.push({ name: record, fields: text })
  }

  text(): string {
    let text = ''
    for (const { name, fields } of this.#records.toSorted(byName)) {
      text += `${text === '' ? '' : ','}${quoted(name)}:${fields}`
    }
    return `{${text}}`
  }
}

const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1)

/** No path comes twice. */
function fieldsText(fields: readonly BoundField[]): string {
  const sorted = fields.length === 1 ? fields : fields.toSorted(byPath)
  let text = ''
  for (const [path, value] of sorted) {
    text += `${text === '' ? '' : ','}${quoted(path)}:${valueText(value)}`
  }
  return `{${text}}`
}

const byPath = ([a]: BoundField, [b]: BoundField) => (a < b ? -1 : 1)

/** A value that is bound as it is has quotes in it more often than not. */
function valueText(value: string | null): string {
  return value === null || value.startsWith('=') ? JSON.stringify(value) : quoted(value)
}
