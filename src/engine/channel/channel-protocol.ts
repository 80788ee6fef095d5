/**
 * What goes over the socket of a run: JSON lines, a request and one answer to it. A question is answered when a person
 * has answered it.
 */
export type ChannelRequest = {
  readonly id: number
  readonly token: string
} & (
  | { readonly say: string }
  /** A question to the desk: `task`, `message`, `answers`, `step`. */
  | { readonly call: string; readonly input: unknown }
)

export interface ChannelAnswer {
  readonly id: number
  readonly ok?: unknown
  readonly error?: { readonly code: string; readonly message: string }
}

/** The variable that names the socket to processes of the run. */
export const CHANNEL_VARIABLE = 'BATON_CHANNEL'

/** In characters; a block has at most a million. */
export const LONGEST_LINE = 2_000_000

/** Undefined where the line is no request. */
export function readChannelRequest(line: string): ChannelRequest | undefined {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const { id, token, say, call, input } = value as Record<string, unknown>
  if (typeof id !== 'number' || typeof token !== 'string') return undefined
  if (typeof say === 'string') return { id, token, say }
  return typeof call === 'string' ? { id, token, call, input } : undefined
}
