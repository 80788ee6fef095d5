import { type Violation, violation } from '../violation.ts'
import type { Block, Heading } from './block.ts'
import { readBlocks, splitLines } from './read-blocks.ts'
import { readInline } from './read-inline.ts'

export interface Section {
  readonly heading: Heading
  /** What the heading says, markup aside. */
  readonly title: string
  readonly blocks: readonly Block[]
  /** Everything below the heading, as it was written, without blank lines around it. */
  readonly raw: string
}

interface Outline<Name extends string> {
  readonly sections: ReadonlyMap<Name, Section>
  readonly violations: readonly Violation[]
}

interface OutlineRules<Name extends string> {
  /** Which section a heading begins, if it is one that counts. */
  readonly nameOf: (title: string) => Name | undefined
  readonly pointerOf: (name: Name) => string
}

interface OpenSection {
  readonly heading: Heading
  readonly title: string
  readonly blocks: Block[]
  endLine: number
}

/**
 * Cuts a document at the headings that count, whatever their depth.
 *
 * 1. Text before the first such heading is ignored: titles, front matter, greetings.
 * 2. Another heading belongs to the section it is deeper than; otherwise it begins something that is not read,
 *    which is said in a warning.
 * 3. Of two sections with one name the first counts, and the second is an error.
 */
export function readOutline<Name extends string>(text: string, rules: OutlineRules<Name>): Outline<Name> {
  const lines = splitLines(text)
  const open = new Map<Name, OpenSection>()
  const violations: Violation[] = []
  let current: OpenSection | undefined
  for (const block of readBlocks(lines)) {
    if (block.kind !== 'heading') {
      current?.blocks.push(block)
      continue
    }
    const title = readInline(block.source).text
    const name = rules.nameOf(title)
    if (name === undefined && current && block.depth > current.heading.depth) continue
    if (current) current.endLine = block.position.line - 1
    current = name === undefined ? undefined : { heading: block, title, blocks: [], endLine: lines.length }
    if (name === undefined || !current) {
      if (open.size > 0)
        violations.push({ ...violation('', 'unknown_section', { heading: shown(title) }), ...at(block) })
    } else if (open.has(name)) {
      violations.push({
        ...violation(rules.pointerOf(name), 'duplicate_section', { section: shown(title) }),
        ...at(block),
      })
    } else open.set(name, current)
  }
  return { sections: new Map([...open].map(([name, section]) => [name, closed(section, lines)])), violations }
}

const at = (heading: Heading) => ({ position: heading.position })

function closed({ heading, title, blocks, endLine }: OpenSection, lines: readonly string[]): Section {
  let from = heading.lastLine
  let to = endLine
  while (from < to && lines[from]?.trim() === '') from += 1
  while (to > from && lines[to - 1]?.trim() === '') to -= 1
  return { heading, title, blocks, raw: lines.slice(from, to).join('\n') }
}

const SHOWN_LENGTH = 80

/** A heading as a message may quote it: short, and without anything that moves a terminal's cursor. */
function shown(title: string): string {
  const line = title.slice(0, SHOWN_LENGTH).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
  return title.length > SHOWN_LENGTH ? `${line}…` : line
}
