import type { EventHub, HubFrame } from './event-hub.ts'

export interface StreamOptions {
  /** Frames after this number; the newest where nothing is said. */
  readonly after: number
  readonly task?: string | undefined
  readonly run?: string | undefined
  /** How many lines the log of the run has. */
  readonly logTotal?: () => Promise<number>
  /** Whether whoever asked may still read. */
  readonly isAllowed: () => Promise<boolean>
  readonly onEnd: () => void
  readonly signal: AbortSignal
  readonly beatMs?: number
}

const BEAT_MS = 15_000
const LOG_MS = 300

/**
 * A stream of server-sent events that is read at the client's pace: nothing is made before the client has taken what was
 * made before. A client that does not read holds one chunk of the stream, until its socket is idle for too long.
 */
export function eventStream(hub: EventHub, options: StreamOptions): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { beatMs = BEAT_MS, logTotal } = options
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, options.signal])
  const encoder = new TextEncoder()
  let position = options.after
  let lines = -1
  let ended = false
  let spoke = performance.now()
  const end = () => {
    if (ended) return
    ended = true
    over.abort()
    options.onEnd()
  }

  const next = async (): Promise<string> => {
    for (;;) {
      const frames = await hub.after(position)
      position = frames.at(-1)?.number ?? position
      const wanted = frames.filter((frame) => isWanted(frame, options))
      const total = logTotal ? await logTotal() : lines
      const log = total === lines ? '' : logFrame(options.run ?? '', total)
      lines = total
      const text = wanted.map((frame) => frame.text).join('') + log
      if (text !== '' || signal.aborted) return text
      if (frames.length > 0) continue
      const left = beatMs - (performance.now() - spoke)
      if (left <= 0) return ': beat\n\n'
      await hub.changed(logTotal ? Math.min(left, LOG_MS) : left, signal)
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
          const text = await next()
          spoke = performance.now()
          if (signal.aborted || !(await options.isAllowed())) {
            end()
            controller.close()
          } else controller.enqueue(encoder.encode(text))
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

const logFrame = (run_id: string, total: number) => `event: log\ndata: ${JSON.stringify({ run_id, total })}\n\n`
