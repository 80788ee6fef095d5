import { StringDecoder } from 'node:string_decoder'

/** A longer line is not read as an event: memory stays bounded whatever an agent prints. */
const LONGEST = 8 * 1024 * 1024

export type JsonLine = { readonly event: Readonly<Record<string, unknown>> } | { readonly text: string }

/** Cuts a stream into lines, each an object of JSON or plain text. */
export class JsonLines {
  readonly #decoder = new StringDecoder('utf8')
  #rest: string[] = []
  #length = 0
  #isCut = false

  push(bytes: Uint8Array): JsonLine[] {
    return this.#split(this.#decoder.write(Buffer.from(bytes)))
  }

  end(): JsonLine[] {
    const left = this.#split(this.#decoder.end())
    return this.#length > 0 || this.#isCut ? [...left, this.#take('')] : left
  }

  #split(text: string): JsonLine[] {
    const lines = text.split('\n')
    const last = lines.pop() ?? ''
    const whole = lines.map((line) => this.#take(line))
    this.#keep(last)
    return whole
  }

  #keep(part: string): void {
    if (part === '') return
    if (this.#length + part.length > LONGEST) {
      this.#isCut = true
      this.#rest = []
      this.#length = 0
      return
    }
    if (this.#isCut) return
    this.#rest.push(part)
    this.#length += part.length
  }

  #take(end: string): JsonLine {
    const line = this.#rest.join('') + end
    const isCut = this.#isCut || line.length > LONGEST
    this.#rest = []
    this.#length = 0
    this.#isCut = false
    return isCut ? { text: `[baton] a line of more than ${LONGEST} characters was left out` } : read(line)
  }
}

function read(line: string): JsonLine {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line
  if (!text.startsWith('{')) return { text }
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { event: value as Record<string, unknown> } : { text }
  } catch {
    return { text }
  }
}
