import { type Followed, followTask } from '../../engine/follow/follow-task.ts'
import { look } from '../../engine/look.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import type { RelayEvent } from './shown.ts'

interface AttachInput {
  readonly task_id: string
  readonly signal: AbortSignal
  readonly onEvent: (event: RelayEvent) => void
}

/** Watches a task that other processes work on, and answers with how it stood when that ended. */
export async function attach(
  { engine }: WithEngine,
  _caller: Caller,
  { task_id, signal, onEvent }: AttachInput,
): Promise<Followed & { readonly status: string }> {
  const followed = await followTask({ engine, task_id, signal, onEvent })
  const { record } = await look({ engine, task_id })
  return { ...followed, status: record.task.status }
}
