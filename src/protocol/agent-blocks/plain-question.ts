const OPTION = /^(?:[-*•]|\(?[0-9A-Za-z]{1,2}[.)])\s/
const CLOSING = new Set([...'*_`"\'”’」』)]. \t'])

/**
 * The question with which a model ended its turn in plain words instead of a block; undefined where its last paragraph is
 * no question. Options may follow the question as a list.
 */
export function plainQuestion(words: string): string | undefined {
  const paragraphs = withoutFences(words)
    .split(/\n[ \t]*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const options: string[] = []
  for (const paragraph of paragraphs.reverse().slice(0, 3)) {
    const lines = paragraph.split('\n').map((line) => line.trim())
    const at = lines.findLastIndex((line) => !OPTION.test(line) || isQuestion(line))
    if (at < 0) {
      options.unshift(paragraph)
      continue
    }
    if (!isQuestion(lines[at] ?? '')) return undefined
    return [paragraph, ...options].join('\n').slice(-MAX_LENGTH)
  }
  return undefined
}

const MAX_LENGTH = 2_000

function isQuestion(line: string): boolean {
  let end = line.length
  while (end > 0 && CLOSING.has(line[end - 1] ?? '')) end -= 1
  return line[end - 1] === '?' || line[end - 1] === '？'
}

/** Code is no question, whatever it ends with. */
function withoutFences(words: string): string {
  let isFenced = false
  const kept = words.split('\n').map((line) => {
    const isFence = /^\s{0,3}(?:```|~~~)/.test(line)
    if (isFence) isFenced = !isFenced
    return isFence || isFenced ? '```' : line
  })
  return kept.join('\n')
}
