import { fenceMark } from '../markdown/line-marks.ts'
import { readBlocks, splitLines } from '../markdown/read-blocks.ts'

/** More than any honest answer holds; what comes later is not looked at. */
const MAX_OF_A_KIND = 8

/**
 * The texts in an answer that may be what was asked for, most literal first: the whole answer, the content of a
 * fence, the text between the first and the last fence mark (a document that itself holds fences), and the
 * JSON objects among prose. Time is linear in the answer, and so is the length of all candidates together.
 */
export function answerCandidates(answer: string): string[] {
  return [...new Set([answer, ...fencesIn(answer), ...objectsIn(answer)])]
}

function fencesIn(answer: string): string[] {
  const lines = splitLines(answer)
  const contents = readBlocks(lines).flatMap((block) => (block.kind === 'code' ? [block.value] : []))
  const isMark = (line: string) => fenceMark(line.trim()) !== undefined
  const first = lines.findIndex(isMark)
  const last = lines.findLastIndex(isMark)
  const between = last > first ? [lines.slice(first + 1, last).join('\n')] : []
  return [...contents.slice(0, MAX_OF_A_KIND), ...between]
}

/** The outermost balanced braces, found in one pass; quotes count only inside braces, since prose has its own. */
function objectsIn(answer: string): string[] {
  const open: number[] = []
  const spans: { from: number; to: number }[] = []
  let inString = false
  for (let at = 0; at < answer.length; at += 1) {
    const char = answer[at]
    if (inString) {
      if (char === '\\') at += 1
      else if (char === '"') inString = false
    } else if (char === '{') open.push(at)
    else if (char === '"') inString = open.length > 0
    else if (char === '}') {
      const from = open.pop()
      if (from === undefined) continue
      while ((spans.at(-1)?.from ?? -1) > from) spans.pop()
      spans.push({ from, to: at + 1 })
    }
  }
  return spans.slice(0, MAX_OF_A_KIND).map(({ from, to }) => answer.slice(from, to))
}
