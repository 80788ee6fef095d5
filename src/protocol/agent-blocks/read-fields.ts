import { pointer } from '../json-pointer.ts'
import { type Violation, violation } from '../violation.ts'
import { unquote } from './quoted-text.ts'

/** A line between the tags, without its line end. */
export interface BlockLine {
  readonly text: string
  readonly line: number
}

export interface FieldItem {
  readonly text: string
  readonly line: number
  readonly column: number
}

/** A field as it was written: `text` of a field that takes text, `items` of one that takes a list. */
export interface Field {
  readonly name: string
  /** Undefined where nothing was written, which is not the same as the quoted empty string. */
  readonly text: string | undefined
  readonly items: readonly FieldItem[]
  readonly line: number
  /** Of the value. */
  readonly column: number
}

interface ReadFields {
  readonly fields: ReadonlyMap<string, Field>
  readonly violations: readonly Violation[]
}

const FIELD = /^([a-z][a-z_]{0,39}):([ \t]*)(.*)$/s
const ITEM = /^([ \t]*-)(?:[ \t]+(.*))?$/s
const INDENT = /^[ \t]*/

/**
 * The lines of a block as fields: `key: value`, indented lines continue the value, `- ` lines make a list.
 *
 * 1. Whether a field takes a list is asked, not guessed: an indented `- ` line in a text is a part of that text.
 * 2. A continued text loses the indentation of its first continuation line and keeps what goes beyond it; empty
 *    lines count only between lines of text.
 * 3. A line that fits nowhere is a violation and does not end the block.
 */
export function readFields(lines: readonly BlockLine[], takesList: (name: string) => boolean): ReadFields {
  const fields = new Map<string, OpenField>()
  const violations: Violation[] = []
  let current: OpenField | undefined
  for (const line of lines) {
    const [, name, gap = '', value = ''] = FIELD.exec(line.text) ?? []
    if (name === undefined) {
      const fault = current ? current.addLine(line) : misplaced(line)
      if (fault) violations.push(fault)
      continue
    }
    current = new OpenField(name, takesList(name), value, { line: line.line, column: name.length + gap.length + 2 })
    if (fields.has(name))
      violations.push(positioned(violation(pointer(name), 'block_field_twice', { field: name }), line, 1))
    else fields.set(name, current)
  }
  return { fields: new Map([...fields].map(([name, field]) => [name, field.finish()])), violations }
}

class OpenField {
  private readonly name: string
  private readonly isList: boolean
  private readonly place: { readonly line: number; readonly column: number }
  private readonly texts: string[]
  private readonly items: { texts: string[]; line: number; column: number }[] = []
  private indent: number | undefined
  private emptyLines = 0

  constructor(name: string, isList: boolean, value: string, place: { line: number; column: number }) {
    this.name = name
    this.isList = isList
    this.place = place
    const first = trimBlanks(value)
    this.texts = first === '' ? [] : [first]
  }

  addLine(line: BlockLine): Violation | undefined {
    if (trimBlanks(line.text) === '') {
      this.emptyLines += 1
      return undefined
    }
    return this.isList ? this.addToList(line) : this.addToText(line)
  }

  finish(): Field {
    const items = this.items.map(({ texts, line, column }) => ({ text: joined(texts) ?? '', line, column }))
    return { name: this.name, text: joined(this.texts), items, ...this.place }
  }

  private addToList(line: BlockLine): Violation | undefined {
    const [, dash, text = ''] = ITEM.exec(line.text) ?? []
    const last = this.items.at(-1)
    if (dash !== undefined) {
      const first = trimBlanks(text)
      this.items.push({ texts: first === '' ? [] : [first], line: line.line, column: dash.length })
    } else if (isIndented(line.text) && last) last.texts.push(trimBlanks(line.text))
    else return misplaced(line)
    return undefined
  }

  private addToText(line: BlockLine): Violation | undefined {
    if (!isIndented(line.text)) return misplaced(line)
    const indent = INDENT.exec(line.text)?.[0].length ?? 0
    this.indent ??= indent
    // Empty lines before the first line of text would only be noise.
    for (; this.emptyLines > 0; this.emptyLines -= 1) if (this.texts.length > 0) this.texts.push('')
    this.texts.push(trimBlankEnd(line.text.slice(Math.min(indent, this.indent))))
    return undefined
  }
}

/** Only text on one line can be quoted. */
function joined(texts: readonly string[]): string | undefined {
  const [first] = texts
  if (first === undefined) return undefined
  return texts.length === 1 ? unquote(first) : texts.join('\n')
}

/** An empty line is never in the wrong place. */
function misplaced(line: BlockLine): Violation | undefined {
  return trimBlanks(line.text) === '' ? undefined : positioned(violation('', 'block_line_misplaced'), line, 1)
}

export function positioned(found: Violation, place: { readonly line: number }, column: number): Violation {
  return { ...found, position: { line: place.line, column } }
}

function isIndented(text: string): boolean {
  return text.startsWith(' ') || text.startsWith('\t')
}

/** Spaces and tabs only: other white space is text. */
function trimBlanks(text: string): string {
  return trimBlankEnd(text.slice(INDENT.exec(text)?.[0].length ?? 0))
}

function trimBlankEnd(text: string): string {
  let end = text.length
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t')) end -= 1
  return text.slice(0, end)
}
