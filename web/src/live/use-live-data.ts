import { useEffect, useRef } from 'react'
import { refreshCards } from '../api/board-tasks.ts'
import { queryClient } from '../api/queries.ts'
import { setStreamState } from './connection.ts'
import { decisions } from './decisions.ts'
import { openEventStream, type StreamState } from './event-stream.ts'
import { type Touched, touchedBy } from './touched.ts'

/** Keeps what is on screen as new as the store, as long as the page is open. */
export function useLiveData(after: number | undefined): void {
  const begun = useRef(after)
  begun.current ??= after
  const from = begun.current
  useEffect(() => {
    if (from === undefined) return
    let before: StreamState = 'up'
    return openEventStream(from, {
      onEvents: (events) => {
        decisions.add(events)
        refresh(touchedBy(events))
      },
      onGap: readAgain,
      onState: (state) => {
        setStreamState(state)
        if (state === before) return
        // What no event tells, such as when an agent last spoke, is read again.
        if (state === 'up') readAgain()
        else if (state === 'signed_out') void queryClient.invalidateQueries({ queryKey: ['session'] })
        before = state
      },
    })
  }, [from])
}

const readAgain = (): void => void queryClient.invalidateQueries()

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
