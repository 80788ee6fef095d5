import { pointer } from '../json-pointer.ts'
import { readInline } from '../markdown/read-inline.ts'
import { isVisible, readItems } from '../markdown/read-items.ts'
import { readOutline, type Section } from '../markdown/read-outline.ts'
import { sectionKey, withoutRemark } from '../markdown/section-key.ts'
import { parseDocumentJson } from '../parse-document-json.ts'
import { located, type Parsed, parsed, parsedWithinLimit, withoutRepeats } from '../parsed.ts'
import { handoffDocumentShape } from '../shapes/handoff-document.ts'
import { type Position, type Violation, violation } from '../violation.ts'
import { checkHandoffDocument, type HandoffDocument } from './handoff-document.ts'
import { HEADINGS } from './render-handoff-document.ts'

type HandoffSection = keyof HandoffDocument

/** Every way to write a section's heading, as `sectionKey` gives it. */
const SECTIONS: ReadonlyMap<string, HandoffSection> = new Map([
  ['mode', 'mode'],
  ['모드', 'mode'],
  ['input', 'input'],
  ['inputs', 'input'],
  ['입력', 'input'],
  ['output', 'output'],
  ['outputs', 'output'],
  ['출력', 'output'],
  ['constraints', 'constraints'],
  ['제약조건', 'constraints'],
  ['completioncriteria', 'completionCriteria'],
  ['완료기준', 'completionCriteria'],
])

/**
 * Reads HANDOFF.md, or its JSON form when the text begins with a brace. Lists everything that is wrong, each
 * with the line and column where it stands; a missing section stands at the start of the document.
 */
export function parseHandoffDocument(text: string): Parsed<HandoffDocument> {
  return parsedWithinLimit(text, text.trimStart().startsWith('{') ? parseJsonForm : parseMarkdown)
}

function parseJsonForm(text: string): Parsed<HandoffDocument> {
  return parseDocumentJson(text, handoffDocumentShape.known, checkHandoffDocument, lowerMode)
}

function parseMarkdown(text: string): Parsed<HandoffDocument> {
  const { sections, violations } = readOutline(text, {
    nameOf: (title) => SECTIONS.get(sectionKey(title)) ?? SECTIONS.get(withoutRemark(sectionKey(title))),
    pointerOf: (name) => pointer(name),
  })
  const read = new HandoffReader(sections)
  const form = [...violations, ...read.violations]
  const faults = withoutRepeats(checkHandoffDocument(read.value), form).map(asMissingSection)
  return parsed(read.value as HandoffDocument, located([...form, ...faults], read.positions))
}

/** A field that is missing is a section that is missing, which is named by its heading. */
function asMissingSection(one: Violation): Violation {
  const name = one.pointer.slice(1)
  if (one.rule !== 'required' || !isSection(name)) return one
  return violation(one.pointer, 'section_missing', { ko: HEADINGS.ko[name], en: HEADINGS.en[name] })
}

const isSection = (name: string): name is HandoffSection => Object.hasOwn(HEADINGS.en, name)

class HandoffReader {
  readonly value: Partial<Record<HandoffSection, string | string[]>> = {}
  violations: Violation[] = []
  readonly positions = new Map<string, Position>()

  constructor(sections: ReadonlyMap<HandoffSection, Section>) {
    for (const [name, section] of sections) {
      this.positions.set(pointer(name), section.heading.position)
      if (name === 'mode') this.#readMode(section)
      else this.#readList(name, section)
    }
  }

  #readMode(section: Section): void {
    const blocks = section.blocks.filter(isVisible)
    const texts = blocks.flatMap((block) =>
      block.kind === 'item' ? block.sources : 'source' in block ? [block.source] : [],
    )
    const [first] = blocks
    if (first) this.positions.set('/mode', first.position)
    else this.violations.push({ ...violation('/mode', 'section_empty'), position: section.heading.position })
    // Several words are no mode; together they are refused as one.
    const word = texts.map((text) => readInline(text).text).join(', ')
    this.value.mode = word.replaceAll('*', '').replaceAll('_', '').toLowerCase()
  }

  #readList(name: Exclude<HandoffSection, 'mode'>, section: Section): void {
    const what = name === 'input' || name === 'output' ? 'paths' : 'texts'
    const { items, violations } = readItems(section, pointer(name), what)
    this.violations = this.violations.concat(violations)
    this.value[name] = items.map((item) => item.text)
    for (const [index, item] of items.entries()) this.positions.set(pointer(name, index), item.position)
  }
}

function lowerMode(value: Record<string, unknown>): Record<string, unknown> {
  return typeof value.mode === 'string' ? { ...value, mode: value.mode.toLowerCase() } : value
}
