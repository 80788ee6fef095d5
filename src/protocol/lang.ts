/** The two languages Baton speaks. Korean comes first: it is the default of notifications. */
export const LANGS = ['ko', 'en'] as const
export type Lang = (typeof LANGS)[number]

/** One text in both languages; nothing a person reads exists in only one. */
export interface Localized {
  readonly ko: string
  readonly en: string
}

/** The same text made for each language. */
export const localized = (make: (lang: Lang) => string): Localized => ({ ko: make('ko'), en: make('en') })
