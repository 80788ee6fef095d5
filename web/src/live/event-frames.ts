import type { ApiEvent } from '../../../src/protocol/api/api-types.ts'

/** The first frame of a stream: the newest event of the store, and after which one this stream begins. */
export interface HelloFrame {
  readonly newest: number
  readonly after: number
}

type Frame = { readonly event: ApiEvent } | { readonly hello: HelloFrame }

/** Pure: whole frames of server-sent events in `text`, and the beginning of the next one. Beats and unknown frames are left out. */
export function eventFrames(text: string): { readonly frames: readonly Frame[]; readonly rest: string } {
  const parts = text.split('\n\n')
  const rest = parts.pop() ?? ''
  return { frames: parts.flatMap(frameOf), rest }
}

function frameOf(part: string): Frame[] {
  const data = part.split('\n').filter((line) => line.startsWith('data:'))
  if (data.length === 0) return []
  const value = JSON.parse(data.map((line) => line.slice(5).replace(/^ /, '')).join('\n')) as Partial<
    ApiEvent & HelloFrame
  >
  if (typeof value.number === 'number') return [{ event: value as ApiEvent }]
  if (typeof value.newest === 'number' && typeof value.after === 'number') return [{ hello: value as HelloFrame }]
  return []
}
