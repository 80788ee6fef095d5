import type { Claim, ClaimedWork } from '../port.ts'
import { isLive, requireLive } from './lease.ts'
import type { MemoryState, MemoryWork } from './state.ts'

export function claim(state: MemoryState, now: number, wanted: Claim): ClaimedWork[] {
  const { worker, limit } = wanted
  requireLive(state, worker, now)
  freeLapsed(state, now)
  const ready = [...new Set(wanted.queues)].flatMap((queue) => readyOf(state, queue, now, wanted)).slice(0, limit)
  return ready.map((work) => {
    work.state = 'claimed'
    work.holder = worker
    work.token += 1
    work.claims += 1
    const { row, token, claims, failures } = work
    return { row: { ...row, suspended: false }, token, claims, failures }
  })
}

function readyOf({ work }: MemoryState, queue: string, now: number, { schema, task, limit }: Claim): MemoryWork[] {
  return [...work.open]
    .filter(({ row, state, suspended, ready_at }) => {
      return row.queue === queue && state === 'ready' && !suspended && ready_at <= now && row.schema <= schema
    })
    .filter(({ row }) => task === undefined || row.task_id === task)
    .sort((a, b) => a.row.priority - b.row.priority || a.ready_at - b.ready_at || a.position - b.position)
    .slice(0, limit)
}

/** A claim ends with the lease of its worker; nobody has to give it back. */
function freeLapsed(state: MemoryState, now: number): void {
  for (const work of state.work.open) {
    if (work.holder === null || isLive(state, work.holder, now)) continue
    work.holder = null
    work.state = 'ready'
  }
}
