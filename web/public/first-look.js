// The link that signs in leads here with the second key of the session: it is kept for this origin and leaves the address.
try {
  const [, key] = /^#session-key=([\w-]+)$/.exec(location.hash) ?? []
  if (key) {
    history.replaceState(null, '', location.pathname + location.search)
    localStorage.setItem('baton:session-key', key)
  }
} catch {
  // Storage is blocked: the page says that nobody is signed in.
}
// Before the first paint: the language and theme that this browser chose, so that a dark page does not begin white.
try {
  const { lang, theme } = JSON.parse(localStorage.getItem('baton:preferences') ?? '{}')
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  if (lang) document.documentElement.lang = lang
  document.documentElement.dataset.theme = theme ?? (dark ? 'dark' : 'light')
} catch {
  // Storage is blocked or holds something else: the page sets both when it starts.
}
