import { isBlockTag, RUN_FIELD } from '../../protocol/agent-blocks/block-schemas.ts'

/** A longer block stays as it was printed: what is held back is bounded. */
const MAX_LINES = 500
const MAX_LENGTH = 256 * 1024

const OPENING = /^([ \t]+)\[([A-Z_]+)\][ \t]*\r?\n?$/

const BEGINS_OPENING = /^[ \t]+(?:\[[A-Z_]*\]?[ \t]*\r?)?$/
const LONGEST_OPENING = 200

interface IndentedBlock {
  readonly indent: string
  readonly closing: string
  readonly lines: string[]
  length: number
}

/**
 * Moves indented blocks to the beginning of the line, where the parser hears them. Models indent what they print below a
 * list item. Only a block that carries the nonce of the run is moved: an indented sample stays a sample.
 */
export class BlockDedenter {
  readonly #mark: string
  #held = ''
  #isMidLine = false
  #block: IndentedBlock | undefined

  constructor(nonce: string) {
    this.#mark = `${RUN_FIELD}: ${nonce}`
  }

  /** Text as it comes, in any pieces; what cannot belong to an indented block is passed on at once. */
  push(text: string): string {
    let out = ''
    for (const piece of text.split(/(?<=\n)/)) {
      const isWhole = piece.endsWith('\n')
      if (this.#isMidLine) {
        out += piece
        this.#isMidLine = !isWhole
        continue
      }
      this.#held += piece
      if (isWhole) {
        const line = this.#held
        this.#held = ''
        out += this.#line(line)
      } else if (!this.#mayBelong()) {
        out += this.#giveUp() + this.#held
        this.#held = ''
        this.#isMidLine = true
      }
    }
    return out
  }

  /** Something else follows, or nothing: what was held back, as it was printed or moved. */
  flush(): string {
    const last = this.#held
    this.#held = ''
    this.#isMidLine = false
    const out = last === '' ? '' : this.#line(last)
    return out + this.#giveUp()
  }

  /** Whether a line that is not whole yet may become a part of an indented block. */
  #mayBelong(): boolean {
    if (this.#block) return this.#block.length + this.#held.length <= MAX_LENGTH
    return this.#held.length <= LONGEST_OPENING && BEGINS_OPENING.test(this.#held)
  }

  #line(line: string): string {
    const block = this.#block
    if (!block) return this.#outside(line)
    block.lines.push(line)
    block.length += line.length
    if (line.trim() === block.closing) return this.#close(block)
    return block.lines.length > MAX_LINES || block.length > MAX_LENGTH ? this.#giveUp() : ''
  }

  #outside(line: string): string {
    const [, indent, tag] = OPENING.exec(line) ?? []
    if (indent === undefined || tag === undefined || !isBlockTag(tag)) return line
    this.#block = { indent, closing: `[/${tag}]`, lines: [line], length: line.length }
    return ''
  }

  #close({ indent, lines }: IndentedBlock): string {
    this.#block = undefined
    const isOurs = lines.some((line) => line.trim() === this.#mark)
    return (isOurs ? lines.map((line) => withoutIndent(line, indent)) : lines).join('')
  }

  #giveUp(): string {
    const lines = this.#block?.lines ?? []
    this.#block = undefined
    return lines.join('')
  }
}

/** A line that is indented less than the block begins at the beginning all the same. */
function withoutIndent(line: string, indent: string): string {
  return line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()
}
