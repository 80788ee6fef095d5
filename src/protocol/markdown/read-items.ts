import { pointer } from '../json-pointer.ts'
import { type Position, type Violation, violation } from '../violation.ts'
import type { Block, Item } from './block.ts'
import { type InlineText, readInline } from './read-inline.ts'
import type { Section } from './read-outline.ts'
import { meansNothing } from './write-inline.ts'

interface ReadItem {
  readonly text: string
  readonly checked: boolean | undefined
  readonly position: Position
}

interface ItemList {
  readonly items: readonly ReadItem[]
  readonly violations: readonly Violation[]
}

/** No list is longer. Reading stops one item later, so that a longer one is seen to be too long. */
export const MAX_ITEMS = 1000

/**
 * The items of a section that holds a list, with everything in it that is not one.
 * An empty list is written as a word (`없음`, `none`), alone, as an item or as text: silence may be a slip.
 */
export function readItems(section: Section, at: string, what: 'paths' | 'texts'): ItemList {
  const blocks = section.blocks.filter(isVisible).slice(0, MAX_ITEMS + 1)
  if (saysNothing(blocks)) return { items: [], violations: [] }
  const items: ReadItem[] = []
  const violations: Violation[] = []
  for (const block of blocks) {
    if (block.kind === 'item') {
      const here = at + pointer(items.length)
      const inlines = block.sources.map(readInline)
      const text = inlines
        .map((inline) => inline.text)
        .join(' ')
        .trim()
      for (const fault of itemFaults(block, inlines, text, here, what)) violations.push(fault)
      items.push({ text, checked: block.checked, position: block.position })
    } else violations.push({ ...violation(at, 'text_outside_list'), position: block.position })
  }
  if (blocks.length === 0) violations.push({ ...violation(at, 'section_empty'), position: section.heading.position })
  return { items, violations }
}

function itemFaults(item: Item, inlines: readonly InlineText[], text: string, at: string, what: string): Violation[] {
  const found: Violation[] = item.strays.map((position) => ({ ...violation(at, 'nested_block'), position }))
  const alone = item.sources.length <= 1 && !item.sources[0]?.includes('\n') && inlines[0]?.code !== 'some'
  if (text === '' && found.length === 0) found.push({ ...violation(at, 'item_empty'), position: item.position })
  else if (what === 'paths' && !alone) found.push({ ...violation(at, 'path_not_alone'), position: item.position })
  return found
}

/** The only text of a section, or undefined when there is more, or something that is not text. */
export function onlyText(blocks: readonly Block[]): InlineText | undefined {
  const [only, ...others] = blocks
  if (!only || others.length > 0) return undefined
  if (only.kind === 'paragraph') return readInline(only.source)
  if (only.kind !== 'item' || only.strays.length > 0 || only.sources.length !== 1) return undefined
  return readInline(only.sources[0] ?? '')
}

export function saysNothing(blocks: readonly Block[]): boolean {
  const only = onlyText(blocks)
  return only?.code === 'none' && meansNothing(only.text)
}

/** Code and lines across the page are not content of a list, and neither is a paragraph of comments alone. */
export function isVisible(block: Block): boolean {
  if (block.kind === 'code' || block.kind === 'break') return false
  return block.kind !== 'paragraph' || readInline(block.source).text !== ''
}
