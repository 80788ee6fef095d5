import type { BlockContent, DefinitionContent, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Block } from '../../../src/protocol/markdown/block.ts'
import { readInline } from '../../../src/protocol/markdown/read-inline.ts'

/** What both readers must agree on, block by block. */
export type Row = readonly (string | number | boolean | undefined)[]

/** Constructs that our reader takes as text on purpose. */
const AS_WRITTEN = [
  'attention',
  'labelStartLink',
  'labelStartImage',
  'labelEnd',
  'autolink',
  'definition',
  'strikethrough',
  'table',
  'gfmFootnoteDefinition',
  'gfmFootnoteCall',
  'gfmPotentialFootnoteCall',
  'wwwAutolink',
  'protocolAutolink',
  'emailAutolink',
]

/** The outline of a document as the reference parser of CommonMark sees it. */
export function mdastRows(text: string): Row[] {
  const tree = fromMarkdown(text, {
    extensions: [gfm(), { disable: { null: AS_WRITTEN } }],
    mdastExtensions: [gfmFromMarkdown()],
  })
  return collapse(tree.children.flatMap((node) => mdastRow(node, text)))
}

function mdastRow(node: RootContent, text: string): Row[] {
  const line = node.position?.start.line
  switch (node.type) {
    case 'heading':
      return [['heading', node.depth, line, node.position?.end.line, inlineText(node.children)]]
    case 'paragraph':
      return [['paragraph', line, inlineText(node.children)]]
    case 'code':
      return isFenced(node.position?.start.offset, text) ? [['code', line, node.value]] : [['indented']]
    case 'list':
      return node.children.map((item) => mdastItem(item, text))
    case 'thematicBreak':
      return [['break', line]]
    case 'blockquote':
      return [['quote', line]]
    case 'html':
      return node.value.startsWith('<!--') ? [] : [['html', line]]
    default:
      return [[node.type, line]]
  }
}

function mdastItem(item: ListItem, text: string): Row {
  const isText = (node: BlockContent | DefinitionContent): node is Paragraph => node.type === 'paragraph'
  const strays = item.children.filter(
    (node) =>
      !isText(node) &&
      !(node.type === 'code' && isFenced(node.position?.start.offset, text)) &&
      !(node.type === 'html' && node.value.startsWith('<!--')),
  )
  if (strays.length > 0) return ['item', 'with strays']
  const words = item.children.filter(isText).map((node) => inlineText(node.children))
  return ['item', item.checked ?? undefined, words.join(' ').trim()]
}

const isFenced = (offset: number | undefined, text: string) => /^(?:```|~~~)/.test(text.slice(offset))

function inlineText(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'break') return ' '
      if (node.type === 'html') return node.value.startsWith('<!--') ? '' : node.value.replaceAll('\n', ' ')
      return 'value' in node ? node.value.replaceAll('\n', ' ') : `[${node.type}]`
    })
    .join('')
    .trim()
}

/** The same outline of what our reader found. */
export function ourRows(blocks: readonly Block[]): Row[] {
  return collapse(
    blocks.map((block): Row => {
      const { line } = block.position
      switch (block.kind) {
        case 'heading':
          return ['heading', block.depth, line, block.lastLine, readInline(block.source).text]
        case 'paragraph':
          return ['paragraph', line, readInline(block.source).text]
        case 'code':
          return ['code', line, block.value]
        case 'item':
          if (block.strays.length > 0) return ['item', 'with strays']
          return [
            'item',
            block.checked,
            block.sources
              .map((source) => readInline(source).text)
              .join(' ')
              .trim(),
          ]
        case 'indented':
          return ['indented']
        default:
          return [block.kind, line]
      }
    }),
  )
}

/** Blanks at the ends of lines inside a code span, and at the end of a fence that never closes, do not matter. */
const inEssence = (text: string) => text.replace(/ +/g, ' ').replace(/\n+$/, '')

/** Code by indentation is one block there and one for each line here. */
function collapse(rows: readonly Row[]): Row[] {
  return rows
    .filter((row, index) => row[0] !== 'indented' || rows[index - 1]?.[0] !== 'indented')
    .map((row) => row.map((cell) => (typeof cell === 'string' ? inEssence(cell) : cell)))
}
