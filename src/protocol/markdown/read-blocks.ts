import type { Position } from '../violation.ts'
import type { Block, Item, Plain } from './block.ts'
import {
  COMMENT_CLOSING,
  COMMENT_OPENING,
  closesFence,
  endsLazyParagraph,
  fenceMark,
  headingMark,
  indentOf,
  isBlank,
  isThematicBreak,
  itemMark,
  outdent,
  underline,
} from './line-marks.ts'

/**
 * Reads the blocks of a Markdown document, one line after the other.
 *
 * Owns: which line is a heading, an item, code, a comment or text, as CommonMark says it. Does not own: what
 * stands inside a line (`read-inline.ts`), or which headings mean something (`read-outline.ts`).
 *
 * 1. One pass, each line looked at a fixed number of times, no recursion deeper than one item. The usual parser
 *    (mdast) needs 84 s for 32 kB of `- - - …` and 12 s for 32 kB of underlined headings; an agent may write those.
 *    The tests hold both to the same answer on ordinary documents.
 * 2. Lists have one level. What is nested in an item is reported by its place and not read.
 * 3. Comments vanish. Other HTML, tables and link definitions are text: nothing that a person would see is lost.
 * 4. Lines and columns count from 1, columns in UTF-16 units of the text as it was given.
 */
export function readBlocks(lines: readonly string[]): Block[] {
  const reader = new BlockReader(false)
  for (let at = frontMatterLines(lines); at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    reader.feed(line, { number: at + 1, length: line.length })
  }
  return reader.end()
}

export function splitLines(text: string): string[] {
  return (text.startsWith('\uFEFF') ? text.slice(1) : text).split(/\r\n|\n|\r/)
}

/** `---` at the very top opens front matter only if a key follows; otherwise it is a line across the page. */
function frontMatterLines(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---' || !/^[A-Za-z_][\w-]*:/.test(lines[1] ?? '')) return 0
  return lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(line)) + 1
}

interface Place {
  readonly number: number
  /** Of the whole line, from which columns are counted back: a part of a line may have lost its beginning. */
  readonly length: number
}

interface OpenParagraph {
  readonly kind: 'paragraph' | 'quote' | 'nested'
  readonly lines: string[]
  readonly position: Position
}

interface OpenFence {
  readonly char: string
  readonly length: number
  readonly indent: number
  readonly lines: string[]
  readonly position: Position
}

interface OpenItem {
  readonly reader: BlockReader
  readonly width: number
  readonly position: Position
}

class BlockReader {
  readonly #inItem: boolean
  readonly #blocks: Block[] = []
  #paragraph: OpenParagraph | undefined
  #fence: OpenFence | undefined
  #item: OpenItem | undefined
  #inComment = false

  constructor(inItem: boolean) {
    this.#inItem = inItem
  }

  feed(line: string, place: Place): void {
    if (this.#item && this.#feedItem(this.#item, line, place)) return
    if (this.#fence) this.#feedFence(this.#fence, line)
    else if (this.#inComment) this.#feedComment(line, 0, place)
    else if (isBlank(line)) this.#closeParagraph()
    else this.#feedText(line, place)
  }

  end(): Block[] {
    this.#closeItem()
    this.#closeFence()
    this.#closeParagraph()
    return this.#blocks
  }

  /** Whether the item takes the line. If not, the item is over and the line stands outside of it. */
  #feedItem(item: OpenItem, line: string, place: Place): boolean {
    const inner = item.reader
    const blank = isBlank(line)
    if (blank ? !inner.#isEmpty() : indentOf(line).columns >= item.width) {
      inner.feed(outdent(line, item.width), place)
      return true
    }
    if (!blank && inner.#paragraph && !endsLazyParagraph(line)) {
      inner.#paragraph.lines.push(line.trim())
      return true
    }
    this.#closeItem()
    return false
  }

  #feedFence(fence: OpenFence, line: string): void {
    if (closesFence(line, fence)) this.#closeFence()
    else fence.lines.push(fence.indent === 0 ? line : outdent(line, fence.indent))
  }

  #feedComment(line: string, from: number, place: Place): void {
    const closing = line.indexOf(COMMENT_CLOSING, from)
    this.#inComment = closing === -1
    if (this.#inComment) return
    // Whatever follows the comment on its line is visible to a person, so it must not vanish with the comment.
    const rest = line.slice(closing + COMMENT_CLOSING.length)
    if (!isBlank(rest)) this.#addText('paragraph', rest.trim(), at(rest, place))
  }

  #feedText(line: string, place: Place): void {
    const { columns, index } = indentOf(line)
    const body = line.slice(index)
    const position = at(line, place)
    if (columns >= 4) this.#feedIndented(body, position)
    else this.#feedHeading(body, position, place) || this.#feedBlock(line, body, columns, position, place)
  }

