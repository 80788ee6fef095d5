import type { EventHub } from './event-hub.ts'
import type { HubFrame } from './event-replays.ts'

export interface StreamOptions {
  /** Frames after this number; the newest where nothing is said. */
  readonly after: number
  readonly task?: string | undefined
  readonly run?: string | undefined
  /** Whether the client is the PO. */
  readonly isPo: boolean
  /** How many lines the log of the run has. */
  readonly logTotal?: () => Promise<number>
  /** Whether the client may still read. */
  readonly isAllowed: () => Promise<boolean>
  readonly onEnd: () => void
  /** Each of them ends it: the server stops, or the client is gone. */
  readonly signals: readonly AbortSignal[]
  readonly beatMs?: number
}

const BEAT_MS = 15_000
const LOG_MS = 300

/**
 * A stream of server-sent events that is read at the client's pace: nothing is made before the client has taken what was
 * made before. A client that does not read holds one chunk of the stream, until its socket is idle for too long.
 *
 * It ends with its signals also while nobody reads it: a client that is gone before the first byte was sent to it would
 * else be left behind, because nobody cancels a body that was never read.
 */
export function eventStream(hub: EventHub, options: StreamOptions): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { beatMs = BEAT_MS, logTotal, signals } = options
  const over = new AbortController()
  const { signal } = over
  const encoder = new TextEncoder()
  let position = options.after
  let lines = -1
  let ended = false
  let spoke = performance.now()
  const end = () => {
    if (ended) return
    ended = true
    for (const one of signals) one.removeEventListener('abort', end)
    over.abort()
    options.onEnd()
  }
  for (const one of signals) one.addEventListener('abort', end, { once: true })
  if (signals.some(({ aborted }) => aborted)) end()

  const next = async (): Promise<Uint8Array<ArrayBuffer>> => {
    for (;;) {
      const frames = await hub.after(position)
      position = frames.at(-1)?.number ?? position
      const wanted = frames.filter((frame) => isWanted(frame, options))
      const total = logTotal ? await logTotal() : lines
      const parts = wanted
        .map(({ bytes, bytesForOthers }) => (options.isPo ? bytes : bytesForOthers))
        .filter(({ length }) => length > 0)
      if (total !== lines) parts.push(encoder.encode(logFrame(options.run ?? '', total)))
      lines = total
      if (parts.length > 0 || signal.aborted) return joined(parts)
      if (frames.length > 0) continue
      const left = beatMs - (performance.now() - spoke)
      if (left <= 0) return encoder.encode(': beat\n\n')
      await hub.changed(position, logTotal ? Math.min(left, LOG_MS) : left, signal)
    }
  }

  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        controller.enqueue(
          encoder.encode(`retry: 1000\nevent: hello\ndata: {"newest":${hub.newest},"after":${position}}\n\n`),
        )
      },
      async pull(controller) {
        try {
          const bytes = await next()
          spoke = performance.now()
          if (signal.aborted || !(await options.isAllowed())) {
            end()
            controller.close()
          } else controller.enqueue(bytes)
        } catch (error) {
          end()
          controller.error(error)
        }
      },
      cancel: end,
    },
    { highWaterMark: 1 },
  )
}

function isWanted({ task_id, run_id }: HubFrame, { task, run }: StreamOptions): boolean {
  if (run !== undefined && run_id === run) return true
  if (task !== undefined) return task_id === task
  return run === undefined
}

/** One frame is sent as it is: for all streams that keep up, it is in memory once. */
function joined(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const [first, second] = parts
  return first && !second ? first : Buffer.concat(parts)
}

const logFrame = (run_id: string, total: number) => `event: log\ndata: ${JSON.stringify({ run_id, total })}\n\n`
