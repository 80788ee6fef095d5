import { useEffect, useRef, useState } from 'react'
import type { InboxEntry } from '../../../../src/protocol/api/api-types.ts'

const SHOWN_MS = 4_000

interface Ghost {
  readonly entry: InboxEntry
  /** The entry that stood before it; null at the top. */
  readonly after: string | null
}

/** An entry that was decided, here or elsewhere, stays in its place for four seconds and says so: nothing vanishes under the hand. */
export function useDecided(waiting: readonly InboxEntry[]): {
  readonly rows: readonly InboxEntry[]
  readonly decided: ReadonlySet<string>
} {
  const before = useRef<readonly InboxEntry[]>(waiting)
  const [gone, setGone] = useState<readonly Ghost[]>([])
  useEffect(() => {
    const left = before.current.flatMap((entry, at): Ghost[] =>
      waiting.some(({ key }) => key === entry.key) ? [] : [{ entry, after: before.current[at - 1]?.key ?? null }],
    )
    before.current = waiting
    if (left.length === 0) return
    setGone((all) => [...all, ...left])
    setTimeout(() => setGone((all) => all.filter((ghost) => !left.includes(ghost))), SHOWN_MS)
  }, [waiting])
  const keys = new Set(waiting.map(({ key }) => key))
  const ghosts = gone.filter(({ entry }) => !keys.has(entry.key))
  return { rows: withGhosts(waiting, ghosts), decided: new Set(ghosts.map(({ entry }) => entry.key)) }
}

/** Pure: each ghost below the entry that stood before it. */
export function withGhosts(waiting: readonly InboxEntry[], ghosts: readonly Ghost[]): readonly InboxEntry[] {
  const rows = [...waiting]
  for (const { entry, after } of ghosts) rows.splice(rows.findIndex(({ key }) => key === after) + 1, 0, entry)
  return rows
}
