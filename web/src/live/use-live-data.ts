import { useEffect } from 'react'
import { refreshCards } from '../api/board-tasks.ts'
import { queryClient } from '../api/queries.ts'
import { setConnected } from './connection.ts'
import { openEventStream } from './event-stream.ts'
import { type Touched, touchedBy } from './touched.ts'

/** Keeps what is on screen as new as the store, as long as the page is open. */
export function useLiveData(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return
    let connectedBefore = false
    return openEventStream({
      onEvents: (events) => refresh(touchedBy(events)),
      onGap: () => void queryClient.invalidateQueries(),
      onState: (connected) => {
        setConnected(connected)
        // What happened while nothing came is read again; with the first connection everything is new anyway.
        if (connected && connectedBefore) void queryClient.invalidateQueries()
        connectedBefore ||= connected
      },
    })
  }, [signedIn])
}

function refresh({ tasks, runs, house }: Touched): void {
  for (const id of tasks) void queryClient.invalidateQueries({ queryKey: ['task', id] })
  for (const id of runs) void queryClient.invalidateQueries({ queryKey: ['run', id] })
  if (house) void queryClient.invalidateQueries({ queryKey: ['pipeline'] })
  refreshSoon()
  if (tasks.size > 0) refreshCards(tasks)
}

/** Many events, one question: at most one each 300 ms, and the last change is never left out. */
const REST_MS = 300
let timer: ReturnType<typeof setTimeout> | undefined

function refreshSoon(): void {
  if (timer !== undefined) return
  timer = setTimeout(() => {
    timer = undefined
    void queryClient.invalidateQueries({ queryKey: ['inbox'] })
    void queryClient.invalidateQueries({ queryKey: ['board'] })
  }, REST_MS)
}
