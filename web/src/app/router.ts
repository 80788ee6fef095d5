import { useSyncExternalStore } from 'react'
import { type KeptView, keepView } from './kept-view.ts'

/**
 * The address is the state that can be shared. One small store over `history`: the page needs eight routes, a link and
 * a query string. What was focused and scrolled stays with the entry of the history, for the way back.
 */
export interface Place {
  readonly path: string
  readonly query: URLSearchParams
}

/** What an entry of the history keeps. An entry that the page did not make has none. */
interface Kept {
  readonly view?: KeptView
}

const CHANGED = 'baton:place'

let place = read()
let returned: KeptView | undefined

function read(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search) }
}

function update(): void {
  place = read()
  dispatchEvent(new Event(CHANGED))
}

addEventListener('popstate', ({ state }) => {
  returned = (state as Kept | null)?.view
  update()
})

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}

export function usePlace(): Place {
  return useSyncExternalStore(subscribe, () => place)
}

/** What the page that was gone back to looked like when it was left; undefined after a step forward. */
export const returnedView = (): KeptView | undefined => returned

export function go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (to === location.pathname + location.search) return
  if (replace) history.replaceState(history.state ?? {}, '', to)
  else {
    history.replaceState({ view: keepView() } satisfies Kept, '')
    history.pushState({} satisfies Kept, '', to)
    returned = undefined
  }
  update()
}

/** A phone that opens the page begins with what waits for its person. A reload, and the tab of the board, stay there. */
export function chooseFirstPlace(): void {
  const isFirst = history.state === null
  history.replaceState(history.state ?? {}, '')
  if (isFirst && location.pathname === '/' && location.search === '' && matchMedia('(max-width: 640px)').matches)
    go('/inbox', { replace: true })
}

/** Changes single parameters of the address and leaves the others. An empty value removes one. */
export function setQuery(changes: Readonly<Record<string, string | null>>): void {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  go(location.pathname + (text === '' ? '' : `?${text}`), { replace: true })
}
