import { useQuery } from '@tanstack/react-query'
import type { TaskCard } from '../../../src/protocol/api/api-types.ts'
import { call } from './call.ts'
import { queryClient } from './queries.ts'

export type Cards = ReadonlyMap<string, TaskCard>

const PAGE = 200
const KEY = ['tasks', 'open'] as const
/** More cards than this at once are cheaper as a list. */
const MOST_SINGLE = 20

/** Every open task, page by page: the first page is shown while the others come. */
export const useOpenTasks = () =>
  useQuery<Cards>({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const before = queryClient.getQueryData<Cards>(KEY)
      const found = new Map<string, TaskCard>()
      let cursor: string | undefined
      do {
        const page = await call('list_tasks', { query: { open: '1', limit: PAGE, cursor }, signal })
        for (const task of page.tasks) found.set(task.task_id, task)
        cursor = page.cursor ?? undefined
        if (cursor !== undefined && !before) queryClient.setQueryData<Cards>(KEY, new Map(found))
      } while (cursor !== undefined)
      return found
    },
    staleTime: 300_000,
    structuralSharing: (before, after) => shared(before as Cards | undefined, after as Cards),
  })

/** Cards that say the same stay the same objects: what did not change is not drawn again. */
function shared(before: Cards | undefined, after: Cards): Cards {
  if (!before) return after
  const same = (id: string, task: TaskCard) => {
    const old = before.get(id)
    return old && JSON.stringify(old) === JSON.stringify(task) ? old : task
  }
  return new Map([...after].map(([id, task]) => [id, same(id, task)]))
}

const waiting = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Reads single cards again; those that are over leave the board. */
export function refreshCards(ids: ReadonlySet<string>): void {
  if (!queryClient.getQueryData(KEY)) return
  for (const id of ids) waiting.add(id)
  if (timer !== undefined) return
  timer = setTimeout(() => {
    timer = undefined
    const now = [...waiting]
    waiting.clear()
    if (now.length > MOST_SINGLE) void queryClient.invalidateQueries({ queryKey: KEY })
    else void Promise.all(now.map(refreshCard))
  }, 50)
}

async function refreshCard(task_id: string): Promise<void> {
  try {
    const { tasks } = await call('list_tasks', { query: { q: task_id, open: '1', limit: 5 } })
    const found = tasks.find((task) => task.task_id === task_id)
    queryClient.setQueryData<Cards>(KEY, (cards) => {
      if (!cards) return cards
      const next = new Map(cards)
      if (found) next.set(task_id, found)
      else next.delete(task_id)
      return shared(cards, next)
    })
  } catch {
    // The connection is shown as broken elsewhere; after it is back, everything is read again.
  }
}
