import type { StdinMessage } from './stdin-message-schema.ts'

export type { StdinMessage }

// Line breaks to some readers, though not to JSON.
const LINE_SEPARATORS = /[\u0085\u2028\u2029]/g

/** One line with its line end, whatever the texts contain. */
export function encodeStdinMessage(message: StdinMessage): string {
  const json = JSON.stringify(message).replace(LINE_SEPARATORS, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return `${json}\n`
}
