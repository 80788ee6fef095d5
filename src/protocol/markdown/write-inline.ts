/** What a reader of Markdown would take for markup: code, escapes, references, HTML. */
const MARKUP = /`|\\[!-/:-@[-`{-~]|\\$|&[#a-zA-Z]|<[a-zA-Z/!?]/
/** What would begin another block, or a checkbox, at the start of an item. */
const OPENING = /^(?:[-+*](?:\s|$)|\d{1,9}[.)](?:\s|$)|#{1,6}(?:\s|$)|>|~~~|=+$|-+$|\[[ xX]\]\s|[-*_](?:\s*[-*_]){2})/
/** What other readers show as emphasis or a link, although ours takes it as written. */
const EMPHASIS = /[*[\]~]|__/

/** Words that mean "no items" where they stand alone; as an item they are written as code. */
const NOTHING: ReadonlySet<string> = new Set(['없음', 'none'])

export function meansNothing(text: string): boolean {
  return NOTHING.has(text.toLowerCase().replace(/\.$/, ''))
}

/** One line as inline Markdown that reads back as exactly this line: as it is, or as a code span. */
export function writeInline(line: string): string {
  return MARKUP.test(line) || OPENING.test(line) || line.endsWith('#') || meansNothing(line) ? codeSpan(line) : line
}

/** A path stays plain only where every reader of Markdown shows it as it is. */
export function writePath(path: string): string {
  return EMPHASIS.test(path) ? codeSpan(path) : writeInline(path)
}

export function codeSpan(line: string): string {
  const marks = '`'.repeat(longestRun(line) + 1)
  const gap = /^[ `]|[ `]$/.test(line) ? ' ' : ''
  return `${marks}${gap}${line}${gap}${marks}`
}

/** Lines of any content in a fence that none of them can close. */
export function fenced(text: string): string {
  const marks = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${marks}text\n${text}\n${marks}`
}

function longestRun(text: string): number {
  let longest = 0
  let run = 0
  for (const char of text) {
    run = char === '`' ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
