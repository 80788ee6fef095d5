import type { ApiEvent } from '../../../src/protocol/api/api-types.ts'
import { ROUTES } from '../../../src/protocol/api/route.ts'
import { sessionKey } from '../api/session-key.ts'
import { eventFrames, type HelloFrame } from './event-frames.ts'

/** `down`: nobody answers. `signed_out`: the server answers, but does not know this browser, as after its restart. */
export type StreamState = 'up' | 'down' | 'signed_out'

/**
 * One event stream a browser. Tabs hold a lock; the one that has it listens and tells the others. On HTTP/1.1 a browser
 * opens six connections to a server: with one a tab, the seventh would hang.
 *
 * 1. An event is handed on once, in order of its number.
 * 2. After a break the stream goes on after the newest event that was seen.
 * 3. The stream outlives a lost session: who signs in again in another tab gets the events in between here too.
 */
interface StreamTold {
  readonly onEvents: (events: readonly ApiEvent[]) => void
  /** Events may be missing: everything is to be read again. */
  readonly onGap: () => void
  readonly onState: (state: StreamState) => void
}

type Said = { readonly event: ApiEvent } | { readonly hello: HelloFrame } | { readonly state: StreamState }

const RETRY_MS = 1_000
/** The server says something every 15 s. A connection that is quiet for longer than this is dead. */
const QUIET_MS = 40_000
/** A tab that is behind another window gets no frames. */
const LONGEST_FRAME_MS = 100

/** `after`: the newest event when the page began to read; what came since is told first. */
export function openEventStream(after: number, told: StreamTold): () => void {
  const channel = new BroadcastChannel('baton:events')
  const stop = new AbortController()
  let newest = after
  let waiting: ApiEvent[] = []

  const flush = () => {
    const events = waiting
    waiting = []
    if (events.length > 0) told.onEvents(events)
  }
  const take = (event: ApiEvent) => {
    if (event.number <= newest) return
    if (event.number > newest + 1) told.onGap()
    newest = event.number
    waiting.push(event)
    if (waiting.length > 1) return
    requestAnimationFrame(flush)
    setTimeout(flush, LONGEST_FRAME_MS)
  }
  const greet = (hello: HelloFrame) => {
    // Fewer events than were seen: another store, or one that was put back.
    if (hello.newest < newest) {
      newest = hello.newest
      told.onGap()
    }
  }
  const hear = (said: Said) => {
    if ('event' in said) take(said.event)
    else if ('hello' in said) greet(said.hello)
    else told.onState(said.state)
  }
  channel.onmessage = ({ data }: MessageEvent<Said>) => hear(data)

  const listen = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await once(newest, stop.signal, (said) => {
        // The page may be closed while the last frame is on its way.
        if (stop.signal.aborted) return
        channel.postMessage(said)
        hear(said)
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
async function once(after: number, closed: AbortSignal, say: (said: Said) => void): Promise<void> {
  const quiet = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => quiet.abort(), QUIET_MS)
  }
  let end: StreamState = 'down'
  try {
    heard()
    const headers = { accept: 'text/event-stream', 'last-event-id': String(after), ...sessionKey() }
    const signal = AbortSignal.any([closed, quiet.signal])
    const answer = await fetch(ROUTES.events.path, { headers, signal, cache: 'no-store' })
    if (answer.status === 401) end = 'signed_out'
    if (!answer.ok || answer.body === null) return
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    let open = ''
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      heard()
      const { frames, rest } = eventFrames(open + value)
      open = rest
      for (const frame of frames) {
        say(frame)
        if ('hello' in frame) say({ state: 'up' })
      }
    }
  } catch {
    // The connection broke or the page was closed: the loop tries again.
  } finally {
    clearTimeout(timer)
    say({ state: end })
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}
