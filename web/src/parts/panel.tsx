import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * A dialog of the browser itself: it keeps the focus inside, closes on Escape and gives the focus back. A command is
 * sent by its button or by Ctrl+Enter, never by a single key.
 */
export function Panel({
  title,
  onClose,
  children,
  wide = false,
}: {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly wide?: boolean
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { t } = useTranslation()
  useEffect(() => {
    const before = document.activeElement
    const open = dialog.current
    open?.showModal()
    return () => {
      open?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={`m-auto max-h-[88dvh] w-full overflow-auto rounded-card border border-hairline bg-surface p-4 text-ink shadow-[var(--shadow)] max-sm:mb-0 max-sm:max-w-full ${wide ? 'max-w-3xl' : 'max-w-xl'}`}
    >
      <header className="mb-3 flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-[16px]/[24px] font-semibold">
          {title}
        </h2>
        <button type="button" className="btn btn-quiet -mt-0.5" onClick={onClose}>
          {t('close')} <span className="kbd max-sm:hidden">Esc</span>
        </button>
      </header>
      {children}
    </dialog>
  )
}
