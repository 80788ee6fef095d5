import type { ReactNode } from 'react'

interface StatsSectionProps {
  readonly title: string
  readonly about: string
  readonly table: ReactNode
  readonly plot?: ReactNode
}

/** On a phone the table comes first. */
export function StatsSection({ title, about, table, plot }: StatsSectionProps) {
  return (
    <section>
      <h2 className="font-semibold">{title}</h2>
      <p className="mb-2 text-meta text-ink-3">{about}</p>
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="min-w-0 overflow-x-auto">{table}</div>
        {plot ? <div className="min-w-0">{plot}</div> : null}
      </div>
    </section>
  )
}
