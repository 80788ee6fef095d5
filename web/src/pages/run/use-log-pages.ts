import { useCallback, useEffect, useRef, useState } from 'react'
import type { LogLine } from '../../../../src/protocol/api/api-types.ts'
import { call } from '../../api/call.ts'

const PAGE = 1_000
/** So many pages stay in memory: the ones nearest to what is on screen. */
const KEPT = 20
const LOOK_MS = 1_000

export interface LogPages {
  readonly total: number
  readonly over: boolean
  readonly lineAt: (index: number) => LogLine | undefined
  readonly onSeen: (from: number, to: number) => void
  readonly failed: boolean
}

/** Lines of a run by their number, in pages that are fetched when they come into view; the end is looked at while it runs. */
export function useLogPages(runId: string, running: boolean): LogPages {
  const pages = useRef(new Map<number, readonly LogLine[]>())
  const asked = useRef(new Set<number>())
  const [state, setState] = useState({ total: 0, over: false, failed: false, version: 0 })
  const latest = useRef(state)
  latest.current = state

  const load = useCallback(
    async (page: number) => {
      if (asked.current.has(page)) return
      asked.current.add(page)
      try {
        const answer = await call('run_log', {
          params: { run_id: runId },
          query: { line: page * PAGE + 1, limit: PAGE },
        })
        pages.current.set(page, answer.lines)
        forget(pages.current, page)
        setState(({ version, total }) => ({
          total: Math.max(total, answer.total),
          over: answer.over,
          failed: false,
          version: version + 1,
        }))
      } catch {
        // Shown as a lost connection; the next look tries again.
        setState((before) => ({ ...before, failed: true }))
      } finally {
        asked.current.delete(page)
      }
    },
    [runId],
  )

  // The last lines first: the page that grows is looked at again as long as the run lives.
  useEffect(() => {
    let stopped = false
    const look = async () => {
      const last = Math.max(0, Math.floor((latest.current.total - 1) / PAGE))
      await load(last)
      const grown = Math.max(0, Math.floor((latest.current.total - 1) / PAGE))
      if (grown !== last) await load(grown)
    }
    void look()
    const timer = setInterval(() => {
      if (!stopped && !document.hidden && !latest.current.over) void look()
    }, LOOK_MS)
    return () => {
      stopped = true
      clearInterval(timer)
    }
  }, [load, running])

  const onSeen = useCallback(
    (from: number, to: number) => {
      for (let page = Math.floor(from / PAGE); page <= Math.floor(to / PAGE); page += 1) {
        if (!pages.current.has(page)) void load(page)
      }
    },
    [load],
  )
  const lineAt = useCallback((index: number) => pages.current.get(Math.floor(index / PAGE))?.[index % PAGE], [])
  return { total: state.total, over: state.over, failed: state.failed, lineAt, onSeen }
}

function forget(pages: Map<number, readonly LogLine[]>, near: number): void {
  if (pages.size <= KEPT) return
  const far = [...pages.keys()].toSorted((a, b) => Math.abs(b - near) - Math.abs(a - near))[0]
  if (far !== undefined) pages.delete(far)
}
