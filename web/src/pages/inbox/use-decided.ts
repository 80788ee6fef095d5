import { useEffect, useRef, useState } from 'react'
import type { InboxEntry } from '../../../../src/protocol/api/api-types.ts'

const SHOWN_MS = 4_000

/** An entry that was decided, here or elsewhere, stays for four seconds and says so: nothing vanishes under the hand. */
export function useDecided(waiting: readonly InboxEntry[]): {
  readonly rows: readonly InboxEntry[]
  readonly decided: ReadonlySet<string>
} {
  const before = useRef<readonly InboxEntry[]>(waiting)
  const [gone, setGone] = useState<readonly InboxEntry[]>([])
  useEffect(() => {
    const left = before.current.filter(({ key }) => !waiting.some((entry) => entry.key === key))
    before.current = waiting
    if (left.length === 0) return
    setGone((all) => [...all, ...left])
    setTimeout(() => setGone((all) => all.filter((entry) => !left.includes(entry))), SHOWN_MS)
  }, [waiting])
  const keys = new Set(waiting.map(({ key }) => key))
  const ghosts = gone.filter(({ key }) => !keys.has(key))
  return { rows: [...ghosts, ...waiting], decided: new Set(ghosts.map(({ key }) => key)) }
}
