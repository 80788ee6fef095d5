import type { Screen } from './screen.ts'

/** How a text is meant; without colour the signs and words alone say it. */
export type Tone = 'plain' | 'quiet' | 'good' | 'bad' | 'ask' | 'strong'

/** Puts a tone on a text. Only the sixteen colours of the terminal's own theme: they can be read on any. */
export function painter({ colour }: Pick<Screen, 'colour'>, tone: Tone): (text: string) => string {
  const code = CODES[tone]
  return colour && code !== '' ? (text) => `\u001b[${code}m${text}\u001b[0m` : (text) => text
}

const CODES: Readonly<Record<Tone, string>> = { plain: '', quiet: '2', good: '32', bad: '31', ask: '1;33', strong: '1' }
