import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/queries.ts'
import { type ApprovalProgress, afterEvent, NO_APPROVAL } from './approval-progress.ts'

interface Read {
  readonly progress: ApprovalProgress
  /** The number of the newest event of the task that was read. */
  readonly after: number
}

const PAGE = 1_000

/** How far the approval of a task is. Events of the task make it read again, and only what is new is read. */
export function useApprovalProgress(task_id: string): ApprovalProgress {
  const queryKey = ['task', task_id, 'approval'] as const
  const { data } = useQuery<Read>({
    queryKey,
    queryFn: async ({ signal }) => {
      let { progress, after } = queryClient.getQueryData<Read>(queryKey) ?? { progress: NO_APPROVAL, after: 0 }
      for (;;) {
        const page = await call('task_history', { params: { task_id }, query: { after, limit: PAGE }, signal })
        progress = page.events.reduce(afterEvent, progress)
        after = page.events.at(-1)?.seq ?? after
        if (page.next === null) return { progress, after }
      }
    },
    staleTime: 0,
  })
  return data?.progress ?? NO_APPROVAL
}
