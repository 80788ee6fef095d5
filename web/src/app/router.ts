import { useSyncExternalStore } from 'react'

/**
 * The address is the state that can be shared. One small store over `history`: the page needs eight routes, a link and
 * a query string.
 */
export interface Place {
  readonly path: string
  readonly query: URLSearchParams
}

const CHANGED = 'baton:place'

let place = read()

function read(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search) }
}

function update(): void {
  place = read()
  dispatchEvent(new Event(CHANGED))
}

addEventListener('popstate', update)

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}

export function usePlace(): Place {
  return useSyncExternalStore(subscribe, () => place)
}

export function go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (to === location.pathname + location.search) return
  if (replace) history.replaceState(history.state, '', to)
  else history.pushState(null, '', to)
  update()
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
