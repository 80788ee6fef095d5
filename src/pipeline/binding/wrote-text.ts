import type { BoundField } from './changed-fields.ts'

/**
 * What one event binds (`wrote`), put together as canonical JSON. A text, not an object: every commit has keys of its
 * own, and an object with new keys each time costs more than the rest of the binding.
 */
export class WroteText {
  /** The fields of each record, by its quoted name. The last ones given for a record count. */
  readonly #records = new Map<string, string>()

  bind(record: string, fields: readonly BoundField[]): void {
    this.#records.set(record, fieldsText(fields))
  }

  text(): string {
    let text = ''
    for (const record of [...this.#records.keys()].sort()) {
      text += `${text === '' ? '' : ','}${JSON.stringify(record)}:${this.#records.get(record)}`
    }
    return `{${text}}`
  }
}

/** No path comes twice. */
function fieldsText(fields: readonly BoundField[]): string {
  const sorted = fields.length === 1 ? fields : fields.toSorted(byPath)
  let text = ''
  for (const [path, value] of sorted) {
    text += `${text === '' ? '' : ','}${JSON.stringify(path)}:${JSON.stringify(value)}`
  }
  return `{${text}}`
}

const byPath = ([a]: BoundField, [b]: BoundField) => (a < b ? -1 : 1)
