/** What a page looked like when it was left: where its parts were scrolled to, and what had the focus. */
export interface KeptView {
  readonly scroll: Readonly<Record<string, readonly [left: number, top: number]>>
  /** A selector; empty where nothing had the focus. */
  readonly focus: string
}

/** The page that is left may still load when somebody comes back. */
const LONGEST_MS = 2_000

/** Parts that scroll are marked with `data-scroll`, rows of lists with `data-key`. */
export function keepView(): KeptView {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-scroll]')]
  const scrolled = parts.filter(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop > 0)
  const scroll = scrolled.map((part) => [part.dataset.scroll ?? '', [part.scrollLeft, part.scrollTop]] as const)
  return { scroll: Object.fromEntries(scroll), focus: selectorOf(document.activeElement) }
}

function selectorOf(focused: Element | null): string {
  const row = focused?.closest<HTMLElement>('[data-key]')
  if (row) return `[data-key="${CSS.escape(row.dataset.key ?? '')}"]`
  const href = focused instanceof HTMLAnchorElement ? focused.getAttribute('href') : null
  return href === null ? '' : `a[href="${CSS.escape(href)}"]`
}

/** Scrolls and focuses as it was, as soon as the parts exist. A person who acts in between is not disturbed. */
export function restoreView({ scroll, focus }: KeptView): () => void {
  const until = performance.now() + LONGEST_MS
  const left = new Map(Object.entries(scroll))
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const event of ['pointerdown', 'keydown', 'wheel']) removeEventListener(event, stop)
  }
  for (const event of ['pointerdown', 'keydown', 'wheel']) addEventListener(event, stop)
  const attempt = () => {
    for (const [name, [x, y]] of left) {
      const part = document.querySelector<HTMLElement>(`[data-scroll="${CSS.escape(name)}"]`)
      part?.scrollTo(x, y)
      if (part && Math.abs(part.scrollTop - y) < 2 && Math.abs(part.scrollLeft - x) < 2) left.delete(name)
    }
    const row = left.size === 0 && focus !== '' ? document.querySelector<HTMLElement>(focus) : null
    row?.focus({ preventScroll: true })
    if ((left.size === 0 && (row || focus === '')) || performance.now() > until) stop()
    else frame = requestAnimationFrame(attempt)
  }
  attempt()
  return stop
}
