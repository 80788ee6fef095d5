import { useSyncExternalStore } from 'react'
import type { Lang } from '../../../src/protocol/lang.ts'

/** What a person chose for this browser. Language and theme go into cookies too: the server sets both on `<html>`. */
export interface Preferences {
  readonly lang: Lang
  readonly theme: 'light' | 'dark'
  readonly compact: boolean
  readonly singleKeys: boolean
  readonly notify: boolean
  /** Notifications were offered once, and accepted or not. */
  readonly notifyOffered: boolean
}

const KEY = 'baton:preferences'
const CHANGED = 'baton:preferences'
const YEAR_S = 31_536_000

function first(): Preferences {
  const html = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const defaults: Preferences = {
    lang: navigator.language.startsWith('ko') ? 'ko' : 'en',
    theme: dark ? 'dark' : 'light',
    compact: false,
    singleKeys: true,
    notify: false,
    notifyOffered: false,
  }
  // The server knows the language of the project; a browser that was never asked takes that.
  const told = html.dataset.lang === 'ko' || html.dataset.lang === 'en' ? { lang: html.dataset.lang as Lang } : {}
  try {
    return { ...defaults, ...told, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    // Storage is blocked or holds something else: the defaults do.
    return { ...defaults, ...told }
  }
}

let current = first()

export const preferences = (): Preferences => current

export function prefer(change: Partial<Preferences>): void {
  current = { ...current, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // Storage is full or blocked: the choice holds until the page is closed.
  }
  applyPreferences()
  dispatchEvent(new Event(CHANGED))
}

export function applyPreferences(): void {
  const html = document.documentElement
  html.lang = current.lang
  html.dataset.theme = current.theme
  for (const name of ['lang', 'theme'] as const) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    document.cookie = `baton_${name}=${current[name]}; path=/; max-age=${YEAR_S}; SameSite=Strict`
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, preferences)
