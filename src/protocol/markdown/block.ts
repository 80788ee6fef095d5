import type { Position } from '../violation.ts'

/**
 * The blocks of Markdown that a document between agents is made of. `source` is inline Markdown, its lines
 * trimmed and joined by line feeds; `read-inline.ts` turns it into text.
 */
export type Block = Heading | Item | Code | Plain

export interface Heading {
  readonly kind: 'heading'
  readonly depth: number
  readonly source: string
  readonly position: Position
  /** An underlined heading spans several lines. */
  readonly lastLine: number
}

export interface Item {
  readonly kind: 'item'
  /** Undefined for an item without a checkbox. */
  readonly checked: boolean | undefined
  /** One for each paragraph. Code in an item is not text and is left out. */
  readonly sources: readonly string[]
  readonly position: Position
  /** Where something stands in the item that is neither text nor fenced code: a list, a heading, a quote. */
  readonly strays: readonly Position[]
}

interface Code {
  readonly kind: 'code'
  readonly value: string
  readonly position: Position
}

export interface Plain {
  /** `break` is a line across the page; `indented` is code by indentation, which is mostly a slip. */
  readonly kind: 'paragraph' | 'quote' | 'indented' | 'break' | 'nested'
  readonly source: string
  readonly position: Position
}
