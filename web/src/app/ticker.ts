import { serverNow } from './server-clock.ts'

/**
 * One timer of the page writes every age and deadline, once a second, as text into its node: no render of React, and
 * nothing while the page is hidden.
 */
type Write = (now: number) => void

const writers = new Set<Write>()
let timer: ReturnType<typeof setInterval> | undefined

export function everySecond(write: Write): () => void {
  writers.add(write)
  write(serverNow())
  timer ??= setInterval(tick, 1000)
  return () => {
    writers.delete(write)
    if (writers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick(): void {
  if (document.hidden) return
  const now = serverNow()
  for (const write of writers) write(now)
}
