/** P0 is heavier than P3 in grey too. */
export function PriorityMark({ priority }: { readonly priority: string }) {
  const short = priority.slice(0, 2)
  const look =
    short === 'P0'
      ? 'font-bold text-ink underline decoration-2 underline-offset-2'
      : short === 'P1'
        ? 'font-semibold text-ink'
        : 'text-ink-2'
  return <span className={`text-meta ${look}`}>{short}</span>
}
