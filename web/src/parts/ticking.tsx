import { useEffect, useRef } from 'react'
import { serverNow } from '../app/server-clock.ts'
import { everySecond } from '../app/ticker.ts'

/** Text that the page's one timer writes: the clock never renders React. */
export function Ticking({
  words,
  className,
  title,
}: {
  readonly words: (now: number) => string
  readonly className?: string
  readonly title?: string | undefined
}) {
  const node = useRef<HTMLSpanElement>(null)
  const latest = useRef(words)
  latest.current = words
  const write = (now: number) => {
    const text = latest.current(now)
    if (node.current && node.current.textContent !== text) node.current.textContent = text
  }
  const writer = useRef(write)
  writer.current = write
  useEffect(() => everySecond((now) => writer.current(now)), [])
  // Whatever `words` closes over may have changed with this render.
  useEffect(() => writer.current(serverNow()))
  return <span ref={node} className={className} title={title} />
}
