import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

export interface MenuAction {
  readonly id: string
  readonly label: string
  /** Why it cannot be done; then it is shown and does nothing. */
  readonly refused?: string | undefined
  readonly onPick: () => void
}

interface ActionMenuProps {
  readonly actions: readonly MenuAction[]
  readonly label?: ReactNode
  /** What a screen reader says; without it "more". */
  readonly name?: string
}

/** `⋯`: a disclosure with buttons, which Tab and Escape leave. Closed by a click elsewhere. */
export function ActionMenu({ actions, label, name }: ActionMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const { t } = useTranslation()
  useEffect(() => {
    const close = (event: Event) => {
      const node = details.current
      if (node?.open && !(event.target instanceof Node && node.contains(event.target))) node.open = false
    }
    addEventListener('pointerdown', close)
    return () => removeEventListener('pointerdown', close)
  }, [])
  const pick = (action: MenuAction) => {
    if (details.current) details.current.open = false
    action.onPick()
  }
  if (actions.length === 0) return null
  return (
    <details
      ref={details}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        event.stopPropagation()
        details.current.open = false
        details.current.querySelector('summary')?.focus()
      }}
    >
      <summary
        className="btn btn-quiet list-none"
        aria-label={label === undefined ? t('menu.more') : undefined}
        data-menu=""
      >
        {label ?? '⋯'}
        {name === undefined ? null : <span className="sr-only">{name}</span>}
      </summary>
      <div className="absolute right-0 z-20 mt-1 min-w-52 rounded-card border border-hairline bg-surface p-1 shadow-[var(--shadow)]">
        {actions.map((action) => (
          <button
            key={action.id}
            type="button"
            className="block w-full cursor-pointer rounded-control px-2 py-1 text-left hover:bg-sunken disabled:text-ink-3"
            disabled={action.refused !== undefined}
            onClick={() => pick(action)}
          >
            {action.label}
            {action.refused ? <span className="block text-meta text-ink-3">{action.refused}</span> : null}
          </button>
        ))}
      </div>
    </details>
  )
}
