/** As much of a `KeyboardEvent` as decides. */
interface PressedKey {
  readonly key: string
  readonly code: string
  readonly shiftKey: boolean
}

/** In Hangul mode the `j` key gives `ㅓ`: a letter outside ASCII is read from the place of the key instead. */
export function keyName(event: PressedKey): string {
  const { key, code, shiftKey } = event
  if (key.length > 1 && key !== 'Process' && key !== 'Unidentified') return key
  if (/^[\x20-\x7e]$/.test(key)) return key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return shiftKey ? letter : letter.toLowerCase()
  const digit = /^Digit([0-9])$/.exec(code)?.[1]
  if (digit && !shiftKey) return digit
  return PUNCTUATION[`${shiftKey ? '+' : ''}${code}`] ?? key
}

const PUNCTUATION: Readonly<Record<string, string>> = {
  Slash: '/',
  '+Slash': '?',
  Period: '.',
  BracketLeft: '[',
  BracketRight: ']',
}
