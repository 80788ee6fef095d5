import { useSyncExternalStore } from 'react'
import { freezeTime } from '../app/ticker.ts'

/** Whether events arrive, and since when not. A break of less than three seconds is not shown. */
export type Connection = { readonly up: true } | { readonly up: false; readonly since: number }

const CHANGED = 'baton:connection'
const SHOWN_AFTER_MS = 3_000

let shown: Connection = { up: true }
let timer: ReturnType<typeof setTimeout> | undefined

export function setConnected(connected: boolean): void {
  if (connected) {
    clearTimeout(timer)
    timer = undefined
    show({ up: true })
  } else if (timer === undefined && shown.up) {
    const since = Date.now()
    timer = setTimeout(() => show({ up: false, since }), SHOWN_AFTER_MS)
  }
}

function show(next: Connection): void {
  if (shown.up === next.up) return
  shown = next
  freezeTime(!next.up)
  dispatchEvent(new Event(CHANGED))
}

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}

export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => shown)