  #feedIndented(body: string, position: Position): void {
    if (this.#paragraph) this.#paragraph.lines.push(body.trim())
    else this.#blocks.push({ kind: 'indented', source: body.trim(), position })
  }

  #feedHeading(body: string, position: Position, place: Place): boolean {
    const paragraph = this.#paragraph
    const depth = paragraph?.kind === 'paragraph' ? underline(body) : undefined
    if (paragraph && depth) {
      const source = paragraph.lines.join('\n')
      this.#paragraph = undefined
      this.#blocks.push({ kind: 'heading', depth, source, position: paragraph.position, lastLine: place.number })
      return true
    }
    const heading = headingMark(body)
    if (heading) this.#add({ kind: 'heading', ...heading, position, lastLine: place.number })
    return heading !== undefined
  }

  #feedBlock(line: string, body: string, indent: number, position: Position, place: Place): void {
    const fence = fenceMark(body)
    const item = fence || isThematicBreak(body) ? undefined : itemMark(line)
    if (fence) {
      this.#closeParagraph()
      this.#fence = { ...fence, indent, lines: [], position }
    } else if (isThematicBreak(body)) this.#add({ kind: 'break', source: '', position })
    else if (item && (item.interrupts || !this.#paragraph)) this.#openItem(item.width, item.content, position, place)
    else if (body.startsWith(COMMENT_OPENING)) {
      this.#closeParagraph()
      // `<!-->` is a whole comment, so the search begins inside the opening.
      this.#feedComment(line, line.length - body.length + 2, place)
    } else this.#addText(body.startsWith('>') ? 'quote' : 'paragraph', body.trim(), position)
  }

  #openItem(width: number, content: string, mark: Position, place: Place): void {
    this.#closeParagraph()
    const position = content === '' ? mark : at(content, place)
    if (this.#inItem) {
      this.#paragraph = { kind: 'nested', lines: [content.trim()], position: mark }
      return
    }
    const reader = new BlockReader(true)
    this.#item = { reader, width, position }
    if (content !== '') reader.feed(content, place)
  }

  #addText(kind: 'paragraph' | 'quote', text: string, position: Position): void {
    if (this.#paragraph && (kind === 'paragraph' || this.#paragraph.kind === kind)) {
      this.#paragraph.lines.push(text)
      return
    }
    this.#closeParagraph()
    this.#paragraph = { kind, lines: [text], position }
  }

  #add(block: Block): void {
    this.#closeParagraph()
    this.#blocks.push(block)
  }

  #closeParagraph(): void {
    const open = this.#paragraph
    this.#paragraph = undefined
    if (open) this.#blocks.push({ kind: open.kind, source: open.lines.join('\n'), position: open.position })
  }

  #closeFence(): void {
    const open = this.#fence
    this.#fence = undefined
    if (open) this.#blocks.push({ kind: 'code', value: open.lines.join('\n'), position: open.position })
  }

  #closeItem(): void {
    const open = this.#item
    this.#item = undefined
    if (open) this.#blocks.push(toItem(open.reader.end(), open.position))
  }

  #isEmpty(): boolean {
    return this.#blocks.length === 0 && !this.#paragraph && !this.#fence && !this.#inComment
  }
}

function toItem(inner: readonly Block[], position: Position): Item {
  const texts = inner.filter((block): block is Plain => block.kind === 'paragraph').map((block) => block.source)
  const strays = inner.filter((block) => block.kind !== 'paragraph' && block.kind !== 'code')
  const first = inner[0]?.kind === 'paragraph' ? (texts[0] ?? '') : ''
  const box = /^\[([ xX])\][ \t\n]/.exec(first)
  const sources = box ? [first.slice(box[0].length).trim(), ...texts.slice(1)] : texts
  return {
    kind: 'item',
    checked: box ? box[1] !== ' ' : undefined,
    sources,
    position,
    strays: strays.map((block) => block.position),
  }
}

function at(line: string, place: Place): Position {
  return { line: place.number, column: place.length - line.length + indentOf(line).index + 1 }
}
