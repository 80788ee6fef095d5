import { useReview } from '../../api/queries.ts'

/** How much an approval would merge. The review needs the same answer, so opening it is then faster. */
export function ChangeSize({ taskId }: { readonly taskId: string }) {
  const { data } = useReview(taskId)
  if (!data?.commit) return null
  return (
    <span className="mono text-meta text-ink-2">
      +{data.total.added} −{data.total.removed}
    </span>
  )
}
