import { useEffect, useState } from 'react'

/** Says what is loading, after 150 ms and at the height that the content will have. */
export function Loading({ what, height = 'h-40' }: { readonly what: string; readonly height?: string }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 150)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={`${height} flex items-center justify-center text-ink-3`} role="status" data-loading="">
      {shown ? what : ''}
    </div>
  )
}
