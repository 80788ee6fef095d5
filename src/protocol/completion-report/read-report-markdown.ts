import { pointer } from '../json-pointer.ts'
import { isVisible, onlyText, readItems, saysNothing } from '../markdown/read-items.ts'
import { readOutline, type Section } from '../markdown/read-outline.ts'
import type { Positions } from '../parsed.ts'
import { type Position, type Violation, violation } from '../violation.ts'
import { causeCount } from './contradictions.ts'
import { readResult } from './read-result.ts'
import { causeNamed, RESULT_LABELS, type ReportSection, readTitle, sectionNamed } from './report-words.ts'

interface ReadReport {
  /** As much of a report as could be read; not yet checked. */
  readonly value: Readonly<Record<string, unknown>>
  readonly violations: readonly Violation[]
  readonly positions: Positions
}

/** Reads the Markdown of a report into a value, with what its form gets wrong and where each part stands. */
export function readReportMarkdown(text: string): ReadReport {
  const { sections, violations } = readOutline<ReportSection>(text, {
    nameOf: (title) => (readTitle(title) ? 'featureName' : sectionNamed(title)),
    pointerOf: (name) => (name === 'results' ? '/testResult' : pointer(name)),
  })
  const reader = new ReportReader(sections)
  return { value: reader.value, violations: [...violations, ...reader.violations], positions: reader.positions }
}

class ReportReader {
  readonly value: Record<string, unknown> = {}
  readonly positions = new Map<string, Position>()
  violations: Violation[] = []
  readonly #sections: ReadonlyMap<ReportSection, Section>

  constructor(sections: ReadonlyMap<ReportSection, Section>) {
    this.#sections = sections
    for (const [name, section] of sections) this.positions.set(pointer(name), section.heading.position)
    this.#readStatus()
    this.#readTitle()
    this.#readList('generatedFiles', 'paths')
    this.#readList('issues', 'texts')
    this.#readResults()
    this.#readCause()
    this.#readText('detailLog')
    this.#readText('requestToLeader')
  }

  #readStatus(): void {
    const section = this.#sections.get('status')
    if (!section) return
    const blocks = section.blocks.filter(isVisible)
    const [first] = blocks
    if (first) this.positions.set('/status', first.position)
    else this.violations.push({ ...violation('/status', 'section_empty'), position: section.heading.position })
    this.value.status = onlyText(blocks)?.text.toUpperCase() ?? section.raw
  }

  #readTitle(): void {
    const title = readTitle(this.#sections.get('featureName')?.title ?? '')
    if (!title) return
    this.value.featureName = title.featureName
    const { status } = this.value
    if ((status === 'SUCCESS' || status === 'FAILED') && status !== title.status) {
      this.violations.push(violation('/status', 'title_status_differ', { title: title.status, status }))
    }
  }

  /** The template of a failure has neither files nor issues; that of a success has both. */
  #readList(name: 'generatedFiles' | 'issues', what: 'paths' | 'texts'): void {
    const section = this.#sections.get(name)
    if (!section) {
      if (this.value.status === 'FAILED') this.value[name] = []
      return
    }
    const { items, violations } = readItems(section, pointer(name), what)
    this.violations = this.violations.concat(violations)
    this.value[name] = items.map((item) => item.text)
    for (const [index, item] of items.entries()) this.positions.set(pointer(name, index), item.position)
  }

  #readResults(): void {
    const section = this.#sections.get('results')
    if (!section) return
    this.positions.set('/testResult', section.heading.position)
    const { items, violations } = readItems(section, '/testResult', 'texts')
    this.violations = this.violations.concat(violations)
    for (const { text, position } of items) {
      const { name, value, fault } = readResult(text)
      if (fault) this.violations.push({ ...fault, position })
      if (name === undefined) continue
      const repeated = Object.hasOwn(this.value, name)
      if (repeated) {
        this.violations.push({
          ...violation(pointer(name), 'duplicate_section', { section: RESULT_LABELS[name] }),
          position,
        })
        continue
      }
      this.value[name] = value
      this.positions.set(pointer(name), position)
    }
  }

  #readCause(): void {
    const section = this.#sections.get('failureCause')
    if (!section) return
    const { items, violations } = readItems(section, '/failureCause', 'texts')
    this.violations = this.violations.concat(violations)
    const ticked = items.filter((item) => item.checked)
    const [first, second] = ticked
    if (first) {
      this.value.failureCause = causeNamed(first.text) ?? first.text
      this.positions.set('/failureCause', first.position)
    }
    if (!second) return
    const status = this.value.status === 'SUCCESS' ? 'SUCCESS' : 'FAILED'
    this.violations.push({ ...causeCount(status, ticked.length), position: second.position })
  }

  #readText(name: 'detailLog' | 'requestToLeader'): void {
    const section = this.#sections.get(name)
    const text = section && freeText(section)
    if (section && text !== undefined) this.value[name] = text
  }
}

/**
 * A text of any form: the content of a fence or of a one-line item, as rendering writes them; otherwise what
 * stands there, to the letter.
 */
function freeText({ blocks, raw }: Section): string | undefined {
  const visible = blocks.filter((block) => block.kind === 'code' || isVisible(block))
  const [only, ...others] = visible
  if (!only || saysNothing(visible)) return undefined
  if (others.length > 0 || only.kind === 'paragraph') return raw
  if (only.kind === 'code') return only.value === '' ? undefined : only.value
  const isPlainItem = only.kind === 'item' && only.checked === undefined && !raw.includes('\n')
  return (isPlainItem ? onlyText(visible)?.text : undefined) ?? raw
}
