/**
 * What a single line of Markdown can begin. Every function looks at each character a fixed number of times:
 * the patterns are anchored and none has two ways to match the same text.
 */
const TAB_STOP = 4

/** Columns of white space before the first other character, and that character's index. */
export function indentOf(line: string, from = 0, column = 0): { columns: number; index: number } {
  let at = from
  let reached = column
  for (; line[at] === ' ' || line[at] === '\t'; at += 1) {
    reached += line[at] === '\t' ? TAB_STOP - (reached % TAB_STOP) : 1
  }
  return { columns: reached - column, index: at }
}

/** The line without `columns` columns of its indentation; what is left of a tab becomes spaces. */
export function outdent(line: string, columns: number): string {
  const indent = indentOf(line)
  return ' '.repeat(Math.max(0, indent.columns - columns)) + line.slice(indent.index)
}

export const isBlank = (line: string) => indentOf(line).index === line.length

export function headingMark(body: string): { depth: number; source: string } | undefined {
  const opening = /^#{1,6}(?=[ \t]|$)/.exec(body)
  if (!opening) return undefined
  return { depth: opening[0].length, source: withoutClosingMarks(body.slice(opening[0].length).trim()) }
}

/** `## Title ##` is `Title`, but `## C#` keeps its mark. */
function withoutClosingMarks(text: string): string {
  let end = text.length
  while (text[end - 1] === '#') end -= 1
  if (end === 0) return ''
  return text[end - 1] === ' ' || text[end - 1] === '\t' ? text.slice(0, end).trimEnd() : text
}

export function fenceMark(body: string): { char: string; length: number } | undefined {
  const run = /^(?:`{3,}|~{3,})/.exec(body)?.[0]
  if (!run) return undefined
  const char = run.charAt(0)
  return char === '`' && body.includes('`', run.length) ? undefined : { char, length: run.length }
}

export function closesFence(line: string, fence: { char: string; length: number }): boolean {
  const { columns, index } = indentOf(line)
  const rest = line.slice(index).trimEnd()
  return columns < TAB_STOP && rest.length >= fence.length && isRunOf(rest, fence.char)
}

/** The line under a heading: its depth. */
export function underline(body: string): 1 | 2 | undefined {
  const rest = body.trimEnd()
  if (isRunOf(rest, '=')) return 1
  return isRunOf(rest, '-') ? 2 : undefined
}

export function isThematicBreak(body: string): boolean {
  const char = body.charAt(0)
  if (char !== '-' && char !== '*' && char !== '_') return false
  const marks = body.replaceAll(' ', '').replaceAll('\t', '')
  return marks.length >= 3 && isRunOf(marks, char)
}

interface ItemMark {
  /** Columns from the start of the line that belong to the mark; what follows at this column is the item's. */
  readonly width: number
  /** The rest of the line; its own indentation is kept where it means something. */
  readonly content: string
  /** Whether it may end a paragraph that stands outside a list: `2026. was a year` does not. */
  readonly interrupts: boolean
}

export function itemMark(line: string): ItemMark | undefined {
  const indent = indentOf(line)
  const mark = /^(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)/.exec(line.slice(indent.index, indent.index + 11))
  if (!mark) return undefined
  const end = indent.index + mark[0].length
  const column = indent.columns + mark[0].length
  const gap = indentOf(line, end, column)
  if (gap.index === line.length) return { width: column + 1, content: '', interrupts: false }
  const interrupts = mark[1] === undefined || mark[1] === '1'
  // More than four columns are one, and code by indentation.
  const own = gap.columns > TAB_STOP ? 1 : gap.columns
  return { width: column + own, content: ' '.repeat(gap.columns - own) + line.slice(gap.index), interrupts }
}

export const COMMENT_OPENING = '<!--'
export const COMMENT_CLOSING = '-->'

/** Whether a line ends the paragraph of the list item above it, although it is not indented to be part of it. */
export function endsLazyParagraph(line: string): boolean {
  const { columns, index } = indentOf(line)
  if (columns >= TAB_STOP) return false
  const body = line.slice(index)
  return (
    headingMark(body) !== undefined ||
    fenceMark(body) !== undefined ||
    isThematicBreak(body) ||
    itemMark(line) !== undefined ||
    body.startsWith('>') ||
    body.startsWith(COMMENT_OPENING)
  )
}

function isRunOf(text: string, char: string): boolean {
  if (text === '') return false
  for (const found of text) if (found !== char) return false
  return true
}
