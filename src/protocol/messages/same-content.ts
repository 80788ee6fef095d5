import { canonicalJson } from '../canonical-json.ts'

/**
 * What a message says, apart from when it was said. Two messages with the same id are a repeat exactly when
 * this is equal: the order of keys and white space do not count, the `timestamp` of the sending does not
 * count, everything else does, metadata included. It is taken from the message as it was sent, after team
 * aliases were read and before anything was filled in, so that a repeat still equals a stored original.
 */
export function messageContent(message: Readonly<Record<string, unknown>>): string {
  const { timestamp: _whenSent, ...said } = message
  return canonicalJson(said)
}

export function sameContent(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  return messageContent(a) === messageContent(b)
}
