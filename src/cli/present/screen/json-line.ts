/** A value as one line of JSON that a terminal shows and does not obey. */
export function jsonLine(value: unknown): string {
  return `${JSON.stringify(value).replace(CONTROLS, escaped)}\n`
}

/** JSON leaves these as they are, and a terminal obeys them. */
const CONTROLS = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g
const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
