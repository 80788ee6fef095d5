import { useSyncExternalStore } from 'react'
import { freezeTime } from '../app/server-clock.ts'
import type { StreamState } from './event-stream.ts'

/** Whether events arrive, and since when not. A break of less than three seconds is not shown. */
export interface Connection {
  readonly state: StreamState
  readonly since: number
  /** Commands that are sent as soon as the server answers. */
  readonly waiting: number
}

const CHANGED = 'baton:connection'
const BACK = 'baton:connection-back'
const SHOWN_AFTER_MS = 3_000

let shown: Connection = { state: 'up', since: 0, waiting: 0 }
let since: number | undefined
let timer: ReturnType<typeof setTimeout> | undefined

export function setStreamState(state: StreamState): void {
  clearTimeout(timer)
  if (state === 'up') {
    since = undefined
    show({ state, since: 0 })
    dispatchEvent(new Event(BACK))
    return
  }
  since ??= Date.now()
  const next = { state, since }
  timer = setTimeout(() => show(next), since + SHOWN_AFTER_MS - Date.now())
}

/** Resolves when events arrive again, or after `ms`. */
export function connectionBack(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(late)
      removeEventListener(BACK, done)
      resolve()
    }
    const late = setTimeout(done, ms)
    addEventListener(BACK, done)
  })
}

export function countWaiting(by: 1 | -1): void {
  show({ waiting: shown.waiting + by })
}

function show(change: Partial<Connection>): void {
  shown = { ...shown, ...change }
  freezeTime(shown.state !== 'up')
  dispatchEvent(new Event(CHANGED))
}

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}

export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => shown)
