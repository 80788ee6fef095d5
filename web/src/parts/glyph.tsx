/** A mark of a status. The tick is drawn: the page's own font has none, and not every system does. */
export function Glyph({ of }: { readonly of: string }) {
  if (of !== '✓') return <span aria-hidden="true">{of}</span>
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" className="inline-block shrink-0 align-[-1px]" aria-hidden="true">
      <path d="M2 6.5 4.8 9.2 10 3.2" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  )
}
