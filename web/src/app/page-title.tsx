import { type ReactNode, useEffect, useRef } from 'react'

/** The h1 of a page. A route that opens puts the focus there, once. */
export function PageTitle({ children, className = '' }: { readonly children: ReactNode; readonly className?: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <h1 ref={title} tabIndex={-1} className={`text-h1 font-semibold ${className}`}>
      {children}
    </h1>
  )
}
