import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Lang } from '../../../src/protocol/lang.ts'
import { ONE_EN } from './en/one.ts'
import { EN } from './en.ts'
import { KO } from './ko.ts'

export function startI18n(lang: Lang): void {
  void i18next.use(initReactI18next).init({
    lng: lang,
    fallbackLng: 'en',
    resources: { ko: { translation: KO }, en: { translation: { ...EN, ...ONE_EN } } },
    // Keys are flat: `board.empty` is one name.
    keySeparator: false,
    nsSeparator: false,
    // React escapes: texts are nodes, never markup.
    interpolation: { escapeValue: false },
    initAsync: false,
  })
}

export const setI18nLang = (lang: Lang): void => void i18next.changeLanguage(lang)
