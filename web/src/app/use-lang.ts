import type { Lang, Localized } from '../../../src/protocol/lang.ts'
import { usePreferences } from './preferences.ts'

export const useLang = (): Lang => usePreferences().lang

/** A text that the server has in both languages. */
export function useLocalized(): (text: Localized) => string {
  const lang = useLang()
  return (text) => text[lang]
}
