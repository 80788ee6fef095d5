import { useQuery } from '@tanstack/react-query'
import type { TaskCard } from '../../../src/protocol/api/api-types.ts'
import { call } from './call.ts'
import { queryClient } from './queries.ts'

export type Cards = ReadonlyMap<string, TaskCard>

const PAGE = 200
const KEY = ['tasks', 'open'] as const
/** More cards than this at once are cheaper as a list. */
const MOST_SINGLE = 20
/** While the first list comes, the board is drawn again after so many pages. */
const SHOWN_PAGES = 5

/** Every open task, page by page: the first page is shown while the others come. */
export const useOpenTasks = () =>
  useQuery<Cards>({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const before = queryClient.getQueryData<Cards>(KEY)
      const found = new Map<string, TaskCard>()
      let cursor: string | undefined
      let pages = 0
      do {
        const page = await call('list_tasks', { query: { open: '1', limit: PAGE, cursor }, signal })
        for (const task of page.tasks) found.set(task.task_id, same(before, task))
        cursor = page.cursor ?? undefined
        if (cursor !== undefined && !before && pages % SHOWN_PAGES === 0) {
          queryClient.setQueryData<Cards>(KEY, new Map(found))
        }
        pages += 1
      } while (cursor !== undefined)
      return found
    },
    staleTime: 300_000,
    structuralSharing: false,
  })

/** What the board knew of a task, while the task itself is on its way. */
export const knownCard = (task_id: string): TaskCard | undefined => queryClient.getQueryData<Cards>(KEY)?.get(task_id)

/** A card that says the same stays the same object: what did not change is not drawn again. */
function same(before: Cards | undefined, task: TaskCard): TaskCard {
  const old = before?.get(task.task_id)
  return old && JSON.stringify(old) === JSON.stringify(task) ? old : task
}

const waiting = new Set<string>()
let isPlanned = false

/** Reads single cards again; those that are over leave the board. */
export function refreshCards(ids: ReadonlySet<string>): void {
  if (!queryClient.getQueryState(KEY)) return
  for (const id of ids) waiting.add(id)
  if (isPlanned) return
  isPlanned = true
  setTimeout(readWaiting, 50)
}

function readWaiting(): void {
  // A list that is on its way may have been read before the event: the cards come after it.
  if (queryClient.getQueryState(KEY)?.fetchStatus === 'fetching') {
    setTimeout(readWaiting, 200)
    return
  }
  isPlanned = false
  const now = [...waiting]
  waiting.clear()
  if (now.length > MOST_SINGLE) void queryClient.invalidateQueries({ queryKey: KEY })
  else if (now.length > 0) void readCards(now)
}

async function readCards(ids: readonly string[]): Promise<void> {
  try {
    const found = await Promise.all(ids.map(readCard))
    queryClient.setQueryData<Cards>(KEY, (cards) => {
      if (!cards) return cards
      const next = new Map(cards)
      for (const [at, id] of ids.entries()) {
        const task = found[at]
        if (task) next.set(id, same(cards, task))
        else next.delete(id)
      }
      return next
    })
  } catch {
    // The connection is shown as broken elsewhere; after it is back, everything is read again.
  }
}

async function readCard(task_id: string): Promise<TaskCard | undefined> {
  const { tasks } = await call('list_tasks', { query: { q: task_id, open: '1', limit: 5 } })
  return tasks.find((task) => task.task_id === task_id)
}
