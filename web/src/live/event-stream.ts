import type { ApiEvent } from '../../../src/protocol/api/api-types.ts'
import { ROUTES } from '../../../src/protocol/api/route.ts'

/**
 * One event stream a browser. Tabs hold a lock; the one that has it listens and tells the others. On HTTP/1.1 a browser
 * opens six connections to a server: with one a tab, the seventh would hang.
 *
 * 1. An event is handed on once, in order of its number.
 * 2. After a break the stream goes on after the newest event that was seen.
 */
interface StreamTold {
  readonly onEvents: (events: readonly ApiEvent[]) => void
  /** Events may be missing: everything is to be read again. */
  readonly onGap: () => void
  readonly onState: (connected: boolean) => void
}

type Said = { readonly event: ApiEvent } | { readonly connected: boolean }

const RETRY_MS = 1_000

export function openEventStream(told: StreamTold): () => void {
  const channel = new BroadcastChannel('baton:events')
  const stop = new AbortController()
  let newest = 0
  let waiting: ApiEvent[] = []
  let frame = 0

  const flush = () => {
    frame = 0
    const events = waiting
    waiting = []
    if (events.length > 0) told.onEvents(events)
  }
  const take = (event: ApiEvent) => {
    if (event.number <= newest) return
    if (newest > 0 && event.number > newest + 1) told.onGap()
    newest = event.number
    waiting.push(event)
    // A hidden tab gets no frames; a timer runs there once a second, which is enough.
    if (frame !== 0) return
    frame = document.hidden ? Number(setTimeout(flush, 200)) : requestAnimationFrame(flush)
  }
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if ('event' in data) take(data.event)
    else told.onState(data.connected)
  }

  const listen = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await once(newest, stop.signal, (said) => {
        channel.postMessage(said)
        if ('event' in said) take(said.event)
        else told.onState(said.connected)
      })
      if (!stop.signal.aborted) await pause(RETRY_MS, stop.signal)
    }
  }
  const hold = () => navigator.locks.request('baton:events', { signal: stop.signal }, listen)
  // Without Web Locks (an insecure origin) each tab listens for itself.
  void Promise.resolve(navigator.locks ? hold() : listen()).catch(() => {
    // Aborted: this page is closed.
  })
  return () => {
    stop.abort()
    channel.close()
  }
}

/** One connection, until it ends. Read by `fetch`: an EventSource hides the status and wants the name of every event. */
async function once(after: number, signal: AbortSignal, say: (said: Said) => void): Promise<void> {
  try {
    const headers = { accept: 'text/event-stream', ...(after > 0 ? { 'last-event-id': String(after) } : {}) }
    const answer = await fetch(ROUTES.events.path, { headers, signal, cache: 'no-store' })
    if (!answer.ok || answer.body === null) return
    say({ connected: true })
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    let open = ''
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const frames = (open + value).split('\n\n')
      open = frames.pop() ?? ''
      for (const frame of frames) {
        const event = eventIn(frame)
        if (event) say({ event })
      }
    }
  } catch {
    // The connection broke or the page was closed: the loop tries again.
  } finally {
    say({ connected: false })
  }
}

function eventIn(frame: string): ApiEvent | undefined {
  const data = frame.split('\n').filter((line) => line.startsWith('data:'))
  if (data.length === 0) return undefined
  const text = data.map((line) => line.slice(5).replace(/^ /, '')).join('\n')
  const value = JSON.parse(text) as Partial<ApiEvent>
  return typeof value.number === 'number' ? (value as ApiEvent) : undefined
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
