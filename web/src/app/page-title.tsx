import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { restoreView } from './kept-view.ts'
import { returnedView } from './router.ts'

/** The h1 of a page. A route that opens puts the focus there, once; the way back puts it where it was. */
export function PageTitle({ children, className = '' }: { readonly children: ReactNode; readonly className?: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  // React hides a page while the next one loads, and shows the same page again for somebody who goes back at once. Only
  // effects of the layout run again then; the focus was lost when the page was hidden.
  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true })
    const view = returnedView()
    return view ? restoreView(view) : undefined
  }, [])
  return (
    <h1 ref={title} tabIndex={-1} className={`text-h1 font-semibold ${className}`}>
      {children}
    </h1>
  )
}
