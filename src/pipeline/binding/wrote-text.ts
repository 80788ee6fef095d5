import { needsEscaping, quoted } from '../../protocol/canonical-json.ts'
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
    for (const known of this.#records) {
      if (known.name !== record) continue
      known.fields = text
      return
    }
    this.#records.push({ name: record, fields: text })
  }

  text(): string {
    const records = this.#records.length === 1 ? this.#records : this.#records.toSorted(byName)
    let text = ''
    for (const { name, fields } of records) {
      text += text === '' ? `${quoted(name)}:${fields}` : `,${quoted(name)}:${fields}`
    }
    return `{${text}}`
  }
}

const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1)

/** No path comes twice. The fields are put in order where they are: there are few, and nobody else holds the list. */
function fieldsText(fields: readonly BoundField[]): string {
  if (fields.length === 1) return `{${memberText(fields[0] as BoundField)}}`
  const sorted = fields.slice()
  for (let index = 1; index < sorted.length; index += 1) {
    const field = sorted[index] as BoundField
    let at = index
    for (; at > 0 && (sorted[at - 1] as BoundField)[0] > field[0]; at -= 1) sorted[at] = sorted[at - 1] as BoundField
    sorted[at] = field
  }
  let text = ''
  for (const field of sorted) text += text === '' ? memberText(field) : `,${memberText(field)}`
  return `{${text}}`
}

const memberText = ([path, value]: BoundField): string => `${quoted(path)}:${valueText(value)}`

/** A text that is bound as it is has quotes around it, which are escaped; what is between them seldom has to be. */
function valueText(value: string | null): string {
  if (value === null) return 'null'
  if (!value.startsWith('="')) return quoted(value)
  const inner = value.slice(2, -1)
  return needsEscaping(inner) ? JSON.stringify(value) : `"=\\"${inner}\\""`
}
