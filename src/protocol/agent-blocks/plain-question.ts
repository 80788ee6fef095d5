import { isClosingWords, isRequest } from './closing-words.ts'

const OPTION = /^(?:[-*•]|\**\(?[0-9A-Za-z]{1,2}[.)]\**)\s/
const HEADING = /^#{1,6}\s/
const CLOSING = new Set([...'*_`"\'”’」』)]. \t'])
/** What may be answered, behind the question: `Is that right? (yes/no)`. */
const CHOICES = /(?<=[?？])[*_]*[ \t]*[([][^()[\]\n?？]{1,100}[)\]][*_]*$/
const INLINE_CODE = /`[^`\n]*`/g

const MAX_LENGTH = 2_000
/** So many paragraphs and pieces of code may follow the question, or stand before it as a part of it. */
const MOST_BEHIND = 6
const MOST_BEFORE = 5

/** A paragraph, or a piece of code in its fence. */
interface Part {
  readonly isCode: boolean
  readonly lines: readonly string[]
}

/**
 * The question with which a model ended its turn in plain words instead of a block; undefined where its last words are no
 * question. Options may follow the question as a list or as code, and so may words that only say that the model waits.
 */
export function plainQuestion(words: string): string | undefined {
  const parts = partsOf(words)
  const behind: Part[] = []
  for (let at = parts.length - 1; at >= 0 && parts.length - at <= MOST_BEHIND; at -= 1) {
    const part = parts[at] as Part
    const last = part.isCode ? undefined : lastSaid(part.lines)
    if (last === undefined) {
      // Words that only wait are no part of the question.
      if (isChoice(part)) behind.unshift(part)
      continue
    }
    const isTitle = HEADING.test(last) && behind.length > 0
    if (isTitle || !asks(last)) return undefined
    return [...before(parts.slice(0, at), part), part, ...behind]
      .map(({ lines }) => lines.join('\n'))
      .join('\n')
      .slice(-MAX_LENGTH)
  }
  return undefined
}

/** The last line that is neither an option nor closing words, without closing words at its end. */
function lastSaid(lines: readonly string[]): string | undefined {
  for (const line of lines.toReversed()) {
    const said = withoutClosing(line)
    if (said !== '' && (!OPTION.test(line) || asks(said))) return said
  }
  return undefined
}

function withoutClosing(line: string): string {
  const sentences = line.split(/(?<=[.!?。？！])[ \t]+/)
  while (sentences.length > 0 && isClosingWords(sentences.at(-1) ?? '')) sentences.pop()
  return sentences.join(' ')
}

/**
 * What stands before the question and belongs to it: other questions of its list, or the choices as a list or as code, with
 * the words that announce them. A lone question mark belongs to the words before it.
 */
function before(parts: readonly Part[], question: Part): readonly Part[] {
  const isLoneMark = !/\p{L}/u.test(question.lines.join(''))
  const from = Math.max(0, parts.length - MOST_BEFORE)
  let at = parts.length
  while (at > from && isChoice(parts[at - 1] as Part)) at -= 1
  const announced = parts[at - 1]
  if (at === from || announced === undefined || (at === parts.length && !isLoneMark)) return parts.slice(at)
  const last = announced.lines.at(-1) ?? ''
  return parts.slice(isLoneMark || /[:：]$/.test(last) || asks(last) ? at - 1 : at)
}

const isChoice = (part: Part): boolean => part.isCode || isList(part)

const isList = ({ isCode, lines }: Part): boolean => !isCode && lines.every((line) => OPTION.test(line))

function asks(line: string): boolean {
  const words = line.replace(INLINE_CODE, 'x').replace(CHOICES, '')
  if (isRequest(words.split(/(?<=[.!?。？！])[ \t]+/).at(-1) ?? '')) return true
  let end = words.length
  while (end > 0 && CLOSING.has(words[end - 1] ?? '')) end -= 1
  return words[end - 1] === '?' || words[end - 1] === '？'
}

/** Code is no question, whatever it ends with. */
function partsOf(words: string): readonly Part[] {
  const parts: Part[] = []
  let lines: string[] = []
  let isCode = false
  const close = () => {
    if (lines.length > 0) parts.push({ isCode, lines })
    lines = []
  }
  for (const line of words.split('\n')) {
    const isFence = /^\s{0,3}(?:```|~~~)/.test(line)
    if (isFence && isCode) {
      lines.push(line)
      close()
      isCode = false
    } else if (isFence) {
      close()
      isCode = true
      lines.push(line)
    } else if (isCode) lines.push(line)
    else if (line.trim() === '') close()
    else lines.push(line.trim())
  }
  close()
  return parts
}
