/** A stretch of a line in one look. */
export interface Span {
  readonly text: string
  /** Classes of `log.css`; empty for plain text. */
  readonly look: string
}

const COLOURS = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white']
const SEQUENCE =
  /\u001b(?:\[([0-9;:]*)([@-~])|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-_])|[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]|\u001b/g

/** Colours of SGR and nothing else: any other sequence is dropped, any other control character is shown. */
export function parseSgr(line: string): readonly Span[] {
  if (!/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(line)) {
    return [{ text: line, look: '' }]
  }
  const spans: Span[] = []
  let at = 0
  let look: Look = PLAIN
  let text = ''
  const flush = () => {
    if (text !== '') spans.push({ text, look: lookClass(look) })
    text = ''
  }
  for (const match of line.matchAll(SEQUENCE)) {
    text += line.slice(at, match.index)
    at = match.index + match[0].length
    if (match[2] === 'm') {
      flush()
      look = applyCodes(look, match[1] ?? '')
    } else if (!match[0].startsWith('\u001b')) text += shown(match[0])
  }
  text += line.slice(at)
  flush()
  return spans
}

interface Look {
  readonly colour: string
  readonly bold: boolean
  readonly dim: boolean
}
const PLAIN: Look = { colour: '', bold: false, dim: false }

function applyCodes(before: Look, codes: string): Look {
  let look = before
  const numbers = codes.split(/[;:]/).map((code) => (code === '' ? 0 : Number(code)))
  for (let index = 0; index < numbers.length; index += 1) {
    const code = numbers[index] ?? 0
    if (code === 38 || code === 48) {
      // Colours of a palette or of three bytes: read over, shown plain.
      index += numbers[index + 1] === 5 ? 2 : 4
      continue
    }
    look = applyCode(look, code)
  }
  return look
}

function applyCode(look: Look, code: number): Look {
  if (code === 0) return PLAIN
  if (code === 1) return { ...look, bold: true }
  if (code === 2) return { ...look, dim: true }
  if (code === 22) return { ...look, bold: false, dim: false }
  if (code === 39) return { ...look, colour: '' }
  if (code >= 30 && code <= 37) return { ...look, colour: COLOURS[code - 30] ?? '' }
  if (code >= 90 && code <= 97) return { ...look, colour: COLOURS[code - 90] ?? '' }
  return look
}

const lookClass = ({ colour, bold, dim }: Look) =>
  [colour && `sgr-${colour}`, bold && 'sgr-bold', dim && 'sgr-dim'].filter(Boolean).join(' ')

function shown(char: string): string {
  const code = char.codePointAt(0) ?? 0
  if (char === '\r') return ''
  return code < 0x20 ? String.fromCodePoint(0x2400 + code) : `«${code.toString(16).padStart(4, '0')}»`
}
